/** The tables this browser sits at, with the links that lead back to them. Kept here only; the server keeps no account. */
import type { TableCreated, TableRequest } from "./types";

/** A seat of a friend, and the token of its link. */
export interface Invitation {
  seat: number;
  name: string;
  token: string;
}

export interface MyTable {
  table: string;
  game: string;
  /** My seat; null: I watch. */
  seat: number | null;
  name: string;
  token: string;
  /** The names of all seats, as far as known. */
  names: string[];
  /** Links that I may give away: only the host has any. */
  invitations: Invitation[];
  watch: string | null;
  /** What the host asked for, so that the same can be asked for again. */
  request: TableRequest | null;
  over: boolean;
  /** When it was last opened, in ms since 1970. */
  seen: number;
}

const KEY = "doghouse.tables";
const MOST = 30;

class MyTables {
  list = $state<MyTable[]>(read());
  /** A table that this page has just made: its links are shown on arrival. */
  justMade: string | null = null;

  /** The newest entry of a table for a seat; any seat when it is not said. */
  find(table: string, seat?: number | null): MyTable | null {
    return this.list.find((one) => one.table === table && (seat === undefined || one.seat === seat)) ?? null;
  }

  put(entry: MyTable): void {
    const rest = this.list.filter((one) => one.table !== entry.table || one.seat !== entry.seat);
    this.list = [entry, ...rest].slice(0, MOST);
    this.save();
  }

  change(table: string, seat: number | null, change: Partial<MyTable>): void {
    const found = this.find(table, seat);
    if (found) this.put({ ...found, ...change });
  }

  /** Like `change`, but only when something is new: the list keeps its order and nothing is written for nothing. */
  note(table: string, seat: number | null, facts: Pick<MyTable, "game" | "names" | "over">): void {
    const at = this.list.findIndex((one) => one.table === table && one.seat === seat);
    const known = this.list[at];
    if (!known) return;
    const same = known.game === facts.game && known.over === facts.over && known.names.join() === facts.names.join();
    if (same) return;
    this.list[at] = { ...known, ...facts };
    this.save();
  }

  forget(entry: MyTable): void {
    this.list = this.list.filter((one) => one.table !== entry.table || one.seat !== entry.seat);
    this.save();
  }

  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list));
    } catch {
      // A browser that keeps nothing: the list holds as long as the page.
    }
  }
}

function read(): MyTable[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

export const tables = new MyTables();

/** The host's entry for a table that was just made. */
export function hosted(request: TableRequest, made: TableCreated): MyTable {
  const mine = made.seats.find((seat) => seat.kind === "me");
  const friends = made.seats.filter((seat) => seat.kind === "friend" && seat.token);
  return {
    table: made.table,
    game: request.game,
    seat: mine?.seat ?? null,
    name: mine?.name ?? "",
    token: mine?.token ?? made.watch,
    names: made.seats.map((seat) => seat.name),
    invitations: friends.map(({ seat, name, token }) => ({ seat, name, token: token! })),
    watch: made.watch,
    request,
    over: false,
    seen: Date.now(),
  };
}

/** The address that sits somebody down: the token is in the fragment, which no server log and no referrer sees. */
export function linkTo(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}
