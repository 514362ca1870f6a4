/**
 * Keyboard inside a group: Tab comes to the group, arrows go about in it, Home and End to its ends. Focus survives
 * changes: when the thing that had it goes, its neighbour has it.
 *
 * Use: `<div {@attach rove}>` around buttons; `data-enter="last"` lets Tab come to the last of them first.
 */

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

function members(group: Element): HTMLElement[] {
  const all = [...group.querySelectorAll<HTMLElement>("button")];
  return all.filter((one) => one.closest("[data-no-rove]") === null && one.offsetParent !== null);
}

/** The nearest member in the direction of the arrow; rows count before columns, so that grids feel like grids. */
export function neighbour(from: DOMRect, others: readonly DOMRect[], arrow: Arrow): number {
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  const here = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((rect, at) => {
    const there = middle(rect);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    const far = ahead + 3 * aside;
    if (ahead > 1 && aside <= (across ? from.height : Infinity) / 2 && far < least) {
      least = far;
      best = at;
    }
  });
  return best;
}

/** Where an arrow leads: to the neighbour, else on in reading order, so that one direction reaches all. */
function next(list: readonly HTMLElement[], at: number, arrow: Arrow): HTMLElement | undefined {
  const rects = list.map((one) => one.getBoundingClientRect());
  const found = neighbour(rects[at]!, rects, arrow);
  if (found >= 0) return list[found];
  const step = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  return list[at + step];
}

export function rove(group: HTMLElement): () => void {
  const fromEnd = group.dataset.enter === "last";
  let been = false;
  let at = 0;
  /** What had the focus last, while nothing else has taken it. */
  let last: HTMLElement | null = null;

  function settle(): void {
    const list = members(group);
    if (fromEnd && !been) at = list.length;
    at = Math.max(0, Math.min(at, list.length - 1));
    list.forEach((one, place) => (one.tabIndex = place === at ? 0 : -1));
    const gone = last !== null && !last.isConnected;
    if (!gone) return;
    last = null;
    const free = document.activeElement === document.body || document.activeElement === null;
    if (free) list[at]?.focus({ preventScroll: true });
  }

  function focused(event: FocusEvent): void {
    const place = members(group).indexOf(event.target as HTMLElement);
    if (place < 0) return;
    been = true;
    last = event.target as HTMLElement;
    at = place;
    settle();
  }

  function left(event: FocusEvent): void {
    // An element that is removed has no successor; focus that went elsewhere has.
    if (event.relatedTarget === null) return;
    last = null;
    if (!fromEnd || group.contains(event.relatedTarget as Node)) return;
    been = false;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const list = members(group);
    const place = list.indexOf(event.target as HTMLElement);
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    let to: HTMLElement | undefined;
    if (event.key === "Home") to = list[0];
    else if (event.key === "End") to = list.at(-1);
    else if (event.key.startsWith("Arrow")) to = next(list, place, event.key as Arrow);
    else return;
    event.preventDefault();
    to?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("focusout", left);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("focusout", left);
    group.removeEventListener("keydown", pressed);
  };
}
