/** What the main button would do, as a code for its words. */
import type { Args } from "../../lib/words";
import { nameOf } from "./deck";
import type { Play } from "./play.svelte";

export type Code =
  | "take"
  | "order"
  | "card"
  | "announce"
  | "joker"
  | "obvious"
  | "deliver"
  | "end"
  | "skip"
  | "visit"
  | "assign"
  | "choose"
  | "yes"
  | "wait"
  | "now";

export interface Deed {
  code: Code;
  /** The actions that a press sends; null: nothing to send. */
  play: number[] | null;
  args: Args;
}

export function mainDeed(play: Play): Deed {
  const { table, view, chosen, ask } = play;
  const deed = (code: Code, actions: number[] | null, args: Args = {}): Deed => ({ code, play: actions, args });
  if (table.past !== null) return deed("now", null);
  if (!play.asked) return deed("wait", null, { name: table.name(table.duty ?? view.player) });
  const whole = ask?.ready ? ask.play : null;
  if (play.visiting) return deed("take", whole, { n: play.after?.left ?? 0 });
  if (play.mixing) return deed("joker", whole, { n: play.lacking });
  if (chosen) return deed(chosen.part as Code, [chosen.action], { card: nameOf(table, chosen.card ?? "") });
  if (view.phase === "may") return alone(play, "yes");
  if (view.phase === "visit") return isFree(play, "end") ? { ...alone(play, "end"), code: "skip" } : deed("visit", null);
  if (view.phase === "kitchen") return kitchenDeed(play);
  return view.phase === "announce" ? alone(play, "end") : deed("choose", null, { phase: view.phase });
}

function kitchenDeed(play: Play): Deed {
  const obvious = play.ask?.obvious ?? [];
  if (play.held) return { code: "assign", play: null, args: {} };
  if (obvious.length > 0) return { code: "obvious", play: obvious, args: { n: obvious.length } };
  if (play.lays.length > 0) return { code: "assign", play: null, args: {} };
  return alone(play, isFree(play, "deliver") ? "deliver" : "end");
}

function isFree(play: Play, kind: "end" | "deliver"): boolean {
  return play.base.some((part) => part.part === kind && part.no.length === 0);
}

/** A part that says all by its kind. */
function alone(play: Play, kind: "end" | "deliver" | "yes"): Deed {
  const part = play.base.find((one) => one.part === kind);
  return { code: kind, play: part ? [part.action] : null, args: {} };
}
