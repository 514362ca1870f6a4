import { describe, expect, it } from "vitest";
import barking from "../lib/fixtures/barking-end.json";
import diner from "../lib/fixtures/diner-end.json";
import treat from "../lib/fixtures/treat-end.json";
import { StubLink, type Fixture } from "../lib/fixtures/stub";
import { settings } from "../lib/settings.svelte";
import { TableStore } from "../lib/table.svelte";
import type { Result } from "../lib/types";
import { decision, standings } from "./standings";

const FIXTURES = { barking, "treat-please": treat, "treehouse-diner": diner };
// All that can break a tie, by game.
const BREAKS = { barking: [], "treat-please": ["learned"], "treehouse-diner": ["delivered", "unfinished", "on-orders", "supply"] };
type Name = keyof typeof BREAKS;

function ended(game: Name): { table: TableStore; result: Result } {
  const found = FIXTURES[game] as unknown as Fixture;
  const table = new TableStore(game, found.me, new StubLink(found));
  table.start();
  return { table, result: table.view!.result! };
}

describe("the end of a game", () => {
  it("puts whom a tie-breaker made win before others with as many points", () => {
    const { table, result } = ended("treat-please");
    const places = standings(result);
    expect(places.map(({ seat, points, rank }) => [seat, points, rank])).toEqual([
      [2, 14, 0],
      [0, 14, 1],
      [3, 13, 2],
      [1, 10, 3],
    ]);
    expect(decision(table, result)).toBe("Points are equal; more learned behaviors decide.");
  });

  it("says nothing of tie-breakers where points decide", () => {
    const { table, result } = ended("barking");
    expect(decision(table, result)).toBe("");
    expect(standings(result)[0]).toMatchObject({ seat: 3, rank: 0 });
  });

  it.each(["en", "de"] as const)("has words for all that can decide (%s)", (language) => {
    settings.language = language;
    const said = (Object.keys(BREAKS) as Name[]).flatMap((game) => {
      const { table, result } = ended(game);
      return BREAKS[game].map((decided) => decision(table, { ...result, decided }));
    });
    settings.language = "en";
    expect(new Set(said).size).toBe(5);
    for (const one of said) expect(one).not.toMatch(/tie-|\{|undefined/);
  });
});
