import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/settings.svelte";
import type { GameInfo } from "../lib/types";
import { catalogue } from "../lib/words";
import { draft, firstDrafts, levels, request } from "./draft";

const GAME: GameInfo = {
  name: "barking",
  title: "Barking",
  players: [2, 5],
  minutes: 20,
  options: [],
  bots: ["puppy", "family", "clever", "champion"],
  usual: "family",
};

describe("who plays", () => {
  it("is one person and bots of the usual level, until somebody says otherwise", () => {
    const seats = request(GAME, firstDrafts(GAME, "Ana"), {}, null).seats;
    expect(seats.map((seat) => seat.bot)).toEqual([undefined, "family", "family", "family"]);
  });

  it("has each level told once, from the weakest", () => {
    const drafts = [draft("me"), draft("bot:champion"), draft("bot:puppy"), draft("friend"), draft("bot:champion")];
    expect(levels(GAME, drafts)).toEqual(["puppy", "champion"]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const words = catalogue(null, language);

  it.each([...GAME.bots, "greedy", "random"])("%s has a name of its own", (bot) => {
    const names = [...GAME.bots, "greedy", "random"].map((one) => words.t("kind-bot", { bot: one }));
    expect(names.filter((name) => name === words.t("kind-bot", { bot }))).toHaveLength(1);
    expect(words.t("kind-bot", { bot })).not.toBe(words.t("kind-bot", { bot: "nobody" }).replace("nobody", bot));
  });

  it.each(GAME.bots)("it is said what %s is like, by its name", (bot) => {
    const name = words.t("kind-bot", { bot }).split(": ")[1]!;
    expect(words.t(`level-${bot}`).startsWith(`${name}: `)).toBe(true);
  });
});
