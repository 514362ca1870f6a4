/** The one sentence: whose turn it is and what may be done, with the face that speaks it. */
import { seatFace } from "../../lib/faces";
import { seatName } from "../../lib/people";
import type { Args } from "../../lib/words";
import { cardOf, chefArt, isOrder, nameOf } from "./deck";
import type { Play } from "./play.svelte";
import { needName, pieceName } from "./words";

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
  const { id, args } = question(play);
  return line(speaker(play), id, args);
}

/** Who has to do with it: the chef of the order that is meant, else my own dog. */
function speaker(play: Play): string {
  const { table, view, chosen, held } = play;
  const laid = held?.space ? play.mine.lane[held.space - 1]?.order : undefined;
  const card = laid ?? chosen?.card ?? view.ability?.card;
  const data = card === undefined ? null : cardOf(table, card);
  return data && isOrder(data) ? chefArt(table, data.chef) : seatFace(play.seat);
}

function question(play: Play): { id: string; args: Args } {
  const { table, view, chosen, held } = play;
  const say = (id: string, args: Args = {}) => ({ id, args });
  if (play.visiting) return play.after?.left === 0 ? say("take") : say("minutes", { n: play.after?.left ?? 0 });
  if (play.mixing) return mixing(play);
  if (chosen) return say(chosen.part, { card: nameOf(table, chosen.card ?? ""), n: cardOf(table, chosen.card ?? "").minutes ?? 0 });
  if (held?.shelf) return say("shelf");
  if (held?.piece && held.space) return say("plates", { piece: pieceName(table, held.piece) });
  if (held?.piece) return say(held.piece === "bee" ? "bee" : "piece", { piece: pieceName(table, held.piece) });
  if (held?.space) return say("space", { card: nameOf(table, play.mine.lane[held.space - 1]?.order ?? "") });
  if (view.ability) return say(view.phase === "tray" ? "answer" : view.phase, { card: nameOf(table, view.ability.card), n: view.ability.left });
  if (view.phase === "visit") return say(visit(play));
  if (view.phase === "announce") return say("announce-more");
  return say(view.phase === "kitchen" ? play.deed.code : view.phase);
}

function mixing(play: Play): { id: string; args: Args } {
  const { table, view, chosen } = play;
  const need = chosen?.need ?? view.stack?.need ?? "";
  return { id: "mix", args: { n: play.lacking, what: needName(table, need) } };
}

/** Pantry or phone, only one of them, or nothing. */
function visit(play: Play): string {
  const can = (kind: string) => play.base.some((part) => part.part === kind && part.no.length === 0);
  if (can("end")) return "skip";
  if (!can("visit")) return "phone";
  return can("order") ? "visit" : "pantry";
}

function waitLine({ table, view }: Play): Line {
  const seat = table.duty ?? view.player ?? 0;
  if (seat === table.me) return { face: seatFace(seat), id: "board-say-moment", args: {} };
  const card = view.ability ? nameOf(table, view.ability.card) : "";
  const phase = view.ability && view.phase === "tray" ? "answer" : view.phase;
  return { face: seatFace(seat), id: `ask-${phase}`, args: { who: "they", seat: `**${table.name(seat)}**`, card, n: 0 } };
}

function overLine({ table, view }: Play): Line {
  const { winners, scores } = view.result!;
  const first = winners[0] ?? 0;
  const names = new Intl.ListFormat(table.t("board-language")).format(winners.map((seat) => seatName(table, seat)));
  const id = winners.length > 1 ? "over-shared" : first === table.me ? "over-you" : "over";
  return { face: seatFace(first), id: `board-say-${id}`, args: { names, score: scores[first] ?? 0 } };
}
