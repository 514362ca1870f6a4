"""Many games: the same figures on any number of threads, interpreted or native, and fairly shared seats."""

from __future__ import annotations

import dataclasses
import threading

import pytest

from doghouse.bots import UnknownBot, loops_of
from doghouse.bots.loops import ENDS, SHARE, STATES, Series
from doghouse.core.rule import compiled
from doghouse.games import load
from doghouse.lab import Result, simulate
from doghouse.lab.intervals import share
from doghouse.lab.run import CHUNK
from doghouse.lab.terms import WrongPlayers

GAME = load("barking")
MIXED = ["greedy", "random", "random"]


def counted(result: Result) -> dict[str, object]:
    """All that does not depend on the clock or the threads."""
    known = dataclasses.asdict(result)
    return {name: known[name] for name in known if name not in ("threads", "seconds", "ns_per_decision")}


@pytest.mark.parametrize("threads", [2, 3, 5])
def test_figures_do_not_depend_on_the_number_of_threads(threads: int) -> None:
    games = 3 * CHUNK + 7
    alone = simulate(GAME, MIXED, games, seed=11, threads=1)
    together = simulate(GAME, MIXED, games, seed=11, threads=threads)
    assert counted(together) == counted(alone)


def test_another_seed_gives_other_games() -> None:
    one, two = (simulate(GAME, MIXED, 50, seed) for seed in (1, 2))
    assert counted(one) != counted(two)


@pytest.mark.parametrize("seed", [0, 1 << 32, (1 << 63) + 5, (1 << 64) - 1])
def test_any_seed_of_64_bits_will_do(seed: int) -> None:
    assert simulate(GAME, ["random"] * 2, 10, seed).seed == seed


def test_native_and_interpreted_games_are_the_same() -> None:
    ends = []
    for loops in (loops_of(GAME), compiled(loops_of(GAME))):
        options = GAME.state.Options.new()
        options.players, options.first, options.teaching = 3, 1, 1
        series, states = Series.new(), GAME.state.State.batch(STATES)
        series.seed, series.first, series.games = 5, 7, 2
        series.level[1] = series.level[2] = 1
        loops.play_series(
            states, GAME.cards.house().cards, options, GAME.state.Moves.new(), GAME.bot.Room.new(), series
        )
        ends.append((series.tobytes(), states[0].tobytes()))
    assert ends[0] == ends[1]
    assert series.decisions > 100


def test_wins_add_up_to_the_games_with_shared_ones_in_parts() -> None:
    result = simulate(GAME, ["random"] * 5, 2000, seed=3)
    assert sum(result.wins) == pytest.approx(2000, abs=1e-6)
    assert any(won * SHARE % SHARE for won in result.wins)
    assert sum(one.share for one in result.seats) == pytest.approx(1)


def test_listed_players_move_on_by_a_seat_with_every_game() -> None:
    rounds = [simulate(GAME, ["greedy", "random"], games, seed=4) for games in (1, 2)]
    first = rounds[0].seats[0].share, rounds[0].wins[0]
    assert first == (1, 1)
    assert [one.share for one in rounds[1].seats] == [0.5, 0.5]
    assert rounds[1].wins == (2, 0)


def test_seats_differ_only_as_the_bots_do() -> None:
    result = simulate(GAME, ["greedy", "random", "random", "random"], 2000, seed=5)
    assert all(one.low < 0.25 < one.high for one in result.seats)


def test_options_reach_the_games() -> None:
    usual, teaching = (simulate(GAME, MIXED, 100, 1, {"teaching": flag}) for flag in (0, 1))
    assert usual.decisions != teaching.decisions
    assert teaching.options == {"first": -1, "teaching": 1}


def test_progress_is_told_up_to_the_last_game() -> None:
    told, lock = [], threading.Lock()

    def progress(games: int) -> None:
        with lock:
            told.append(games)

    simulate(GAME, MIXED, 2 * CHUNK + 1, 1, threads=2, progress=progress)
    assert sorted(told) == [1, CHUNK, CHUNK]


def test_figures_belong_together() -> None:
    result = simulate(GAME, MIXED, 200, 1, threads=1)
    assert result.decisions_per_game == result.decisions / 200
    assert result.games_per_second == pytest.approx(200 / result.seconds)
    assert 0 < result.ns_per_decision * result.decisions / 1e9 <= result.seconds


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot):
        simulate(GAME, ["greedy", "genius"], 1, 1)
    for players in ([], ["random"], ["random"] * 6):
        with pytest.raises(WrongPlayers, match="2 to 5"):
            simulate(GAME, players, 1, 1)
    for games, threads in ((0, 1), (1, -1)):
        with pytest.raises(ValueError, match="at least one"):
            simulate(GAME, MIXED, games, 1, threads=threads)


def test_intervals_are_wilsons() -> None:
    # Half of a hundred: a textbook value.
    half = share(50, 100)
    assert (half.share, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    none, all_of_them = share(0, 20), share(20, 20)
    assert none.low == 0
    assert 0.1 < none.high < 0.2
    assert all_of_them.high == 1


# ---------------------------------------------------------------- by turn order, by character, by card

DOGS = load("treat-please")


def test_turn_order_counts_from_the_seat_that_decides_first() -> None:
    drawn, agreed = (simulate(DOGS, ["random"] * 3, 300, 6, {"first": first}) for first in (-1, 1))
    assert agreed.turns == (agreed.seats[1], agreed.seats[2], agreed.seats[0])
    assert sum(one.share for one in drawn.turns) == pytest.approx(1)
    assert drawn.turns != drawn.seats


def test_wins_are_shared_out_among_the_characters() -> None:
    games, players = ENDS + CHUNK + 5, 2
    result = simulate(DOGS, ["random"] * players, games, 7, threads=2)
    dogs = result.held["character"]
    assert sorted(dogs) == list(range(5))
    assert all(0 <= one.low < one.share < one.high <= 1 for one in dogs.values())
    assert simulate(DOGS, ["random"] * players, games, 7, threads=1).held == result.held


def test_who_held_what_is_counted_as_in_games_played_by_hand() -> None:
    games, players = 20, 3
    result = simulate(DOGS, ["random"] * players, games, 8)
    loops, series = compiled(loops_of(DOGS)), Series.new()
    states, options = DOGS.state.State.batch(STATES + games), DOGS.options_record(players)
    series.seed, series.games = 8, games
    series.level[:] = 1
    loops.play_series(states, DOGS.cards.house().cards, options, DOGS.state.Moves.new(), DOGS.bot.Room.new(), series)
    for name, numbers in (("behavior", 37), ("objective", 40)):
        for number in range(numbers):
            won = had = 0
            for g in range(games):
                s = states[STATES + g]
                for seat in range(players):
                    has = (s.place if name == "behavior" else s.done)[seat, number] != 0
                    had += has
                    won += has * series.won[g, seat]
            if had:
                assert result.held[name][number] == share(won / SHARE, had)
            else:
                assert number not in result.held[name]


def test_what_everybody_holds_wins_its_fair_share() -> None:
    result = simulate(DOGS, ["greedy", "random"], 100, 9)
    assert result.held["behavior"][0].share == pytest.approx(1 / 2)
    assert set(result.held) == {"character", "behavior", "objective"}


def test_a_game_in_which_all_start_alike_counts_by_seat_alone() -> None:
    assert simulate(GAME, ["random"] * 2, 10, 1).held == {}
