/** Names and reasons in the player's words, for the board's sentences. */
import type { No, TableStore } from "../../lib/table.svelte";
import type { Counts, Refusal } from "../../lib/types";
import type { Args } from "../../lib/words";
import { isPlate, nameOf } from "./deck";
import { PIECES, type DinerPart } from "./types";

const isPiece = (what: unknown): what is string => PIECES.includes(what as never);

/** "Radish", "2 Radishes" */
export function pieceName(table: TableStore, piece: string, n = 1): string {
  return table.t(`piece-${piece}`, { n });
}

/** What a symbol asks for: an ingredient, or a plate by its letter. */
export function needName(table: TableStore, need: string): string {
  return isPlate(need) ? table.t("plate", { plate: need }) : pieceName(table, need);
}

/** "2 Radishes, 1 bee" */
export function counted(table: TableStore, counts: Counts): string {
  const told = PIECES.filter((piece) => (counts[piece] ?? 0) > 0);
  return told.map((piece) => `${counts[piece]} ${pieceName(table, piece, counts[piece])}`).join(", ");
}

export function tally(pieces: readonly string[]): Counts {
  const counts: Counts = {};
  for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}

/** Why not, in a sentence: with numbers where they are known. */
export function reason(table: TableStore, { clause, card, of, ...rest }: Refusal): string {
  const facts: Args = { ...rest, of: of as string | undefined };
  if (card !== undefined) facts.card = nameOf(table, card);
  if (isPiece(of)) facts.piece = pieceName(table, of);
  const at = `no-${clause}-at`;
  return table.t(rest.have !== undefined && rest.have !== null && table.has(at) ? at : `no-${clause}`, facts);
}

/** What was refused, for the beginning of the sentence; nothing when it was the play as a whole. */
export function refused(table: TableStore, no: No): string {
  const part = no.part as DinerPart | null;
  // The sentence names the card itself.
  if (part?.piece !== undefined) return pieceName(table, part.piece);
  if (part?.card !== undefined && !no.clauses.some((one) => one.card !== undefined && one.have !== undefined)) {
    return nameOf(table, part.card);
  }
  return part?.row === undefined ? "" : table.t("board-shelf", { row: part.row, column: part.column });
}
