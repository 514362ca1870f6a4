/** What the main button would do, as a code for its words. */
import type { Args } from "../../lib/words";
import type { Play } from "./play.svelte";
import { nameOf } from "./deck";
import type { Turn } from "./types";

export interface Deed {
  code: "end" | "play" | "learn" | "complete" | "yes" | "option" | "on-card" | "on-stack" | "back" | "wait" | "now";
  /** The action that a press sends; null: nothing to send. */
  action: number | null;
  args: Args;
}

/** What a turn still allows. */
export function left(turn: Turn | null): { behaviors: number; goals: number; lessons: number } {
  if (!turn) return { behaviors: 0, goals: 0, lessons: 0 };
  return {
    behaviors: Math.max(0, turn.slots - turn.behaviors),
    goals: Math.max(0, turn.goals - turn.completed),
    lessons: Math.max(0, turn.lessons - turn.learned),
  };
}

export function mainDeed(play: Play): Deed {
  const { table, view, chosen } = play;
  const deed = (code: Deed["code"], action: number | null, args: Args = {}): Deed => ({ code, action, args });
  const action = (part: string) => play.parts.find((one) => one.part === part)?.action ?? null;
  if (table.past !== null) return deed("now", null);
  if (!play.asked) return deed("wait", null, { name: table.name(table.duty ?? view.player) });
  if (view.phase === "may") return deed("yes", action("yes"));
  if (view.phase !== "turn") return deed(view.phase as Deed["code"], null);
  if (!chosen) return deed("end", action("end"), { ...left(view.turn) });
  return deed(chosen.part as Deed["code"], chosen.action, { card: nameOf(table, chosen.card ?? "") });
}
