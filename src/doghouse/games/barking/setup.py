"""A position that was put together by hand: what must hold before it can be played on from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doghouse.core.chance import count
from doghouse.core.moves import NOT_ASKED
from doghouse.games.barking import knowledge, rules
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.state import (
    BREEDS,
    CARDS,
    CAT,
    DECK,
    FIRST_STACK,
    HAND_LIMIT,
    ITEMS,
    KINDS,
    NONE,
    ROUNDS,
    SEATS,
    WONDER,
    Cards,
    Phase,
    State,
)

Wrong = tuple[str, int | None, str]  # the field, the seat or spot it is about, and what is wrong


def canonical(s: State) -> State:
    """A copy without what is left over from earlier moves and no rule looks at any more.

    That is the last play's item and cards outside of a play, and the lots once the first player is drawn.  Two
    states with the same canonical bytes go on in the same way.
    """
    bare = s.copy()
    bare.lots[:] = 0
    if s.phase != Phase.PLAY:
        bare.spot, bare.lead, bare.top = 0, NONE, NONE
        bare.play[:] = 0
    return bare


def know_little(s: State, h: int) -> None:
    """A holder of hidden cards of which nobody knows more than how many they are (see knowledge.py)."""
    if h < SEATS:
        s.least[h][:] = 0
        s.most[h][:] = 0
        s.drawn[h] = count(s.hand[h])
    else:
        s.most[h][:] = [s.deck[c] + sum(s.hand[p, c] for p in range(s.players)) for c in range(CARDS)]
        s.drawn[h] = 0


def copies(s: State, deck: Deck) -> list[int]:
    """How many of each card are in the game now: no cats in a first round without them (BT-10)."""
    absent = s.teaching and s.round == 0
    return [0 if absent and c == CAT else deck.cards.copies[c] for c in range(CARDS)]


def placed(s: State) -> list[int]:
    """How many of each card are in hands, piles and at items."""
    found = [s.deck[c] + s.discards[c] + sum(s.hand[p, c] for p in range(s.players)) for c in range(CARDS)]
    for i in range(s.spots):
        for b in range(BREEDS):
            found[b] += s.dogs[i, b] - s.wonders[i, b]
            found[WONDER] += s.wonders[i, b]
    return found


def items_placed(s: State) -> list[int]:
    """How many of each kind of item are won, gone, unseen or on the table; at the end the table's are handed out."""
    on_table = [] if s.phase == Phase.OVER else [s.item[i] for i in range(s.spots)]
    return [
        s.supply[k] + s.gone[k] + sum(s.trophies[p, k] for p in range(s.players)) + on_table.count(k)
        for k in range(KINDS)
    ]


def census(s: State, deck: Deck) -> Cards:
    """All cards and items of a game, wherever they are, as a deck counts them: ``deck.cards`` in every position.

    ``ValueError`` for a pile that holds fewer than none, which would hide a card too many elsewhere.
    """
    piles = [s.deck, s.discards, s.supply, s.gone, *s.hand, *s.trophies, *s.dogs, *s.wonders]
    if any(n < 0 for pile in piles for n in pile):
        raise ValueError("a pile holds fewer cards than none")
    found = Cards.new()
    waiting = [n - now for n, now in zip(deck.cards.copies, copies(s, deck), strict=True)]  # cats of a later round
    found.copies[:] = [n + later for n, later in zip(placed(s), waiting, strict=True)]
    found.items[:] = items_placed(s)
    return found


# ---------------------------------------------------------------- checks


def faults(s: State, deck: Deck, names: Sequence[str], tape: Sequence[tuple[int, int]]) -> Iterator[Wrong]:
    """Everything that could not be so in a game."""
    yield from _table_faults(s, deck, names)
    yield from _turn_faults(s, names)
    yield from _item_faults(s)
    yield from _knowledge_faults(s, names)
    yield from _tape_faults(s, deck, tape)


def _table_faults(s: State, deck: Deck, names: Sequence[str]) -> Iterator[Wrong]:
    for i in range(s.spots):
        if s.token[i]:
            continue
        for p in range(s.players):
            breeds = [deck.card_ids[b] for b in range(BREEDS) if s.owner[i, b] == p]
            if len(breeds) > 1:
                yield "item", i, f"{names[p]} has {' and '.join(breeds)} there, but no cat token lies on it (BT-20)"
    if s.teaching and s.round == 0 and count(s.token):
        yield "item", s.token.tolist().index(1), "there are no cat tokens in a first round without cats (BT-10)"


def _turn_faults(s: State, names: Sequence[str]) -> Iterator[Wrong]:
    if s.phase == Phase.OVER:
        if s.round != ROUNDS:
            yield "phase", None, f"the game is over after round {ROUNDS}, not after round {s.round}"
        return
    over_limit = [p for p in clockwise(s) if count(s.hand[p]) > HAND_LIMIT]
    if s.phase == Phase.DISCARD:
        if over_limit[:1] != [s.player]:
            first = f"{names[over_limit[0]]} is the first who" if over_limit else "nobody"
            yield "turn", None, f"who must discard is on turn, but {first} has more than {HAND_LIMIT} cards (BT-14)"
        if count(s.passed):
            yield "passed", None, "nobody can have passed while cards are still discarded"
        return
    for p in over_limit:
        if count(s.hand[p]) + (count(s.play) if s.phase == Phase.PLAY and p == s.player else 0) > HAND_LIMIT:
            yield "hand", p, f"more than {HAND_LIMIT} cards are held only in `phase: discard` (BT-13)"
    if count(s.passed) == s.players:
        yield "passed", None, "somebody must be left who has not passed, or the round is over (BT-36)"
    elif s.passed[s.player]:
        yield "passed", None, f"{names[s.player]} has passed and is not on turn in this round (BT-17)"
    elif s.phase != Phase.PLAY and not count(s.hand[s.player]) and any(count(s.hand[p]) for p in range(s.players)):
        yield "turn", None, f"{names[s.player]} has no cards left and so passes (BT-19)"
    if s.phase == Phase.TOKEN:
        yield from _token_faults(s)


def _token_faults(s: State) -> Iterator[Wrong]:
    """Whoever is asked for a token has discarded a cat; with the deck empty it has become a part of the next deck."""
    if count(s.token) == s.spots:
        yield "phase", None, "a token lies on every item, so nobody is asked for one"
    renewed = not count(s.discards) and (s.deck[CAT] or s.hand[s.player, CAT])
    if not (s.discards[CAT] or renewed):
        yield "phase", None, "a token is asked for after a cat, so `discards` must have one (BT-27)"


def next_from(s: State, p: int) -> int:
    """Whose turn it is when it is p's: theirs, or the next one's who has not passed and has cards, if there is one."""
    order = [(p + k) % s.players for k in range(s.players)]
    left = [q for q in order if not s.passed[q]]
    return next((q for q in left if count(s.hand[q])), left[0] if left else p)


def clockwise(s: State) -> list[int]:
    """The seats in turn order from the first player."""
    return [(s.first + k) % s.players for k in range(s.players)]


def _item_faults(s: State) -> Iterator[Wrong]:
    won = sum(count(s.trophies[p]) for p in range(s.players)) + count(s.gone)
    laid = sum(FIRST_STACK + r for r in range(s.round))
    for i in range(s.spots if s.phase == Phase.OVER else 0):
        kind = s.item[i]
        if s.item.tolist()[: i + 1].count(kind) > s.gone[kind] + sum(s.trophies[p, kind] for p in range(s.players)):
            yield "item", i, "at the end every item is in `won` or `gone items` as well"
    if won > laid:
        found = "1 item is" if won == 1 else f"{won} items are"
        yield "won", None, f"{found} won or gone, but only {laid} lay on the table in the rounds before"


def _knowledge_faults(s: State, names: Sequence[str]) -> Iterator[Wrong]:
    for p in range(s.players):
        if any(s.least[p, c] > s.hand[p, c] for c in range(CARDS)):
            yield "known", p, f"`least` says more than {names[p]} holds"
        elif knowledge.excess(s, p):
            yield "known", p, f"{names[p]} holds more than `most` and `drawn` allow"
    if knowledge.excess(s, SEATS):
        yield "known", SEATS, "the deck holds more than `most` and `drawn` allow"


def _tape_faults(s: State, deck: Deck, tape: Sequence[tuple[int, int]]) -> Iterator[Wrong]:
    piles = {DECK: ("next draws", s.deck, deck.card_ids), ITEMS: ("next items", s.supply, deck.item_ids)}
    for pile, (name, cards, ids) in piles.items():
        # What comes after the last card of the deck comes from the discards of that moment.
        given = [card for row, card in tape if row == pile][: count(cards)]
        for card in sorted(set(given)):
            if given.count(card) > cards[card]:
                rest = "in the deck" if pile == DECK else "unseen"
                yield name, None, f"{ids[card]} is named {given.count(card)} times, {cards[card]} are {rest}"


def begin(s: State, deck: Deck, actions: Sequence[int]) -> str | None:
    """Carry out a half-made play (in the rules' order, without its end); the clause that forbids it, if any."""
    for action in actions:
        number = rules.why_not(s, deck.cards, action)
        if number:
            return f"BT-{0 if number == NOT_ASKED else number:02d}"
        rules.apply(s, deck.cards, action, None)
    return None
