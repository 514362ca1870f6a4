/** Treehouse Diner as it travels. Seats and places count from 0; rows, columns and the spaces of a kitchen from 1. */
import type { Ask, Counts, Deck, InWords, Part, Result, View } from "../../lib/types";

/** An ingredient or a bee, also what an order's symbol asks for; a symbol may ask for a plate instead: "A" to "F". */
export type Piece = "dandelion" | "acorn" | "blueberry" | "radish" | "mushroom" | "daisy" | "chili" | "bee";
export const PIECES: readonly Piece[] = ["dandelion", "acorn", "blueberry", "radish", "mushroom", "daisy", "chili", "bee"];

/** The spaces of a kitchen as they lie: from the left to the way out. */
export const SPACES: readonly number[] = [6, 5, 4, 3, 2, 1];
export const MOST_MOOD = 8;
/** So many Daisies, or ingredients of any kind, make a joker. */
export const JOKER = { daisies: 2, mix: 4 } as const;

/** One effect of a card by its verb; a price (`may`) and a choice (`choose`) have others inside. */
export interface Effect {
  verb: string;
  n: number;
  per?: string;
  inner?: Effect[];
  sentence?: InWords;
}

export type Kind = "chef" | "starting" | "basic" | "chili" | "action" | "challenge" | "bonus" | "chili-bonus";

/** A card of the deck; the rows of the pantry and the chefs are cards too. `number` counts within orders, chefs, ... */
export interface DinerCard {
  kind: Kind;
  number: number;
  names: InWords;
  /** What its effects do or what it asks, made from its verbs; "" when there is nothing to say. */
  sentence: InWords;
  /** The printed words, where the owner of the deck typed them. */
  text?: InWords | null;
  effects: Effect[];
  minutes?: number;
  points?: number;
  chef?: string;
  needs?: string[];
  copies?: number;
  goal?: { word: string; n?: number; rows?: number[] };
  art?: string | null;
}

export type DinerDeck = Deck<DinerCard>;

/** An order in a kitchen: what lies on each symbol of the card, and all pieces there. */
export interface Laid {
  order: string;
  on: (string | null)[];
  pieces: Counts;
  bees: number;
  open: number;
}

export interface DinerSeat {
  /** Begins with the space of 1 minute. */
  lane: (Laid | null)[];
  supply: Counts;
  mood: number;
  delivered: string[];
  hive: number;
  challenges: { card: string; mastered: boolean }[];
  hand: number;
  minutes: number;
  score: number;
}

/** What has been done in this turn, and what Action cards allow in it. */
export interface Done {
  visited: boolean;
  phoned: boolean;
  free: number;
  calm: boolean;
  emptied: number[];
  fetched: number;
  delivered: number;
  saved: number;
  pushed: number;
  played: Counts;
}

/** Whose effects wait for a choice: the card or row, its line, for whom, its verb with its number, how often still. */
export interface Ability {
  card: string;
  line: number;
  seat: number;
  verb: string;
  n: number;
  left: number;
}

export interface Shelf {
  row: number;
  column: number;
}

export interface DinerResult extends Result {
  scores: number[];
  breakdown: { source: string; n: number; points: number }[][];
  hands: Counts[];
}

export type Phase =
  | "visit"
  | "minutes"
  | "tray"
  | "kitchen"
  | "stack"
  | "discard"
  | "recycle"
  | "left"
  | "grab"
  | "compost"
  | "may"
  | "option"
  | "announce"
  | "over";

export interface DinerView extends View {
  phase: Phase;
  turn: number;
  first: number;
  last: boolean;
  deliveries: number;
  columns: number;
  bees: boolean;
  secret: boolean;
  pantry: { row: number; bonus: string; spaces: Piece[][] }[];
  tray: (string | null)[];
  bag: number;
  compost: Counts;
  orders: number;
  unfulfilled: string[];
  actions: number;
  discards: Counts;
  seats: DinerSeat[];
  hand: Counts | null;
  visit: (Shelf & { minutes: number }) | null;
  stack: { space: number; need: string; n: number } | null;
  done: Done;
  ability: Ability | null;
  result: DinerResult | null;
}

export interface DinerPart extends Part {
  row?: number;
  column?: number;
  /** Minutes that a visit costs and that the kitchen has; or the price of an offer. */
  cost?: number | { ingredients?: number };
  have?: number;
  place?: number;
  piece?: Piece;
  space?: number;
  /** A group of plates, where an ingredient is laid on one; what a joker stands for. */
  plate?: string;
  need?: string;
  option?: number;
}

/** How the kitchen stands after the minutes chosen, from the space of 1 minute on; how many are left; who is out. */
export interface After {
  lane: (string | null)[];
  left: number;
  out: string[];
}

export interface DinerAsk extends Omit<Ask, "parts" | "preview"> {
  parts: DinerPart[];
  preview: After | null;
  obvious?: number[];
}
