/**
 * What the person at this table is doing: what is chosen, what a tap means, what the main button would do. What may be
 * done and at what price is the server's answer (`ask`); nothing here knows a rule.
 */
import type { TableStore } from "../../lib/table.svelte";
import { mainDeed, type Deed } from "./deed";
import type { Amounts, TreatPart, TreatSeat, TreatView } from "./types";

/** A tap that nothing can be asked about: not my turn, or an effect is to be decided first. */
export interface Hold {
  code: "wait" | "first" | "look";
  clause: string | null;
}

/** A second tap so soon after the main button changed its meaning was meant for the old one (ms). */
const SETTLE = 350;
/** Parts that wait for the main button, because they cost something; every other choice is made by its own tap. */
const CONSIDERED = new Set(["play", "learn", "complete"]);

export class Play {
  /** The card that is looked at in full. */
  zoom = $state.raw<string | null>(null);
  /** My sleeping cards are looked at. */
  sleeping = $state(false);
  hold = $state.raw<Hold | null>(null);
  /** What was refused last, for one shake of it: a card's id, or a place on the table. */
  shaken = $state.raw<{ what: string } | null>(null);

  private settled = 0;

  constructor(readonly table: TableStore) {}

  view = $derived.by(() => this.table.view as TreatView);
  /** Whose board lies at the lower edge: mine; a watcher looks over the shoulder of whoever is on turn. */
  seat = $derived.by(() => this.table.me ?? this.view.player ?? this.view.first);
  mine = $derived.by((): TreatSeat => this.view.seats[this.seat]!);
  asked = $derived.by(() => this.table.ask !== null && this.table.past === null);
  parts = $derived.by((): TreatPart[] => (this.asked ? (this.table.ask!.parts as TreatPart[]) : []));
  /** What is chosen and waits for the main button. */
  chosen = $derived.by(() => this.parts.find((part) => part.action === this.table.chosen[0]) ?? null);
  /** Does an effect wait for a choice of mine? */
  deciding = $derived.by(() => this.asked && this.view.phase !== "turn");
  deed = $derived.by((): Deed => mainDeed(this));
  /** What my meters would show after the chosen play. */
  then = $derived.by((): Required<Amounts> => {
    const { attention, energy, bones } = this.mine;
    return preview({ attention, energy, bones }, this.chosen, this.bonesOn(this.chosen));
  });

  /** The part that a tap on something stands for: one that is open, else one that says why not. */
  part(kinds: readonly string[], match: (part: TreatPart) => boolean): TreatPart | null {
    const found = this.parts.filter((part) => kinds.includes(part.part) && match(part));
    return found.find((part) => part.no.length === 0) ?? found[0] ?? null;
  }

  cardPart(id: string): TreatPart | null {
    return this.part(["play", "take"], (part) => part.card === id);
  }

  placePart(place: number): TreatPart | null {
    return this.part(this.deciding ? ["pick"] : ["learn"], (part) => part.place === place);
  }

  stackPart(type: string): TreatPart | null {
    return this.part(this.deciding ? ["turn-up"] : ["complete"], (part) => part.type === type);
  }

  /** The part of any card on the table, for its view in full. */
  anyPart(id: string): TreatPart | null {
    return this.part(["play", "take", "learn", "pick", "complete", "turn-up"], (part) => part.card === id);
  }

  /** A tap on a card, a place or a stack (`what`: for the shake). */
  tap(part: TreatPart | null, what: string): void {
    this.hold = null;
    if (this.table.sending) return;
    if (!part) return this.refuse(what);
    if (this.chosen === part) return this.putBack();
    this.table.pick(part.action);
    if (part.no.length > 0) this.shaken = { what };
    else if (!CONSIDERED.has(part.part)) this.table.act([part.action]);
  }

  /** The main button: does what its words say. */
  main(): void {
    if (performance.now() - this.settled >= SETTLE) this.confirm();
  }

  /** Does what the main button says: by the button, or by the place that the chosen card goes to. */
  confirm(): void {
    const { code, action } = this.deed;
    this.hold = null;
    if (code === "now") return this.table.back();
    const part = action === null ? null : this.table.part(action);
    if (part && part.no.length > 0) this.table.pick(part.action);
    else if (action !== null) this.table.act([action]);
  }

  /** Esc and the button for it: what is chosen goes back. */
  putBack(): void {
    this.hold = null;
    this.table.clear();
  }

  /** Called when the main button has got another meaning. */
  changed(): void {
    this.settled = performance.now();
  }

  private bonesOn(part: TreatPart | null): number {
    return part?.place === undefined ? 0 : (this.view.row[part.place]?.bones ?? 0);
  }

  /** Nothing can be asked about it: the sentence says what is waited for. */
  private refuse(what: string): void {
    const { table } = this;
    if (table.me === null || table.past !== null || this.view.phase === "over") return;
    this.hold = this.asked ? { code: this.deciding ? "first" : "look", clause: null } : { code: "wait", clause: "TP-18" };
    this.shaken = { what };
  }
}

/** What a seat would hold after a part: its price and gains, and the bones that lie on what is learned. */
export function preview(have: Required<Amounts>, part: TreatPart | null, bonesOn: number): Required<Amounts> {
  const { cost = {}, gives = {} } = part ?? {};
  const after = (name: keyof Amounts) => Math.max(0, have[name] - (cost[name] ?? 0) + (gives[name] ?? 0));
  const bones = after("bones") + (part?.part === "learn" && gives.bones === undefined ? bonesOn : 0);
  return { attention: Math.min(after("attention"), MOST.attention), energy: Math.min(after("energy"), MOST.energy), bones };
}

/** The lengths of the meters. */
export const MOST = { attention: 15, energy: 10 } as const;
