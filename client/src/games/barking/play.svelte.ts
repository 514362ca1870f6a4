/**
 * What the person at this table is doing: what is chosen, what a tap means, what the main button would do. What may be
 * chosen and what it leads to is the server's answer (`ask`); nothing here knows a rule.
 */
import { BoardPlay } from "../../lib/boardplay.svelte";
import type { BarkingView, Counts, Part } from "../../lib/types";
import { arrange, byRank, raise, type HandCard } from "./hand";
import { mainDeed, type Deed } from "./deed";

/** A card or item looked at in full. */
export type Zoom = { card: string } | { item: number };

export class Play extends BoardPlay<BarkingView, Zoom> {
  private touched = $state.raw<string[]>([]);
  private held: HandCard[] = [];
  /** The cards of the play just sent: they are the ones that go when the hand gets smaller. */
  private leaving: ReadonlySet<string> = new Set();
  /** The next ready answer is to be sent: the tap that asked for it was the last one of its play. */
  private armed = false;

  parts = $derived.by(() => new Map((this.table.ask?.parts ?? []).map((part) => [part.action, part])));

  /** What is chosen, by what it is. */
  item = $derived.by((): number | null => this.chosenParts("item")[0]?.item ?? null);
  counts = $derived.by((): Counts => {
    const out: Counts = {};
    for (const part of this.chosenParts("card")) out[part.card!] = (out[part.card!] ?? 0) + 1;
    if (this.chosenParts("cat").length > 0) out.cat = 1;
    return out;
  });
  swapping = $derived.by(() => this.chosenParts("swap").length > 0);
  exchanging = $derived.by(() => this.swapping || this.chosenParts("cat").length > 0);
  dogs = $derived.by(() => this.chosenParts("card").length);
  /** Is the server still to answer about what is chosen or sent? */
  busy = $derived.by(() => {
    const { ask, chosen, sending } = this.table;
    return sending || (ask !== null && !same(ask.chosen, chosen));
  });
  deed = $derived.by((): Deed => mainDeed(this.table, this));

  /** The hand, card by card. */
  cards = $derived.by((): HandCard[] => {
    const hand = this.view.hand;
    if (!hand) return [];
    this.held = arrange(this.held, hand, byRank(this.view.ranks), this.leaving);
    return this.held;
  });
  raised = $derived.by(() => raise(this.cards, this.counts, this.touched));

  /** The part that a card of the hand stands for: a cat is played by itself, everything else is added to the play. */
  cardPart(card: string): Part | null {
    const parts = this.table.ask?.parts ?? [];
    const alone = card === "cat" ? parts.find((part) => part.part === "cat") : undefined;
    return alone ?? parts.find((part) => part.part === "card" && part.card === card) ?? null;
  }

  itemPart(item: number): Part | null {
    return this.table.ask?.parts.find((part) => part.part === "item" && part.item === item) ?? null;
  }

  tapCard(one: HandCard): void {
    const part = this.ready(one.key) && this.cardPart(one.card);
    if (!part) return this.refuse(one.key);
    const others = this.touched.filter((key) => key !== one.key);
    if (this.raised.has(one.key)) {
      this.touched = others;
      return this.table.unchoose(part.action);
    }
    this.touched = [...others, one.key];
    // An exchange stands alone: the next tap is another plan, not a part of it.
    if (this.exchanging) return this.table.consider([part.action]);
    if (part.no.length > 0) return this.no(part, one.key);
    this.table.choose(part.action);
  }

  /** With cards chosen the tap is the last of the play; without, the item waits for its dogs. */
  tapItem(item: number): void {
    const place = `item-${item}`;
    const part = this.ready(place) && this.itemPart(item);
    if (!part) return this.refuse(place);
    if (this.item === item) return this.table.unchoose(part.action);
    if (part.no.length > 0) return this.no(part, place);
    const first = this.item === null;
    const cards = this.table.chosen.filter((action) => this.parts.get(action)?.part === "card");
    this.armed = first && (cards.length > 0 || this.table.ask?.phase === "token");
    this.table.consider([...cards, part.action]);
  }

  /** Exchanging a Wonder Dog stands alone: what was chosen before goes back. */
  tapSwap(): void {
    const part = this.ready("swap") && this.table.ask?.parts.find((one) => one.part === "swap");
    if (!part) return this.refuse("swap");
    this.table.consider(this.swapping ? [] : [part.action]);
  }

  tapCat(): void {
    const part = this.ready("cat") && this.table.ask?.parts.find((one) => one.part === "cat");
    if (!part) return this.refuse("cat");
    this.table.consider(this.counts.cat ? [] : [part.action]);
  }

  /** The main button: does what its words say. */
  main(): void {
    if (!this.settles) return;
    const deed = this.deed;
    if (deed.code === "now") return this.table.back();
    if (deed.play) return this.send(deed.play);
    if (this.ready("main")) this.hold = { code: "unfinished", clause: null };
  }

  /** Esc and the button for it: everything chosen goes back to the hand. */
  override putBack(): void {
    this.armed = false;
    this.touched = [];
    super.putBack();
  }

  /** Called when the server's answer about the choice has come. */
  answered(): void {
    const ask = this.table.ask;
    if (!this.armed || !ask || this.busy) return;
    this.armed = false;
    if (ask.play) this.send(ask.play);
  }

  private send(play: number[]): void {
    this.hold = null;
    this.leaving = this.raised;
    this.touched = [];
    this.table.act(play);
  }

  private chosenParts(name: string): Part[] {
    const found = this.table.chosen.map((action) => this.parts.get(action));
    return found.filter((part): part is Part => part?.part === name);
  }

  /** May anything be chosen now? If not, the sentence says what is waited for. */
  private ready(what: string): boolean {
    this.hold = null;
    this.armed = false;
    if (this.table.sending) return false;
    if (this.asked) return true;
    const me = this.table.me;
    if (me === null || this.table.past !== null || this.table.recap.length > 0 || this.view.phase === "over") return false;
    const passed = this.view.seats[me]?.passed ?? false;
    this.hold = passed ? { code: "passed", clause: "BT-18" } : { code: "wait", clause: "BT-17" };
    this.shaken = { what };
    return false;
  }

  private refuse(what: string): void {
    if (!this.asked || this.table.sending) return;
    const phase = this.table.ask?.phase;
    if (phase === "token" || phase === "discard") this.hold = { code: phase, clause: null };
    this.shaken = { what };
  }

  private no(part: Part, what: string): void {
    this.table.choose(part.action);
    this.shaken = { what };
  }
}

function same(one: readonly number[], other: readonly number[]): boolean {
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join(",");
  return sorted(one) === sorted(other);
}
