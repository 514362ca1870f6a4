import { beforeEach, describe, expect, it, vi } from "vitest";
import turn from "./fixtures/barking-turn.json";
import type { Link, Listener } from "./link";
import { settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";
import type { GameEvent, StateMessage, ToServer } from "./types";

class FakeLink implements Link {
  listener!: Listener;
  sent: ToServer[] = [];
  start(listener: Listener): void {
    this.listener = listener;
  }
  send(message: ToServer): void {
    this.sent.push(message);
  }
  retry(): void {}
  stop(): void {}
  last<T extends ToServer["t"]>(t: T): Extract<ToServer, { t: T }> {
    return this.sent.findLast((message) => message.t === t) as Extract<ToServer, { t: T }>;
  }
}

const START = turn.states[0] as unknown as StateMessage;

/** The start some steps later, with the events that led there. */
function later(v: number, events: Omit<GameEvent, "v">[], more: Partial<StateMessage> = {}): StateMessage {
  const stamped = events.map((event) => ({ ...event, v }) as GameEvent);
  return { ...START, v, since: v - 1, view: { ...START.view, round: START.view.round }, events: stamped, ...more };
}

let link: FakeLink;
let table: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  settings.still = false;
  link = new FakeLink();
  table = new TableStore("barking", 0, link);
  table.start();
  link.listener.changed("open");
  link.listener.heard(START);
});

describe("what is shown", () => {
  it("is the first state at once, with all that happened before", () => {
    expect(table.view).toBe(START.view);
    expect(table.shown).toBe(START.events.length);
    expect(table.letters).toEqual(["A", "B", "K", "M"]);
  });

  it("waits before the steps of others, and not before mine", () => {
    link.listener.heard(later(31, [{ code: "pass", seat: 0 }]));
    expect(table.shown).toBe(START.events.length + 1);
    link.listener.heard(later(32, [{ code: "pass", seat: 1 }]));
    link.listener.heard(later(33, [{ code: "pass", seat: 2 }]));
    expect(table.behind).toBe(true);
    vi.advanceTimersByTime(700);
    expect(table.shown).toBe(START.events.length + 2);
    vi.advanceTimersByTime(700);
    expect(table.behind).toBe(false);
  });

  it("waits for nothing when the device asks for less motion", () => {
    settings.still = true;
    link.listener.heard(later(31, [{ code: "pass", seat: 1 }]));
    expect(table.behind).toBe(false);
  });

  it("does not take the same events twice when a state comes again", () => {
    const state = later(31, [{ code: "pass", seat: 0 }]);
    link.listener.heard(state);
    link.listener.heard({ ...START, v: 31, since: -1, events: [...START.events, ...state.events] });
    expect(table.events.length).toBe(START.events.length + 1);
  });

  it("stops at the end of a round until it was read", () => {
    const view = { ...START.view, round: 5 };
    const events = [{ code: "pass", seat: 1 }, { code: "won", seat: 2, item: 0, kind: "mailbox", dogs: 2 }];
    link.listener.heard(later(31, [...events, { code: "round", round: 5, first: 0, items: 7, deal: 7 }], { view }));
    vi.advanceTimersByTime(700);
    expect(table.recap.map((event) => event.code)).toEqual(["won"]);
    expect(table.view!.round).toBe(4);
    vi.advanceTimersByTime(60_000);
    expect(table.view!.round).toBe(4);
    table.goOn();
    expect(table.recap).toEqual([]);
    expect(table.view!.round).toBe(5);
    expect(table.behind).toBe(false);
  });

  it("can be an earlier moment, and now again", () => {
    const view = { ...START.view, deck: 1 } as typeof START.view;
    link.listener.heard(later(31, [{ code: "pass", seat: 0 }], { view }));
    table.look(30);
    expect(table.view).toBe(START.view);
    expect(table.ask).toBeNull();
    table.back();
    expect(table.view).toBe(view);
    expect(table.ask).not.toBeNull();
  });
});

describe("a bot that thinks", () => {
  /** My step, after which it is for the bot at seat 2. */
  const mine = (): StateMessage => later(31, [{ code: "pass", seat: 0 }], { duty: 2 });
  const answer = (): StateMessage => later(32, [{ code: "pass", seat: 2 }]);

  it("is said to, once it takes a while", () => {
    link.listener.heard(mine());
    vi.advanceTimersByTime(299);
    expect(table.thinking).toBeNull();
    vi.advanceTimersByTime(1);
    expect(table.thinking).toBe(2);
  });

  it("is not, when it answers sooner, however long the answer waits to be shown", () => {
    link.listener.heard(mine());
    vi.advanceTimersByTime(250);
    link.listener.heard(answer());
    vi.advanceTimersByTime(449);
    expect(table.behind).toBe(true);
    expect(table.thinking).toBeNull();
    vi.advanceTimersByTime(1);
    expect(table.behind).toBe(false);
  });

  it("has been waited for: its answer is shown at once", () => {
    link.listener.heard(mine());
    vi.advanceTimersByTime(1000);
    link.listener.heard(answer());
    expect(table.behind).toBe(false);
    expect(table.thinking).toBeNull();
  });

  it.each(["normal", "none"] as const)("is said to for long enough to be read, at the pace %s", (pace) => {
    settings.pace = pace;
    link.listener.heard(mine());
    vi.advanceTimersByTime(310);
    link.listener.heard(answer());
    vi.advanceTimersByTime(489);
    expect(table.thinking).toBe(2);
    expect(table.behind).toBe(true);
    vi.advanceTimersByTime(1);
    expect(table.thinking).toBeNull();
    expect(table.behind).toBe(false);
  });

  it("is no person", () => {
    const seats = START.seats.map((seat) => ({ ...seat, kind: "friend" as const }));
    link.listener.heard({ ...mine(), seats });
    vi.advanceTimersByTime(5000);
    expect(table.thinking).toBeNull();
  });

  it("is not said to while an earlier moment is shown, nor on a cut line or at a table that has stopped", () => {
    link.listener.heard(mine());
    vi.advanceTimersByTime(300);
    table.look(30);
    expect(table.thinking).toBeNull();
    table.back();
    expect(table.thinking).toBe(2);
    link.listener.changed("lost");
    expect(table.thinking).toBeNull();
    link.listener.changed("open");
    link.listener.heard({ ...mine(), since: 31 });
    vi.advanceTimersByTime(300);
    expect(table.thinking).toBe(2);
    link.listener.heard({ t: "stop", why: "broken", v: 31 });
    expect(table.thinking).toBeNull();
  });
});

describe("a moment that this page has not seen", () => {
  it("is asked for and shown when it comes", () => {
    const then = { ...START.view, round: 2 };
    table.look(12);
    expect(link.last("moment")).toEqual({ t: "moment", v: 12 });
    link.listener.heard({ t: "then", v: 12, view: then });
    expect(table.past).toBe(12);
    expect(table.view!.round).toBe(2);
  });

  it("is left alone when somebody went back to now meanwhile", () => {
    table.look(12);
    table.back();
    link.listener.heard({ t: "then", v: 12, view: { ...START.view, round: 2 } });
    expect(table.past).toBeNull();
    expect(table.view!.round).toBe(4);
  });
});

describe("choosing", () => {
  it("asks the server what the choice allows, and takes only the newest answer", () => {
    table.choose(7);
    const first = link.last("consider");
    table.choose(7);
    const second = link.last("consider");
    expect(second.chosen).toEqual([7, 7]);
    const answer = { ...START.ask!, chosen: [7, 7], ready: true, play: [7, 7, 20] };
    link.listener.heard({ t: "considered", id: second.id, v: 30, ask: answer });
    link.listener.heard({ t: "considered", id: first.id, v: 30, ask: { ...START.ask!, chosen: [7] } });
    expect(table.ask).toEqual(answer);
  });

  it("says why a part cannot be added, and sends nothing", () => {
    table.choose(18);
    expect(link.sent).toEqual([]);
    expect(table.refusal).toMatchObject({ action: 18, why: "refused", clauses: [{ clause: "BT-21" }] });
  });

  it("puts back one by one and all at once", () => {
    table.choose(7);
    table.choose(7);
    table.choose(10);
    table.unchoose(7);
    expect(table.chosen).toEqual([7, 10]);
    table.clear();
    expect(table.chosen).toEqual([]);
    expect(table.ask).toBe(START.ask);
  });
});

describe("a play", () => {
  it("goes out once with its version, until what it made is shown", () => {
    table.act([7, 7, 20]);
    table.act([7, 7, 20]);
    expect(link.sent).toMatchObject([{ t: "act", v: 30, play: [7, 7, 20] }]);
    expect(table.sending).toBe(true);
    link.listener.heard({ t: "ok", id: link.last("act").id, v: 31 });
    expect(table.sending).toBe(true);
    link.listener.heard(later(31, [{ code: "pass", seat: 0 }]));
    expect(table.sending).toBe(false);
  });

  it("may be answered after it is shown", () => {
    table.act([7, 7, 20]);
    link.listener.heard(later(31, [{ code: "pass", seat: 0 }]));
    table.act([0]);
    link.listener.heard({ t: "ok", id: link.last("act").id, v: 31 });
    expect(table.sending).toBe(false);
  });

  it("is shown at once, even where it touches others", () => {
    table.act([7, 7, 20]);
    link.listener.heard(later(31, [{ code: "pass", seat: 0 }, { code: "draw", seat: 1 }]));
    expect([table.behind, table.sending]).toEqual([false, false]);
    link.listener.heard(later(32, [{ code: "pass", seat: 1 }]));
    expect(table.behind).toBe(true);
  });

  it("is not asked for when it was made already: by the table, as there was no choice, or on another device", () => {
    expect(table.ask).not.toBeNull();
    link.listener.heard(later(31, [{ code: "pass", seat: 0 }, { code: "draw", seat: 1 }], { ask: null }));
    expect([table.behind, table.ask, table.base]).toEqual([true, null, null]);
    vi.advanceTimersByTime(700);
    link.listener.heard(later(32, [{ code: "pass", seat: 0 }]));
    expect([table.behind, table.ask]).toEqual([false, START.ask]);
  });

  it("that is refused says the clauses and keeps the choice", () => {
    table.choose(7);
    table.act([7, 17]);
    link.listener.heard({ t: "no", id: link.last("act").id, v: 30, why: "refused", clauses: [{ clause: "BT-22" }] });
    expect(table.refusal?.clauses).toEqual([{ clause: "BT-22" }]);
    expect(table.chosen).toEqual([7]);
  });

  it("that came too late says so beside the fresh state", () => {
    table.act([0]);
    link.listener.heard({ t: "no", id: link.last("act").id, v: 31, why: "stale" });
    link.listener.heard(later(31, [{ code: "pass", seat: 0 }]));
    expect(table.refusal?.why).toBe("stale");
    expect(table.view).not.toBe(START.view);
  });
});
