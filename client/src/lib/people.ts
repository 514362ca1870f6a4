/** Who sits at a seat and whether they are here, in words. */
import type { TableStore } from "./table.svelte";
import type { SeatInfo } from "./types";

export function presence(table: TableStore, seat: number): string {
  const info = table.seats[seat]!;
  if (info.kind === "bot") return bot(table, info);
  if (seat === table.me) return table.t("others-you");
  return table.t(info.online ? "others-online" : "others-offline");
}

/** A bot's level; until it is warm it does not play so, which is not hidden. */
function bot(table: TableStore, { bot, warming }: SeatInfo): string {
  const level = table.t("kind-bot", { bot: bot ?? "" });
  return warming ? `${level} (${table.t("others-warming")})` : level;
}

/** "You" or the name, for labels that stand alone. */
export function seatName(table: TableStore, seat: number): string {
  return seat === table.me ? table.t("board-you") : table.name(seat);
}

/** The other seats in the order in which they sit, beginning at my left; for a watcher all. */
export function around(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, at) => (me + 1 + at) % seats);
}

/** Is a person who should be at this seat not here? */
export function away(table: TableStore, seat: number): boolean {
  const info = table.seats[seat];
  return info !== undefined && info.kind !== "bot" && !info.online;
}

/** What the seat that must act is told to be doing. */
export function toAct(table: TableStore, seat: number): string {
  return table.t(table.thinking === seat ? "others-thinking" : "others-turn");
}
