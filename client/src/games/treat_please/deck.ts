/** The cards of the table's deck: names, sentences and drawings. A deck is a person's own file: all of it is text. */
import { words } from "../../lib/said";
import type { TableStore } from "../../lib/table.svelte";
import type { TreatCard, TreatDeck, TreatView } from "./types";

/** Dogs for the characters of a deck that names no drawings. */
const CHARACTERS = ["dog-mutt", "dog-husky", "dog-basset", "dog-chihuahua", "dog-komondor"];
/** The other dogs; those that nobody at the table is show the behaviors of the market. */
const DOGS = ["dog-borzoi", "dog-poodle", "dog-bulldog", "dog-doberman", "dog-schnauzer", "dog-wonder", ...CHARACTERS];
/** Behaviors before the market's: the two that all have, and two of each character. */
const EVERYBODY = ["i-nap", "i-bone"];
const SHARED = EVERYBODY.length;
const OWN = 2 * CHARACTERS.length;

const UNKNOWN: TreatCard = { kind: "behavior", number: 0, names: {}, sentence: {} };

export function cardOf(table: TableStore, id: string): TreatCard {
  return (table.deck as TreatDeck | null)?.cards[id] ?? UNKNOWN;
}

export function nameOf(table: TableStore, id: string): string {
  return words(cardOf(table, id).names) || id;
}

function characterArt(table: TableStore, id: string): string {
  const { art, number } = cardOf(table, id);
  // The id goes into an address inside the page: nothing but the name of one of our dogs.
  return art && /^dog-[a-z]+$/.test(art) ? art : CHARACTERS[number % CHARACTERS.length]!;
}

/** The dog of a seat. */
export function dogOf(table: TableStore, seat: number): string {
  const character = (table.view as TreatView).seats[seat]?.character;
  return character === undefined ? "dog-mutt" : characterArt(table, character);
}

/** The picture of a behavior: what every dog does, its character's dog, or one of the market's, each also mirrored. */
export function pictureOf(table: TableStore, id: string): { id: string; mirrored: boolean } {
  const own = cardOf(table, id).number - SHARED;
  const sold = own - OWN;
  if (own < 0) return { id: EVERYBODY[own + SHARED]!, mirrored: false };
  if (sold < 0) return { id: ownArt(table, own), mirrored: false };
  const here = (table.view as TreatView).seats.map((_, seat) => dogOf(table, seat));
  const free = DOGS.filter((dog) => !here.includes(dog));
  return { id: free[sold % free.length]!, mirrored: Math.floor(sold / free.length) % 2 === 1 };
}

function ownArt(table: TableStore, own: number): string {
  const cards = Object.entries((table.deck as TreatDeck).cards);
  const character = cards.find(([, one]) => one.kind === "character" && one.number === Math.floor(own / 2));
  return character ? characterArt(table, character[0]) : "i-paw";
}
