/** How Barking's events are told in the log, and which drawing goes with which word. */
import type { Line, Story } from "../../lib/story";
import type { TableStore } from "../../lib/table.svelte";
import type { BarkingView, GameEvent, Part, View } from "../../lib/types";
import { cardArt, itemArt } from "./art";
import { cardName, itemName } from "./words";

/** Told as pictures under the heading of their round, not as lines of their own. */
const LAID = "lay";
/** What everybody is dealt is in the heading; only my own cards are worth a line. */
const SILENT = new Set(["dealt", "renew"]);

function name(table: TableStore, kind: "card" | "item", value: unknown): string {
  return kind === "card" ? cardName(table, String(value)) : itemName(table, String(value));
}

/** Which words stand for the ids in an event. */
const NAMED = { card: "card", breed: "card", kind: "item" } as const;

function sentence(table: TableStore, event: GameEvent): string {
  const { v: _, code, seat, ...params } = event;
  for (const [field, prefix] of Object.entries(NAMED)) {
    if (params[field] !== undefined) params[field] = name(table, prefix, params[field]);
  }
  return table.t(`event-${code}`, { ...params, ...table.who(seat) });
}

function line(table: TableStore, event: GameEvent): Line {
  return { v: event.v, head: event.code === "round", seat: event.seat ?? null, text: sentence(table, event), art: [] };
}

/** "2 × Husky, Wonder Dog: Mailbox" */
function said(table: TableStore, parts: readonly Part[], view: View): string {
  const kind = parts.find((part) => part.part === "item")?.item;
  const item = kind === undefined ? "" : itemName(table, (view as BarkingView).items[kind]?.kind ?? "");
  const cards = parts.filter((part) => part.part === "card").map((part) => part.card ?? "");
  const each = [...new Set(cards)].map((card) => [cards.filter((one) => one === card).length, cardName(table, card)] as const);
  const list = each.map(([n, name]) => (n > 1 ? `${n} × ${name}` : name)).join(", ");
  if (cards.length > 0) return table.t(item ? "board-said-bark" : "do-discard", { card: list, item });
  return table.t(item ? "do-token" : `do-${parts[0]?.part}`, { item });
}

export const story: Story = {
  said,
  chosen: { card: "consider", item: "consider", cat: "consider", swap: "consider" },
  cover: ["dog-mutt", "item-hydrant", "i-bark"],
  deck: true,
  lines(table, events) {
    const lines: Line[] = [];
    for (const event of events) {
      const last = lines.at(-1);
      if (event.code === LAID) last?.art.push({ id: itemArt(String(event.kind)), label: name(table, "item", event.kind) });
      else if (event.code === "deal") {
        if (!event.card || event.seat !== table.me) continue;
        const art = { id: cardArt(String(event.card)), label: name(table, "card", event.card) };
        const dealt = lines.find((one) => one.v === event.v && one.code === "deal");
        if (dealt) dealt.art.push(art);
        else lines.push({ ...line(table, event), code: "deal", text: table.t("log-dealt"), art: [art] });
      } else if (!SILENT.has(event.code)) lines.push(line(table, event));
    }
    return lines;
  },
  sources: (table, seat) => (table.view as BarkingView).result?.breakdown[seat] ?? [],
  sourceArt: itemArt,
  sourceName: (table, kind) => name(table, "item", kind),
  kept(table, seat) {
    const hand = (table.view as BarkingView).result?.hands[seat] ?? {};
    const held = Object.entries(hand).filter(([, n]) => n > 0);
    return held.map(([card, n]) => ({ id: cardArt(card), label: name(table, "card", card), text: n > 1 ? `×${n}` : "" }));
  },
};
