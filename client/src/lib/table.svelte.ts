/**
 * One table as one seat sees it. The server's word is the truth: this holds what was heard, shows it at the player's
 * pace, and collects what is chosen until a whole play is sent. No rule of any game is in here.
 */
import { Coach } from "./coach.svelte";
import { clientId } from "./ids";
import { letters } from "./letters";
import type { Connection, Link } from "./link";
import { settings } from "./settings.svelte";
import type { Ask, Deck, FromServer, GameEvent, Part, Refusal, SeatInfo, StateMessage, View, Why } from "./types";
import { catalogue, type Args } from "./words";

export type Sheet = "hint" | "review" | "log" | "rules" | "menu" | "others" | "invite";

/** The last no: what was tapped (null: the play as a whole), which kind of no, and the clauses. */
export interface No {
  action: number | null;
  part: Part | null;
  why: Why;
  clauses: Refusal[];
}

/** Before what failed is tried again, in ms. */
const AGAIN = 2500;
/** From one step to the next of somebody else, in ms at normal pace. */
const WAIT = 700;
/** A bot that has not answered after so long is said to think; if it answers then, that is shown after so long (ms). */
const SLOW = 300;
const READABLE = 500;
/** With so many steps behind, the rest is shown at once: after a cut nobody wants to watch ten minutes again. */
const LAG = 24;
/** A watcher's screen turns the page by itself after so long (ms at normal pace); a player reads and taps. */
const READ = 6000;

/** Events of any game that say who got what at the end of a round. */
const ENDS = new Set(["won", "nobody"]);

export class TableStore {
  /** What is shown now; null until the first word of the server. */
  view = $state.raw<View | null>(null);
  /** What I may do now; null when nothing is asked of me or the view is an earlier one. */
  ask = $state.raw<Ask | null>(null);
  /** The same before anything was chosen. */
  base = $state.raw<Ask | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  /** Who must act in what is shown. */
  duty = $state<number | null>(null);
  /** All events heard, in order. */
  events = $state.raw<GameEvent[]>([]);
  /** How many of `events` are in what is shown. */
  shown = $state(0);
  connection = $state<Connection>("lost");
  /** Why it is closed for good; null while it is not. */
  stopped = $state<"broken" | "revoked" | "upgrade" | null>(null);
  /** The actions chosen so far, in the order of the taps. */
  chosen = $state.raw<number[]>([]);
  refusal = $state.raw<No | null>(null);
  /** A play is on its way and not answered. */
  sending = $state(false);
  /** The events that end a round, to be read before the next begins; empty: nothing to read. */
  recap = $state.raw<GameEvent[]>([]);
  /** The version that is looked back at; null: now. */
  past = $state<number | null>(null);
  sheet = $state<Sheet | null>(null);
  /** The table's cards in words, for a game that has them in its deck; null until they are fetched. */
  deck = $state.raw<Deck | null>(null);
  /** The clause at which the rules are to open. */
  rule = $state<string | null>(null);

  /** Marks the fetching of the deck that is under way; another or none ends it. */
  private fetching: object | null = null;
  private now: StateMessage | null = null;
  private version = -1;
  private queue: StateMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the newest step was shown. */
  private since = 0;
  private slow: ReturnType<typeof setTimeout> | null = null;
  /** The bot that is said to think, and since when. */
  private ponders = $state.raw<{ seat: number; since: number } | null>(null);
  private asked = "";
  private sent = "";
  private wanted: number | null = null;
  private readonly moments = new Map<number, View>();

  /** The seat of a bot that has been thinking for a while, if now is what is shown. */
  readonly thinking = $derived(this.past === null && this.recap.length === 0 && this.ponders ? this.ponders.seat : null);

  readonly coach = new Coach((id) => this.link.send({ t: "hint", id, v: this.now?.v ?? 0 }));

  /** The letter of each seat's badge. */
  readonly letters = $derived(letters(this.seats.map((seat) => seat.name)));

  constructor(
    /** Until the view says it: which game it was when last seen here, "" when that is not known. */
    private readonly expected: string,
    /** My seat; null: a watcher. */
    readonly me: number | null,
    private readonly link: Link,
    /** The table's name in addresses. */
    readonly id = "",
  ) {}

  /** Derived, not looked up: what depends on the game must not begin anew with every view. */
  readonly game = $derived.by(() => this.view?.game ?? this.expected);

  start(): void {
    this.link.start({
      heard: (message) => this.heard(message),
      changed: (connection) => this.changed(connection),
    });
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.ponder(null);
    this.fetching = null;
    this.link.stop();
  }

  /** Fetches the deck, again and again until it is here. */
  async fetchDeck(fetch: () => Promise<Deck>): Promise<void> {
    if (this.deck !== null || this.fetching !== null) return;
    const mine = (this.fetching = {});
    while (this.fetching === mine) {
      try {
        this.deck = await fetch();
        return;
      } catch {
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  // ------------------------------------------------------------------ words

  /** Words of the game or the shell in the player's language. */
  t(id: string, args: Args = {}): string {
    return catalogue(this.game, settings.language).t(id, args);
  }

  /** Does the game or the shell have words for this id? */
  has(id: string): boolean {
    return catalogue(this.game, settings.language).has(id);
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.seats[seat]?.name ?? String(seat + 1));
  }

  /** What every sentence about a seat needs: "you" or "they", and the name. */
  who(seat: number | null | undefined): { who: "you" | "they"; seat: string } {
    const mine = seat !== null && seat !== undefined && seat === this.me;
    return { who: mine ? "you" : "they", seat: this.name(seat) };
  }

  /** Opens the rules at a clause ("BT-22"). */
  showRule(clause: string): void {
    this.rule = clause;
    this.sheet = "rules";
  }

  // --------------------------------------------------------------- choosing

  /** Chooses one action that is a whole play by itself, so that there is nothing to ask about it. */
  pick(action: number): void {
    const part = this.part(action);
    if (!part || this.refused(part)) return;
    this.chosen = [action];
    this.refusal = null;
  }

  /** The asked parts by action. */
  part(action: number): Part | null {
    return this.ask?.parts.find((part) => part.action === action) ?? null;
  }

  /** Adds an action to what is chosen, or says why it cannot be added. */
  choose(action: number): void {
    const part = this.part(action);
    if (part && !this.refused(part)) this.consider([...this.chosen, action]);
  }

  /** Says why a part cannot be added, if it cannot. */
  private refused(part: Part): boolean {
    if (part.no.length === 0) return false;
    this.refusal = { action: part.action, part, why: "refused", clauses: part.no };
    return true;
  }

  /** Takes the last such action back. */
  unchoose(action: number): void {
    const at = this.chosen.lastIndexOf(action);
    if (at >= 0) this.consider(this.chosen.filter((_, index) => index !== at));
  }

  /** Puts everything chosen back. */
  clear(): void {
    this.chosen = [];
    this.refusal = null;
    this.asked = "";
    if (this.past === null && this.recap.length === 0) this.ask = this.base;
  }

  /** Sends a whole play; `ask.play` is one when `ask.ready`. */
  act(play: number[]): void {
    if (this.sending || this.past !== null) return;
    this.refusal = null;
    this.sending = true;
    this.sent = clientId();
    this.link.send({ t: "act", id: this.sent, v: this.now?.v ?? 0, play: [...play] });
  }

  /** Makes this the choice and asks what it allows; for a tap that changes several parts at once. */
  consider(chosen: number[]): void {
    if (chosen.length === 0) return this.clear();
    this.chosen = chosen;
    this.refusal = null;
    this.asked = clientId();
    this.link.send({ t: "consider", id: this.asked, v: this.now?.v ?? 0, chosen });
  }

  // ------------------------------------------------------------------- time

  /** Shows the table as it was after step `v`; a moment that this page has not seen comes from the server. */
  look(v: number): void {
    this.wanted = v;
    const view = this.moments.get(v);
    if (v === this.now?.v) this.back();
    else if (view) this.showPast(v, view);
    else this.link.send({ t: "moment", v });
  }

  private showPast(v: number, view: View): void {
    this.past = v;
    this.view = view;
    this.ask = null;
    this.duty = null;
  }

  /** Back from an earlier moment to now. */
  back(): void {
    this.past = null;
    this.wanted = null;
    if (this.now) this.put(this.now);
  }

  /** The round's end has been read: on to the next. */
  goOn(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.recap = [];
    this.advance();
  }

  /** Is anything heard and not shown yet? */
  get behind(): boolean {
    return this.shown < this.events.length;
  }

  retry(): void {
    this.link.retry();
  }

  // ---------------------------------------------------------------- hearing

  private heard(message: FromServer): void {
    if (message.t === "state") this.hearState(message);
    else if (message.t === "hinted") this.coach.heard(message);
    else if (message.t === "considered") {
      if (message.id === this.asked && this.base !== null) this.ask = message.ask;
    } else if (message.t === "ok") {
      // As long as what it made is not shown, what was asked before must not be answered again.
      if (message.id === this.sent && (this.now?.v ?? 0) >= message.v) this.sending = false;
    } else if (message.t === "no") this.hearNo(message.id ?? "", message.why, message.clauses ?? []);
    else if (message.t === "then") {
      this.moments.set(message.v, message.view);
      if (message.v === this.wanted) this.showPast(message.v, message.view);
    } else if (message.t === "presence") this.seats = message.seats;
    else if (message.t === "stop") {
      this.stopped = message.why;
      this.ponder(null);
    }
  }

  private hearNo(id: string, why: Why, clauses: Refusal[]): void {
    if (this.coach.refused(id, why)) return;
    const mine = id === this.sent;
    if (mine) this.sending = false;
    // An answer to a choice that is no longer the newest says nothing of interest; one to no question in particular does.
    if (id && !mine && id !== this.asked) return;
    if (why === "stale" && !mine) return;
    this.refusal = { action: null, part: null, why, clauses };
  }

  private hearState(message: StateMessage): void {
    this.seats = message.seats;
    const fresh = message.events.filter((event) => event.v > this.version);
    const first = this.version < 0;
    this.version = Math.max(this.version, message.v);
    this.events = [...this.events, ...fresh];
    this.moments.set(message.v, message.view);
    if (first || message.v === this.now?.v) return this.show(message);
    this.queue.push(message);
    if (this.slow !== null) clearTimeout(this.slow);
    this.step();
    if (this.queue.length > 0) this.question(null);
  }

  private changed(connection: Connection): void {
    this.connection = connection;
    if (connection !== "open") this.ponder(null);
    if (connection !== "open") this.coach.lost();
    if (connection === "open" && this.chosen.length > 0 && !this.sending) this.consider(this.chosen);
  }

  // ---------------------------------------------------------------- showing

  /** Shows the next heard state as soon as its time has come. */
  private step(): void {
    if (this.timer !== null || this.recap.length > 0) return;
    const next = this.queue[0];
    if (!next) return;
    const wait = this.waitFor(next);
    if (wait === 0) return this.advance();
    this.timer = setTimeout(() => {
      this.timer = null;
      this.advance();
    }, wait);
  }

  private waitFor(next: StateMessage): number {
    // What I have done myself is seen at once, whomever else it touches.
    if (this.sending && next.v === (this.now?.v ?? 0) + 1) return 0;
    if (this.queue.length > LAG || (typeof document !== "undefined" && document.hidden)) return 0;
    const mine = this.eventsOf(next).every((event) => event.seat === undefined || event.seat === this.me);
    const now = performance.now();
    const read = this.ponders ? this.ponders.since + READABLE - now : 0;
    return Math.max(0, read, mine ? 0 : this.since + WAIT * settings.factor - now);
  }

  private advance(): void {
    const next = this.queue[0];
    if (!next) return;
    const ends = this.endOfRound(next);
    if (ends.length > 0) {
      // What was won is shown on the table at which it was won; the new round's events wait.
      this.shown += ends.length;
      this.recap = ends.filter((event) => ENDS.has(event.code));
      this.ask = null;
      if (this.me === null) this.timer = setTimeout(() => this.goOn(), READ * Math.max(1, settings.factor));
      return;
    }
    this.queue.shift();
    this.show(next);
    this.step();
  }

  /** The events up to the last that says who won what, when the next step ends a round and that is worth a pause. */
  private endOfRound(next: StateMessage): GameEvent[] {
    // Whoever wants less motion wants to read all the same; whoever wants all at once does not.
    if (settings.pace === "none" || this.queue.length > LAG) return [];
    const events = this.eventsOf(next);
    return events.slice(0, events.findLastIndex((event) => ENDS.has(event.code)) + 1);
  }

  private eventsOf(message: StateMessage): GameEvent[] {
    const rest = this.events.slice(this.shown);
    const end = rest.findIndex((event) => event.v > message.v);
    return end < 0 ? rest : rest.slice(0, end);
  }

  private show(message: StateMessage): void {
    const moved = message.v !== this.now?.v;
    this.shown += this.eventsOf(message).length;
    this.now = message;
    this.since = performance.now();
    const { duty } = message;
    this.ponder(this.queue.length === 0 && duty !== null && this.seats[duty]?.kind === "bot" ? duty : null);
    if (moved) {
      this.chosen = [];
      this.sending = false;
      // That the table had moved on is worth reading beside the fresh state; other reasons went with the choice.
      if (this.refusal?.why === "refused") this.refusal = null;
    }
    if (this.past === null) this.put(message);
  }

  /** It is for this bot now, and nothing has been heard of it; null: for none. */
  private ponder(seat: number | null): void {
    if (this.slow !== null) clearTimeout(this.slow);
    this.ponders = null;
    this.slow = seat === null ? null : setTimeout(() => (this.ponders = { seat, since: performance.now() }), SLOW);
  }

  private put(message: StateMessage): void {
    this.view = message.view;
    this.duty = message.duty;
    this.question(message.ask);
  }

  /** What is asked; when more has been heard than is shown, it has been answered already. */
  private question(ask: Ask | null): void {
    this.base = this.queue.length > 0 ? null : ask;
    this.ask = this.base;
  }
}
