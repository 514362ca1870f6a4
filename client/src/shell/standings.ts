import type { TableStore } from "../lib/table.svelte";
import type { Result } from "../lib/types";

/** `rank` 0 is the first place; equal points share a rank, unless what breaks a tie made one of them win. */
export interface Standing {
  seat: number;
  points: number;
  rank: number;
}

export function standings(result: Result): Standing[] {
  const points = result.breakdown.map((sources) => sources.reduce((sum, source) => sum + source.points, 0));
  const wins = (seat: number) => Number(result.winners.includes(seat));
  const ahead = (other: number, seat: number) => points[other]! - points[seat]! || wins(other) - wins(seat);
  const rank = (seat: number) => points.filter((_, other) => ahead(other, seat) > 0).length;
  const places = points.map((own, seat) => ({ seat, points: own, rank: rank(seat) }));
  return places.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** What decided between equal points, in a sentence; nothing if points did, or if all was equal. */
export function decision(table: TableStore, { decided }: Result): string {
  return decided ? table.t("tie-decided", { what: table.t(`tie-${decided}`) }) : "";
}

/** "Ana, Ben and Karl" */
export function list(table: TableStore, names: string[]): string {
  if (names.length < 2) return names.join("");
  return table.t("and", { a: names.slice(0, -1).join(", "), b: names.at(-1) });
}
