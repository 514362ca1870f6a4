"""The house deck is used: every verb stands on a card, every card comes into some game of random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.rule import compiled
from doghouse.games.treat_please import cards, rules
from doghouse.games.treat_please.state import (
    COMPLETE,
    LEARN,
    LINES,
    MARKET,
    NOBODY,
    OBJECTIVE,
    PICK,
    PLAY,
    ROUND_CARD,
    Moves,
    Options,
    Pay,
    Per,
    Phase,
    State,
    Verb,
    When,
)

HOUSE = cards.house()
EVERY = (*HOUSE.behavior_ids, *HOUSE.objective_ids, *HOUSE.round_ids)
GAMES = 400  # of four players, in which every card comes up several times


def lines_of(card: int) -> list[list[int]]:
    """The effects of a card, a row of numbers each."""
    rows = HOUSE.cards.effect.tolist()[card * LINES : (card + 1) * LINES]
    return [row for row in rows if row[0] != Verb.END]


def uses(place: int, verbs: Iterable[int]) -> set[int]:
    """What stands at a place of the lines of some verbs."""
    return {row[place] for card in range(len(EVERY)) for row in lines_of(card) if row[0] in verbs}


def test_every_verb_is_on_a_card_and_none_on_more_than_a_fifth_of_them() -> None:
    count = Counter(verb for card in range(len(EVERY)) for verb in {row[0] for row in lines_of(card)})
    assert set(count) == set(Verb) - {Verb.END}
    assert max(count.values()) <= len(EVERY) // 5


def test_whatever_a_number_can_be_multiplied_by_or_paid_in_is_on_a_card() -> None:
    assert uses(2, (Verb.ATTENTION, Verb.ENERGY, Verb.BONES)) == set(Per)
    assert uses(2, (Verb.MAY,)) == set(Pay)


def test_no_two_cards_of_the_market_and_no_two_round_cards_do_the_same() -> None:
    for first, last in ((MARKET, len(HOUSE.behavior_ids)), (ROUND_CARD, len(EVERY))):
        numbers = HOUSE.cards.attention, HOUSE.cards.energy
        does = [str(([row[card] for row in numbers], lines_of(card))) for card in range(first, last)]
        assert len(set(does)) == len(does) == 25


def test_about_a_third_of_the_round_cards_is_of_each_kind() -> None:
    kinds = Counter(HOUSE.cards.when)
    assert set(kinds) == set(When)
    assert set(kinds.values()) <= {8, 9}


def test_every_card_is_played_completed_or_turned_up_in_some_random_game() -> None:
    native = compiled(rules)
    options, moves, rng = Options.new(), Moves.new(), Stream.new().rng
    options.players, options.first = 4, NOBODY
    seed_rng(rng, 1, 0)
    used: Counter[int] = Counter()
    for seed in range(GAMES):
        s = State.new()
        native.new_game(s, HOUSE.cards, options, seed, None)
        days: set[int] = set()
        while not native.over(s):
            days.add(ROUND_CARD + s.day)
            native.legal(s, HOUSE.cards, moves)
            action = moves.action[below(rng, moves.n)]
            if s.phase == Phase.TURN and PLAY <= action < LEARN:
                used[action - PLAY] += 1
            elif s.phase == Phase.TURN and COMPLETE <= action < PICK:
                used[OBJECTIVE + s.top[action - COMPLETE]] += 1
            native.apply(s, HOUSE.cards, action, None)
        used.update(days)
    assert {EVERY[card] for card in used} == set(EVERY), set(EVERY) - {EVERY[card] for card in used}
