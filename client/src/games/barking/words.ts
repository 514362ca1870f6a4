/** Names and reasons in the player's words, for the board's sentences. */
import type { No, TableStore } from "../../lib/table.svelte";
import type { BarkingView, Refusal } from "../../lib/types";

export function cardName(table: TableStore, card: string): string {
  return table.t(`card-${card}`);
}

/** The name on a small card. */
export function shortName(table: TableStore, card: string): string {
  const id = `board-short-${card}`;
  return table.has(id) ? table.t(id) : cardName(table, card);
}

export function itemName(table: TableStore, kind: string): string {
  return capital(table.t(`item-${kind}`));
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** "You" or the name, for labels that stand alone. */
export function seatName(table: TableStore, seat: number): string {
  return seat === table.me ? table.t("board-you") : table.name(seat);
}

/** The short reason of a clause. */
export function reason(table: TableStore, refusal: Refusal): string {
  const view = table.view as BarkingView;
  const item = refusal.item === undefined ? undefined : view.items[refusal.item];
  return table.t(`no-${refusal.clause}`, {
    ...refusal,
    card: refusal.card === undefined ? "" : cardName(table, refusal.card),
    item: item ? table.t(`item-${item.kind}`) : "",
  });
}

/** What was refused: the card's or the item's name, or nothing when it was the play as a whole. */
export function refused(table: TableStore, no: No): string {
  const view = table.view as BarkingView;
  if (no.part?.card !== undefined) return cardName(table, no.part.card);
  const item = no.part?.item === undefined ? undefined : view.items[no.part.item];
  return item ? itemName(table, item.kind) : "";
}
