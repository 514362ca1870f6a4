import { describe, expect, it } from "vitest";
import end from "../../lib/fixtures/diner-end.json";
import kitchen from "../../lib/fixtures/diner-kitchen.json";
import visit from "../../lib/fixtures/diner-visit.json";
import { StubLink, type Fixture } from "../../lib/fixtures/stub";
import { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";
import { cardOf, chefArt, lineOf, nameOf, symbols } from "./deck";
import { flightsOf } from "./flights";
import { orderLabel } from "./labels";
import { Play } from "./play.svelte";
import { signed, signsOf } from "./signs";
import { statusLine } from "./status";
import { story } from "./story";
import type { DinerCard, DinerDeck, DinerView, Effect } from "./types";
import { counted, reason, tally } from "./words";

function sit(fixture: unknown): { table: TableStore; link: StubLink; play: Play } {
  const found = fixture as Fixture;
  const link = new StubLink(found);
  const table = new TableStore("treehouse-diner", found.me, link);
  table.deck = structuredClone(found.deck ?? null);
  table.start();
  return { table, link, play: new Play(table) };
}

function card(effects: Effect[], more: Partial<DinerCard> = {}): DinerCard {
  return { kind: "action", number: 0, names: { en: "Card" }, sentence: { en: "" }, effects, ...more };
}

/** Answers of the stub come later, as they do from a server. */
const answered = () => new Promise((go) => setTimeout(go, 1));
const spot = (play: Play, space: number) => play.spots.find((one) => one.space === space)!;
const acts = (link: StubLink) => link.sent.filter((one) => one.t === "act").map((one) => (one.t === "act" ? one.play : []));
const settled = (play: Play) => {
  (play as unknown as { settled: number }).settled = -1000;
};

describe("a play in words", () => {
  it("names the card that it answers", () => {
    const { table } = sit(visit);
    const parts = [{ part: "end", action: 0, no: [] }];
    const after = (ability: DinerView["ability"]): DinerView => ({ ...(table.view as DinerView), ability });
    const alone = story.said(table, parts, after(null));
    const answer = story.said(table, parts, after({ card: "the-usual", line: 0, left: 1 } as DinerView["ability"]));
    expect(answer).toBe(`Squirrel's Usual: ${alone}`);
  });

  it("counts the minutes of each order", () => {
    const { table } = sit(visit);
    const orders = ["the-usual", "no-such-card", "the-usual"].map((card, action) => ({ part: "order", action, card, no: [] }));
    const taken = { part: "visit", action: 9, row: 3, column: 1, no: [] };
    const said = story.said(table, [taken, ...orders], table.view!);
    expect(said).toContain("(minutes pass for: Squirrel's Usual\u00a0×2, no-such-card)");
  });
});

describe("cards of a deck", () => {
  it("have names, symbols and chefs", () => {
    const { table } = sit(visit);
    const laid = (table.view as DinerView).seats[0]!.lane[4]!;
    expect(nameOf(table, laid.order)).toBe("Squirrel's Usual");
    expect(symbols(table, laid.order, laid).map((one) => one.on)).toEqual(laid.on);
    expect(symbols(table, laid.order, null).every((one) => one.on === null)).toBe(true);
    expect(nameOf(table, "no-such-card")).toBe("no-such-card");
  });

  it("draw nothing but our chefs, whatever a deck file says", () => {
    const { table } = sit(visit);
    const cards = (table.deck as DinerDeck).cards;
    cards.fox!.art = 'x"><script>';
    expect(chefArt(table, "fox")).toBe("chef-fox");
    expect(chefArt(table, "nobody")).toMatch(/^chef-/);
  });

  it("count lines as the rules do: what an offer costs has one of its own", () => {
    const choose = { verb: "choose", n: 2, inner: [{ verb: "draw", n: 2 }, { verb: "left", n: 2 }] };
    const may = { verb: "may", n: 1, inner: [{ verb: "shortcut", n: 2 }] };
    const verbs = (effects: Effect[]) => [0, 1, 2, 3, 4].map((line) => lineOf(card(effects), line)?.verb);
    expect(verbs([{ verb: "calm", n: 0 }, choose])).toEqual(["calm", "choose", "draw", "left", undefined]);
    expect(verbs([may, { verb: "praise", n: 1 }])).toEqual(["may", undefined, "shortcut", "praise", undefined]);
    expect(verbs([{ ...may, n: 0 }])).toEqual(["may", "shortcut", undefined, undefined, undefined]);
  });
});

describe("signs", () => {
  const texts = (effects: Effect[]) => signsOf(card(effects)).map((one) => `${one.icons.join("+")}${one.text}${one.per ?? ""}`);

  it("tell effects with their numbers and what they are multiplied by", () => {
    expect(texts([{ verb: "praise", n: 1 }, { verb: "draw", n: 2 }])).toEqual(["i-praise", "i-draw2"]);
    expect(texts([{ verb: "others-complaint", n: 1 }])).toEqual(["i-people+i-complaint"]);
    expect(texts([{ verb: "praise", n: 1, per: "chef" }])).toEqual(["i-praise/i-people"]);
    expect(texts([{ verb: "free", n: 2 }, { verb: "levitate", n: 1 }])).toEqual(["i-minute−2"]);
  });

  it("show a price before what it buys, and choices with a stroke between", () => {
    expect(texts([{ verb: "may", n: 1, inner: [{ verb: "shortcut", n: 2 }] }])).toEqual(["i-discard1 ▸", "i-pantry2"]);
    expect(texts([{ verb: "choose", n: 2, inner: [{ verb: "draw", n: 1 }, { verb: "left", n: 1 }] }])).toEqual(["i-draw", "/", "i-left"]);
  });

  it("have a true minus", () => {
    expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
  });
});

describe("a visit to the pantry", () => {
  const shelf = { row: 2, column: 1 };

  it("asks for its minutes one by one, and shows the kitchen after each", async () => {
    const { play, link } = sit(visit);
    expect([play.deed.code, play.deed.play, statusLine(play).id]).toEqual(["visit", null, "board-say-visit"]);
    play.tapShelf(shelf);
    expect(play.busy).toBe(true);
    await answered();
    expect([play.busy, play.deed.code, play.deed.args.n, play.deed.play]).toEqual([false, "take", 2, null]);
    expect(spot(play, 3).laid?.order).toBe("abc");
    play.tapSpot(spot(play, 3));
    await answered();
    expect([spot(play, 3).laid, spot(play, 2).laid?.order, play.after?.left]).toEqual([null, "abc", 1]);
    play.tapSpot(spot(play, 2));
    await answered();
    expect([play.deed.play, statusLine(play).id]).toEqual([[39, 10, 9], "board-say-take"]);
    settled(play);
    play.main();
    expect(acts(link)).toEqual([[39, 10, 9]]);
  });

  it("takes a free space for the order beside it", async () => {
    const { play, table } = sit(visit);
    play.tapShelf(shelf);
    await answered();
    expect([spot(play, 2).open, spot(play, 1).go]).toEqual([true, null]);
    play.tapSpot(spot(play, 2));
    expect(table.chosen).toEqual([39, 10]);
  });

  it("takes minutes back one by one, then the visit itself", async () => {
    const { play, table } = sit(visit);
    play.tapShelf(shelf);
    await answered();
    play.tapSpot(spot(play, 3));
    await answered();
    play.putBack();
    await answered();
    expect([table.chosen, play.after?.left, spot(play, 3).laid?.order]).toEqual([[39], 2, "abc"]);
    play.putBack();
    expect([table.chosen, play.deed.code, play.after]).toEqual([[], "visit", null]);
  });

  it("says which space is taken, and what costs too much", async () => {
    const { play, table } = sit(visit);
    play.tapShelf(shelf);
    await answered();
    const blocked = spot(play, 4);
    expect([blocked.open, blocked.no.map((one) => one.clause)]).toEqual([false, ["TD-17"]]);
    play.tapSpot(blocked);
    expect([table.chosen, play.shaken?.what]).toEqual([[39], "order-acorn-toast"]);
    expect(reason(table, table.refusal!.clauses[0]!)).toBe("Acorn on Toast cannot move: space 3 is taken.");
    play.putBack();
    const dear = play.base.find((one) => one.part === "visit" && one.no.length > 0)!;
    play.tapShelf({ row: dear.row!, column: dear.column! });
    expect([table.chosen, table.refusal?.part]).toEqual([[], dear]);
  });

  it("waits with an order and an Action card for the main button", () => {
    const { play, link, table } = sit(visit);
    const order = (table.view as DinerView).tray[0]!;
    play.tapCard(order);
    expect([play.deed.code, acts(link), play.started]).toEqual(["order", [], true]);
    play.tapCard("sticky-paws");
    expect([play.deed.code, statusLine(play).id]).toEqual(["card", "board-say-card"]);
    play.tapCard("sticky-paws");
    expect(play.started).toBe(false);
  });

  it("marks the chosen order as chosen, the others as those that could be", () => {
    const ringing = structuredClone(visit);
    ringing.states[0]!.view.phase = "tray";
    const { play, table } = sit(ringing);
    const [first, second] = (table.view as DinerView).tray.map((order) => play.cardPart(order!)).filter((part) => part!.no.length === 0);
    expect(play.state(first!)).toMatchObject({ picked: false, open: true });
    play.tapCard(first!.card!);
    expect([first!, second!].map((part) => play.state(part))).toMatchObject([
      { picked: true, open: false },
      { picked: false, open: true },
    ]);
  });
});

describe("assigning", () => {
  it("offers to do what is obvious", () => {
    const { play, link } = sit(kitchen);
    expect(play.deed).toMatchObject({ code: "obvious", play: [734] });
    settled(play);
    play.main();
    expect(acts(link)).toEqual([[734]]);
  });

  it("lays at once where there is one way only", () => {
    const { play, link } = sit(kitchen);
    play.tapPiece("bee");
    expect(acts(link)).toEqual([[734]]);
  });

  it("asks for the order, then for the plate, as far as there is a choice", () => {
    const { play, link } = sit(kitchen);
    play.tapPiece("daisy");
    expect([play.held, spot(play, 1).open, spot(play, 2).open, acts(link)]).toEqual([{ piece: "daisy", space: undefined }, true, true, []]);
    play.tapSpot(spot(play, 1));
    expect(play.answers.map((one) => one.plate)).toEqual(["A", "B"]);
    expect(statusLine(play).id).toBe("board-say-plates");
    play.answer(play.answers[1]!);
    expect(acts(link)).toEqual([[496]]);
  });

  it("goes the other way about: the order first, and put back by a second tap", () => {
    const { play, link } = sit(kitchen);
    play.tapSpot(spot(play, 1));
    expect([spot(play, 1).picked, play.pieceState("acorn").open]).toEqual([true, true]);
    play.tapSpot(spot(play, 1));
    expect(play.held).toBeNull();
    play.tapSpot(spot(play, 2));
    expect(acts(link)).toEqual([[501]]);
  });

  it("says why a piece cannot go to an order", () => {
    const { play, table } = sit(kitchen);
    play.tapPiece("acorn");
    expect(play.answers.map((one) => one.action)).toEqual([327, 328]);
    play.tapSpot(spot(play, 2));
    expect(table.refusal?.clauses.map((one) => one.clause)).toEqual(["TD-27"]);
    expect(reason(table, table.refusal!.clauses[0]!)).toBe("Acorn fits no open symbol: Bat's Breakfast at Dusk");
  });

  it("gathers a joker's ingredients one by one", async () => {
    const { play, table } = sit(kitchen);
    expect(play.jokers.map((one) => one.action)).toEqual([669]);
    play.answer(play.jokers[0]!);
    await answered();
    expect([play.deed.code, play.lacking, play.lays]).toEqual(["joker", 4, []]);
    play.tapPiece("acorn");
    await answered();
    expect([play.mixed, play.lacking, play.pieceState("acorn")]).toEqual([{ acorn: 1 }, 3, { picked: true, open: false }]);
    for (const piece of ["blueberry", "mushroom", "daisy"] as const) {
      play.tapPiece(piece);
      await answered();
    }
    expect([play.lacking, play.deed.play?.length]).toEqual([0, 5]);
    play.putBack();
    expect(table.chosen).toHaveLength(4);
  });

  it("knows that the pantry is not asked for now", () => {
    const { play } = sit(kitchen);
    play.tapShelf({ row: 1, column: 1 });
    expect(play.hold?.code).toBe("look");
  });
});

describe("what is told", () => {
  const event = (code: string, more: Partial<GameEvent> = {}): GameEvent => ({ v: 3, code, seat: 0, ...more });
  const told = (events: GameEvent[]) => {
    const { table } = sit(visit);
    return story.lines(table, events).map((line) => [line.text, line.art.map((one) => one.text || one.label).join(", ")]);
  };

  it("tells minutes by where each order comes to, and what they bought as pictures", () => {
    const minutes = [3, 2].map((space) => event("minute", { order: "abc", space }));
    const other = event("minute", { order: "acorn-toast", space: 4 });
    const takes = ["acorn", "daisy"].map((piece) => event("take", { row: 2, column: 1, piece, n: 1 }));
    expect(told([minutes[0]!, other, minutes[1]!, ...takes])).toEqual([
      ["You let minutes pass:", "Easy as ABC Soup → 2, Acorn on Toast → 4"],
      ["You take from 2.1 of the pantry:", "Acorn, Daisy"],
    ]);
  });

  it("puts the mood behind what made it change", () => {
    const lines = told([event("out", { order: "abc", n: 0 }), event("mood", { change: -1, now: -2 }), event("mood", { seat: 1, change: 1, now: 1 })]);
    expect(lines).toHaveLength(2);
    expect(lines[0]![1]).toBe("−1");
  });

  it("heads a round once", () => {
    const { table } = sit(visit);
    const turns = [0, 1].map((seat) => event("turn", { v: seat, seat, round: 4 }));
    expect(story.lines(table, turns).map((line) => line.head)).toEqual([true, false]);
  });

  it("has words for every event of a game", () => {
    for (const fixture of [visit, kitchen, end]) {
      const { table } = sit(fixture);
      for (const line of story.lines(table, table.events)) expect(line.text).not.toMatch(/event-|board-|undefined|\{/);
    }
  });

  it("lets things travel to where they go", () => {
    const flights = flightsOf(
      [
        event("take", { row: 2, column: 1, piece: "acorn" }),
        event("order", { seat: 1, order: "abc", space: 3 }),
        event("lay", { seat: 1, piece: "acorn", order: "abc" }),
        event("deliver", { order: "abc", bees: 0 }),
      ],
      0,
    );
    expect(flights.map(({ art, from, to }) => [art, from, to])).toEqual([
      ["ing-acorn", "shelf-2-1", "supply"],
      ["i-order", "order-abc", "seat-1"],
      ["squirrel", "order-abc", "sent"],
    ]);
  });

  it("says of an order what it needs, in a kitchen what is open", () => {
    const { table } = sit(visit);
    const laid = (table.view as DinerView).seats[0]!.lane[4]!;
    expect(orderLabel(table, laid.order, { laid, space: 5 })).toMatch(/^Squirrel's Usual\. Space 5\. Still needs .*; 1 covered\./);
    expect(orderLabel(table, laid.order, {})).toMatch(/minutes\. Needs .* chef: /);
  });

  it("counts pieces in words", () => {
    const { table } = sit(visit);
    expect(counted(table, tally(["radish", "bee", "radish"]))).toBe("2 Radishes, 1 bee");
  });

  it("lists at the end where points come from, and what was delivered", () => {
    const { table } = sit(end);
    const view = table.view as DinerView;
    view.seats.forEach((seat, at) => {
      const sum = story.sources(table, at).reduce((total, one) => total + one.points, 0);
      expect(sum).toBe(view.result!.scores[at]);
      expect(story.kept(table, at)).toHaveLength(seat.delivered.length + Object.keys(view.result!.hands[at]!).length);
    });
    expect(story.sourceName(table, "bees")).toBe("Bees saved");
    expect(cardOf(table, view.seats.flatMap((seat) => seat.delivered)[0]!).points).toBeGreaterThan(0);
  });
});
