/**
 * What the person at this table is doing: what is chosen, what a tap means, what the main button would do. What may be
 * done and at what price is the server's answer (`ask`); nothing here knows a rule.
 */
import { BoardPlay } from "../../lib/boardplay.svelte";
import { reasons } from "../../lib/reasons";
import type { Refusal } from "../../lib/types";
import { mainDeed, type Deed } from "./deed";
import type { Amounts, TreatPart, TreatSeat, TreatView } from "./types";

/** Parts that wait for the main button, because they cost something; every other choice is made by its own tap. */
const CONSIDERED = new Set(["play", "learn", "complete"]);

export class Play extends BoardPlay<TreatView, string> {
  /** My sleeping cards are looked at. */
  sleeping = $state(false);

  /** Whose board lies at the lower edge: mine; a watcher looks over the shoulder of whoever is on turn. */
  seat = $derived.by(() => this.table.me ?? this.view.player ?? this.view.first);
  mine = $derived.by((): TreatSeat => this.view.seats[this.seat]!);
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

  /** How a card stands: chosen; why not; where an effect may go; not to be touched now. */
  state(part: TreatPart | null): { picked: boolean; no: Refusal[]; open: boolean; shut: boolean } {
    const picked = this.chosen !== null && this.chosen === part;
    const no = picked ? [] : reasons(part);
    const open = this.deciding && part !== null && no.length === 0;
    return { picked, no, open, shut: no.length > 0 || (this.deciding && part === null) };
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
    if (this.settles) this.confirm();
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
