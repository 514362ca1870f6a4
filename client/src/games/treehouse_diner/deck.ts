/** The cards of the table's deck: names, sentences and drawings. A deck is a person's own file: all of it is text. */
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

/** The effect at a line of a card; prices and choices count as lines, and so does what they hold. A price that is paid
 * in ingredients has a line of its own for the paying. */
export function effectAt(card: DinerCard, line: number): Effect | null {
  const flat = (effects: readonly Effect[]): (Effect | null)[] =>
    effects.flatMap((one) => [one, ...(one.verb === "may" && one.n > 0 ? [null] : []), ...flat(one.inner ?? [])]);
  return flat(card.effects)[line] ?? null;
}
