/**
 * The live connection to one table. It says at once when it is lost, tries again with growing pauses, asks for what
 * happened since the last version it heard, and sends again what was not answered.
 */
import type { Connection, Link, Listener } from "./link";
import type { FromServer, ToServer } from "./types";

/** Pauses between tries in ms; the last one stays. A quarter is left to chance, so that not all come back at once. */
const PAUSES = [300, 700, 1500, 3000, 6000, 10000];
/** A silent line is asked after so long, and given up when no answer comes in time (ms). */
const PING_EVERY = 15000;
const PONG_WITHIN = 8000;
/** After so many tries that were not let in it is asked whether the seat is still ours. */
const DOUBT = 3;

export type SeatState = "mine" | "gone" | "unknown";

export interface LiveOptions {
  /** Address of the WebSocket for a version: what happened after it is sent. */
  address: (since: number) => string;
  /** Is the seat still ours? Asked when the door stays shut. */
  check: () => Promise<SeatState>;
  open?: (address: string) => WebSocket;
}

type Act = Extract<ToServer, { t: "act" }>;

export class LiveLink implements Link {
  private listener: Listener | null = null;
  private socket: WebSocket | null = null;
  private connection: Connection = "lost";
  private since = -1;
  private tries = 0;
  private over = false;
  private readonly unanswered = new Map<string, Act>();
  private again: ReturnType<typeof setTimeout> | null = null;
  private ping: ReturnType<typeof setTimeout> | null = null;
  private readonly nudge = () => this.retry();
  private readonly wake = () => {
    if (!document.hidden) this.retry();
  };
  private readonly offline = () => this.drop();

  constructor(private readonly options: LiveOptions) {}

  start(listener: Listener): void {
    this.listener = listener;
    window.addEventListener("online", this.nudge);
    window.addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  stop(): void {
    this.end();
    this.listener = null;
  }

  send(message: ToServer): void {
    if (message.t === "act") this.unanswered.set(message.id, message);
    this.put(message);
  }

  retry(): void {
    if (this.over || this.socket !== null) return;
    this.connect();
  }

  private put(message: ToServer): void {
    if (this.connection === "open" && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  private connect(): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    const open = this.options.open ?? ((address: string) => new WebSocket(address));
    const socket = open(this.options.address(this.since));
    this.socket = socket;
    // A socket that was dropped may still talk; only the newest is listened to.
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.listen();
    if (message.t === "state") {
      this.since = Math.max(this.since, message.v);
      this.opened();
    } else if (message.t === "ok") this.unanswered.delete(message.id);
    else if (message.t === "no" && message.id) this.unanswered.delete(message.id);
    this.listener?.heard(message);
    if (message.t === "stop" && message.why !== "upgrade") this.close();
  }

  private opened(): void {
    if (this.connection === "open") return;
    this.tries = 0;
    this.tell("open");
    for (const act of this.unanswered.values()) this.put(act);
  }

  /** Waits for the next word; asks when none comes, and takes the line as cut when that is not answered. */
  private listen(): void {
    if (this.ping !== null) clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      this.put({ t: "ping" });
      this.ping = setTimeout(() => this.drop(), PONG_WITHIN);
    }, PING_EVERY);
  }

  /** Lets go of a line that may look open but is not. */
  private drop(): void {
    if (this.over || this.socket === null) return;
    const socket = this.socket;
    this.lose();
    socket.close();
  }

  private lose(): void {
    if (this.ping !== null) clearTimeout(this.ping);
    this.socket = null;
    if (this.over) return;
    this.tell("lost");
    this.tries += 1;
    if (this.tries % DOUBT === 0) void this.doubt();
    const pause = PAUSES[Math.min(this.tries, PAUSES.length) - 1]!;
    this.again = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 4));
  }

  private async doubt(): Promise<void> {
    if ((await this.options.check()) !== "gone" || this.over) return;
    this.listener?.heard({ t: "stop", why: "revoked", v: this.since });
    this.close();
  }

  /** For good: the table or the seat is no longer to be had. */
  private close(): void {
    this.end();
    this.tell("closed");
  }

  private end(): void {
    this.over = true;
    window.removeEventListener("online", this.nudge);
    window.removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.wake);
    if (this.again !== null) clearTimeout(this.again);
    if (this.ping !== null) clearTimeout(this.ping);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private tell(connection: Connection): void {
    this.connection = connection;
    this.listener?.changed(connection);
  }
}
