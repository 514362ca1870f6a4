"""The greedy bot of Treehouse Diner: strong, the same in both builds, soon at the end; it knows what a card is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.bots import choose, loops_of
from doghouse.bots.loops import STATES, Series
from doghouse.core.chance import Stream, seed_rng
from doghouse.core.rule import compiled
from doghouse.games import Game
from doghouse.games.treehouse_diner import bot
from doghouse.games.treehouse_diner.state import CARD, GRAB, VISIT, Moves, Options, State
from doghouse.lab import simulate

if TYPE_CHECKING:
    from .conftest import Put

GAME = Game("treehouse-diner")
HOUSE = GAME.cards.house()
BOTH = {"bees": 1, "secret": 1}


def options(players: int, **more: int) -> Options:
    """What is agreed for a game that the first seat begins."""
    agreed = Options.new()
    agreed.players = players
    for name, value in more.items():
        setattr(agreed, name, value)
    return agreed


@pytest.mark.parametrize("more", [{}, BOTH], ids=["base", "both"])
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_wins_97_of_100_games_against_random_ones(players: int, more: dict[str, int]) -> None:
    result = simulate(GAME, ["greedy"] + ["random"] * (players - 1), games=400, seed=1, options=more)
    assert result.win_shares[0].low > 0.97


@pytest.mark.parametrize("more", [{}, BOTH], ids=["base", "both"])
def test_both_builds_choose_alike_and_leave_the_position_as_it_is(more: dict[str, int]) -> None:
    s, native, moves, rng = State.new(), compiled(bot), Moves.new(), Stream.new().rng
    room = bot.Room.new()
    GAME.rules.new_game(s, HOUSE.cards, options(3, **more), 3, None)
    seed_rng(rng, 1, 0)
    for _ in range(40):
        GAME.rules.legal(s, HOUSE.cards, moves)
        before = s.tobytes()
        action = bot.greedy(s, HOUSE.cards, moves, room, rng)
        assert s.tobytes() == before
        assert native.greedy(s, HOUSE.cards, moves, room, rng) == action
        assert GAME.rules.why_not(s, HOUSE.cards, action) == 0
        GAME.rules.apply(s, HOUSE.cards, action, None)


@pytest.mark.parametrize(("players", "least", "most"), [(4, 5, 12), (2, 8, 25)])
def test_games_last_as_long_as_they_should(players: int, least: int, most: int) -> None:
    """Turns of each helper; one game in fifty may be quicker or slower."""
    games = 64
    states, series = State.batch(STATES + games), Series.new()
    series.seed, series.games = 1, games
    compiled(loops_of(GAME)).play_series(states, HOUSE.cards, options(players), Moves.new(), bot.Room.new(), series)
    outside = [states[STATES + k].round for k in range(games) if not least <= states[STATES + k].round <= most]
    assert len(outside) <= games // 50, outside


def test_it_plays_a_card_for_what_the_visit_after_it_brings(table: Put) -> None:
    """Three radishes make the pie, but its one minute pays for none of them without the card."""
    t = table("card espresso: free 3", "pie: 3 radish radish radish; points 5", "o1: 1 chili", secret=True,
              ana="1 pie; hand espresso", pantry="3.1 radish 3, 1.1 acorn")  # fmt: skip
    assert choose(GAME, t.deck.cards, t.state, t.state.player, "greedy", seed=1) == CARD


def test_it_keeps_a_card_that_saves_a_minute_of_many(table: Put) -> None:
    t = table("card espresso: free 3", "pie: 3 radish radish radish; points 5", "o1: 1 chili", secret=True,
              ana="6 pie; hand espresso", pantry="1.1 radish")  # fmt: skip
    assert VISIT <= choose(GAME, t.deck.cards, t.state, t.state.player, "greedy", seed=1) < GRAB
