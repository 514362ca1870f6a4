"""Whole plays, as people make them: the parts in any order, all reasons against them, and what may be added next.

The rules ask for one action at a time in one order; here a play is a list of actions in any order.  Nothing is
decided here: every answer comes from the predicates of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.chance import count
from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.core.record import Ints, row
from doghouse.games.barking import may, rounds
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.state import (
    ACTIONS,
    ALREADY_HERE,
    BREED_HERE,
    BREEDS,
    CARD,
    CARDS,
    CAT,
    DONE,
    HAND_LIMIT,
    ITEM,
    LATE_CAT,
    LATE_SWAP,
    NO_TOKEN,
    NONE,
    NOT_NOW,
    PASS,
    REFUSALS,
    SECOND_ITEM,
    SWAP,
    USE_CAT,
    WONDER,
    Phase,
    State,
)

SINGLE = (PASS, NO_TOKEN, USE_CAT, SWAP)  # actions that are a whole play by themselves


def is_card(action: int) -> bool:
    """Does the action name a card?"""
    return CARD <= action < ITEM


def item_of(actions: Sequence[int]) -> int:
    """The spot of the first item named, or NONE."""
    return next((a - ITEM for a in actions if ITEM <= a < ACTIONS), NONE)


def spots_of(actions: Sequence[int]) -> list[int]:
    """All spots named, from the left."""
    return sorted({a - ITEM for a in actions if ITEM <= a < ACTIONS})


def cards_of(actions: Sequence[int]) -> Ints:
    """The cards named, as counts by kind, shape ``(CARDS,)``."""
    counts = row(CARDS)
    for a in actions:
        if is_card(a):
            counts[a - CARD] += 1
    return counts


def order(s: State, actions: Sequence[int]) -> tuple[int, ...]:
    """The parts of a whole play in the order the rules ask for them; a play of dogs ends with DONE."""
    if s.phase not in (Phase.TURN, Phase.PLAY) or any(a in SINGLE for a in actions):
        return tuple(sorted(actions))
    started = (ITEM + s.spot,) if s.phase == Phase.PLAY else ()
    items = sorted({a for a in actions if a >= ITEM} - set(started))
    return (*items, *sorted(a for a in actions if is_card(a)), DONE)


def rewound(s: State) -> State:
    """A copy in which a half-made play is back in the hand."""
    back = s.copy()
    if back.phase == Phase.PLAY:
        back.phase = Phase.TURN
        for b in range(BREEDS):
            if back.play[b] > 0:
                back.owner[back.spot, b] = NONE
                back.dogs[back.spot, b] = 0
                back.wonders[back.spot, b] = 0
        for c in range(CARDS):
            back.hand[back.player, c] += back.play[c]
    return back


def begun(s: State) -> list[int]:
    """The actions of the half-made play in the state."""
    if s.phase != Phase.PLAY:
        return []
    return [ITEM + s.spot, *(CARD + c for c in range(CARDS) for _ in range(s.play[c]))]


# ---------------------------------------------------------------- reasons


def refusals(s: State, deck: Deck, seat: int, actions: Sequence[int], more: int = 0) -> tuple[Refusal, ...]:
    """Every clause that forbids a seat this whole play, in the order of the rules; empty when it is legal.

    ``more`` is a mask of faults that are known besides.
    """
    mine = seat == s.player
    if rounds.over(s):
        return named(s, deck, more | NOT_NOW, seat, actions)
    bits = more | may.turn_faults(s, seat)
    if s.phase == Phase.DISCARD and (mine or all(is_card(a) for a in actions)):
        bits |= _discard_faults(s, seat, actions)
    elif s.phase == Phase.TOKEN and mine:
        bits |= NOT_NOW if len(actions) != 1 else may.faults(s, deck.cards, actions[0])
    else:
        actions = [*begun(s), *actions] if mine else actions
        s = rewound(s)
        bits |= _turn_faults(s, seat, actions)
    return named(s, deck, bits, seat, actions)


def waiting(s: State, seat: int) -> str:
    """The clause that tells a seat which is not asked anything why not: it has passed, or it is not its turn."""
    return "BT-18" if s.passed[seat] else "BT-17"


def _turn_faults(s: State, seat: int, actions: Sequence[int]) -> int:
    """Faults of a whole play in a turn."""
    if any(not 0 <= a < ACTIONS for a in actions):
        return NOT_NOW
    alone = [a for a in actions if a in SINGLE]
    bits = 0
    for a in alone:
        bits |= may.turn_action_faults(s, seat, a)
    if len(actions) == len(alone) == 1:
        return bits
    dogs = len(alone) < len(actions)
    bits |= NOT_NOW * (PASS in alone) | LATE_SWAP * (SWAP in alone and dogs) | LATE_CAT * (USE_CAT in alone and dogs)
    spots = spots_of(actions)
    if not spots or spots[-1] >= s.spots:
        return bits | NOT_NOW
    for spot in spots:
        bits |= may.play_faults(s, seat, spot, cards_of(actions))
    return bits | SECOND_ITEM * (len(spots) > 1)


def excess(s: State, seat: int) -> int:
    """How many cards a seat holds beyond the hand limit; less than 0 where there is room."""
    return count(s.hand[seat]) - HAND_LIMIT


def _discard_faults(s: State, seat: int, actions: Sequence[int]) -> int:
    """Only cards that are held can be discarded, and no more than there are too many."""
    named = cards_of(actions)
    if not actions or count(named) != len(actions) or len(actions) > excess(s, seat):
        return NOT_NOW
    return NOT_NOW * any(named[c] > s.hand[seat, c] for c in range(CARDS))


def named(s: State, deck: Deck, bits: int, seat: int, actions: Sequence[int]) -> tuple[Refusal, ...]:
    """The clauses of a mask, with what their sentences need."""
    found = []
    for k, clause in enumerate(REFUSALS):
        if bits >> k & 1:
            card, spot = _about(s, deck, 1 << k, seat, actions)
            found.append(Refusal(f"BT-{0 if clause == NOT_ASKED else clause:02d}", card, spot))
    return tuple(found)


def _about(s: State, deck: Deck, fault: int, seat: int, actions: Sequence[int]) -> tuple[str | None, int | None]:
    """The card and the spot of which a fault speaks."""
    spots, cards = [i for i in spots_of(actions) if i < s.spots], cards_of(actions)
    for i in spots:
        there = [b for b in range(BREEDS) if cards[b] > 0 and may.taken(s, i, b)]
        if fault == BREED_HERE and there:
            return deck.card_ids[there[0]], i
        if fault == ALREADY_HERE and may.barred(s, seat, i):
            return None, i
    return None, spots[0] if spots else None


# ---------------------------------------------------------------- what may be added


def consider(s: State, deck: Deck, seat: int, chosen: Sequence[int]) -> dict[str, object] | None:
    """What a seat that has chosen some parts of a play may add, why not the rest, and how the items would stand.

    ``None`` when the seat is not asked anything.  The data is described in docs/wire.md.
    """
    if rounds.over(s) or seat != s.player:
        return None
    chosen = [a for a in chosen if 0 <= a < ACTIONS]
    if s.phase == Phase.DISCARD:
        return _consider_discard(s, deck, seat, chosen)
    if s.phase == Phase.TOKEN:
        return _consider_token(s, deck, chosen)
    started = [a for a in begun(s) if a not in chosen]
    return _consider_turn(rewound(s), deck, seat, [*started, *chosen])


def _ask(phase: str, chosen: Sequence[int], play: tuple[int, ...] | None, **more: object) -> dict[str, object]:
    return {
        "phase": phase,
        "chosen": list(chosen),
        "ready": play is not None,
        "play": None if play is None else list(play),
        **more,
    }


def _part(action: int, name: str, no: tuple[Refusal, ...], **what: object) -> dict[str, object]:
    return {"action": action, "part": name, **what, "no": [r.to_dict() for r in no]}


def _consider_discard(s: State, deck: Deck, seat: int, chosen: Sequence[int]) -> dict[str, object]:
    parts = []
    for c in range(CARDS):
        if s.hand[seat, c] > 0:
            no = refusals(s, deck, seat, [*chosen, CARD + c])
            parts.append(_part(CARD + c, "card", no, card=deck.card_ids[c]))
    ready = len(chosen) == excess(s, seat) and not refusals(s, deck, seat, chosen)
    play = order(s, chosen) if ready else None
    return _ask("discard", chosen, play, parts=parts, preview=None, excess=excess(s, seat))


def _consider_token(s: State, deck: Deck, chosen: Sequence[int]) -> dict[str, object]:
    parts = [_part(NO_TOKEN, "no-token", refusals(s, deck, s.player, [*chosen, NO_TOKEN]))]
    for i in range(s.spots):
        parts.append(_part(ITEM + i, "item", refusals(s, deck, s.player, [*chosen, ITEM + i]), item=i))
    play = order(s, chosen) if len(chosen) == 1 and not refusals(s, deck, s.player, chosen) else None
    return _ask("token", chosen, play, parts=parts, preview=None)


def _consider_turn(s: State, deck: Deck, seat: int, chosen: Sequence[int]) -> dict[str, object]:
    parts = [_single(s, deck, seat, a, name, chosen) for a, name in _singles(s, seat)]
    cards = [a for a in chosen if is_card(a)]
    alone = any(a in SINGLE for a in chosen)
    for c in range(CARDS):
        if s.hand[seat, c] > 0 and c != CAT:
            no = refusals(s, deck, seat, [*chosen, CARD + c]) if alone else _card_reasons(s, deck, seat, chosen, c)
            parts.append(_part(CARD + c, "card", no, card=deck.card_ids[c]))
    for i in range(s.spots):
        actions = [ITEM + i, *cards]
        no = refusals(s, deck, seat, [*chosen, ITEM + i]) if alone else _reasons_at(s, deck, seat, actions)
        parts.append(_part(ITEM + i, "item", no, item=i))
    whole = bool(chosen) and not refusals(s, deck, seat, chosen)
    play = order(s, chosen) if whole else None
    return _ask("turn", chosen, play, parts=parts, preview=_preview(s, seat, cards_of(cards)))


def _singles(s: State, seat: int) -> list[tuple[int, str]]:
    found = [(PASS, "pass")]
    if s.hand[seat, CAT] > 0:
        found.append((USE_CAT, "cat"))
    if s.hand[seat, WONDER] > 0:
        found.append((SWAP, "swap"))
    return found


def _single(s: State, deck: Deck, seat: int, action: int, name: str, chosen: Sequence[int]) -> dict[str, object]:
    """Passing and exchanging stand alone: with anything else chosen they cannot be added."""
    return _part(action, name, refusals(s, deck, seat, [*chosen, action]) if chosen else ())


def _reasons_at(s: State, deck: Deck, seat: int, actions: Sequence[int]) -> tuple[Refusal, ...]:
    """Why these cards cannot become a play at the item named first, with more cards if need be."""
    spot, cards = item_of(actions), cards_of(actions)
    if may.kinds_of_dog(cards) > 0:
        return named(s, deck, may.play_faults(s, seat, spot, cards), seat, actions)
    bits = may.start_faults(s, seat, spot)
    if cards[WONDER] > s.hand[seat, WONDER]:
        bits |= NOT_NOW
    return named(s, deck, bits, seat, actions)


def _card_reasons(s: State, deck: Deck, seat: int, chosen: Sequence[int], card: int) -> tuple[Refusal, ...]:
    """Why one more card cannot be added: at the chosen item, or at the item where least speaks against it."""
    cards = [*(a for a in chosen if is_card(a)), CARD + card]
    spots = [item_of(chosen)] if item_of(chosen) != NONE else range(s.spots)
    reasons = [_reasons_at(s, deck, seat, [ITEM + i, *cards]) for i in spots]
    return min(reasons, key=len)


def _preview(s: State, seat: int, cards: Ints) -> list[dict[str, object]] | None:
    """Who would lead each item, were these cards laid there, from what everybody sees; None without a dog.

    In a tie ``rank`` is the seat's best rank there and ``other`` the best of those with as many dogs.
    """
    if may.kinds_of_dog(cards) == 0:
        return None
    found = []
    for i in range(s.spots):
        if may.play_faults(s, seat, i, cards):
            continue
        then = s.copy()
        lay(then, seat, i, cards)
        packs = [rounds.pack_size(then, i, p) for p in range(s.players)]
        rest = max(packs[:seat] + packs[seat + 1 :])
        leader = rounds.winner_at(then, i)
        tied = [p for p in range(s.players) if p != seat and packs[p] == packs[seat]]
        outcome: dict[str, object] = {"item": i, "leader": leader, "mine": packs[seat], "best": rest, "tie": False}
        if packs[seat] == rest:
            outcome |= {
                "tie": True,
                "rank": best_rank(then, i, seat),
                "other": min(best_rank(then, i, p) for p in tied),
            }
        found.append(outcome)
    return found


def best_rank(s: State, spot: int, seat: int) -> int:
    """The best rank (from 1) among a seat's dogs at an item, where it has some."""
    return next(b + 1 for b in range(BREEDS) if s.owner[spot, b] == seat)


def lay(s: State, seat: int, spot: int, cards: Ints) -> None:
    """Lay cards at an item without taking them from a hand (for a look ahead)."""
    top = next(b for b in range(BREEDS) if cards[b] > 0)
    for b in range(BREEDS):
        if cards[b] > 0:
            s.owner[spot, b] = seat
            s.dogs[spot, b] += cards[b]
    s.dogs[spot, top] += cards[WONDER]
    s.wonders[spot, top] += cards[WONDER]
