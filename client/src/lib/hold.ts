/** A long press, a right click or the key `i`: look at this in full. The tap that follows a long press is swallowed. */

const LONG = 450;
/** A finger that moved so far (px) wants something else. */
const SLOP = 10;

/** The next tap belongs to the press that is being held, wherever it lands: perhaps on the sheet that has opened. */
function swallowTap(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const done = () => {
    // After the tap of this press: a later one, or Enter, is meant as such.
    setTimeout(() => removeEventListener("click", swallow, true), 50);
    removeEventListener("pointerup", done, true);
    removeEventListener("pointercancel", done, true);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerup", done, true);
  addEventListener("pointercancel", done, true);
}

export function hold(look: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let from = { x: 0, y: 0 };
    let looked = false;

    const stop = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const hear = {
      pointerdown(event: PointerEvent) {
        looked = false;
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          looked = true;
          swallowTap();
          look();
        }, LONG);
      },
      pointermove(event: PointerEvent) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu(event: MouseEvent) {
        event.preventDefault();
        // A finger's long press asks for the menu too, before our time or after it.
        const touch = timer !== null;
        stop();
        if (looked) return;
        if (touch) swallowTap();
        looked = true;
        look();
      },
      keydown(event: KeyboardEvent) {
        if (event.key === "i" && !event.altKey && !event.ctrlKey && !event.metaKey) look();
      },
    };
    const all = Object.entries(hear) as [string, EventListener][];
    for (const [name, listener] of all) node.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of all) node.removeEventListener(name, listener);
    };
  };
}
