/** What every board keeps of what the person at it is doing, beside what is chosen: the table has that. */
import { shake, type Flight } from "./fly";
import type { TableStore } from "./table.svelte";
import { travels } from "./travel.svelte";
import type { GameEvent } from "./types";

/** A tap that nothing can be asked about: the game's code for its words, and the clause that says so. */
export interface Hold {
  code: string;
  clause: string | null;
}

/** A second tap so soon after the main button changed its meaning was meant for the old one (ms). */
const SETTLE = 350;

export abstract class BoardPlay<View, Zoom> {
  /** What is looked at in full. */
  zoom = $state.raw<Zoom | null>(null);
  hold = $state.raw<Hold | null>(null);
  /** What was refused last, for one shake of it: a value of `data-place` or `data-card`. */
  shaken = $state.raw<{ what: string } | null>(null);

  private settled = 0;

  constructor(readonly table: TableStore) {}

  view = $derived.by(() => this.table.view as View);
  /** Is something asked of me, and does the table show now? */
  asked = $derived.by(() => this.table.ask !== null && this.table.past === null);

  /** Esc and the button for it: what is chosen goes back. */
  putBack(): void {
    this.hold = null;
    this.table.clear();
  }

  /** Called when the main button has got another meaning. */
  changed(): void {
    this.settled = performance.now();
  }

  /** Has the main button meant the same for long enough? */
  protected get settles(): boolean {
    return performance.now() - this.settled >= SETTLE;
  }
}

/** Called once by a board: things travel, what is refused shakes, Esc puts back what is chosen. */
export function boarding(
  play: BoardPlay<unknown, unknown>,
  flights: (events: readonly GameEvent[], me: number | null) => Flight[],
): void {
  travels(play.table, flights);

  $effect(() => {
    if (play.shaken) shake(play.shaken.what);
  });

  $effect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      play.putBack();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
}
