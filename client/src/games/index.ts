/** Each game's part of the client lies in the folder of its name; a game may have a sheet about the others as well. */
import type { Component } from "svelte";
import type { Story } from "../lib/story";
import type { TableStore } from "../lib/table.svelte";

type Part = Component<{ table: TableStore }>;

const BOARDS = import.meta.glob<Part>("./*/Board.svelte", { import: "default" });
const OTHERS = import.meta.glob<Part>("./*/Others.svelte", { import: "default" });

/** Links and records name a game with hyphens, its folder has underscores. */
const at = (game: string, file: string) => `./${game.replaceAll("-", "_")}/${file}`;

export function hasBoard(game: string): boolean {
  return at(game, "Board.svelte") in BOARDS;
}

/** The board of a game, or null when this client has none. */
export async function board(game: string): Promise<Part | null> {
  return (await BOARDS[at(game, "Board.svelte")]?.()) ?? null;
}

/** What a game has to tell about the other seats, beside what the shell tells. */
export async function others(game: string): Promise<Part | null> {
  return (await OTHERS[at(game, "Others.svelte")]?.()) ?? null;
}

const STORIES = import.meta.glob<Story>("./*/story.ts", { import: "story", eager: true });

export function story(game: string): Story | null {
  return STORIES[at(game, "story.ts")] ?? null;
}
