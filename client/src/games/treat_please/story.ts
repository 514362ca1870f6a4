/** How the events of Treat, Please! are told in the log, and what the end and the lobby ask of this game. */
import type { Line, Picture, Story } from "../../lib/story";
import type { TableStore } from "../../lib/table.svelte";
import type { GameEvent, Part, View } from "../../lib/types";
import { effectAt } from "../../lib/effects";
import { words } from "../../lib/said";
import { cardOf, dogOf, nameOf } from "./deck";
import { signed } from "./signs";
import { KINDS, type TreatPart, type TreatView } from "./types";

/** What lies open is seen on the table; only what somebody does is told. */
const SILENT = new Set(["lay", "objective"]);
/** Told as a picture and a number behind what made it happen. */
const TRACKS: Record<string, string> = { attention: "i-attention", energy: "i-energy", bones: "i-bone" };
/** What happens to several cards at once is one line: the first in words, each other as a picture and its name. */
const SEVERAL: Record<string, string> = { placed: "i-bone", back: "i-undo", away: "i-recycle" };
/** What begins a line to which changes of a track belong, when it is of the same step and seat. */
const HEADS = new Set(["day", "weekend"]);

/** A number without its sign, and which way it goes. */
function signless(n: number): { n: number; way: "more" | "less" } {
  return { n: Math.abs(n), way: n < 0 ? "less" : "more" };
}

/** A lasting effect by its name, in the game's words. */
export function lasting(table: TableStore, which: string, n: number): string {
  return table.t(`lasting-${which}`, signless(n));
}

function sentence(table: TableStore, event: GameEvent): string {
  const { v: _, code, seat, ...params } = event;
  if (typeof params.change === "number") Object.assign(params, signless(params.change));
  if (code === "lasting") params.what = lasting(table, String(params.which), Number(params.n));
  if (typeof params.card === "string") params.card = nameOf(table, params.card);
  return table.t(`event-${code}`, { ...params, ...table.who(seat) });
}

function change(table: TableStore, event: GameEvent): Picture {
  return { id: TRACKS[event.code]!, label: table.t(`board-meter-${event.code}`), text: signed(Number(event.change)) };
}

/** What the day's card does, said once for everybody. */
function dayLine(table: TableStore, { v, card }: GameEvent): Line {
  return { v, head: false, seat: null, text: words(cardOf(table, String(card)).sentence), art: [], code: "does" };
}

function lines(table: TableStore, events: readonly GameEvent[]): Line[] {
  const told: Line[] = [];
  let day: number | null = null;
  for (const event of events) {
    if (event.code === "day") day = cardOf(table, String(event.card)).when === "all round" ? event.v : null;
    if (SILENT.has(event.code) || (event.code === "lasting" && event.v === day)) continue;
    const last = told.at(-1);
    const seat = event.seat ?? null;
    const joins = last && last.v === event.v && !last.head && last.seat === seat;
    if (event.code in TRACKS && joins) {
      if (last.code !== "dinner") last.art.push(change(table, event));
    } else if (event.code in SEVERAL && joins && last.code === event.code) {
      const name = nameOf(table, String(event.card));
      last.art.push({ id: SEVERAL[event.code]!, label: "", text: name });
    } else {
      const { v, code } = event;
      told.push({ v, head: HEADS.has(code), seat, text: sentence(table, event), art: [], code });
      if (code === "day") told.push(dayLine(table, event));
    }
  }
  return told;
}

const SOURCES: Record<string, string> = { affection: "i-heart", set: "i-star", left: "i-bone" };

/** "Learn for 2 bones: Sploot", or an answer to a card with its name before it. */
function said(table: TableStore, parts: readonly Part[], view: View): string {
  const play = done(table, parts, view);
  const { ability } = view as TreatView;
  return ability ? table.t("board-said-for", { card: nameOf(table, ability.card), play }) : play;
}

function done(table: TableStore, parts: readonly Part[], view: View): string {
  const { part, card, option, type, cost } = parts[0] as TreatPart;
  const { ability } = view as TreatView;
  if (part === "option" && ability) {
    const effect = effectAt(cardOf(table, ability.card).effects ?? [], ability.line)?.inner?.[option ?? 0];
    return words(effect?.sentence);
  }
  const price = { bones: cost?.bones ?? 0, attention: cost?.attention ?? 0, energy: cost?.energy ?? 0 };
  const facts = { ...price, card: card === undefined ? "" : nameOf(table, card), type: type ? table.t(`type-${type}`) : "" };
  return table.t(`do-${part}`, facts);
}

export const story: Story = {
  said,
  chosen: { play: "pick", learn: "pick", complete: "pick" },
  cover: ["dog-komondor", "dog-chihuahua", "i-heart"],
  deck: true,
  lines,
  sources: (table, seat) => {
    const rows = (table.view as TreatView).result?.breakdown[seat] ?? [];
    return rows.map(({ source, points, n }) => ({ kind: source, points, n }));
  },
  sourceOrder: ["affection", "set", ...KINDS.map((kind) => `type-${kind}`), "left"],
  sourceArt: (kind) => SOURCES[kind] ?? kind.replace("type-", "i-"),
  sourceName: (table, kind) => table.t(`board-source-${kind}`),
  face: dogOf,
  kept(table, seat) {
    const done = (table.view as TreatView).seats[seat]?.done ?? [];
    return done.map((card) => {
      const { type, affection } = cardOf(table, card);
      return { id: `i-${type ?? "heart"}`, label: nameOf(table, card), text: String(affection ?? "") };
    });
  },
};
