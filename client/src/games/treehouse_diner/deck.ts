/** The cards of the table's deck: names, sentences and drawings. A deck is a person's own file: all of it is text. */
import { effectAt } from "../../lib/effects";
import { words } from "../../lib/said";
import type { TableStore } from "../../lib/table.svelte";
import type { DinerCard, DinerDeck, Effect, Laid } from "./types";

/** Drawings for the chefs of a deck that names none. */
const CHEFS = ["chef-fox", "chef-badger", "chef-rabbit", "chef-owl", "dog-poodle", "dog-bulldog", "cat", "dog-wonder"];

const UNKNOWN: DinerCard = { kind: "basic", number: 0, names: {}, sentence: {}, effects: [] };

export function cardOf(table: TableStore, id: string): DinerCard {
  return (table.deck as DinerDeck | null)?.cards[id] ?? UNKNOWN;
}

export function nameOf(table: TableStore, id: string): string {
  return words(cardOf(table, id).names) || id;
}

export function isOrder(card: DinerCard): boolean {
  return card.minutes !== undefined;
}

/** The drawing of a chef by id. */
export function chefArt(table: TableStore, id: string | undefined): string {
  const { art, number } = cardOf(table, id ?? "");
  // The id goes into an address inside the page: nothing but the name of one of our chefs.
  return art && CHEFS.includes(art) ? art : CHEFS[number % CHEFS.length]!;
}

/** The drawing of a piece. */
export function pieceArt(piece: string): string {
  return piece === "bee" ? "bee" : `ing-${piece}`;
}

/** Is what a symbol asks for a plate? */
export function isPlate(need: string): boolean {
  return /^[A-F]$/.test(need);
}

/** The symbols of an order with what lies on each, as the card has them; on a card that is not laid nothing does. */
export function symbols(table: TableStore, id: string, laid: Laid | null): { need: string; on: string | null }[] {
  return (cardOf(table, id).needs ?? []).map((need, at) => ({ need, on: laid?.on[at] ?? null }));
}

/** The effect at a line of a card; the ingredients that are paid for an offer have a line of their own. */
export function lineOf(card: DinerCard, line: number): Effect | null {
  return effectAt(card.effects, line, ({ verb, n }) => verb === "may" && n > 0);
}
