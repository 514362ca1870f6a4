"""The arena: the same deals from every seat, the same games on any number of threads and after an interruption."""

from __future__ import annotations

import json
import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from doghouse.bots import UnknownBot
from doghouse.bots.loops import seed_of
from doghouse.core.chance import Stream
from doghouse.core.record import Record
from doghouse.games import load
from doghouse.lab import arena as room
from doghouse.lab.arena import Run, Terms, arena, play
from doghouse.lab.played import ROWS, NotOurs, Played, Results
from doghouse.lab.terms import WrongPlayers, agreed
from doghouse.lab.watch import EARLIEST, Watch

GAME = load("barking")


def terms_of(*players: str, seed: int = 1, **options: int) -> Terms:
    return Terms(GAME, players, seed, agreed(GAME, options), GAME.cards.house().cards)


MIXED = terms_of("greedy", "random", "random")


def timeless(games: list[Played]) -> list[Played]:
    """The games without what the clock said."""
    return [replace(played, ns=(), longest_ns=()) for played in games]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int, bytes]]:
    """What every mind was shown at its first decision: its player's name, its seed, its seat, the state."""
    found = []

    class Watched(room.Mind):
        def __init__(self, game: object, cards: Record, player: object, seed: int) -> None:
            super().__init__(game, cards, player, seed)
            self.about: tuple[str, int] | None = (player.name, seed)

        def act(self, state: Record) -> int:
            if self.about is not None:
                found.append((*self.about, state.player, state.tobytes()))
                self.about = None
            return super().act(state)

    monkeypatch.setattr(room, "Mind", Watched)
    return found


# ---------------------------------------------------------------- deals and seats


def test_the_games_of_a_deal_begin_alike_and_those_of_another_do_not(seen: list[tuple[str, int, int, bytes]]) -> None:
    begun = []
    for number in range(6):
        seen.clear()
        play(MIXED, number)
        begun.append(seen[0][3])
    assert begun[0] == begun[1] == begun[2] != begun[3] == begun[4] == begun[5]


@pytest.mark.parametrize("seed", [1, (1 << 64) - 1])
def test_deals_are_those_of_simulate(seen: list[tuple[str, int, int, bytes]], seed: int) -> None:
    terms = terms_of("random", "random", seed=seed)
    play(terms, 2 * 5 + 1)
    dealt = GAME.state.State.new()
    signed = seed - (1 << 64) if seed >> 63 else seed
    own = seed_of(Stream.new().rng, signed, 5)
    GAME.rules.new_game(dealt, terms.cards, GAME.options_record(2, terms.options), own, None)
    assert seen[0][3] == dealt.tobytes()


def test_with_each_deal_everybody_has_every_seat_once(seen: list[tuple[str, int, int, bytes]]) -> None:
    seats = Counter()
    for number in range(3):
        seen.clear()
        play(MIXED, number)
        seats.update((name, seat) for name, _, seat, _ in seen)
        assert len(seen) == 3
    assert seats == {(name, seat): 1 + (name == "random") for name in ("greedy", "random") for seat in range(3)}


def test_what_players_draw_is_new_at_each_seat_and_in_each_game(seen: list[tuple[str, int, int, bytes]]) -> None:
    for number in range(6):
        play(MIXED, number)
    assert len({seed for _, seed, _, _ in seen}) == len(seen) == 18


def test_results_go_by_the_list_and_not_by_the_seat() -> None:
    games = arena(terms_of("greedy", "random", "random", "random", first=0), 8).games
    assert [played.place[0] for played in games].count(1) >= 7
    # The first seat begins; its player moves on with every game.
    assert [played.began for played in games] == [(0 - number) % 4 for number in range(8)]
    assert all(played.points[0] == max(played.points) for played in games if played.place[0] == 1)


def test_places_are_equal_for_equals() -> None:
    games = arena(terms_of("random", "random", seed=3), 200).games
    assert {played.place for played in games} >= {(1, 2), (2, 1)}
    shared = [played for played in games if played.place == (1, 1)]
    assert shared
    assert {played.won(0) for played in shared} == {0.5}


# ---------------------------------------------------------------- deciding


@pytest.mark.parametrize("levels", [(), ("greedy",), ("greedy", "random")])
def test_everybody_is_told_of_every_decision_once(monkeypatch: pytest.MonkeyPatch, levels: tuple[str, ...]) -> None:
    told = []

    class Listening(room.Mind):
        def __init__(self, game: object, cards: Record, player: object, seed: int) -> None:
            super().__init__(game, cards, player, seed)
            self.told: list[tuple[int, int]] = []
            told.append(self.told)

        def saw(self, player: int, action: int) -> None:
            self.told.append((player, action))

    monkeypatch.setattr(room, "Mind", Listening)
    monkeypatch.setattr(room, "LEVELS", levels)
    played = play(MIXED, 4)
    assert told[0] == told[1] == told[2]
    assert [sum(seat == MIXED.seat_of(k, 4) for seat, _ in told[0]) for k in range(3)] == list(played.decisions)


def test_who_decides_in_whole_plays_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    one_by_one = play(MIXED, 0)
    asked = []
    whole = room.Mind.play
    monkeypatch.setattr(room.Mind, "play", lambda mind, state: asked.append(whole(mind, state)) or asked[-1])
    monkeypatch.setattr(room, "LEVELS", ("greedy",))
    assert timeless([play(MIXED, 0)]) == timeless([one_by_one])
    assert max(len(actions) for actions in asked) > 1


# ---------------------------------------------------------------- threads


@pytest.mark.parametrize("threads", [2, 5])
def test_games_do_not_depend_on_the_number_of_threads(threads: int) -> None:
    alone, together = arena(MIXED, 14, threads=1), arena(MIXED, 14, threads=threads)
    assert timeless(together.games) == timeless(alone.games)
    assert [played.game for played in alone.games] == list(range(14))
    assert (alone.threads, together.threads) == (1, threads)


def test_another_seed_gives_other_games() -> None:
    assert timeless(arena(MIXED, 6).games) != timeless(arena(replace(MIXED, seed=2), 6).games)


def test_searches_of_so_many_simulations_play_the_same_games_on_any_number_of_threads() -> None:
    terms = terms_of("search:n=20", "random")
    alone, together = arena(terms, 4, threads=1), arena(terms, 4, threads=3)
    assert timeless(together.games) == timeless(alone.games)


def test_who_takes_every_core_plays_one_game_at_a_time_unless_told_otherwise() -> None:
    terms = terms_of("search:n=1/threads=2", "random")
    assert arena(terms, 2).threads == 1
    assert arena(terms, 2, threads=2).threads == 2


def test_every_game_is_told_once_as_it_ends() -> None:
    told, lock = [], threading.Lock()

    def finished(played: Played) -> None:
        with lock:
            told.append(played.game)

    arena(MIXED, 9, threads=2, begun=lambda: told.append(-1), finished=finished)
    assert told[0] == -1
    assert sorted(told[1:]) == list(range(9))


def test_what_fails_in_a_game_is_not_swallowed() -> None:
    def finished(played: Played) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        arena(MIXED, 9, finished=finished)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot):
        terms_of("greedy", "genius")
    with pytest.raises(WrongPlayers, match="2 to 5"):
        terms_of("greedy")
    for games, threads in ((0, 1), (6, -1)):
        with pytest.raises(ValueError, match="at least one"):
            arena(MIXED, games, threads)


# ---------------------------------------------------------------- going on


ABOUT = {"game": "barking", "seed": 1}


GAME_LINE = json.dumps({"game": 0, "began": 0, "place": [1, 2, 3]} | dict.fromkeys(ROWS[1:], (9, 9, 9)))


def kept(path: Path, games: int) -> Run:
    """An arena with a file of results."""
    results = Results(path, MIXED.players, ABOUT)
    try:
        return arena(MIXED, games, 2, results.known, finished=results.add)
    finally:
        results.close()


def test_an_arena_goes_on_from_its_file_and_ends_as_in_one_go(tmp_path: Path) -> None:
    path, whole = tmp_path / "results", arena(MIXED, 12)
    assert kept(path, 5).new == 5
    lines = path.read_bytes().splitlines(keepends=True)
    # The machine went down: of the last line only a part was written, or what lay on the disk before.
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:20].ljust(5000, b"9"))
    on = kept(path, 12)
    assert timeless(on.games) == timeless(whole.games)
    assert on.new == 8
    again = kept(path, 12)
    assert (again.games, again.new) == (on.games, 0)
    assert len(path.read_bytes().splitlines()) == 1 + 12


@pytest.mark.parametrize("cut", [0, 10, -1])
def test_an_arena_that_had_hardly_begun_begins_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results"
    Results(path, MIXED.players, ABOUT).close()
    path.write_bytes(path.read_bytes()[:cut])
    assert kept(path, 3).new == 3
    assert kept(path, 3).new == 0


def test_games_beyond_those_asked_for_are_kept_but_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "results"
    kept(path, 9)
    assert [played.game for played in kept(path, 4).games] == [0, 1, 2, 3]
    assert kept(path, 9).new == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("my notes", "something else"),
        ("my notes\n", "line 1"),
        ("[]\n", "line 1"),
        ('{"arena": 3}\n', "line 1"),
        ('{"arena": {"game": "barking", "players": ["greedy"], "seed": 1}}\n', "players is"),
        ("FIRST{}\n", "line 2"),
        ("FIRST\n", "line 2"),
        ('FIRST{"game": "x"}\n', "line 2"),
        (f"FIRST{GAME_LINE}\nmy notes\n", "line 3"),
        (f"FIRST{GAME_LINE.replace('[1, 2, 3]', '[1, 2]')}\n", "line 2"),
        (f"FIRST{GAME_LINE.replace('[1, 2, 3]', '[2, 2, 3]')}\n", "line 2"),
        (f"FIRST{GAME_LINE.replace('[1, 2, 3]', '1')}\n", "line 2"),
    ],
)
def test_a_file_with_anything_else_is_left_alone(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "results"
    Results(path, MIXED.players, ABOUT).close()
    path.write_bytes(text.encode().replace(b"FIRST", path.read_bytes()))
    before = path.read_bytes()
    with pytest.raises(NotOurs, match=said):
        Results(path, MIXED.players, ABOUT)
    assert path.read_bytes() == before


# ---------------------------------------------------------------- stopping early


def test_an_arena_stops_when_it_is_sure_and_at_the_same_game_on_any_number_of_threads() -> None:
    watches = [Watch(0.33) for _ in range(3)]
    runs = [
        arena(MIXED, 300, 1, watch=watches[0]),
        arena(MIXED, 300, 3, watch=watches[1]),
    ]
    assert 3 * EARLIEST <= watches[0].stopped < 100
    assert len(runs[0].games) == watches[0].stopped
    assert watches[0].seen.low > 0.33
    # From a file that has more games than were needed.
    more = {played.game: played for played in arena(MIXED, 120).games}
    runs.append(arena(MIXED, 300, 1, more, watch=watches[2]))
    assert watches[0] == watches[1] == watches[2]
    assert timeless(runs[0].games) == timeless(runs[1].games) == timeless(runs[2].games)
    assert runs[2].new == 0


def test_games_beyond_those_asked_for_are_not_looked_at() -> None:
    watch, more = Watch(0.33), {played.game: played for played in arena(MIXED, 60).games}
    assert len(arena(MIXED, 9, known=more, watch=watch).games) == 9
    assert (watch.deals, watch.stopped) == (3, 0)


def test_an_arena_that_is_never_sure_plays_all_its_games() -> None:
    watch = Watch(0.5)
    run = arena(terms_of("random", "random"), 60, watch=watch)
    assert (len(run.games), watch.stopped, watch.deals) == (60, 0, 30)
    assert watch.seen.low < 0.5 < watch.seen.high
