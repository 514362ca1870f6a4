/** What travels for an event: a drawing, from one place on the table to another. Places are named in the markup. */
import type { Flight } from "../../lib/fly";
import type { GameEvent } from "../../lib/types";

export function flightOf(event: GameEvent, me: number | null): Flight | null {
  const mine = event.seat === me;
  const home = mine ? "hand" : `seat-${event.seat}`;
  const card = `card-${event.card}`;
  switch (event.code) {
    case "play":
      return { art: "i-paw", from: mine ? card : home, to: "slots" };
    case "learn":
    case "gain":
      return { art: "i-book", from: card, to: home };
    case "complete":
      return { art: "i-heart", from: card, to: mine ? "mine" : home };
    case "placed":
      return { art: "i-bone", from: home, to: card };
    default:
      return null;
  }
}

export function flightsOf(events: readonly GameEvent[], me: number | null): Flight[] {
  return events.map((event) => flightOf(event, me)).filter((flight) => flight !== null);
}
