/** What a card says to those who listen, in one label. */
import type { TableStore } from "../../lib/table.svelte";
import type { Refusal } from "../../lib/types";
import { words } from "../../lib/said";
import { cardOf, nameOf, symbols } from "./deck";
import type { Laid } from "./types";
import { needName, reason } from "./words";

/** What an order asks for, symbol by symbol; in a kitchen, what is still open. */
export function needs(table: TableStore, order: string, laid: Laid | null): string {
  const all = symbols(table, order, laid);
  const open = all.filter((one) => one.on === null).map((one) => needName(table, one.need));
  if (laid === null) return table.t("board-needs", { what: open.join(", ") });
  if (open.length === 0) return table.t("board-needs-none");
  return table.t("board-needs-open", { what: open.join(", "), n: all.length - open.length });
}

interface About {
  laid?: Laid | null;
  /** The kitchen's space on which it lies. */
  space?: number;
  no?: readonly Refusal[];
}

export function orderLabel(table: TableStore, order: string, { laid = null, space, no = [] }: About): string {
  const { minutes = 0, points = 0, chef = "", sentence } = cardOf(table, order);
  const said = [`${nameOf(table, order)}.`];
  if (space !== undefined) said.push(table.t("board-on-space", { n: space }));
  if (laid === null) said.push(table.t("board-minutes", { n: minutes }));
  said.push(needs(table, order, laid));
  if (laid && laid.bees > 0) said.push(table.t("board-bees", { n: laid.bees }));
  if (laid === null) said.push(words(sentence));
  said.push(table.t("board-pays", { n: points, chef: nameOf(table, chef) }));
  for (const one of no) said.push(table.t("board-label-no", { reason: reason(table, one), clause: one.clause }));
  return said.filter(Boolean).join(" ");
}
