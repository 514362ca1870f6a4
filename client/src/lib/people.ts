/** Who sits at a seat and whether they are here, in words. */
import type { TableStore } from "./table.svelte";

export function presence(table: TableStore, seat: number): string {
  const info = table.seats[seat]!;
  if (info.kind === "bot") return table.t("others-bot", { bot: info.bot ?? "" });
  if (seat === table.me) return table.t("others-you");
  return table.t(info.online ? "others-online" : "others-offline");
}
