/** The seats as they are being arranged in the lobby. */
import type { GameInfo, Kind, SeatRequest, TableRequest } from "../lib/types";
import { t } from "../lib/words";

export interface Draft {
  /** Stays with the row while rows above it come and go. */
  key: number;
  /** "me", "friend", or "bot:<which>". */
  who: string;
  /** Empty: the name that the field suggests. */
  name: string;
}

/** Names that bots go by, of no language. */
const BOTS = ["Biscuit", "Juno", "Pepper", "Bruno", "Momo"];

let keys = 0;

export function draft(who: string, name = ""): Draft {
  keys += 1;
  return { key: keys, who, name };
}

/** One person and bots up to four: somebody who opens this for the first time has a table at once. */
export function firstDrafts(game: GameInfo, name: string): Draft[] {
  const [least, most] = game.players;
  const bot = `bot:${game.usual}`;
  const others = Math.min(Math.max(least, 4), most) - 1;
  return [draft("me", name), ...Array.from({ length: others }, () => draft(bot))];
}

/** The levels that sit at the table, each once, in the order in which they are offered. */
export function levels(game: GameInfo, drafts: readonly Draft[]): string[] {
  return game.bots.filter((bot) => drafts.some((one) => one.who === `bot:${bot}`));
}

export function kindOf(one: Draft): Kind {
  return one.who.startsWith("bot:") ? "bot" : (one.who as Kind);
}

/** The name to use when none was written. */
export function suggestion(drafts: readonly Draft[], index: number): string {
  const one = drafts[index]!;
  const kind = kindOf(one);
  if (kind !== "bot") return t(`default-${kind}`, { n: index + 1 });
  const before = drafts.slice(0, index).filter((other) => kindOf(other) === "bot" && !other.name.trim()).length;
  return BOTS[before % BOTS.length]!;
}

export function nameOf(drafts: readonly Draft[], index: number): string {
  return drafts[index]!.name.trim() || suggestion(drafts, index);
}

export function request(game: GameInfo, drafts: readonly Draft[], options: TableRequest["options"], deck: string | null): TableRequest {
  const seats = drafts.map((one, index): SeatRequest => {
    const seat: SeatRequest = { kind: kindOf(one), name: nameOf(drafts, index) };
    if (seat.kind === "bot") seat.bot = one.who.slice("bot:".length);
    return seat;
  });
  return { game: game.name, options, seats, ...(deck === null ? {} : { deck }) };
}
