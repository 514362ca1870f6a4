/** What travels for an event: a drawing, from one place on the table to another. Places are named in the markup. */
import type { Flight } from "../../lib/fly";
import type { GameEvent } from "../../lib/types";
import { pieceArt } from "./deck";

export function flightOf(event: GameEvent, me: number | null): Flight | null {
  const mine = event.seat === me;
  const home = mine ? "supply" : `seat-${event.seat}`;
  const shelf = `shelf-${event.row}-${event.column}`;
  const card = `order-${event.order}`;
  const art = pieceArt(String(event.piece));
  switch (event.code) {
    case "take":
    case "grab":
      return { art, from: shelf, to: home };
    case "draw":
    case "save":
      return { art, from: "bag", to: home };
    case "lay":
      return mine ? { art, from: "supply", to: card } : null;
    case "bee":
      return mine ? { art: "bee", from: "supply", to: card } : null;
    case "order":
      return { art: "i-order", from: card, to: mine ? card : home, hides: mine };
    case "deliver":
      return { art: "squirrel", from: mine ? card : home, to: mine ? "sent" : home };
    case "out":
      return { art: "i-complaint", from: mine ? card : home, to: "bag" };
    default:
      return null;
  }
}

export function flightsOf(events: readonly GameEvent[], me: number | null): Flight[] {
  return events.map((event) => flightOf(event, me)).filter((flight) => flight !== null);
}
