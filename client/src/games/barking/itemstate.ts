/** How an item looks and reads now: may dogs go there, why not, and how it stands or would stand. */
import type { BarkingItem, Refusal } from "../../lib/types";
import { seatName } from "../../lib/people";
import { expected, ordinal, standing, type Outcome } from "./outcome";
import { reasons } from "../../lib/reasons";
import type { Play } from "./play.svelte";
import { cardName, itemName, reason } from "./words";

export interface ItemState {
  mode: "plain" | "open" | "shut" | "chosen";
  no: Refusal[];
  /** As it stands or, with dogs chosen that may go there, as it would stand. */
  outcome: Outcome;
  /** Is `outcome` what would be? */
  would: boolean;
  /** Who took it, at the end of a round; null: nobody, undefined: no such end is shown. */
  winner?: number | null;
}

export function itemState(play: Play, item: BarkingItem, at: number): ItemState {
  const { table } = play;
  const now: ItemState = { mode: "plain", no: [], outcome: standing(item), would: false };
  const end = table.recap.find((event) => event.item === at);
  if (end) return { ...now, winner: end.code === "won" ? (end.seat ?? null) : null };
  const ask = table.ask;
  if (!ask || ask.phase === "discard" || play.exchanging) return now;
  const preview = ask.preview?.find((one) => one.item === at);
  const outcome = preview && (play.item === null || play.item === at) ? expected(preview) : now.outcome;
  const would = outcome !== now.outcome;
  if (play.item === at) return { ...now, mode: "chosen", outcome, would };
  const no = reasons(play.itemPart(at));
  if (no.length > 0) return { ...now, mode: "shut", no };
  if (play.item !== null) return now;
  const open = play.dogs > 0 || ask.phase === "token";
  return { ...now, mode: open ? "open" : "plain", outcome, would };
}

/** Everything about an item in sentences, for those who hear the table instead of seeing it. */
export function itemLabel(play: Play, item: BarkingItem, state: ItemState): string {
  const { table, view } = play;
  const parts = [`${itemName(table, item.kind)}.`];
  if (item.worth !== null && table.me !== null) {
    const nth = ordinal(view.seats[table.me]?.won[item.kind] ?? 0);
    parts.push(table.t("board-label-worth", { n: item.worth, nth }));
  }
  if (item.token) parts.push(table.t("board-label-token"));
  if (item.packs.length === 0) parts.push(table.t("board-label-none"));
  for (const pack of item.packs) {
    const dogs = pack.cards.map((one) => `${one.dogs} × ${cardName(table, one.breed)}`).join(", ");
    const leads = pack.seat === item.leader;
    parts.push(table.t("board-label-pack", { name: seatName(table, pack.seat), dogs, rank: pack.rank, leads }));
  }
  if (state.would) {
    const who = state.outcome.leader === table.me ? "you" : "they";
    const name = table.name(state.outcome.leader);
    parts.push(table.t("board-label-would", { who, name, ...state.outcome.args }));
  }
  for (const one of state.no) parts.push(table.t("board-label-no", { reason: reason(table, one), clause: one.clause }));
  return parts.join(" ");
}
