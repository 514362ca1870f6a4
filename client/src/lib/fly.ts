/** Lets drawings travel over the table, one after the other; each lands on what it became. */
import { settings } from "./settings.svelte";

export interface Flight {
  /** Id of the drawing, or "back" for a card nobody but its owner may see. */
  art: string;
  /** Value of `data-place` where it starts (looked up before the table changes) and where it lands (after). */
  from: string;
  to: string;
  /** What it becomes is not seen before it lands. */
  hides?: boolean;
}

/** As --travel of the styles, in ms at normal pace. */
const TRAVEL = 320;
const SIZE = 52;

/** Where a place is now; null when it is not on the screen. */
export function spot(place: string): DOMRect | null {
  const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  const rect = found?.getBoundingClientRect();
  return rect && rect.width > 0 && rect.height > 0 ? rect : null;
}

/** Places as they are before the table changes. */
export function spots(): Map<string, DOMRect> {
  const out = new Map<string, DOMRect>();
  for (const one of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const rect = one.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0) out.set(one.dataset.place!, rect);
  }
  // What leaves my hand leaves it where the chosen cards stand.
  const raised = document.querySelector<HTMLElement>('[data-card][aria-pressed="true"]');
  if (raised) out.set("hand", raised.getBoundingClientRect());
  return out;
}

/** With nowhere to come from or to go to (the deck on a phone) things come from above the table. */
function outside(): DOMRect {
  return new DOMRect(innerWidth / 2 - SIZE / 2, -SIZE, SIZE, SIZE);
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.x + rect.width / 2 - SIZE / 2, y: rect.y + rect.height / 2 - SIZE / 2 };
}

function drawing(art: string): HTMLElement {
  const card = document.createElement("div");
  card.className = "flying";
  card.setAttribute("aria-hidden", "true");
  if (art === "back") card.classList.add("back");
  else card.innerHTML = `<svg viewBox="${art.startsWith("i-") ? "0 0 24 24" : "0 0 64 64"}"><use href="#${art}"/></svg>`;
  return card;
}

/** One flight; done when it has landed. The thing it became is seen from then on. */
async function fly(flight: Flight, before: Map<string, DOMRect>): Promise<void> {
  const from = middle(before.get(flight.from) ?? outside());
  const to = middle(spot(flight.to) ?? outside());
  const time = TRAVEL * settings.factor;
  const landed = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(flight.to)}"]`);
  const card = drawing(flight.art);
  document.body.append(card);
  const at = (place: { x: number; y: number }, scale: number) => `translate(${place.x}px, ${place.y}px) scale(${scale})`;
  const frames = [{ transform: at(from, 0.8) }, { transform: at(to, 1), offset: 0.9 }, { transform: at(to, 0.8), opacity: 0 }];
  const flying = card.animate(frames, { duration: time, easing: "cubic-bezier(.2, .9, .3, 1)" });
  if (flight.hides) landed?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: time });
  // A tab in the background may never finish an animation; the next flight must not wait for it for ever.
  await Promise.race([flying.finished.catch(() => undefined), new Promise((go) => setTimeout(go, time + 200))]);
  card.remove();
}

let tail: Promise<void> = Promise.resolve();

/** Queues flights behind those still in the air. With no motion wanted, things are simply in their places. */
export function flyAll(flights: readonly Flight[], before: Map<string, DOMRect>): void {
  if (settings.factor === 0 || document.hidden || flights.length > 9) return;
  for (const flight of flights) tail = tail.then(() => fly(flight, before));
}

/** A new card slides from the deck into its place in the hand. */
export function slide(card: HTMLElement, order: number): void {
  if (settings.factor === 0 || document.hidden) return;
  const to = card.getBoundingClientRect();
  const from = spot("deck") ?? outside();
  const frames = [
    { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(.4)`, opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  const times = { duration: TRAVEL * settings.factor, delay: order * 70 * settings.factor, easing: "cubic-bezier(.2, .9, .3, 1)" };
  card.animate(frames, { ...times, fill: "backwards" });
}

/** A refused thing shakes once: a card by its key, else what lies at a place. */
export function shake(what: string): void {
  const at = CSS.escape(what);
  const frames = [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  const shaken = document.querySelector(`[data-card="${at}"]`) ?? document.querySelector(`[data-place="${at}"]`);
  if (settings.factor > 0) shaken?.animate(frames, { duration: TRAVEL * settings.factor });
}
