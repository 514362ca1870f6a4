/** Treat, Please! as it travels: codes, ids and numbers. Seats, places and lines count from 0. */
import type { Counts, Deck, InWords, Part, Result, View } from "../../lib/types";

export type Kind = "food" | "outdoor" | "pamper" | "pets" | "play";
export const KINDS: readonly Kind[] = ["food", "outdoor", "pamper", "pets", "play"];

/** Attention, energy and bones: what is paid, gained or held. */
export interface Amounts {
  attention?: number;
  energy?: number;
  bones?: number;
}

/** One effect of a card by its verb; a price (`may`) and a choice (`choose`) have others inside. */
export interface Effect {
  verb: string;
  n: number;
  per?: string;
  type?: Kind;
  pay?: string;
  inner?: Effect[];
  sentence?: InWords;
}

/** A card of the deck. `number` counts within its kind: of behaviors first the two that all have, then the dogs' own. */
export interface TreatCard {
  kind: "behavior" | "objective" | "round" | "character";
  number: number;
  names: InWords;
  /** What its effects do, made from their verbs; "" when there are none. */
  sentence: InWords;
  /** The printed words, where the owner of the deck typed them. */
  text?: InWords | null;
  cost?: number | null;
  attention?: number;
  energy?: number;
  affection?: number;
  type?: Kind | null;
  when?: string | null;
  art?: string | null;
  effects?: Effect[];
}

export type TreatDeck = Deck<TreatCard>;

export interface TreatSeat extends Required<Amounts> {
  character: string;
  hand: string[];
  active: string[];
  discard: string[];
  done: string[];
  types: Partial<Record<Kind, number>>;
  learned: number;
  score: number;
  lasting: Counts;
  /** The character's energy at the start, which a nap leads back to. */
  start: number;
}

/** What the player on turn has done of what a turn allows. */
export interface Turn {
  behaviors: number;
  slots: number;
  learned: number;
  lessons: number;
  completed: number;
  goals: number;
}

/** Whose effects wait for a choice: the card, which line of it, for whom, its verb and number, choices still to make. */
export interface Ability {
  card: string;
  line: number;
  seat: number;
  verb: string;
  n: number;
  picks: number;
}

/** Where points come from; `n` of what counts. */
export interface Scored {
  source: string;
  n: number;
  points: number;
}

export interface TreatResult extends Result {
  scores: number[];
  breakdown: Scored[][];
}

export interface TreatView extends View {
  phase: "turn" | "may" | "option" | "on-card" | "on-stack" | "back" | "over";
  first: number;
  weekend: boolean;
  day: { card: string; when: string } | null;
  deck: number;
  row: ({ card: string; bones: number } | null)[];
  stacks: { type: Kind; top: string | null; left: number }[];
  seats: TreatSeat[];
  /** Null while a round card is carried out, and at the end. */
  turn: Turn | null;
  ability: Ability | null;
  result: TreatResult | null;
}

/** What it costs me now; `was` is the printed price in bones or attention. */
export interface Cost extends Amounts {
  was?: number;
}

export interface TreatPart extends Part {
  place?: number;
  type?: Kind;
  option?: number;
  cost?: Cost;
  gives?: Amounts;
}
