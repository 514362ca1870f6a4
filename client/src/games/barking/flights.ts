/** What travels for an event: a drawing, from one place on the table to another. Places are named in the markup. */
import type { Flight } from "../../lib/fly";
import type { GameEvent } from "../../lib/types";
import { cardArt, itemArt } from "./art";

/** Where a seat's cards come from and go to: my own hand, or the seat in the strip. */
function home(seat: number, me: number | null): string {
  return seat === me ? "hand" : `seat-${seat}`;
}

export function flightOf(event: GameEvent, me: number | null): Flight | null {
  const seat = event.seat ?? 0;
  const card = typeof event.card === "string" ? cardArt(event.card) : "back";
  switch (event.code) {
    case "dogs":
      return { art: cardArt(String(event.breed)), from: home(seat, me), to: `pack-${event.item}-${seat}`, hides: true };
    case "token":
      return { art: "cat-token", from: home(seat, me), to: `token-${event.item}`, hides: true };
    case "cat":
      return { art: "cat", from: home(seat, me), to: "discards" };
    case "swap":
      return { art: "dog-wonder", from: home(seat, me), to: "discards" };
    case "discard":
      return { art: card, from: home(seat, me), to: "discards" };
    case "draw":
      // My own new card slides into its place in the hand.
      return seat === me ? null : { art: card, from: "deck", to: home(seat, me) };
    case "won":
      return { art: itemArt(String(event.kind)), from: `item-${event.item}`, to: seat === me ? "mine" : `seat-${seat}` };
    default:
      return null;
  }
}

/** The flights of the events, in their order. A round that begins again leaves nothing of the old one to land on. */
export function flightsOf(events: readonly GameEvent[], me: number | null): Flight[] {
  return events.map((event) => flightOf(event, me)).filter((flight) => flight !== null);
}
