/** What the main button would do, as a code for its words. */
import type { TableStore } from "../../lib/table.svelte";
import type { Args } from "../../lib/words";
import type { Counts } from "../../lib/types";

export interface Deed {
  code:
    | "pass"
    | "cat"
    | "swap"
    | "cards"
    | "item"
    | "bark"
    | "unready"
    | "no-token"
    | "token"
    | "discard"
    | "too-few"
    | "wait"
    | "now";
  /** The whole play that a press sends; null: nothing to send yet. */
  play: number[] | null;
  args: Args;
}

interface Choice {
  item: number | null;
  counts: Counts;
  swapping: boolean;
  busy: boolean;
  dogs: number;
}

export function mainDeed(table: TableStore, choice: Choice): Deed {
  const deed = (code: Deed["code"], play: number[] | null, args: Args = {}): Deed => ({ code, play, args });
  if (table.past !== null) return deed("now", null);
  const ask = table.ask;
  if (!ask) return deed("wait", null, { name: table.name(table.duty) });
  const play = choice.busy ? null : ask.play;
  const alone = (part: string) => ask.parts.filter((one) => one.part === part).map((one) => one.action);
  if (ask.phase === "discard") {
    return play ? deed("discard", play, { n: choice.dogs }) : deed("too-few", null, { n: (ask.excess ?? 0) - choice.dogs });
  }
  if (ask.phase === "token") return choice.item === null ? deed("no-token", alone("no-token")) : deed("token", play);
  if (choice.swapping) return deed("swap", play);
  if (choice.counts.cat) return deed("cat", play);
  if (table.chosen.length === 0) return deed("pass", alone("pass"));
  if (choice.item === null) return deed("cards", null);
  if (choice.dogs === 0) return deed("item", null);
  return deed(play ? "bark" : "unready", play, { n: choice.dogs });
}
