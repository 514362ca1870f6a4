/** The one sentence (P-11): whose turn it is and what may be done, with the face that speaks it. */
import { seatFace } from "../../lib/faces";
import type { BarkingView, Counts } from "../../lib/types";
import type { Args } from "../../lib/words";
import { seatName } from "../../lib/people";
import type { Play } from "./play.svelte";
import { cardArt, itemArt } from "./art";
import { itemName } from "./words";

export interface Line {
  /** Id of the drawing that speaks. */
  face: string;
  id: string;
  args: Args;
}

const line = (face: string, id: string, args: Args = {}): Line => ({ face, id: `board-say-${id}`, args });

export function statusLine(play: Play): Line {
  const { table, view } = play;
  if (table.past !== null) return line("doghouse", "past");
  if (view.result) return overLine(play, view);
  if (table.recap.length > 0) return line("doghouse", "recap", { round: view.round });
  if (!table.ask) return waitLine(play, view);
  if (table.ask.phase === "token") return line("cat-token", "token");
  if (table.ask.phase === "discard") return discardLine(play);
  return turnLine(play, view);
}

function turnLine(play: Play, view: BarkingView): Line {
  const item = play.item === null ? undefined : view.items[play.item];
  const counts = play.counts;
  if (play.swapping) return line("dog-wonder", "swap");
  if (counts.cat) return line("cat", "cat");
  if (item) {
    const args = { item: itemName(play.table, item.kind), n: play.dogs };
    return line(itemArt(item.kind), play.dogs === 0 ? "item" : play.deed.play ? "ready" : "unready", args);
  }
  if (play.dogs === 0) return line(seatFace(play.table.me ?? 0), "turn");
  const first = leadingCard(counts, view.ranks);
  return line(cardArt(first), first === "wonder" ? "wonder" : "cards", { n: play.dogs });
}

/** The best-ranked of the chosen cards; Wonder Dogs only when there is no other. */
function leadingCard(counts: Counts, ranks: Counts): string {
  return Object.keys(counts).sort((a, b) => (ranks[a] ?? 99) - (ranks[b] ?? 99))[0]!;
}

function discardLine(play: Play): Line {
  const left = (play.table.ask?.excess ?? 0) - play.dogs;
  return left > 0 ? line("doghouse", "discard", { n: left }) : line("doghouse", "discard-ready", { n: play.dogs });
}

function waitLine(play: Play, view: BarkingView): Line {
  const { table } = play;
  const seat = table.duty ?? view.player ?? 0;
  const mine = table.me === null ? undefined : view.seats[table.me];
  const face = seatFace(seat);
  const args = { name: table.name(seat) };
  if (seat === table.me) return line(face, "moment");
  if (view.phase === "token") return line(face, "wait-token", args);
  if (view.phase === "discard") return line(face, "wait-discard", args);
  return line(face, mine?.passed ? "wait-passed" : "wait", args);
}

function overLine(play: Play, view: BarkingView): Line {
  const { table } = play;
  const winners = view.result?.winners ?? [];
  const first = winners[0] ?? 0;
  const score = view.seats[first]?.score ?? 0;
  const face = seatFace(first);
  if (winners.length > 1) {
    const names = new Intl.ListFormat(table.t("board-language")).format(winners.map((seat) => seatName(table, seat)));
    return line(face, "over-shared", { names, score });
  }
  return first === table.me ? line(face, "over-you", { score }) : line(face, "over", { name: table.name(first), score });
}
