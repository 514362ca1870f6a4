/** What a card does as signs: icons and numbers, for where its sentence has no room. The sentence is one tap away. */
import type { Amounts, Effect, TreatCard } from "./types";

/** An icon with a number, perhaps of something else (`of`); or a word between two of them (no icon). */
export interface Sign {
  icon: string;
  text: string;
  of?: string;
  /** The colour: what is gained or lost. */
  tone?: "a" | "e" | "b";
}

const TRACKS = {
  attention: { icon: "i-attention", tone: "a" },
  energy: { icon: "i-energy", tone: "e" },
  bones: { icon: "i-bone", tone: "b" },
} as const;

/** The icon that stands for what an effect counts. */
const COUNTED: Record<string, string> = {
  objective: "i-heart",
  energy: "i-energy",
  behavior: "i-paw",
  discard: "i-nap",
  hand: "i-cards",
  type: "i-star",
};

/** Verbs that are one icon and one number; `%` is the number, `~` the number taken off. */
const SIMPLE: Record<string, Sign> = {
  place: { icon: "i-bone", text: "+%", of: "i-cards", tone: "b" },
  spread: { icon: "i-bone", text: "+% ×", of: "i-cards", tone: "b" },
  cheaper: { icon: "i-book", text: "~", of: "i-bone", tone: "b" },
  boost: { icon: "i-paw", text: "+%", of: "i-attention", tone: "a" },
  ease: { icon: "i-paw", text: "~", of: "i-energy", tone: "e" },
  supper: { icon: "i-sun", text: "+%", of: "i-bone", tone: "b" },
  behaviors: { icon: "i-paw", text: "+%" },
  learning: { icon: "i-book", text: "+%" },
  objectives: { icon: "i-check", text: "+%" },
  back: { icon: "i-undo", text: "%" },
  replace: { icon: "i-recycle", text: "%" },
  sweep: { icon: "i-recycle", text: "∗" },
  "turn-up": { icon: "i-shuffle", text: "%" },
  gain: { icon: "i-draw", text: "≤%", of: "i-bone" },
  reset: { icon: "i-energy", text: "=", tone: "e" },
  recall: { icon: "i-undo", text: "∗" },
};

/** "+3", "−2" (a true minus sign), "0" */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

function counted(effect: Effect): Sign | null {
  const track = TRACKS[effect.verb as keyof Amounts];
  if (!track) return null;
  const per = effect.per && effect.per !== "once" ? effect.per : null;
  if (!per) return { ...track, text: signed(effect.n) };
  return { ...track, text: `${signed(effect.n)}/`, of: effect.type ? `i-${effect.type}` : COUNTED[per]! };
}

function signsOf(effect: Effect): Sign[] {
  const track = counted(effect);
  if (track) return [track];
  if (effect.verb === "discount") return [{ icon: effect.type ? `i-${effect.type}` : "i-heart", text: `−${effect.n}` }];
  const inner = effect.inner ?? [];
  if (effect.verb === "choose") {
    return inner.flatMap((one, at) => [...(at > 0 ? [{ icon: "", text: "/" }] : []), ...signsOf(one)]);
  }
  if (effect.verb === "may") {
    const pay = TRACKS[effect.pay as keyof Amounts];
    const price: Sign = pay && effect.n > 0 ? { ...pay, text: `−${effect.n}` } : { icon: "", text: "?" };
    return [price, { icon: "", text: "▸" }, ...inner.flatMap(signsOf)];
  }
  const simple = SIMPLE[effect.verb];
  if (!simple) return [];
  return [{ ...simple, text: simple.text.replace("%", String(effect.n)).replace("~", `−${effect.n}`) }];
}

/** Signs that belong on one line: a word between two of them goes with the one that it leads to. */
export function grouped(signs: readonly Sign[]): Sign[][] {
  const groups: Sign[][] = [];
  for (const [at, sign] of signs.entries()) {
    if (at > 0 && signs[at - 1]!.icon === "") groups.at(-1)!.push(sign);
    else groups.push([sign]);
  }
  return groups;
}

/** What a behavior's corners and effects do when it is played; `start` is the energy that a nap leads to. */
export function playSigns(card: TreatCard, start: number | null = null): Sign[] {
  const corners = amountSigns({ attention: card.attention, energy: card.energy });
  return [...corners, ...effectSigns(card, start)];
}

export function effectSigns(card: TreatCard, start: number | null = null): Sign[] {
  const reset = start === null ? "" : String(start);
  return (card.effects ?? []).flatMap(signsOf).map((one) => (one.text === "=" ? { ...one, text: `=${reset}` } : one));
}

/** Gains and losses, without zeros. */
export function amountSigns(amounts: Amounts): Sign[] {
  const names = Object.keys(TRACKS) as (keyof Amounts)[];
  return names.filter((name) => amounts[name]).map((name) => ({ ...TRACKS[name], text: signed(amounts[name]!) }));
}

/** Prices: the same without a sign. */
export function priceSigns(amounts: Amounts): Sign[] {
  const names = Object.keys(TRACKS) as (keyof Amounts)[];
  return names.filter((name) => amounts[name]).map((name) => ({ ...TRACKS[name], text: String(amounts[name]) }));
}
