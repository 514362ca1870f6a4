/** Names and reasons in the player's words, for the board's sentences. */
import type { No, TableStore } from "../../lib/table.svelte";
import type { Refusal } from "../../lib/types";
import type { Args } from "../../lib/words";
import { nameOf } from "./deck";
import type { TreatPart } from "./types";

/** What stands in a refusal, for its sentence; `short` is how much is missing. */
function facts({ clause: _, ...rest }: Refusal): Args {
  const { need, have } = rest;
  return typeof need === "number" && typeof have === "number" ? { ...rest, short: need - have } : rest;
}

/** Why not, in a sentence: with numbers where they are known, in the board's own words where it has them. */
export function reason(table: TableStore, refusal: Refusal): string {
  const { clause, have } = refusal;
  const ids = have === undefined || have === null ? [] : [`board-no-${clause}`, `no-${clause}-at`];
  return table.t(ids.find((id) => table.has(id)) ?? `no-${clause}`, facts(refusal));
}

/** The same in a word or two, for a card's foot; "" when there is none. */
export function shortReason(table: TableStore, refusal: Refusal | undefined): string {
  if (!refusal) return "";
  const id = `board-lock-${refusal.clause}`;
  return table.has(id) ? table.t(id, facts(refusal)) : "";
}

/** What was refused: the card's name, or nothing when it was the play as a whole. */
export function refused(table: TableStore, no: No): string {
  const card = (no.part as TreatPart | null)?.card;
  return card === undefined ? "" : nameOf(table, card);
}
