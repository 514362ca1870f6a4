"""Where every card is, and what is the same in two states; what follows in a position from the rest of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from doghouse.games.treat_please import effects
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    CHEAPER,
    DAYS,
    DECK,
    KIBBLES,
    LASTING,
    LINES,
    MARKET,
    NAP,
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    OWN,
    PER_TYPE,
    ROUND_CARD,
    STACK,
    TYPES,
    Cards,
    Phase,
    Place,
    State,
    Verb,
    When,
)


def canonical(s: State) -> State:
    """A copy without what is left over from earlier moves and no rule looks at any more.

    That is where effects stood that are done with, the lots and characters once they are drawn, and at the end what
    lasted.  Two states with the same canonical bytes go on in the same way.
    """
    bare = s.copy()
    bare.lots[:] = 0
    bare.dogs[:] = 0
    if s.only == NONE:
        bare.resume = 0
    if s.card == NONE:
        bare.only = NONE
        bare.line = bare.resume = bare.actor = bare.left = bare.picks = 0
    if s.phase == Phase.OVER:
        bare.behaviors = bare.learns = bare.objectives = 0
        bare.turn_long[:] = 0
        bare.day_long[:] = 0
    return bare


def own_cards(s: State, p: int) -> tuple[int, ...]:
    """The four behaviors that a player starts with (TP-04)."""
    own = OWN + 2 * s.character[p]
    return NAP, KIBBLES, own, own + 1


def held(s: State, p: int) -> list[int]:
    """What a player holds, in the one numbering, but for Nap and Kibbles, which everybody has."""
    behaviors = [b for b in range(OWN, BEHAVIORS) if s.place[p, b] != Place.AWAY]
    return behaviors + [OBJECTIVE + o for o in range(OBJECTIVES) if s.done[p, o]]


def face_up(s: State) -> list[int]:
    """The row, the tops of the stacks and the round card, in the one numbering."""
    found = [b for b in s.row if b != NONE] + [OBJECTIVE + o for o in s.top if o != NONE]
    return found + [ROUND_CARD + s.day] * (s.day != NONE)


def placed(s: State) -> list[int]:
    """Every card that is in the game, in the one numbering, but for Nap and Kibbles."""
    down = [start + k for pile, start in piles(s) for k, n in enumerate(pile) for _ in range(n)]
    return [card for p in range(s.players) for card in held(s, p)] + face_up(s) + down


def piles(s: State) -> Iterator[tuple[list[int], int]]:
    """The face-down piles as counts, each with the number of its first card."""
    yield s.deck.tolist(), MARKET
    yield s.days.tolist(), ROUND_CARD
    for t in range(TYPES):
        yield s.stack[t].tolist(), OBJECTIVE + t * PER_TYPE


def outcome(card: int) -> tuple[int, int]:
    """The pile from which a card is drawn, and its number there."""
    if card >= ROUND_CARD:
        return DAYS, card - ROUND_CARD
    if card >= OBJECTIVE:
        return STACK + (card - OBJECTIVE) // PER_TYPE, (card - OBJECTIVE) % PER_TYPE
    return DECK, card - MARKET


def card_drawn(pile: int, k: int) -> int:
    """The card of an outcome in the one numbering: the other way round than ``outcome``."""
    if pile == DAYS:
        return ROUND_CARD + k
    return MARKET + k if pile == DECK else OBJECTIVE + (pile - STACK) * PER_TYPE + k


def census(s: State, deck: Deck) -> Cards:
    """The deck's numbers, when every card of the game is where cards can be; ``ValueError`` says which is not.

    A card of the row or of a stack can leave the game (TP-49), so it may be nowhere; nothing is in two places, and
    players keep what they start with and what they learn.
    """
    if any(n < 0 for pile, _ in piles(s) for n in pile):
        raise ValueError("a pile holds fewer cards than none")
    twice = [card for card, n in Counter(placed(s)).items() if n > 1]
    if twice:
        raise ValueError(f"cards are in two places: {twice}")
    for p in range(s.players):
        lost = [b for b in own_cards(s, p) if s.place[p, b] == Place.AWAY]
        learned = sum(s.place[p, b] != Place.AWAY for b in range(MARKET, BEHAVIORS))
        if lost or learned != s.learned[p]:
            raise ValueError(f"seat {p + 1} has lost {lost}, and holds {learned} of {s.learned[p]} learned")
    found: Cards = deck.cards.copy()
    return found


# ---------------------------------------------------------------- what follows from a round card, and from a line


def lasting_of_day(s: State, deck: Deck, p: int) -> list[int]:
    """What the open round card alone lets last for a player, when it is one for all round (TP-16)."""
    found = [0] * LASTING
    if s.day == NONE or deck.cards.when[s.day] != When.ALL_ROUND or (deck.cards.once[s.day] and p != s.first):
        return found
    at, skip = (ROUND_CARD + s.day) * LINES, 0
    for line in range(LINES):
        verb, a, b, c = deck.cards.effect[at + line].tolist()
        if skip:
            skip -= 1
        elif verb in (Verb.MAY, Verb.CHOOSE):
            skip = c if verb == Verb.MAY else a
        elif verb == Verb.DISCOUNT:
            found[b] += a
        elif Verb.CHEAPER <= verb <= Verb.MORE_OBJECTIVES:
            found[CHEAPER + verb - Verb.CHEAPER] += a  # verbs and what lasts are in the same order
    return found


def option_of(deck: Deck, card: int, line: int) -> tuple[int, int]:
    """For a line that is one of several to choose from, that line and the one after all of them; else (NONE, 0)."""
    for k in range(line):
        verb, n, _, _ = deck.cards.effect[card * LINES + k].tolist()
        if verb == Verb.CHOOSE and k < line <= k + n:
            return line, k + n + 1
    return NONE, 0


def still_to_come(s: State, deck: Deck) -> int:
    """For how many players after the one who decides a round card is still carried out."""
    return 0 if deck.cards.once[s.day] else s.players - 1 - (s.player - s.first) % s.players


def choices(deck: Deck, card: int, line: int) -> int:
    """How many choices a line asks for when it begins."""
    verb, n, _, _ = deck.cards.effect[card * LINES + line].tolist()
    return int(n) if effects.repeats(verb) else 1


def asks(deck: Deck, card: int, line: int) -> int:
    """The phase in which a line of a card asks for a choice, or OVER when it asks for none."""
    return effects.asks(deck.cards.effect[card * LINES + line, 0])


def asking(deck: Deck, card: int) -> list[int]:
    """The lines of a card that ask for a choice."""
    return [line for line in range(LINES) if asks(deck, card, line) != Phase.OVER]
