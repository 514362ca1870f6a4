import type { Story } from "../lib/story";
import type { TableStore } from "../lib/table.svelte";

/** What the newest shown step was, in words: read out by a live region, as nobody sees the cards travel there. */
export function newest(table: TableStore, story: Story): string {
  const last = table.events[table.shown - 1];
  if (!last) return "";
  const step = table.events.slice(0, table.shown).filter((event) => event.v === last.v);
  return story
    .lines(table, step)
    .map((line) => line.text)
    .join(" ");
}
