/** What the shell asks of a game to tell its log and its end; the words themselves are in the catalogues. */
import type { TableStore } from "./table.svelte";
import type { GameEvent, Part, Source, View } from "./types";

export interface Picture {
  /** Id of a drawing. */
  id: string;
  label: string;
  /** A number or so beside it. */
  text?: string;
}

export interface Line {
  /** The step that made it. */
  v: number;
  /** A heading: a round begins. */
  head: boolean;
  seat: number | null;
  text: string;
  /** Pictures after the text. */
  art: Picture[];
  /** Lines of one code and step may be told as one. */
  code?: string;
}

export interface Story {
  /** The lobby's picture: drawings from the large one in front to the small one behind. */
  cover: [string, string, string];
  /** Are there words that come with the table's deck? */
  deck?: boolean;
  lines(table: TableStore, events: readonly GameEvent[]): Line[];
  /** A play in words, from the parts that it is made of; `view` is the table that it is made at. */
  said(table: TableStore, parts: readonly Part[], view: View): string;
  /** By the kind of a play's first part: how it is chosen so that the main button does it; the others are done at once. */
  chosen: Readonly<Record<string, "pick" | "consider">>;
  /** Where a seat's points come from, at the end. */
  sources(table: TableStore, seat: number): Source[];
  /** In which order they are listed, where one is better than another. */
  sourceOrder?: readonly string[];
  sourceArt(kind: string): string;
  sourceName(table: TableStore, kind: string): string;
  /** The drawing of a seat; without it the seats' own dogs. */
  face?(table: TableStore, seat: number): string;
  /** What a seat is left with at the end, beside its points. */
  kept(table: TableStore, seat: number): Picture[];
}
