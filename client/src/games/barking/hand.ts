/** The hand as single cards. The server counts kinds; a person holds cards, and each keeps its place and its focus. */
import type { Counts } from "../../lib/types";

export interface HandCard {
  /** Stays with the card for as long as it is in the hand. */
  key: string;
  card: string;
}

/** From the highest rank to the lowest, then the cards without a rank: Wonder Dogs, cats last. */
export function byRank(ranks: Counts): (card: string) => number {
  const last = Math.max(0, ...Object.values(ranks));
  return (card) => ranks[card] ?? (card === "cat" ? last + 2 : last + 1);
}

/**
 * The cards of a new hand. Cards that stay keep their keys; where a kind got fewer, the raised ones are those that
 * went; new ones come after their like.
 */
export function arrange(
  before: readonly HandCard[],
  counts: Counts,
  place: (card: string) => number,
  raised: ReadonlySet<string>,
): HandCard[] {
  const kinds = Object.keys(counts).filter((card) => counts[card]! > 0);
  kinds.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  return kinds.flatMap((card) => {
    const held = before.filter((one) => one.card === card);
    const inOrder = [...held.filter((one) => !raised.has(one.key)), ...held.filter((one) => raised.has(one.key))];
    const stay = new Set(inOrder.slice(0, counts[card]!));
    const kept = held.filter((one) => stay.has(one));
    const used = new Set(held.map((one) => one.key));
    for (let n = 1; kept.length < counts[card]!; n += 1) {
      const key = `${card}-${n}`;
      if (!used.has(key)) kept.push({ key, card });
    }
    return kept;
  });
}

/** Which cards stand raised: so many of each kind as are chosen, first those that were touched, latest touch first. */
export function raise(cards: readonly HandCard[], chosen: Counts, touched: readonly string[]): Set<string> {
  const out = new Set<string>();
  for (const [card, n] of Object.entries(chosen)) {
    const copies = cards.filter((one) => one.card === card);
    const latest = (key: string) => touched.lastIndexOf(key);
    copies.sort((a, b) => latest(b.key) - latest(a.key));
    for (const one of copies.slice(0, n)) out.add(one.key);
  }
  return out;
}

/** Columns of the hand on a phone: large cards while there is room for them, at most three rows of seventeen. */
export function columns(cards: number): number {
  if (cards <= 8) return 4;
  return cards <= 10 ? 5 : 6;
}
