/** Who sits at a seat and whether they are here, in words. */
import type { TableStore } from "./table.svelte";

export function presence(table: TableStore, seat: number): string {
  const info = table.seats[seat]!;
  if (info.kind === "bot") return table.t("kind-bot", { bot: info.bot ?? "" });
  if (seat === table.me) return table.t("others-you");
  return table.t(info.online ? "others-online" : "others-offline");
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
