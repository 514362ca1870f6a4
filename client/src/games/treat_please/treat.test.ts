import { describe, expect, it } from "vitest";
import { effectAt } from "../../lib/effects";
import { StubLink, type Fixture } from "../../lib/fixtures/stub";
import back from "../../lib/fixtures/treat-back.json";
import end from "../../lib/fixtures/treat-end.json";
import turn from "../../lib/fixtures/treat-turn.json";
import { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";
import { cardOf, dogOf, nameOf, pictureOf } from "./deck";
import { left } from "./deed";
import { flightsOf } from "./flights";
import { Play, preview } from "./play.svelte";
import { amountSigns, effectSigns, grouped, playSigns, signed } from "./signs";
import { statusLine } from "./status";
import { story } from "./story";
import type { TreatCard, TreatDeck, TreatPart, TreatView } from "./types";
import { reason, shortReason } from "./words";

function sit(fixture: unknown): { table: TableStore; link: StubLink } {
  const found = fixture as Fixture;
  const link = new StubLink(found);
  const table = new TableStore("treat-please", found.me, link);
  table.deck = found.deck ?? null;
  table.start();
  return { table, link };
}

function card(more: Partial<TreatCard>): TreatCard {
  return { kind: "behavior", number: 12, names: { en: "Sploot" }, sentence: { en: "" }, ...more };
}

const texts = (signs: ReturnType<typeof playSigns>) => signs.map((one) => `${one.icon}${one.text}${one.of ?? ""}`);

describe("a play in words", () => {
  it("names the card that it answers", () => {
    const { table } = sit(turn);
    const parts = [{ part: "end", action: 0, no: [] }];
    const after = (ability: TreatView["ability"]): TreatView => ({ ...(table.view as TreatView), ability });
    const name = nameOf(table, "nap");
    expect(name).not.toBe("nap");
    const answer = story.said(table, parts, after({ card: "nap", line: 0 } as TreatView["ability"]));
    expect(answer).toBe(`${name}: ${story.said(table, parts, after(null))}`);
  });
});

describe("signs", () => {
  it("have a true minus, and leave zeros out", () => {
    expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
    expect(texts(amountSigns({ attention: 3, energy: 0, bones: -1 }))).toEqual(["i-attention+3", "i-bone−1"]);
  });

  it("tell corners and effects, with what they are multiplied by", () => {
    const effects = [
      { verb: "attention", n: 2, per: "objective", type: "play" as const },
      { verb: "discount", n: 3, type: "food" as const },
      { verb: "discount", n: 1 },
      { verb: "cheaper", n: 2 },
    ];
    const told = texts(playSigns(card({ attention: 2, energy: -1, effects })));
    expect(told).toEqual(["i-attention+2", "i-energy−1", "i-attention+2/i-play", "i-food−3", "i-heart−1", "i-book−2i-bone"]);
  });

  it("name the energy that a nap leads to", () => {
    const nap = card({ effects: [{ verb: "reset", n: 0 }, { verb: "recall", n: 0 }] });
    expect(texts(effectSigns(nap, 4))).toEqual(["i-energy=4", "i-undo∗"]);
  });

  it("show a price before what it buys, and choices with a stroke between", () => {
    const may = { verb: "may", n: 2, pay: "bones", inner: [{ verb: "energy", n: 3 }] };
    const choose = { verb: "choose", n: 0, inner: [{ verb: "attention", n: 3 }, { verb: "bones", n: 4 }] };
    expect(texts(effectSigns(card({ effects: [may] })))).toEqual(["i-bone−2", "▸", "i-energy+3"]);
    expect(texts(effectSigns(card({ effects: [choose] })))).toEqual(["i-attention+3", "/", "i-bone+4"]);
    const groups = (effects: TreatCard["effects"]) => grouped(effectSigns(card({ effects }))).map((group) => texts(group).join(" "));
    expect(groups([may])).toEqual(["i-bone−2", "▸ i-energy+3"]);
    expect(groups([choose])).toEqual(["i-attention+3", "/ i-bone+4"]);
    expect(groups([{ ...may, pay: undefined, n: 0 }])).toEqual(["? ▸ i-energy+3"]);
  });

  it("leave out a verb that they do not know", () => {
    expect(effectSigns(card({ effects: [{ verb: "levitate", n: 2 }] }))).toEqual([]);
  });
});

describe("the preview", () => {
  const have = { attention: 14, energy: 3, bones: 5 };
  const part = (more: Partial<TreatPart>): TreatPart => ({ action: 1, part: "play", no: [], ...more });

  it("stays where nothing is chosen", () => {
    expect(preview(have, null, 0)).toEqual(have);
  });

  it("adds gains up to the end of a meter and takes prices off", () => {
    expect(preview(have, part({ gives: { attention: 3, energy: -2 } }), 0)).toEqual({ attention: 15, energy: 1, bones: 5 });
    const complete = part({ part: "complete", cost: { attention: 9, energy: 1, was: 11 } });
    expect(preview(have, complete, 0)).toEqual({ attention: 5, energy: 2, bones: 5 });
  });

  it("gives back the bones that lie on what is learned", () => {
    expect(preview(have, part({ part: "learn", cost: { bones: 4, was: 4 } }), 2).bones).toBe(3);
  });
});

describe("cards of a deck", () => {
  it("have names and pictures; whoever plays has another dog than the market", () => {
    const { table } = sit(turn);
    const view = table.view as TreatView;
    const dogs = view.seats.map((_, seat) => dogOf(table, seat));
    expect(new Set(dogs).size).toBe(dogs.length);
    const shown = view.row.filter((one) => one !== null).map((one) => pictureOf(table, one.card).id);
    expect(shown.filter((dog) => dogs.includes(dog))).toEqual([]);
    expect(nameOf(table, "nap")).toBe("Take a Nap");
    expect(nameOf(table, "no-such-card")).toBe("no-such-card");
  });

  it("draw nothing but dogs, whatever a deck file says", () => {
    const { table } = sit(turn);
    const { character } = (table.view as TreatView).seats[0]!;
    const deck = table.deck!;
    const cards = { ...deck.cards, [character]: { ...cardOf(table, character), art: 'x"><script>' } };
    table.deck = { ...deck, cards };
    expect(dogOf(table, 0)).toMatch(/^dog-[a-z]+$/);
  });

  it("count lines as the rules do", () => {
    const choose = { verb: "choose", n: 0, inner: [{ verb: "energy", n: 3 }] };
    const two = card({ effects: [{ verb: "bones", n: 1 }, choose, { verb: "sweep", n: 0 }] });
    expect([0, 1, 2, 3, 4].map((line) => effectAt(two.effects ?? [], line)?.verb)).toEqual(["bones", "choose", "energy", "sweep", undefined]);
  });
});

describe("a turn", () => {
  it("chooses by a tap, puts back by another, and sends by the main button's deed", () => {
    const { table, link } = sit(turn);
    const play = new Play(table);
    expect(play.deed.code).toBe("end");
    const part = play.parts.find((one) => one.part === "complete" && one.no.length === 0)!;
    play.tap(part, "here");
    expect(play.deed).toMatchObject({ code: "complete", action: part.action });
    expect(statusLine(play).id).toBe("board-say-complete");
    play.tap(play.chosen, "here");
    expect(play.chosen).toBeNull();
    play.tap(part, "here");
    play.confirm();
    expect(link.sent.at(-1)).toMatchObject({ t: "act", play: [part.action] });
  });

  it("says why not, and chooses nothing", () => {
    const { table, link } = sit(turn);
    const play = new Play(table);
    const locked = play.parts.find((one) => one.no.some((no) => no.clause === "TP-29"))!;
    play.tap(locked, "there");
    expect([play.chosen, play.shaken?.what, table.refusal?.part, link.sent]).toEqual([null, "there", locked, []]);
    const refusal = locked.no.find((no) => no.clause === "TP-29")!;
    expect(reason(table, refusal)).toBe(`Needs ${refusal.need} attention, you have ${refusal.have}.`);
    expect(shortReason(table, refusal)).toBe(`${Number(refusal.need) - Number(refusal.have)} short`);
  });

  it("shows what a discount takes off", () => {
    const play = new Play(sit(turn).table);
    const cheap = play.parts.find((one) => one.part === "complete" && one.cost!.attention! < one.cost!.was!);
    expect(cheap).toBeDefined();
  });

  it("answers an effect's question by the tap alone", () => {
    const { table, link } = sit(back);
    const play = new Play(table);
    expect([play.deciding, play.deed.code, play.deed.action]).toEqual([true, "back", null]);
    expect(play.cardPart("nap")).toBeNull();
    play.tap(null, "nap");
    expect(play.hold?.code).toBe("first");
    const part = play.cardPart(play.mine.discard[0]!)!;
    play.tap(part, "there");
    expect(link.sent.at(-1)).toMatchObject({ t: "act", play: [part.action] });
  });

  it("counts what is left of it, never less than nothing", () => {
    const used = { behaviors: 3, slots: 2, learned: 0, lessons: 1, completed: 1, goals: 1 };
    expect(left(used)).toEqual({ behaviors: 0, goals: 0, lessons: 1 });
    expect(left(null)).toEqual({ behaviors: 0, goals: 0, lessons: 0 });
  });
});

describe("what is told", () => {
  const event = (code: string, more: Partial<GameEvent> = {}): GameEvent => ({ v: 3, code, ...more });

  it("puts changes of the tracks behind what made them, and leaves out what is seen on the table", () => {
    const { table } = sit(turn);
    const nap = event("play", { seat: 0, card: "nap" });
    const told = story.lines(table, [
      nap,
      event("energy", { seat: 0, change: 2, now: 4 }),
      event("lay", { card: "nap", place: 1 }),
      event("dinner", { seat: 0, bones: 2 }),
      event("bones", { seat: 0, change: 2, now: 7 }),
    ]);
    expect(told.map((line) => line.text)).toEqual(["You play: Take a Nap", "Your dinner: 2 bones"]);
    expect(told[0]!.art).toEqual([{ id: "i-energy", label: "energy", text: "+2" }]);
    expect(told[1]!.art).toEqual([]);
  });

  it("makes one line of what happens to several cards at once", () => {
    const { table } = sit(turn);
    const told = story.lines(table, ["nap", "kibbles"].map((card) => event("back", { seat: 0, card })));
    expect(told.map((line) => line.text)).toEqual(["Back in your hand: Take a Nap"]);
    expect(told[0]!.art.map((one) => one.text)).toEqual(["Search for Loose Kibbles"]);
    expect(story.lines(table, [event("back", { seat: 0, card: "nap" }), event("back", { seat: 1, card: "nap" })])).toHaveLength(2);
  });

  it("says once what a day does, and of a whole day's effect not to everybody", () => {
    const { table } = sit(turn);
    const lasts = [0, 1].map((seat) => event("lasting", { seat, which: "boost", n: 1 }));
    const told = (when: string) => {
      (table.deck as TreatDeck).cards.sun = card({ kind: "round", when, sentence: { en: "The sun shines." } });
      const lines = story.lines(table, [event("day", { card: "sun", round: 2 }), ...lasts, { ...lasts[0]!, v: 4 }]);
      expect(lines[1]).toMatchObject({ text: "The sun shines.", head: false, seat: null });
      return lines.length;
    };
    expect(told("all round")).toBe(3);
    expect(told("at once")).toBe(5);
  });

  it("has words for every event of a game, and for lasting effects", () => {
    const { table } = sit(turn);
    for (const line of story.lines(table, table.events)) expect(line.text).not.toMatch(/event-|lasting-|undefined|\{/);
  });

  it("lets cards travel to where they go", () => {
    const flights = flightsOf([event("learn", { seat: 1, card: "sploot" }), event("play", { seat: 0, card: "nap" }), event("dinner", { seat: 0 })], 0);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ["card-sploot", "seat-1"],
      ["card-nap", "slots"],
    ]);
  });

  it("lists at the end where points come from, and what was completed", () => {
    const { table } = sit(end);
    const view = table.view as TreatView;
    view.seats.forEach((seat, at) => {
      const sum = story.sources(table, at).reduce((total, one) => total + one.points, 0);
      expect(sum).toBe(view.result!.scores[at]);
      expect(story.kept(table, at)).toHaveLength(seat.done.length);
    });
    expect(story.sourceName(table, "type-food")).toBe("Food, 3 or more");
  });
});
