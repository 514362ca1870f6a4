"""Setting up: BT-06 to BT-10."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.deck import DeckError
from doghouse.core.log import listen
from doghouse.games.barking import cards, rules
from doghouse.games.barking.state import CAT, ROUNDS, WONDER, Options, State

if TYPE_CHECKING:
    from .conftest import Deal, Table

HOUSE = cards.house()


def cats(t: Table) -> int:
    """Cats in hands, deck and discards."""
    hands = sum(t.state.hand[p, CAT] for p in range(len(t.names)))
    return int(t.state.deck[CAT] + t.state.discards[CAT] + hands)


def items_seen(t: Table) -> list[list[str]]:
    """The kinds of item laid out in each round of a game in which everybody always passes."""
    seen = [[event["kind"] for event in t.said("lay")]]
    while t.state.round < ROUNDS - 1:
        t.all_pass()
        seen.append([item["kind"] for item in t.view()["items"]])
    return seen


@pytest.mark.clause("BT-06")
def test_the_stacks_hold_3_4_5_6_and_7_items_and_15_stay_out(deal: Deal) -> None:
    t = deal()
    assert t.view()["stacks"] == [4, 5, 6, 7]
    rounds = items_seen(t)
    assert [len(items) for items in rounds] == [3, 4, 5, 6, 7]
    assert sum(t.state.supply) == 15
    for kind, copies in zip(HOUSE.item_ids, HOUSE.cards.items, strict=True):
        out = t.state.supply[HOUSE.item_ids.index(kind)]
        assert sum(items.count(kind) for items in rounds) == copies - out


@pytest.mark.clause("BT-06")
def test_a_deck_has_items_enough_for_five_stacks() -> None:
    few = HOUSE.text.replace('id = "boxes"\ncopies = 6', 'id = "boxes"\ncopies = 0')
    few = few.replace('id = "van"\ncopies = 6', 'id = "van"\ncopies = 0')
    assert sum(cards.read(few.replace('id = "bin"\ncopies = 5', 'id = "bin"\ncopies = 2')).cards.items) == 25
    with pytest.raises(DeckError, match="25"):
        cards.read(few.replace('id = "bin"\ncopies = 5', 'id = "bin"\ncopies = 1'))


@pytest.mark.clause("BT-07")
def test_a_deck_has_a_cat_for_everybody() -> None:
    def with_cats(n: int) -> str:
        return HOUSE.text.replace('id = "cat"\ncopies = 7', f'id = "cat"\ncopies = {n}')

    assert cards.read(with_cats(5)).cards.copies[CAT] == 5
    with pytest.raises(DeckError, match="cat"):
        cards.read(with_cats(4))


@pytest.mark.clause("BT-06")
def test_the_items_are_shuffled() -> None:
    """Every kind can be among the first three."""
    seen = set()
    for seed in range(60):
        state, options = State.new(), Options.new()
        options.players = 2
        rules.new_game(state, HOUSE.cards, options, seed, listen())
        seen |= {HOUSE.item_ids[kind] for kind in state.item[:3]}
    assert seen == set(HOUSE.item_ids)


@pytest.mark.clause("BT-07")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_is_dealt_one_cat_before_the_deck_is_made(deal: Deal, players: int) -> None:
    for seed in range(5):
        t = deal(players=players, seed=seed)
        assert all(t.hand(name)["cat"] >= 1 for name in t.names)
        assert [seat["knows"]["least"] for seat in t.view()["seats"]] == [{"cat": 1}] * players
        assert cats(t) == 7


@pytest.mark.clause("BT-07", "BT-12")
def test_the_dealt_cat_comes_on_top_of_the_cards_of_the_first_deal(deal: Deal) -> None:
    t = deal(players=3)
    assert len(t.said("deal")) == 9
    assert [sum(t.hand(name).values()) for name in t.names] == [4, 4, 4]


@pytest.mark.clause("BT-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dogs_wonder_dogs_and_the_cats_left_over_are_the_deck(deal: Deal, players: int) -> None:
    t = deal(players=players)
    assert t.view()["deck"] == 50 + 6 + 7 - players - 3 * players
    for c, copies in enumerate(HOUSE.cards.copies):
        held = sum(t.state.hand[p, c] for p in range(players))
        assert t.state.deck[c] + held == copies
    assert t.state.deck[WONDER] <= 6
    assert t.discards == {}


@pytest.mark.clause("BT-09")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_host_may_name_the_first_player(deal: Deal, first: int) -> None:
    t = deal(first=first)
    assert t.first == t.turn == t.names[first]
    assert t.events[0]["code"] == "round"
    assert t.events[0]["seat"] == first


@pytest.mark.clause("BT-09")
def test_else_the_seed_draws_the_first_player_among_those_who_play(deal: Deal) -> None:
    drawn = [deal(players=3, seed=seed).first for seed in range(30)]
    assert set(drawn) == {"karl", "anna", "max"}
    assert drawn == [deal(players=3, seed=seed).first for seed in range(30)]


@pytest.mark.clause("BT-10")
def test_teaching_has_no_cats_in_the_first_round(deal: Deal) -> None:
    for seed in range(5):
        t = deal(teaching=1, seed=seed)
        assert cats(t) == 0
        assert [sum(t.hand(name).values()) for name in t.names] == [3, 3, 3, 3]
        assert t.view()["deck"] == 56 - 12
        assert [seat["knows"]["least"] for seat in t.view()["seats"]] == [{}] * 4
    assert t.why("cat") == ["BT-00"]
    assert deal().why("cat") == []


@pytest.mark.clause("BT-10")
def test_before_the_deal_of_the_second_round_everybody_takes_the_dealt_cat(deal: Deal) -> None:
    t = deal(teaching=1, first=0)
    before = {name: sum(t.hand(name).values()) for name in t.names}
    t.all_pass()
    codes = [event["code"] for event in t.events]
    assert codes.index("cats-join") < codes.index("round") < codes.index("deal")
    assert all(t.hand(name)["cat"] >= 1 for name in t.names)
    assert {name: sum(t.hand(name).values()) for name in t.names} == {name: n + 1 + 4 for name, n in before.items()}
    assert [seat["knows"]["least"] for seat in t.view()["seats"]] == [{"cat": 1}] * 4


@pytest.mark.clause("BT-10")
def test_the_other_cats_are_shuffled_into_the_deck_and_join_only_once(deal: Deal) -> None:
    t = deal(teaching=1)
    t.all_pass()
    assert cats(t) == 7
    t.all_pass()
    assert cats(t) == 7
    assert not t.said("cats-join")


@pytest.mark.clause("BT-10")
def test_without_teaching_no_cats_join_later(deal: Deal) -> None:
    t = deal()
    t.all_pass()
    assert cats(t) == 7
    assert not t.said("cats-join")
