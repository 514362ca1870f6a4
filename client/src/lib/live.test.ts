import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "./link";
import { LiveLink, type SeatState } from "./live";
import type { FromServer } from "./types";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = WebSocket.OPEN as number;
  sent: { t: string; id?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  /** The other side cuts it. */
  cut(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const state = (v: number) => ({ t: "state", v, events: [], seats: [], view: {}, ask: null, duty: null, since: -1 });

let heard: FromServer[];
let changes: Connection[];
let seat: SeatState;
let link: LiveLink;
const socket = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  heard = [];
  changes = [];
  seat = "mine";
  link = new LiveLink({
    address: (since) => `since=${since}`,
    check: () => Promise.resolve(seat),
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
  link.start({ heard: (message) => heard.push(message), changed: (connection) => changes.push(connection) });
});

describe("a live connection", () => {
  it("is open when the first state is there", () => {
    expect(changes).toEqual([]);
    socket().say(state(3));
    expect(changes).toEqual(["open"]);
    expect(socket().address).toBe("since=-1");
  });

  it("says at once that it is lost, tries again and asks for what it missed", () => {
    socket().say(state(3));
    socket().cut();
    expect(changes).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made.length).toBe(2);
    expect(socket().address).toBe("since=3");
  });

  it("pauses longer and longer, and not at all when told to try now", () => {
    for (let n = 0; n < 4; n += 1) {
      socket().cut();
      vi.advanceTimersByTime([300, 700, 1500, 3000][n]!);
    }
    expect(FakeSocket.made.length).toBe(5);
    socket().cut();
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.made.length).toBe(5);
    link.retry();
    expect(FakeSocket.made.length).toBe(6);
  });

  it("sends again what was not answered, and only that", () => {
    socket().say(state(3));
    link.send({ t: "act", id: "a", v: 3, play: [0] });
    link.send({ t: "act", id: "b", v: 3, play: [1] });
    socket().say({ t: "ok", id: "a", v: 4 });
    socket().cut();
    link.send({ t: "act", id: "c", v: 4, play: [2] });
    link.send({ t: "consider", id: "q", v: 4, chosen: [] });
    vi.advanceTimersByTime(300);
    socket().say(state(4));
    expect(socket().sent.map((message) => message.id)).toEqual(["b", "c"]);
  });

  it("takes a silent line as cut", () => {
    socket().say(state(3));
    vi.advanceTimersByTime(15_000);
    expect(socket().sent).toEqual([{ t: "ping" }]);
    vi.advanceTimersByTime(8000);
    expect(changes).toEqual(["open", "lost"]);
  });

  it("stays when the silent line answers", () => {
    socket().say(state(3));
    vi.advanceTimersByTime(15_000);
    socket().say({ t: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(changes).toEqual(["open"]);
  });

  it("gives up when the seat was taken back", async () => {
    seat = "gone";
    for (const pause of [300, 700, 1500]) {
      socket().cut();
      await vi.advanceTimersByTimeAsync(pause);
    }
    expect(changes.at(-1)).toBe("closed");
    expect(heard).toMatchObject([{ t: "stop", why: "revoked" }]);
  });

  it("is closed for good by a stop, but only pauses for an upgrade", () => {
    socket().say(state(3));
    socket().say({ t: "stop", why: "upgrade", v: 3 });
    expect(changes).toEqual(["open"]);
    socket().say({ t: "stop", why: "broken", v: 3 });
    expect(changes).toEqual(["open", "closed"]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
  });
});
