/** What happened travels over the table: called once by a board, it follows what the table shows. */
import { flyAll, slide, spots, type Flight } from "./fly";
import type { TableStore } from "./table.svelte";
import type { GameEvent } from "./types";

/** `flights` says what travels for some events, from whose side; new cards of the hand (`data-card`) slide in. */
export function travels(table: TableStore, flights: (events: readonly GameEvent[], me: number | null) => Flight[]): void {
  /** How many events have travelled; what was there before this board came needs no journey. */
  let flown = table.shown;
  let before = new Map<string, DOMRect>();
  let known = new Set<string>();

  $effect.pre(() => {
    void table.shown;
    before = spots();
    known = new Set([...document.querySelectorAll<HTMLElement>("[data-card]")].map((one) => one.dataset.card!));
  });

  $effect(() => {
    const events = table.events.slice(flown, table.shown);
    const jump = table.past !== null || flown === 0;
    flown = table.shown;
    if (jump || events.length === 0) return;
    flyAll(flights(events, table.me), before);
    const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
    cards.filter((one) => !known.has(one.dataset.card!)).forEach(slide);
  });
}
