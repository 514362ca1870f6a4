/**
 * What the person at this table is doing: what is chosen, what a tap means, what the main button would do. What may be
 * done, what it costs and how the kitchen stands then is the server's answer (`ask`); nothing here knows a rule.
 */
import { BoardPlay } from "../../lib/boardplay.svelte";
import { reasons } from "../../lib/reasons";
import type { Counts, Refusal } from "../../lib/types";
import { mainDeed, type Deed } from "./deed";
import {
  JOKER,
  SPACES,
  type After,
  type DinerAsk,
  type DinerPart,
  type DinerSeat,
  type DinerView,
  type Laid,
  type Piece,
  type Shelf,
} from "./types";

/** What is looked at in full. */
export type Look = { card: string } | { shelf: Shelf };
/** A sheet of this game's own: Action cards and challenges, what lies in bag and piles, jokers. */
export type Panel = "cards" | "piles" | "joker";

/** Half of an action that needs two taps: a piece and where it goes, or a space of the pantry and a piece of it. */
export interface Held {
  piece?: Piece;
  space?: number;
  shelf?: Shelf;
}

/** A space of my kitchen as it is shown. */
export interface Spot {
  space: number;
  laid: Laid | null;
  /** What a tap would do: move the order here, or bring the one beside it here; null: nothing. */
  go: DinerPart | null;
  /** Is it one that is looked for: a way for a minute, a place for the piece in hand? */
  open: boolean;
  picked: boolean;
  no: Refusal[];
}

const sameShelf = (a: Partial<Shelf> | undefined, b: Partial<Shelf>) => a?.row === b.row && a?.column === b.column;

/** What a part lays: its ingredient, or a bee. */
export function pieceOf(part: DinerPart): Piece | undefined {
  return part.part === "bee" ? "bee" : part.piece;
}

/** What all of them are, if they are the same. */
function only<T>(all: readonly (T | undefined)[]): T | undefined {
  return all.every((one) => one === all[0]) ? all[0] : undefined;
}

const free = (part: DinerPart) => part.no.length === 0;

export class Play extends BoardPlay<DinerView, Look> {
  panel = $state.raw<Panel | null>(null);
  private grip = $state.raw<{ at: number; held: Held } | null>(null);

  /** Whose kitchen lies at the lower edge: mine; a watcher looks over the shoulder of whoever is on turn. */
  seat = $derived.by(() => this.table.me ?? this.view.turn);
  mine = $derived.by((): DinerSeat => this.view.seats[this.seat]!);
  ask = $derived.by(() => (this.asked ? (this.table.ask as unknown as DinerAsk) : null));
  /** What is asked after what is chosen, and before anything was. */
  parts = $derived.by((): DinerPart[] => this.ask?.parts ?? []);
  base = $derived.by((): DinerPart[] => (this.asked ? ((this.table.base?.parts ?? []) as DinerPart[]) : []));
  chosen = $derived.by(() => this.base.find((part) => part.action === this.table.chosen[0]) ?? null);
  /** What is half chosen, as long as nothing has happened since. */
  held = $derived.by((): Held | null => (this.asked && this.grip?.at === this.table.shown ? this.grip.held : null));

  visiting = $derived.by(() => this.asked && (this.view.phase === "minutes" || this.chosen?.part === "visit"));
  mixing = $derived.by(() => this.asked && (this.view.phase === "stack" || this.chosen?.part === "mix"));
  /** Is the server still to answer about what is sent or chosen? */
  busy = $derived.by(() => {
    const { sending, chosen } = this.table;
    return sending || ((this.visiting || this.mixing) && this.ask?.chosen.join() !== chosen.join());
  });
  /** How my kitchen stands after the minutes chosen. */
  after = $derived.by((): After | null => (this.visiting ? (this.ask?.preview ?? null) : null));
  /** The ingredients chosen for a joker of four. */
  mixed = $derived.by((): Counts => {
    const counts: Counts = {};
    for (const action of this.mixing ? this.table.chosen : []) {
      const piece = this.parts.find((part) => part.action === action)?.piece;
      if (piece) counts[piece] = (counts[piece] ?? 0) + 1;
    }
    return counts;
  });
  /** How many ingredients the joker of four still needs. */
  lacking = $derived.by(() => {
    const chosen = Object.values(this.mixed).reduce((sum, n) => sum + n, 0);
    return JOKER.mix - (this.view.stack?.n ?? 0) - chosen;
  });
  /** Ingredients and bees that can be laid now. */
  lays = $derived.by(() => (this.mixing ? [] : this.base.filter((part) => (part.part === "lay" || part.part === "bee") && free(part))));
  jokers = $derived.by(() => this.base.filter((part) => (part.part === "daisies" || part.part === "mix") && free(part)));
  /** What is answered by buttons. */
  answers = $derived.by((): DinerPart[] => {
    const { held } = this;
    if (this.view.phase === "option" || this.view.phase === "compost") return this.base.filter((part) => part.part !== "no");
    if (held?.shelf) return this.base.filter((part) => part.part === "grab" && sameShelf(held.shelf, part));
    return held?.piece && held.space ? this.fitting(held) : [];
  });
  spots = $derived.by(() => SPACES.map((space) => this.spot(space)));
  deed = $derived.by((): Deed => mainDeed(this));

  /** The part of a kind that something on the table stands for; an open one, if there are several. */
  part(kinds: readonly string[], match: (part: DinerPart) => boolean): DinerPart | null {
    const found = this.base.filter((part) => kinds.includes(part.part) && match(part));
    return found.find(free) ?? found[0] ?? null;
  }

  shelfPart(shelf: Shelf): DinerPart | null {
    return this.part(["visit", "grab"], (part) => sameShelf(shelf, part));
  }

  cardPart(card: string): DinerPart | null {
    return this.part(["order", "card", "announce"], (part) => part.card === card);
  }

  /** The part of what is looked at in full. */
  lookPart(look: Look): DinerPart | null {
    return "shelf" in look ? this.shelfPart(look.shelf) : this.cardPart(look.card);
  }

  /** How a shelf, a card of the tray or one of mine stands. */
  state(part: DinerPart | null): { picked: boolean; no: Refusal[]; open: boolean } {
    const picked = part !== null && (this.chosen === part || (part.part === "grab" && sameShelf(this.held?.shelf, part)));
    const no = picked ? [] : reasons(part);
    const looked = part !== null && (part.part === "grab" || this.view.phase === "tray");
    return { picked, no, open: looked && !picked && no.length === 0 };
  }

  /** How a piece of my supply stands. */
  pieceState(piece: Piece): { picked: boolean; open: boolean } {
    const { phase } = this.view;
    if (!this.asked) return { picked: false, open: false };
    if (this.mixing) return { picked: (this.mixed[piece] ?? 0) > 0, open: this.pieceParts(piece).some(free) };
    if (phase === "discard" || phase === "recycle") return { picked: false, open: this.pieceParts(piece).some(free) };
    return { picked: this.held?.piece === piece, open: this.fitting({ piece, space: this.held?.space }).length > 0 };
  }

  private pieceParts(piece: Piece): DinerPart[] {
    return this.parts.filter((part) => part.part === "piece" && part.piece === piece);
  }

  private fitting({ piece, space }: Held): DinerPart[] {
    return this.lays.filter((part) => (!piece || pieceOf(part) === piece) && (!space || part.space === space));
  }

  // ------------------------------------------------------------------ lane

  private laidOn(space: number): Laid | null {
    if (!this.after) return this.mine.lane[space - 1] ?? null;
    const order = this.after.lane[space - 1];
    return this.mine.lane.find((one) => one?.order === order) ?? null;
  }

  private spot(space: number): Spot {
    const laid = this.laidOn(space);
    const moving = this.visiting ? "minute" : this.asked && this.view.phase === "left" ? "left" : null;
    const spot: Spot = { space, laid, go: null, open: false, picked: false, no: [] };
    if (moving) {
      // A free space is a way for the order beside it that would come here.
      const from = laid ? space : moving === "minute" ? space + 1 : space - 1;
      const part = this.parts.find((one) => one.part === moving && one.space === from) ?? null;
      const over = this.after?.left === 0;
      const go = part && !over && (laid !== null || free(part)) ? part : null;
      return { ...spot, go, open: go !== null && free(go), no: laid && !over ? reasons(go) : [] };
    }
    const { held } = this;
    const picked = laid !== null && held?.space === space;
    const open = laid !== null && held?.piece !== undefined && !held.space && this.fitting({ piece: held.piece, space }).length > 0;
    return { ...spot, picked, open };
  }

  // ------------------------------------------------------------------ taps

  tapShelf(shelf: Shelf): void {
    const place = `shelf-${shelf.row}-${shelf.column}`;
    const part = this.ready() && this.shelfPart(shelf);
    if (!part) return this.refuse(place);
    if (this.state(part).picked) return this.putBack();
    if (part.no.length > 0) return this.deny(part, place);
    if (part.part === "visit") return this.table.consider([part.action]);
    const here = this.base.filter((one) => one.part === "grab" && sameShelf(shelf, one) && free(one));
    if (here.length === 1) this.table.act([part.action]);
    else this.grab({ shelf });
  }

  /** A card of the phone tray, an Action card, a challenge: it waits for the main button, as it cannot be undone. */
  tapCard(card: string): void {
    const place = `order-${card}`;
    const part = this.ready() && this.cardPart(card);
    if (!part) return this.refuse(place);
    if (this.chosen === part) return this.putBack();
    if (part.no.length > 0) return this.deny(part, place);
    this.grip = null;
    this.table.pick(part.action);
  }

  tapSpot({ space, laid, go }: Spot): void {
    const place = laid ? `order-${laid.order}` : `space-${space}`;
    if (!this.ready()) return this.refuse(place);
    if (go && this.visiting) return go.no.length > 0 ? this.deny(go, place) : this.table.consider([...this.table.chosen, go.action]);
    if (go) return go.no.length > 0 ? this.deny(go, place) : this.table.act([go.action]);
    if (this.view.phase !== "kitchen" || this.mixing || !laid) return this.refuse(place);
    if (this.held?.space === space) return this.held.piece ? undefined : this.putBack();
    this.lay({ piece: this.held?.piece, space }, place);
  }

  tapPiece(piece: Piece): void {
    const place = `supply-${piece}`;
    if (!this.ready()) return this.refuse(place);
    const part = this.pieceParts(piece)[0];
    if (part) {
      if (part.no.length > 0) return this.deny(part, place);
      return this.mixing ? this.table.consider([...this.table.chosen, part.action]) : this.table.act([part.action]);
    }
    if (this.view.phase !== "kitchen") return this.refuse(place);
    if (this.held?.piece === piece) return this.putBack();
    this.lay({ piece, space: this.held?.piece ? undefined : this.held?.space }, place);
  }

  /** Lays what there is only one way to lay; else the rest is still to be chosen. */
  private lay(wanted: Held, place: string): void {
    const ways = this.fitting(wanted);
    if (ways.length === 1) return this.table.act([ways[0]!.action]);
    if (ways.length > 1) return this.grab({ piece: only(ways.map(pieceOf)), space: only(ways.map((part) => part.space)) });
    const { piece, space } = wanted;
    const against = this.base.filter((part) => part.part === "lay" || part.part === "bee");
    const part = against.find((one) => (!piece || pieceOf(one) === piece) && (!space || one.space === space));
    if (part) this.deny(part, place);
    else this.refuse(place);
  }

  /** An answer given by a button. */
  answer(part: DinerPart): void {
    this.hold = null;
    if (part.no.length > 0) this.deny(part, "acts");
    else if (part.part === "mix") this.table.consider([part.action]);
    else this.table.act([part.action]);
  }

  /** Esc and the button for it: one minute or one ingredient goes back, then the choice itself. */
  override putBack(): void {
    this.hold = null;
    this.grip = null;
    if (this.table.chosen.length > 1) this.table.consider(this.table.chosen.slice(0, -1));
    else this.table.clear();
  }

  /** Is there anything to put back? */
  get started(): boolean {
    return this.table.chosen.length > 0 || this.held !== null;
  }

  /** The main button: does what its words say. */
  main(): void {
    if (!this.settles) return;
    const { code, play } = this.deed;
    this.hold = null;
    if (code === "now") this.table.back();
    else if (play?.length === 1) {
      const part = this.base.find((one) => one.action === play[0]);
      if (part && part.no.length > 0) this.table.pick(part.action);
      else this.table.act(play);
    } else if (play) this.table.act(play);
  }

  private grab(held: Held): void {
    this.table.clear();
    this.grip = { at: this.table.shown, held };
  }

  private deny(part: DinerPart, what: string): void {
    this.hold = null;
    this.table.refusal = { action: part.action, part, why: "refused", clauses: part.no };
    this.shaken = { what };
  }

  private ready(): boolean {
    this.hold = null;
    this.table.refusal = null;
    return this.asked && !this.busy;
  }

  /** Nothing can be asked about it: the sentence says what is waited for. */
  private refuse(what: string): void {
    const { table } = this;
    if (table.me === null || table.past !== null || this.busy || this.view.phase === "over") return;
    this.hold = this.asked ? { code: this.view.ability ? "first" : "look", clause: null } : { code: "wait", clause: "TD-31" };
    this.shaken = { what };
  }
}
