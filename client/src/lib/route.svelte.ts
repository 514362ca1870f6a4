/** Where we are: the lobby, or a table. */

export type Place = { at: "lobby" } | { at: "table"; table: string; seat: number | null | undefined; token: string };

/** `seat` undefined: not said. The token is taken out of the address before anything else may see it. */
function read(): Place {
  const found = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  if (!found) return { at: "lobby" };
  const token = decodeURIComponent(location.hash.slice(1));
  if (token) history.replaceState(null, "", location.pathname + location.search);
  const seat = new URLSearchParams(location.search).get("seat");
  const number = seat === "watch" ? null : seat !== null && /^\d$/.test(seat) ? Number(seat) : undefined;
  return { at: "table", table: decodeURIComponent(found[1]!), seat: number, token };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    window.addEventListener("popstate", () => (this.place = read()));
    // A second link to the same table, pasted over the first, changes nothing but the fragment.
    window.addEventListener("hashchange", () => {
      const place = read();
      if (place.at === "table" && place.token) this.place = place;
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = read();
  }

  lobby(): void {
    this.go("/");
  }

  table(table: string, token: string): void {
    this.go(`/t/${encodeURIComponent(table)}#${encodeURIComponent(token)}`);
  }

  /** Writes the seat into the address, so that a reload sits down at the same one. */
  sat(table: string, seat: number | null): void {
    history.replaceState(null, "", `/t/${encodeURIComponent(table)}?seat=${seat ?? "watch"}`);
  }
}

export const route = new Route();
