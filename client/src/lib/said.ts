/** What a deck says in several languages. */
import { settings } from "./settings.svelte";
import type { InWords } from "./types";

/** In the player's language, else in any. */
export function words(said: InWords | null | undefined): string {
  return said?.[settings.language] || said?.en || said?.de || "";
}
