/** What a card's effects do as signs: icons and numbers, for where a sentence has no room; it is one tap away. */
import type { DinerCard, Effect } from "./types";

/** Icons side by side, then a number; `per`: the icon of what it is multiplied by. */
export interface Sign {
  icons: string[];
  text: string;
  per?: string;
}

const ICONS: Record<string, string[]> = {
  draw: ["i-draw"],
  "others-draw": ["i-people", "i-draw"],
  discard: ["i-discard"],
  "others-discard": ["i-people", "i-discard"],
  recycle: ["i-recycle"],
  praise: ["i-praise"],
  complaint: ["i-complaint"],
  "others-complaint": ["i-people", "i-complaint"],
  order: ["i-order"],
  action: ["i-cards"],
  left: ["i-left"],
  shortcut: ["i-pantry"],
  compost: ["i-plus", "i-discard"],
  answer: ["i-phone"],
  free: ["i-minute"],
  calm: ["i-nap"],
};

const PER: Record<string, string> = { order: "i-order", space: "i-paw", bee: "bee", chef: "i-people" };

function signOf(effect: Effect): Sign[] {
  if (effect.verb === "may") {
    const price: Sign[] = effect.n > 0 ? [{ icons: ["i-discard"], text: `${effect.n} ▸` }] : [{ icons: [], text: "? ▸" }];
    return [...price, ...(effect.inner ?? []).flatMap(signOf)];
  }
  if (effect.verb === "choose") {
    return (effect.inner ?? []).flatMap((one, at) => [...(at > 0 ? [{ icons: [], text: "/" }] : []), ...signOf(one)]);
  }
  const icons = ICONS[effect.verb];
  if (!icons) return [];
  const n = effect.verb === "free" ? `−${effect.n}` : effect.n > 1 ? String(effect.n) : "";
  const per = effect.per ? PER[effect.per] : undefined;
  return [{ icons, text: per ? `${n}/` : n, ...(per ? { per } : {}) }];
}

export function signsOf(card: DinerCard): Sign[] {
  return card.effects.flatMap(signOf);
}

/** "+3", "−2" (a true minus sign), "0" */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

export function moodIcon(mood: number): string {
  return mood < 0 ? "i-complaint" : "i-praise";
}
