/** Names and reasons in the player's words, for the board's sentences. */
import { settings } from "../../lib/settings.svelte";
import type { No, TableStore } from "../../lib/table.svelte";
import type { BarkingView, Deck, InWords, Refusal } from "../../lib/types";

/** The name that the table's deck gives to a card or item, or the catalogue's until the deck is here. */
function named(table: TableStore, prefix: string, id: string): string {
  const deck = table.deck as Deck<{ names: InWords }> | null;
  return deck?.cards[id]?.names[settings.language] ?? table.t(`${prefix}-${id}`);
}

export function cardName(table: TableStore, card: string): string {
  return named(table, "card", card);
}

/** The name as it stands on a card: one word where the name has several or is long; on a narrow card shorter still. */
export function nameOnCard(table: TableStore, card: string, narrow: "narrow" | "wide"): string {
  const name = cardName(table, card);
  if (name !== table.t(`card-${card}`)) return name; // a deck of one's own, for which there are no shorter words
  const ids = [`board-card-${card}`];
  if (narrow === "narrow") ids.unshift(`board-narrow-${card}`);
  const short = ids.find((id) => table.has(id));
  return short === undefined ? name : table.t(short);
}

export function itemName(table: TableStore, kind: string): string {
  return named(table, "item", kind);
}

/** Why not, in a sentence; with the names of the card and the item where they are known. */
export function reason(table: TableStore, refusal: Refusal): string {
  const view = table.view as BarkingView;
  const item = refusal.item === undefined ? undefined : view.items[refusal.item];
  const card = refusal.card === undefined ? "" : cardName(table, refusal.card);
  const named = item !== undefined && (card !== "" || refusal.clause !== "BT-22");
  const id = `no-${refusal.clause}`;
  if (!named || !table.has(`${id}-at`)) return table.t(id);
  return table.t(`${id}-at`, { card, item: itemName(table, item.kind) });
}

/** The same in a few words, for the foot of an item. */
export function shortReason(table: TableStore, refusal: Refusal): string {
  const card = refusal.card === undefined ? "" : nameOnCard(table, refusal.card, "narrow");
  const id = `board-why-${refusal.clause}`;
  return table.has(id) ? table.t(id, { card: card || "none" }) : reason(table, refusal);
}

/** What was refused: the card's or the item's name, or nothing when it was the play as a whole. */
export function refused(table: TableStore, no: No): string {
  const view = table.view as BarkingView;
  if (no.part?.card !== undefined) return cardName(table, no.part.card);
  const item = no.part?.item === undefined ? undefined : view.items[no.part.item];
  return item ? itemName(table, item.kind) : "";
}
