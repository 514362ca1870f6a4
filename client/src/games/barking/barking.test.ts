import { describe, expect, it } from "vitest";
import type { BarkingItem, BarkingPack, GameEvent } from "../../lib/types";
import { cardArt, itemArt } from "./art";
import { flightOf, flightsOf } from "./flights";
import { arrange, byRank, columns, raise, type HandCard } from "./hand";
import { expected, ordinal, standing } from "./outcome";

const RANKS = { borzoi: 1, komondor: 2, doberman: 3, husky: 6, mutt: 10 };
const place = byRank(RANKS);
const keys = (cards: readonly HandCard[]) => cards.map((one) => one.key);
const none = new Set<string>();

function pack(seat: number, dogs: number, rank: number): BarkingPack {
  return { seat, dogs, best: "husky", rank, cards: [{ breed: "husky", dogs, wonders: 0 }] };
}

function item(...packs: BarkingPack[]): BarkingItem {
  return { kind: "van", token: false, leader: packs[0]?.seat ?? null, packs, worth: 3 };
}

describe("the hand as single cards", () => {
  it("lies in order of rank, Wonder Dogs and cats last", () => {
    const cards = arrange([], { cat: 1, mutt: 1, wonder: 1, borzoi: 2 }, place, none);
    expect(keys(cards)).toEqual(["borzoi-1", "borzoi-2", "mutt-1", "wonder-1", "cat-1"]);
  });

  it("keeps the keys of what stays, and lets the raised copies go", () => {
    const before = arrange([], { husky: 3, mutt: 1 }, place, none);
    const after = arrange(before, { husky: 1, mutt: 1 }, place, new Set(["husky-1", "husky-3"]));
    expect(keys(after)).toEqual(["husky-2", "mutt-1"]);
  });

  it("gives a new copy a key that no card has", () => {
    const before = arrange([], { husky: 3 }, place, none);
    const fewer = arrange(before, { husky: 1 }, place, new Set(["husky-1", "husky-2"]));
    expect(keys(arrange(fewer, { husky: 2 }, place, none))).toEqual(["husky-3", "husky-1"]);
  });

  it("raises as many copies as are chosen, first the ones that were touched", () => {
    const cards = arrange([], { husky: 3, mutt: 1 }, place, none);
    expect([...raise(cards, { husky: 1 }, ["husky-2"])]).toEqual(["husky-2"]);
    expect(raise(cards, { husky: 2 }, ["husky-3"])).toEqual(new Set(["husky-3", "husky-1"]));
    expect(raise(cards, {}, ["husky-3"]).size).toBe(0);
  });

  it("needs no more than three rows for the fullest hand", () => {
    for (let n = 1; n <= 17; n += 1) expect(Math.ceil(n / columns(n))).toBeLessThanOrEqual(n > 12 ? 3 : 2);
  });
});

describe("how an item stands", () => {
  it("says who is alone, who has more, and whose rank wins", () => {
    expect(standing(item())).toEqual({ leader: null, code: "nobody", args: {} });
    expect(standing(item(pack(1, 2, 6)))).toEqual({ leader: 1, code: "alone", args: { mine: 2 } });
    expect(standing(item(pack(1, 3, 6), pack(0, 1, 2), pack(2, 2, 9)))).toMatchObject({ code: "more", args: { mine: 3, best: 2 } });
    expect(standing(item(pack(1, 2, 3), pack(0, 2, 8)))).toMatchObject({ code: "rank", args: { rank: 3, other: 8 } });
  });

  it("names the ranks of a tie that would be, the better one first", () => {
    const tie = { item: 0, leader: 2, mine: 2, best: 2, tie: true, rank: 8, other: 3 };
    expect(expected(tie)).toMatchObject({ leader: 2, code: "rank", args: { rank: 3, other: 8 } });
    const more = { item: 0, leader: 0, mine: 2, best: 0, tie: false };
    expect(expected(more)).toEqual({ leader: 0, code: "more", args: { mine: 2, best: 0 } });
  });

  it("counts trophies of a kind up to the third", () => {
    expect([0, 1, 2, 3, 5].map(ordinal)).toEqual(["first", "second", "third", "further", "further"]);
  });
});

describe("what travels", () => {
  const event = (code: string, more: Partial<GameEvent>): GameEvent => ({ v: 3, code, ...more });

  it("goes from my hand or from the seat to the pack it joins", () => {
    const dogs = event("dogs", { seat: 2, item: 4, kind: "van", breed: "basset-hound", dogs: 1, wonders: 0 });
    expect(flightOf(dogs, 0)).toMatchObject({ art: "dog-basset", from: "seat-2", to: "pack-4-2" });
    expect(flightOf(dogs, 2)).toMatchObject({ from: "hand" });
  });

  it("shows the back of a card that only its owner may see", () => {
    expect(flightOf(event("draw", { seat: 1 }), 0)).toMatchObject({ art: "back", from: "deck", to: "seat-1" });
  });

  it("leaves my own new cards to the hand, and what has no journey out", () => {
    const events = [event("round", { round: 2 }), event("draw", { seat: 0, card: "mutt" }), event("pass", { seat: 1 })];
    expect(flightsOf(events, 0)).toEqual([]);
  });

  it("brings trophies to their winner, in the order of the items", () => {
    const won = [event("won", { seat: 1, item: 0, kind: "van" }), event("won", { seat: 0, item: 1, kind: "phone-booth" })];
    expect(flightsOf(won, 0).map((one) => [one.art, one.to])).toEqual([
      ["item-van", "seat-1"],
      ["item-phonebooth", "mine"],
    ]);
  });
});

describe("drawings", () => {
  it("has one for each name", () => {
    expect([cardArt("cat"), cardArt("wonder"), cardArt("basset-hound")]).toEqual(["cat", "dog-wonder", "dog-basset"]);
    expect([itemArt("van"), itemArt("phone-booth")]).toEqual(["item-van", "item-phonebooth"]);
  });
});
