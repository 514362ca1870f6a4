/** A long press, a right click or the key `i`: look at this in full. The tap that follows a long press is swallowed. */

const LONG = 450;
/** A finger that moved so far (px) wants something else. */
const SLOP = 10;

export function hold(look: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let from = { x: 0, y: 0 };
    let looked = false;

    const stop = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const down = (event: PointerEvent) => {
      looked = false;
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        looked = true;
        look();
      }, LONG);
    };
    const moved = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP) stop();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      // A finger's long press asks for the menu too; a tap follows it, as none follows a right click.
      const touch = timer !== null;
      stop();
      if (looked) return;
      look();
      looked = touch;
    };
    const up = () => {
      stop();
      // After the tap that belongs to this press: a later one, or Enter, is meant as such.
      setTimeout(() => (looked = false), 50);
    };
    const click = (event: MouseEvent) => {
      stop();
      if (!looked) return;
      looked = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "i" && !event.altKey && !event.ctrlKey && !event.metaKey) look();
    };

    const listen: [string, (event: never) => void, boolean][] = [
      ["pointerdown", down, false],
      ["pointermove", moved, false],
      ["pointerup", up, false],
      ["pointercancel", stop, false],
      ["contextmenu", menu, false],
      ["click", click, true],
      ["keydown", key, false],
    ];
    for (const [name, hear, early] of listen) node.addEventListener(name, hear as EventListener, early);
    return () => {
      stop();
      for (const [name, hear, early] of listen) node.removeEventListener(name, hear as EventListener, early);
    };
  };
}
