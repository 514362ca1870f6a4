import { beforeEach, describe, expect, it } from "vitest";
import turn from "./fixtures/barking-turn.json";
import { StubLink, type Fixture } from "./fixtures/stub";
import { presence } from "./people";
import { LANGUAGES, settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";
import type { SeatInfo } from "./types";

let table: TableStore;

beforeEach(() => {
  table = new TableStore("barking", 0, new StubLink(turn as unknown as Fixture));
  table.start();
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => (settings.language = language));

  it("a bot is called by its level, and as long as it cannot play so that is said", () => {
    const seat: SeatInfo = { name: "Rex", kind: "bot", bot: "clever", online: true, warming: true };
    table.seats = [table.seats[0]!, seat];
    const warming = presence(table, 1);
    table.seats = [table.seats[0]!, { ...seat, warming: false }];
    const warm = presence(table, 1);
    expect(warm).toBe(table.t("kind-bot", { bot: "clever" }));
    expect(warming).toBe(`${warm} (${table.t("others-warming")})`);
  });
});
