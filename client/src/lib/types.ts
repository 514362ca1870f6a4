/** What travels between the server and this client. Codes and parameters only: the words are in the catalogues. */

export type Kind = "me" | "friend" | "bot";
export type Params = Record<string, string | number | boolean | null>;

// ---------------------------------------------------------------- over HTTP

export interface GameOption {
  name: string;
  kind: "bool" | "seat" | "number";
  default: boolean | number | null;
  /** What a number may be; null stands for the usual one. */
  least?: number;
  most?: number;
}

/** One line of GET /api/games. `players` is the least and the most, `minutes` a rough length. */
export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  minutes: number;
  options: GameOption[];
  /** The levels that people choose from, the weakest first, and who sits down when nobody says who. */
  bots: string[];
  usual: string;
}

export interface SeatRequest {
  kind: Kind;
  name: string;
  bot?: string;
}

export interface TableRequest {
  game: string;
  options: Record<string, boolean | number | null>;
  seats: SeatRequest[];
  /** The text of a deck file; without it the house deck. */
  deck?: string;
}

/** Answer to POST /api/tables: tokens for the seats of people, none for bots. */
/** A deck file that can be played with: what it calls itself, and what is worth a look all the same. */
export interface Checked {
  title: string;
  warnings: string[];
}

export interface TableCreated {
  table: string;
  seats: { seat: number; kind: Kind; name: string; token?: string | null }[];
  watch: string;
}

/** Answer to POST /api/tables/<id>/enter; `seat` null is a watcher. */
export interface Entered {
  seat: number | null;
  name: string;
}

// ------------------------------------------------------- over the WebSocket

export interface SeatInfo {
  name: string;
  kind: Kind;
  bot: string | null;
  online: boolean;
  /** A bot that goes by the next position only, until its search is compiled. */
  warming?: boolean;
}

/** A reason why something may not be done: a clause of the rules and what its sentence needs. */
export interface Refusal {
  clause: string;
  card?: string;
  kind?: string;
  item?: number;
  seat?: number;
  [param: string]: string | number | boolean | null | undefined;
}

export type Why = "refused" | "stale" | "over" | "full" | "busy" | "bad" | "broken" | "warming";

/** Every game's event has at least these; the rest belongs to the game. `v` is the step that made it, 0 is the deal. */
export interface GameEvent {
  v: number;
  code: string;
  seat?: number;
  [param: string]: string | number | boolean | null | undefined;
}

/** One thing that may be asked for in this phase; `no` says why it cannot be added to what is chosen. */
export interface Part {
  action: number;
  part: string;
  card?: string;
  item?: number;
  no: Refusal[];
}

/** How an item would stand if the chosen cards were laid there; `leader` null is nobody. */
export interface Preview {
  item: number;
  leader: number | null;
  mine: number;
  best: number;
  tie: boolean;
  /** In a tie: my best rank there, and the best of those with as many dogs. */
  rank?: number;
  other?: number;
}

export interface Ask {
  phase: string;
  chosen: number[];
  ready: boolean;
  play: number[] | null;
  parts: Part[];
  preview: Preview[] | null;
  /** Cards too many, while they are to be discarded. */
  excess?: number;
}

/** What every game's view has; a game's own view extends it. `me` null is a watcher. */
export interface View {
  game: string;
  phase: string;
  player: number | null;
  me: number | null;
  round: number;
  rounds: number;
  result: Result | null;
}

/** Where points come from; `n`: from how many of its kind, where that says something. */
export interface Source {
  kind: string;
  n?: number;
  points: number;
}

/** What was compared between those with the most points; `n` null is a seat that was behind already. */
export interface TieBreak {
  by: string;
  n: (number | null)[];
}

/** The end: who won (several share), what decided, and the points of each seat by source, in the game's own words. */
export interface Result {
  winners: number[];
  ties: TieBreak[];
  decided: string | null;
  breakdown: { points: number }[][];
}

/** A card's face in the words of its deck, by language. The words are a person's: shown as text, never as markup. */
export type InWords = Partial<Record<"en" | "de", string>>;

/** What a table's deck says of its cards by id; fetched once, a table keeps its deck. */
export interface Deck<Card = unknown> {
  title: string;
  cards: Record<string, Card>;
}

export interface StateMessage {
  t: "state";
  v: number;
  view: View;
  ask: Ask | null;
  events: GameEvent[];
  seats: SeatInfo[];
  duty: number | null;
  since: number;
}

/** A whole play as the coach sees it: the parts that it is made of, and my chance to win after it, from 0 to 1. */
export interface Advice {
  play: number[];
  chance: number;
  parts: Part[];
}

/** A play that cost much: at version `v`, with the table as it was; `reason` speaks for the better one. */
export interface Mistake {
  v: number;
  played: Advice;
  better: Advice;
  reason: string | null;
  view: View;
}

/** A game looked back at from one seat; `curve` has versions and the chance to win there. */
export interface Review {
  seat: number;
  curve: [number, number][];
  mistakes: Mistake[];
}

export type FromServer =
  | StateMessage
  | { t: "ok"; id: string; v: number }
  | { t: "no"; id?: string | null; v?: number; why: Why; clauses?: Refusal[] }
  | { t: "then"; v: number; view: View }
  | { t: "considered"; id: string; v: number; ask: Ask }
  | { t: "hinted"; id: string; v: number; plays: Advice[]; reason: string | null }
  | { t: "presence"; seats: SeatInfo[] }
  | { t: "stop"; why: "broken" | "revoked" | "upgrade"; v: number }
  | { t: "pong" };

export type ToServer =
  | { t: "act"; id: string; v: number; play: number[] }
  | { t: "consider"; id: string; v: number; chosen: number[] }
  | { t: "hint"; id: string; v: number }
  | { t: "look"; since: number }
  | { t: "moment"; v: number }
  | { t: "ping" };

// ------------------------------------------------------------------- Barking

export type Counts = Record<string, number>;

/** One seat's dogs at an item. `dogs` counts the Wonder Dogs in, `best` is the best-ranked breed. */
export interface BarkingPack {
  seat: number;
  dogs: number;
  best: string;
  rank: number;
  cards: { breed: string; dogs: number; wonders: number }[];
}

/** `worth` is what the item would add to my score, null for a watcher. Packs: the leader's first. */
export interface BarkingItem {
  kind: string;
  token: boolean;
  leader: number | null;
  packs: BarkingPack[];
  worth: number | null;
}

export interface BarkingSeat {
  hand: number;
  passed: boolean;
  won: Counts;
  score: number;
  knows: { least: Counts; most: Counts; drawn: number };
}

/** `hands`: what each still held. */
export interface BarkingResult extends Result {
  breakdown: Source[][];
  hands: Counts[];
}

export interface BarkingView extends View {
  phase: "turn" | "token" | "discard" | "play" | "over";
  first: number;
  teaching: boolean;
  deck: number;
  discards: Counts;
  stacks: number[];
  items: BarkingItem[];
  seats: BarkingSeat[];
  hand: Counts | null;
  play: { item: number; cards: Counts } | null;
  ranks: Counts;
  copies: Counts;
  result: BarkingResult | null;
}
