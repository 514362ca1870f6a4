/** How the events of Treehouse Diner are told in the log, and what the end and the lobby ask of this game. */
import { seatFace } from "../../lib/faces";
import type { Line, Picture, Story } from "../../lib/story";
import type { TableStore } from "../../lib/table.svelte";
import { words } from "../../lib/said";
import type { GameEvent, Part, View } from "../../lib/types";
import type { Args } from "../../lib/words";
import { cardOf, chefArt, isPlate, lineOf, nameOf, pieceArt } from "./deck";
import { moodIcon, signed } from "./signs";
import type { DinerPart, DinerView, Piece } from "./types";
import { counted, needName, pieceName, tally } from "./words";

/** What lies open is seen on the table; minutes are told with what they are for. */
const SILENT = new Set(["fill", "ring", "shift"]);
/** Events of one kind, step and seat are one line; each is a picture behind it, and this is how the line begins. */
const GATHERED: Record<string, string> = {
  minute: "minutes",
  take: "take",
  draw: "draw",
  discard: "discard",
  lay: "lay",
  bee: "bee",
  challenge: "challenge",
};
/** These go on being one line over several steps. */
const RUNS = new Set(["lay", "bee"]);
const CARDS = ["order", "card", "challenge"];

function sentence(table: TableStore, event: GameEvent): string {
  const { v: _, code, seat, ...params } = event;
  const args: Args = { ...params };
  for (const name of CARDS) if (typeof params[name] === "string") args[name] = nameOf(table, String(params[name]));
  if (code === "get") args.known = params.card !== undefined;
  if (typeof params.piece === "string") args.piece = pieceName(table, params.piece, Number(params.n ?? 1));
  if (typeof params.need === "string") {
    args.what = needName(table, params.need);
    args.plate = isPlate(params.need) ? params.need : "none";
  }
  if (typeof params.change === "number") {
    args.n = Math.abs(params.change);
    args.way = params.change < 0 ? "less" : "more";
  }
  return table.t(`event-${code}`, { ...args, ...table.who(seat) });
}

function picture(table: TableStore, event: GameEvent): Picture {
  const { code } = event;
  if (code === "mood") return { id: moodIcon(Number(event.change)), label: table.t("board-mood"), text: signed(Number(event.change)) };
  if (code === "minute") return { id: "i-minute", label: "", text: `${nameOf(table, String(event.order))} → ${event.space}` };
  if (code === "challenge") return { id: "i-flag", label: "", text: nameOf(table, String(event.challenge)) };
  if (code === "bee") return { id: "bee", label: "", text: nameOf(table, String(event.order)) };
  const piece = String(event.piece);
  const n = Number(event.n ?? 1);
  const text = code === "lay" ? `→ ${nameOf(table, String(event.order))}` : n > 1 ? `×${n}` : "";
  return { id: pieceArt(piece), label: pieceName(table, piece, n), text };
}

/** The line that events of a kind share: alone its own sentence would do, but pictures are quicker to read. */
function opening(table: TableStore, event: GameEvent): string {
  const { row, column } = event;
  return table.t(`board-log-${GATHERED[event.code]}`, { ...table.who(event.seat), row, column });
}

function lines(table: TableStore, events: readonly GameEvent[]): Line[] {
  const told: Line[] = [];
  for (const event of events) {
    const { v, code } = event;
    if (SILENT.has(code) || joined(table, told, event)) continue;
    const seat = event.seat ?? null;
    const gathers = code in GATHERED;
    const text = gathers ? opening(table, event) : sentence(table, event);
    const head = code === "turn" && firstOfRound(events, event);
    told.push({ v, head, seat, text, art: gathers ? [picture(table, event)] : [], code });
  }
  return told;
}

/** Puts an event behind a line that it belongs to, if there is one. */
function joined(table: TableStore, told: readonly Line[], event: GameEvent): boolean {
  const { v, code } = event;
  const own = (one: Line | undefined) => one !== undefined && !one.head && one.seat === (event.seat ?? null);
  let line = told.at(-1);
  if (code !== "mood") {
    const from = told.findLastIndex((one) => one.v !== v) + 1;
    const runs = RUNS.has(code) && own(line) && line!.code === code;
    line = runs ? line : told.slice(from).find((one) => own(one) && one.code === code);
  }
  if (!line || !own(line) || !(code in GATHERED || code === "mood")) return false;
  if (code === "mood" && line.v !== v) return false;
  if (code === "minute") minute(line, picture(table, event));
  else line.art.push(picture(table, event));
  line.v = v;
  return true;
}

/** An order that moves on by a further minute is told once, with the space that it comes to. */
function minute(line: Line, next: Picture): void {
  const name = (one: Picture) => one.text?.split(" → ")[0];
  const before = line.art.find((one) => name(one) === name(next));
  if (before) before.text = next.text;
  else line.art.push(next);
}

function firstOfRound(events: readonly GameEvent[], event: GameEvent): boolean {
  return events.find((one) => one.code === "turn" && one.round === event.round) === event;
}

const SOURCES: Record<string, string> = { orders: "squirrel", mood: "i-praise", bees: "bee", "most-bees": "i-hive" };

/** Where the number of what counts tells more than the points do. */
const COUNTED = new Set(["orders", "bees"]);

/** One part of a play, or a play of one part. */
function part(table: TableStore, one: DinerPart, view: DinerView): string {
  const { row, column, plate, need, piece } = one;
  const { ability, pantry, phase } = view;
  if (one.part === "option" && ability) {
    return words(lineOf(cardOf(table, ability.card), ability.line)?.inner?.[one.option ?? 0]?.sentence);
  }
  const there: readonly Piece[] = row && column ? (pantry[row - 1]?.spaces[column - 1] ?? []) : [];
  return table.t(one.part === "end" && phase === "visit" ? "do-skip" : `do-${one.part}`, {
    row,
    column,
    cost: typeof one.cost === "number" ? one.cost : 0,
    pieces: counted(table, tally(there)),
    piece: piece === undefined ? "" : pieceName(table, piece),
    plate: plate ?? "none",
    what: need === undefined ? "" : needName(table, need),
    card: one.card === undefined ? "" : nameOf(table, one.card),
  });
}

/** A whole play: an answer to a card, a visit with the orders whose minutes pass, a joker with its ingredients. */
function said(table: TableStore, parts: readonly Part[], view: View): string {
  const play = done(table, parts, view);
  const { ability } = view as DinerView;
  return ability ? table.t("board-said-for", { card: nameOf(table, ability.card), play }) : play;
}

function done(table: TableStore, parts: readonly Part[], view: View): string {
  const [first, ...rest] = parts as readonly DinerPart[];
  const names = rest.map((one) => (one.piece ? pieceName(table, one.piece) : nameOf(table, one.card ?? "")));
  const each = Object.entries(tally(names)).map(([name, n]) => (n > 1 ? `${name}\u00a0×${n}` : name));
  const begun = part(table, first!, view as DinerView);
  if (rest.length === 0) return begun;
  return table.t(first!.part === "visit" ? "board-said-minutes" : "board-said-with", { begun, names: each.join(", ") });
}

export const story: Story = {
  said,
  chosen: { visit: "consider", mix: "consider", order: "pick", card: "pick", announce: "pick" },
  cover: ["chef-owl", "ing-mushroom", "bee"],
  deck: true,
  lines,
  sources: (table, seat) => {
    const rows = (table.view as DinerView).result?.breakdown[seat] ?? [];
    return rows.map(({ source, points, n }) => ({ kind: source, points, ...(COUNTED.has(source) ? { n } : {}) }));
  },
  sourceOrder: Object.keys(SOURCES),
  sourceArt: (kind) => SOURCES[kind] ?? "i-star",
  sourceName: (table, kind) => table.t(`board-source-${kind}`),
  face: (_table, seat) => seatFace(seat),
  kept(table, seat) {
    const { seats, result } = table.view as DinerView;
    const orders = (seats[seat]?.delivered ?? []).map((card) => {
      const { chef, points } = cardOf(table, card);
      return { id: chefArt(table, chef), label: nameOf(table, card), text: String(points ?? "") };
    });
    const hand = Object.entries(result?.hands[seat] ?? {});
    return [...orders, ...hand.map(([card, n]) => ({ id: "i-cards", label: nameOf(table, card), text: n > 1 ? `×${n}` : "" }))];
  },
};
