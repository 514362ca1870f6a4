"""Dealing anew in Barking: every deal of the single cards within what is known is equally likely."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Any

import pytest

from doghouse.core.chance import Stream, seed_rng, seed_rows
from doghouse.games import load
from doghouse.games.barking import knowledge, rounds, rules
from doghouse.games.barking.state import BREEDS, CARDS, CAT, NOBODY, SEATS, USE_CAT, WONDER, Event, State
from doghouse.testing.contract import decisions
from doghouse.testing.setting import Case, Setting, cases

Deal = tuple[tuple[int, ...], ...]  # what each hidden hand holds, by kind
STORIES = 24
FEW = {0: 1, 1: 2, 2: 2, 9: 2, WONDER: 1, CAT: 3}  # the small deck: eleven cards
SAMPLES = 3000
EXPECTED = 5  # deals expected less often than this are counted together


# ---------------------------------------------------------------- small games


def small(players: int, seed: int) -> State:
    """Some cards, a cat dealt to each; no items and no turns, only what matters to what is known."""
    s = State.new()
    seed_rows(s.rng, seed)
    s.players = players
    s.spots = 1
    s.owner[:] = NOBODY
    for card, n in FEW.items():
        knowledge.put_back(s, card, n)
    rounds.give_cats(s)
    return s


def some_history(s: State, rng: random.Random, moments: int) -> list[str]:
    """Cards drawn, discarded and laid on the table; a renewal when the deck is empty, and a clearing now and then."""
    happened = []
    for _ in range(moments):
        p = s.player = rng.randrange(s.players)
        held = [c for c in range(CARDS) if s.hand[p, c] > 0]
        what = rng.choice(["draw", "draw", "discard", "lay", "clear"])
        if what == "draw" and (sum(s.deck) or sum(s.discards)) and sum(s.hand[p]) < 4:
            happened += ["renew"] * (sum(s.deck) == 0)
            rounds.take_card(s, p, Event.DRAW, None)
        elif what == "discard" and held:
            card = rng.choice(held)
            rules.lay_down(s, card)
            s.discards[card] += 1
        elif what == "lay" and (dogs := [c for c in held if c < BREEDS]):
            card = rng.choice(dogs)
            rules.lay_down(s, card)
            s.owner[0, card] = p
            s.dogs[0, card] += 1
        elif what == "clear" and rng.random() < 0.3:
            knowledge.clear_table(s)
            s.owner[:] = NOBODY
            s.dogs[:] = 0
        else:
            continue
        happened.append(what)
    return happened


def run_dry(s: State, rng: random.Random) -> list[str]:
    """The deck is drawn empty, some cards are discarded and become the deck: then little can be where."""
    for _ in range(30):
        p = rng.randrange(s.players)
        if sum(s.deck) and sum(s.hand[p]) < 5:
            rounds.take_card(s, p, Event.DRAW, None)
    for p in rng.choices(range(s.players), k=4):
        if sum(s.hand[p]):
            s.player = p
            card = rng.choice([c for c in range(CARDS) if s.hand[p, c] > 0])
            rules.lay_down(s, card)
            s.discards[card] += 1
    knowledge.renew_deck(s)
    for p in rng.choices(range(s.players), k=rng.randrange(3)):
        rounds.take_card(s, p, Event.DRAW, None)
    return ["renew"]


def story(seed: int) -> tuple[State, list[str]]:
    """A small game and what happened in it; every other one had its deck run dry just now."""
    rng = random.Random(seed)
    s = small(rng.choice([2, 3]), seed)
    happened = some_history(s, rng, rng.randrange(2, 30))
    if seed % 2:
        happened += run_dry(s, rng)
    return s, happened


# ---------------------------------------------------------------- by counting


def holders(s: State, viewer: int) -> list[int]:
    """The hidden hands."""
    return [p for p in range(s.players) if p != viewer]


def is_known_possible(s: State, h: int, held: Sequence[int]) -> bool:
    """May this holder hold these cards, as knowledge.py says it?"""
    least = [0] * CARDS if h == SEATS else s.least[h]
    came = [max(0, n - most) for n, most in zip(held, s.most[h], strict=True)]
    in_deck = [most + s.drawn[SEATS] for most in s.most[SEATS]]
    enough = all(n >= sure for n, sure in zip(held, least, strict=True))
    return enough and sum(came) <= s.drawn[h] and all(n <= there for n, there in zip(came, in_deck, strict=True))


def shares(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to give single cards (by their place in the list) to holders of these sizes; the rest comes last."""
    if not sizes:
        yield [tuple(cards)]
        return
    for mine in combinations(cards, sizes[0]):
        left = [card for card in cards if card not in mine]
        for rest in shares(left, sizes[1:]):
            yield [mine, *rest]


def deals(s: State, viewer: int) -> tuple[Counter[Deal], int]:
    """The deals within what is known, each with the number of ways to deal the single cards; and all ways there are.

    The cards that a hand surely holds are certain single cards of it; all others are dealt.
    """
    hands = holders(s, viewer)
    free = s.deck.tolist()
    for p in hands:
        free = [n + held - sure for n, held, sure in zip(free, s.hand[p], s.least[p], strict=True)]
    singles = [card for card in range(CARDS) for _ in range(free[card])]
    sizes = [sum(s.hand[p]) - sum(s.least[p]) for p in hands]
    found: Counter[Deal] = Counter()
    ways = 0
    for shared in shares(list(range(len(singles))), sizes):
        ways += 1
        rows = []
        for h, mine in zip([*hands, SEATS], shared, strict=True):
            row = [0] * CARDS if h == SEATS else s.least[h].tolist()
            for single in mine:
                row[singles[single]] += 1
            rows.append(tuple(row))
        if all(is_known_possible(s, h, row) for h, row in zip([*hands, SEATS], rows, strict=True)):
            found[tuple(rows[:-1])] += 1
    return found, ways


# ---------------------------------------------------------------- by dealing


def sampled(s: State, viewer: int, n: int, seed: int) -> Counter[Deal]:
    game = load("barking")
    chance = Stream.new()
    seed_rng(chance.rng, seed, 1)
    redeal: Any = game.compiled().redeal
    found: Counter[Deal] = Counter()
    for _ in range(n):
        copy = s.copy()
        redeal(copy, game.cards.house().cards, viewer, chance.rng)
        found[tuple(tuple(copy.hand[p].tolist()) for p in holders(s, viewer))] += 1
    return found


def surprise(found: Counter[Deal], wanted: Counter[Deal]) -> float:
    """How many standard deviations the chi-square of what was found lies above what is to be expected (Wilson and
    Hilferty's approximation); infinite for a deal that must not be."""
    n, ways = found.total(), wanted.total()
    if set(found) - set(wanted):
        return math.inf
    cells, rare = [], [0.0, 0.0]
    for deal, weight in wanted.items():
        expected = n * weight / ways
        if expected >= EXPECTED:
            cells.append((found[deal], expected))
        else:
            rare[0] += found[deal]
            rare[1] += expected
    if rare[1] >= EXPECTED:
        cells.append((rare[0], rare[1]))
    if len(cells) < 2:
        return 0.0
    k = len(cells) - 1
    chi = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    return ((chi / k) ** (1 / 3) - (1 - 2 / (9 * k))) / math.sqrt(2 / (9 * k))


# ---------------------------------------------------------------- tests


def viewers(s: State) -> list[int]:
    return [*range(s.players), NOBODY]


def test_the_stories_have_renewals_clearings_and_tight_and_loose_knowledge() -> None:
    stories = [story(seed) for seed in range(STORIES)]
    assert {"renew", "clear", "discard", "lay"} <= {what for _, happened in stories for what in happened}
    counted = [deals(s, 0) for s, _ in stories]
    tight = [found.total() / ways for found, ways in counted]
    assert min(tight) < 0.05  # then the plain deals fail and the walk has to find one
    assert max(tight) > 0.9


@pytest.mark.parametrize("seed", range(STORIES))
def test_every_deal_within_what_is_known_is_equally_likely(seed: int) -> None:
    s, _ = story(seed)
    for viewer in viewers(s):
        wanted, _ = deals(s, viewer)
        assert surprise(sampled(s, viewer, SAMPLES, seed), wanted) < 5


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_every_deal_within_what_is_known_is_equally_likely_in_many_stories(seed: int) -> None:
    s, _ = story(seed)
    for viewer in viewers(s):
        wanted, _ = deals(s, viewer)
        assert surprise(sampled(s, viewer, 10 * SAMPLES, seed), wanted) < 5.5


@pytest.mark.parametrize("seed", range(STORIES))
def test_what_is_shown_as_known_is_the_least_and_the_most_of_all_these_deals(seed: int) -> None:
    s, _ = story(seed)
    found, _ = deals(s, NOBODY)
    for p, (least, most) in enumerate(zip(*knowledge.bounds(s), strict=True)):
        rows = [deal[p] for deal in found] if p < s.players else []
        for c in range(CARDS if rows else 0):
            held = [row[c] for row in rows]
            assert (least[c], most[c]) == (min(held), max(held))


@pytest.mark.parametrize("seed", range(STORIES))
def test_what_is_known_is_true(seed: int) -> None:
    s, _ = story(seed)
    for viewer in viewers(s):
        found, _ = deals(s, viewer)
        assert tuple(tuple(s.hand[p].tolist()) for p in holders(s, viewer)) in found


def known(s: State) -> None:
    """The true deal lies within what is known of every holder."""
    for p in range(s.players):
        assert is_known_possible(s, p, s.hand[p])
    assert is_known_possible(s, SEATS, s.deck)


def real_games(games: int) -> Iterator[tuple[Setting, Any]]:
    """The decisions of random games, by compiled rules."""
    for case in cases("barking"):
        setting = Setting(case, load("barking").compiled())
        for seed in range(games):
            for state in decisions(setting, seed):
                yield setting, state


def test_what_is_known_is_true_in_real_games() -> None:
    for _, state in real_games(2):
        known(state)


@pytest.mark.soak
def test_what_is_known_is_true_in_many_real_games() -> None:
    for _, state in real_games(500):
        known(state)


def words_used(s: State, setting: Setting, viewer: int, chance: Stream) -> int:
    """How many random words a new deal took; the last word of the generator counts them."""
    copy, before = s.copy(), chance.rng[3]
    setting.rules.redeal(copy, setting.cards, viewer, chance.rng)
    return (chance.rng[3] - before) % (1 << 32)


def longest_redeal(games: int, every: int) -> int:
    chance = Stream.new()
    seed_rng(chance.rng, games, 1)
    taken = (
        words_used(s, setting, viewer, chance)
        for setting, s in islice(real_games(games), 0, None, every)
        for viewer in viewers(s)
    )
    return max(taken)


def test_patience_is_never_needed() -> None:
    assert longest_redeal(2, 5) < knowledge.PATIENCE


@pytest.mark.soak
def test_patience_is_never_needed_in_many_games() -> None:
    assert longest_redeal(300, 3) < knowledge.PATIENCE


def test_when_everything_is_known_it_is_dealt_as_it_is() -> None:
    setting = Setting(cases("barking")[-1], load("barking").compiled())
    chance = Stream.new()
    seed_rng(chance.rng, 1, 1)
    for seed in range(20):
        s = setting.start(seed)
        for h, held in [*enumerate(s.hand.tolist()), (SEATS, s.deck.tolist())]:
            s.most[h][:] = held
            s.drawn[h] = 0
        copy = s.copy()
        setting.rules.redeal(copy, setting.cards, NOBODY, chance.rng)
        assert copy.hand.tolist() == s.hand.tolist()
        assert copy.deck.tolist() == s.deck.tolist()


# ---------------------------------------------------------------- as tight as it is said to be


def test_until_it_was_seen_everybody_has_the_cat_that_was_dealt() -> None:
    setting = Setting(Case("barking", 4, (("first", 0), ("teaching", 0))))
    s = setting.start(11)
    for seed in range(20):
        dealt = setting.redealt(s, 0, seed)
        assert all(dealt.hand[p, CAT] >= 1 for p in range(4))
    before = s.least[0, CAT]
    setting.apply(s, USE_CAT)
    assert (before, s.least[0, CAT]) == (1, 0)


def test_after_a_renewal_the_deck_is_known() -> None:
    rng = random.Random(5)
    s = small(3, 5)
    run_dry(s, rng)
    while sum(s.deck):
        rounds.take_card(s, 0, Event.DRAW, None)
    s.player = 0
    for card in (c for c in range(CARDS) for _ in range(s.hand[0, c])):
        rules.lay_down(s, card)
        s.discards[card] += 1
    knowledge.renew_deck(s)
    for viewer in viewers(s):
        assert {tuple(dealt.deck) for dealt in (redealt(s, viewer, k) for k in range(10))} == {tuple(s.deck)}


def test_cards_that_were_never_drawn_from_a_new_deck_are_not_in_a_hand() -> None:
    s = small(3, 9)
    for _ in range(2):
        rounds.take_card(s, 1, Event.DRAW, None)
    knowledge.know_return(s)
    knowledge.put_back(s, 5, 3)  # three cards of a kind that nobody had
    for viewer in viewers(s):
        assert all(redealt(s, viewer, k).hand[1, 5] == 0 for k in range(50))
    rounds.take_card(s, 1, Event.DRAW, None)
    assert {redealt(s, 0, k).hand[1, 5] for k in range(50)} == {0, 1}


def redealt(s: State, viewer: int, seed: int) -> State:
    copy, chance = s.copy(), Stream.new()
    seed_rng(chance.rng, seed, 1)
    knowledge.redeal(copy, load("barking").cards.house().cards, viewer, chance.rng)
    return copy
