/** The server's answers over HTTP. */
import type { Checked, Deck, Entered, GameInfo, Review, TableCreated, TableRequest } from "./types";

/** `status` 0: the server could not be reached. `reason` is the server's code for it, if it gave one; `problems` what is wrong with a deck. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly problems: string[] = [],
  ) {
    super(`${status} ${reason}`);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, "unreachable");
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { error?: unknown; problems?: unknown };
    const problems = Array.isArray(body.problems) ? body.problems.map(String) : [];
    return new ApiError(response.status, typeof body.error === "string" ? body.error : "", problems);
  } catch {
    return new ApiError(response.status, "");
  }
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const games = () => call<GameInfo[]>("/api/games");
/** Can a deck file's text be played with? Throws an `ApiError` with its problems. */
export const checkDeck = (game: string, deck: string) => call<Checked>("/api/decks", { game, deck });
export const createTable = (request: TableRequest) => call<TableCreated>("/api/tables", request);
/** The seats that this browser's cookies open at a table. */
export const mySeats = (table: string) => call<{ game: string; seats: number[] }>(at(table));
export const enter = (table: string, token: string) => call<Entered>(`${at(table)}/enter`, { token });
export const revoke = (table: string, seat: number) => call<{ token: string }>(`${at(table)}/revoke`, { seat });
/** The cards of a table, for a game whose names and sentences come with its deck. */
export const deck = (table: string) => call<Deck>(`${at(table)}/deck`);
/** What a finished game has hung on for a seat; takes the server some seconds the first time. */
export const review = (table: string, seat: number) => call<Review>(`${at(table)}/review?seat=${seat}`);
export const recordAddress = (table: string) => `${at(table)}/record`;

export function liveAddress(table: string, seat: number | null, since: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${at(table)}/live?seat=${seat ?? "watch"}&since=${since}`;
}
