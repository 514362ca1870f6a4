/** What the table needs of a connection: the live one and the stub of the fixtures both are this. */
import type { FromServer, ToServer } from "./types";

export type Connection = "open" | "lost" | "closed";

export interface Listener {
  heard(message: FromServer): void;
  changed(connection: Connection): void;
}

export interface Link {
  start(listener: Listener): void;
  /** Sends, or keeps an "act" until it can be sent. Anything else is dropped while there is no connection. */
  send(message: ToServer): void;
  /** Tries again now instead of after the waiting time. */
  retry(): void;
  stop(): void;
}
