"""What is in the box and how a game is set up (TD-01 to TD-12, TD-50, TD-51, TD-70, TD-71)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from doghouse.core.chance import count
from doghouse.games import treehouse_diner
from doghouse.games.treehouse_diner import state
from doghouse.games.treehouse_diner.state import COLUMNS, NOBODY, NONE, ROWS, STARTING

from .conftest import NAMES
from .made import KINDS

if TYPE_CHECKING:
    from .conftest import Deal, Put, Table

ALL = {"bees": 1, "secret": 1}


def everywhere(t: Table) -> list[int]:
    """All pieces of a game by kind."""
    s = t.state
    piles = [s.bag, s.compost, *s.pantry, *s.supply, *s.lying]
    return [sum(int(pile[k]) for pile in piles) + sum(s.hive) * (k == 7) for k in range(8)]


@pytest.mark.clause("TD-01")
def test_two_to_four_work_here() -> None:
    about = treehouse_diner.ABOUT
    assert (about["min_players"], about["max_players"], state.SEATS) == (2, 4, 4)


@pytest.mark.clause("TD-01", "TD-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_an_order_of_four_and_one_of_six_minutes(deal: Deal, players: int) -> None:
    found: list[set[str]] = [set(), set()]
    for seed in range(40):
        t = deal(players=players, seed=seed)
        kitchens = [t.kitchen(name).split(", ") for name in t.names]
        assert [[place[:3] for place in kitchen] for kitchen in kitchens] == [["6 s", "4 s"]] * players
        names = [place[2:] for kitchen in kitchens for place in kitchen]
        assert len(set(names)) == 2 * players
        found[0] |= {kitchen[1][2:] for kitchen in kitchens}
        found[1] |= {kitchen[0][2:] for kitchen in kitchens}
    assert found == [{"s0", "s1", "s2", "s3"}, {"s4", "s5", "s6", "s7"}]


@pytest.mark.clause("TD-06")
def test_effects_of_starting_orders_are_not_carried_out(deal: Deal) -> None:
    t = deal(players=4)
    t.deck.cards.effect[: STARTING * 6] = [[6, 3, 0, 0]] * (STARTING * 6)
    t.rules.new_game(*fresh(t), 1, None)
    assert [t.mood(name) for name in t.names] == [0] * 4


def fresh(t: Table) -> tuple[state.State, state.Cards, state.Options]:
    """What a new game takes, in the place of the table's."""
    t.state, options = state.State.new(), state.Options.new()
    options.players, options.first = 4, NOBODY
    return t.state, t.deck.cards, options


@pytest.mark.clause("TD-02", "TD-70")
def test_46_orders_of_one_set_and_44_action_cards_are_used(deal: Deal) -> None:
    t = deal("card nap: praise 1; copies 30", "card dig: draw 1; copies 14", players=4, **ALL)
    assert count(t.state.order_pile) + len(t.tray) == 46
    assert count(t.state.action_pile) == 44 - 4
    t = deal("card nap: praise 1; copies 44", players=4)
    assert count(t.state.action_pile) == 0
    assert (state.STARTING, state.ORDERS, state.CHALLENGES) == (8, 100, 15)


@pytest.mark.clause("TD-03", "TD-50", "TD-70")
@pytest.mark.parametrize(("bees", "secret"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_the_pieces_are_those_of_the_box_and_of_the_modules(deal: Deal, bees: int, secret: int) -> None:
    t = deal("card nap: praise 1; copies 44", bees=bees, secret=secret)
    assert everywhere(t) == [20, 18, 16, 14, 12, 10, 8 * secret, 22 * bees]


@pytest.mark.clause("TD-04", "TD-05")
def test_six_spaces_each_and_the_mood_begins_at_zero(deal: Deal) -> None:
    t = deal()
    assert state.SPACES == 6
    assert [t.mood(name) for name in t.names] == [0, 0, 0, 0]


@pytest.mark.clause("TD-06", "TD-07", "TD-10", "TD-11", "TD-51", "TD-71")
def test_the_set_up_is_told(deal: Deal) -> None:
    t = deal("card nap: praise 1; copies 44", players=3, first=2, bees=1, secret=1)
    assert [(name, x) for name, _, x, *_ in t.said("start")] == [(name, x) for name in t.names for x in (3, 5)]
    assert [name for name, *_ in t.said("draw")] == [name for name in t.names for _ in range(3)]
    assert len(t.said("fill")) == 40
    assert [place for _, _, place, *_ in t.said("ring")] == [0, 1, 2, 3]
    assert [name for name, *_ in t.said("get")] == t.names
    assert [name for name, *_ in t.said("challenge")] == [name for name in t.names for _ in range(3)]
    assert (t.said("first"), t.said("turn")) == ([("eva", 0, 0, 0, 0, 0)], [("eva", 1, 0, 0, 0, 0)])
    held = {(name, c) for name, c, *_ in t.said("challenge")}
    assert held == {(name, c) for p, name in enumerate(t.names) for c in range(15) if t.state.challenge[p, c]}


@pytest.mark.clause("TD-07")
def test_everybody_draws_three_pieces(deal: Deal) -> None:
    found: Counter[str] = Counter()
    for seed in range(30):
        t = deal(seed=seed)
        for p in range(4):
            assert count(t.state.supply[p]) == 3
            found.update(KINDS[k] for k in range(8) if t.state.supply[p, k])
    assert set(found) == set(KINDS[:6])
    assert found["dandelion"] > found["daisy"]


@pytest.mark.clause("TD-07", "TD-50")
def test_a_bee_may_be_among_the_three(deal: Deal) -> None:
    t = deal(players=2, first=0, bees=1, draws="bee, acorn, bee")
    assert (t.supply("ana"), sum(t.state.bag) + 30 + 6) == ("acorn, bee 2", 112)


@pytest.mark.clause("TD-08", "TD-10")
@pytest.mark.parametrize(("players", "columns", "circles"), [(2, 3, 30), (3, 4, 40), (4, 5, 50)])
def test_the_rows_have_spaces_of_one_to_four_and_columns_go_with_the_helpers(
    deal: Deal, players: int, columns: int, circles: int
) -> None:
    t = deal(players=players)
    sizes = [[count(t.state.pantry[r * COLUMNS + c]) for c in range(COLUMNS)] for r in range(ROWS)]
    assert sizes == [[r + 1] * columns + [0] * (COLUMNS - columns) for r in range(ROWS)]
    assert sum(map(sum, sizes)) == circles


@pytest.mark.clause("TD-08")
@pytest.mark.parametrize("columns", [2, 7])
@pytest.mark.parametrize("players", [2, 4])
def test_the_columns_are_an_option(deal: Deal, players: int, columns: int) -> None:
    t = deal(players=players, columns=columns)
    assert [count(t.state.pantry[21 + c]) for c in range(COLUMNS)] == [4] * columns + [0] * (COLUMNS - columns)
    assert everywhere(t)[:6] == [20, 18, 16, 14, 12, 10]


@pytest.mark.clause("TD-10")
def test_what_lies_in_the_pantry_is_random(deal: Deal) -> None:
    found = {deal(seed=seed).pantry("1.1") for seed in range(40)}
    assert found == set(KINDS[:6])


@pytest.mark.clause("TD-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tray_has_a_place_more_than_there_are_helpers(deal: Deal, players: int) -> None:
    found = set()
    for seed in range(20):
        t = deal(players=players, seed=seed)
        assert len(set(t.tray)) == players + 1
        assert t.state.tray.tolist()[players + 1 :] == [NONE] * (4 - players)
        assert all(t.state.order_pile[t.deck.order(name) - STARTING] == 0 for name in t.tray)
        found |= set(t.tray)
    assert len(found) > 20
    assert not found & {f"s{k}" for k in range(8)}


@pytest.mark.clause("TD-12")
def test_the_host_names_the_first_helper_or_the_seed_draws_one(deal: Deal) -> None:
    assert [deal(first=first).turn for first in range(4)] == NAMES
    drawn = Counter(deal(players=3, seed=seed).turn for seed in range(60))
    assert set(drawn) == {"ana", "ben", "eva"}
    assert min(drawn.values()) > 8
    t = deal(players=2, first=1)
    assert (t.asked, t.said("first"), t.state.first) == ("ben visit", [("ben", 0, 0, 0, 0, 0)], 1)


@pytest.mark.clause("TD-51")
def test_everybody_has_three_challenges_of_their_own(deal: Deal) -> None:
    found = set()
    for seed in range(20):
        t = deal(seed=seed, bees=1)
        hands = [[c for c in range(15) if t.state.challenge[p, c] == 1] for p in range(4)]
        assert [len(hand) for hand in hands] == [3] * 4
        dealt = {c for hand in hands for c in hand}
        assert len(dealt) == 12
        assert [t.state.challenge_pile[c] for c in range(15)] == [int(c not in dealt) for c in range(15)]
        found |= set(hands[0])
    assert len(found) == 15
    assert count(deal().state.challenge[0]) == 0


@pytest.mark.clause("TD-70")
def test_chili_orders_take_the_place_of_basic_orders(deal: Deal, table: Put) -> None:
    for secret in (0, 1):
        t = deal("card nap: praise 1; copies 44", secret=secret)
        t.deck.cards.points[:] = [5] * STARTING + [1] * 46 + [2] * 46
        t.state.delivered[0, STARTING] = t.state.delivered[0, STARTING - 1] = 1
        assert t.score("ana") == 5 + 1 + secret


@pytest.mark.clause("TD-71")
def test_everybody_starts_with_a_random_action_card(deal: Deal) -> None:
    found = set()
    for seed in range(20):
        t = deal("card nap: praise 1; copies 22", "card dig: draw 1; copies 22", players=3, seed=seed, secret=1)
        assert [len(t.hand(name)) for name in t.names] == [1, 1, 1]
        found |= set(t.hand("ben"))
    assert found == {"nap", "dig"}
    t = deal("card nap: praise 1; copies 44", players=3)
    assert t.hand("ana") == []


@pytest.mark.clause("TD-32")
@pytest.mark.parametrize(("players", "number"), [(2, 8), (3, 7), (4, 6)])
def test_how_many_deliveries_bring_the_end(deal: Deal, players: int, number: int) -> None:
    assert deal(players=players).state.deliveries == number
    assert [deal(players=players, deliveries=n).state.deliveries for n in (3, 10)] == [3, 10]
