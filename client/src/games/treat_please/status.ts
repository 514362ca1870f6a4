/** The one sentence: whose turn it is and what may be done, with the face that speaks it. */
import type { Args } from "../../lib/words";
import { seatName } from "../../lib/people";
import { left } from "./deed";
import { dogOf, nameOf } from "./deck";
import type { Play } from "./play.svelte";

export interface Line {
  /** Id of the drawing that speaks. */
  face: string;
  id: string;
  args: Args;
}

export function statusLine(play: Play): Line {
  const { table, view } = play;
  const line = (face: string, id: string, args: Args = {}): Line => ({ face, id: `board-say-${id}`, args });
  if (table.past !== null) return line("doghouse", "past");
  if (view.result) return overLine(play);
  if (!play.asked) return waitLine(play);
  const face = dogOf(table, play.seat);
  if (view.ability) {
    const { card, verb, n, picks } = view.ability;
    return line(face, `${view.phase}${view.phase === "on-card" ? `-${verb}` : ""}`, { card: nameOf(table, card), n, picks });
  }
  const { chosen } = play;
  if (chosen) return line(face, chosen.part, { card: nameOf(table, chosen.card ?? ""), ...chosen.cost });
  const { behaviors, goals, lessons } = left(view.turn);
  return line(face, behaviors + goals + lessons > 0 ? "turn" : "done");
}

function waitLine({ table, view }: Play): Line {
  const seat = table.duty ?? view.player ?? 0;
  const id = seat === table.me ? "moment" : view.ability ? "wait-choice" : "wait";
  const card = view.ability ? nameOf(table, view.ability.card) : "";
  return { face: dogOf(table, seat), id: `board-say-${id}`, args: { name: table.name(seat), card } };
}

function overLine({ table, view }: Play): Line {
  const { winners, scores } = view.result!;
  const first = winners[0] ?? 0;
  const names = new Intl.ListFormat(table.t("board-language")).format(winners.map((seat) => seatName(table, seat)));
  const id = winners.length > 1 ? "over-shared" : first === table.me ? "over-you" : "over";
  return { face: dogOf(table, first), id: `board-say-${id}`, args: { names, score: scores[first] ?? 0 } };
}
