/** How an item stands, as a message and its parameters. Everything is read from the view or the server's preview. */
import type { BarkingItem, Preview } from "../../lib/types";

export interface Outcome {
  /** Who leads; null: nobody. */
  leader: number | null;
  /** Message of the second line, without the prefix. */
  code: "nobody" | "alone" | "more" | "rank";
  args: Record<string, number>;
}

/** As it stands on the table. The view's packs come with the leader's first. */
export function standing(item: BarkingItem): Outcome {
  const [first, second] = item.packs;
  if (!first) return { leader: null, code: "nobody", args: {} };
  if (!second) return { leader: first.seat, code: "alone", args: { mine: first.dogs } };
  const most = Math.max(...item.packs.slice(1).map((pack) => pack.dogs));
  if (first.dogs > most) return { leader: first.seat, code: "more", args: { mine: first.dogs, best: most } };
  return { leader: first.seat, code: "rank", args: { mine: first.dogs, rank: first.rank, other: second.rank } };
}

/** As it would stand if the chosen cards were laid there. */
export function expected(preview: Preview): Outcome {
  const { leader, mine, best, tie, rank, other } = preview;
  if (!tie || rank === undefined || other === undefined) return { leader, code: "more", args: { mine, best } };
  const [better, worse] = rank < other ? [rank, other] : [other, rank];
  return { leader, code: "rank", args: { mine, best, rank: better, other: worse } };
}

/** First, second, third or further trophy of its kind; the catalogue has a word for each. */
export function ordinal(won: number): "first" | "second" | "third" | "further" {
  return (["first", "second", "third"] as const)[won] ?? "further";
}
