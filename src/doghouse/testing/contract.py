"""The contract test: what must hold for every game, checked along random play.

Each check plays games of one setting and raises ``AssertionError`` with the place (seed and decision) of the first
thing that is wrong.  Run them over ``setting.cases(name)``: every number of players with every option.
"""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from doghouse.core.chance import Stream
from doghouse.core.log import Log
from doghouse.core.record import Ints, Record
from doghouse.core.rule import compiled, specialised
from doghouse.table.match import Header, Match, Step
from doghouse.table.record import read, write
from doghouse.testing import loops
from doghouse.testing.plays import some_play
from doghouse.testing.setting import Setting, chooser

Choose = Callable[[list[int]], int]
LONGEST = 10_000  # decisions; a game of more is taken not to end
ASKED = 150  # actions asked for at a decision, about
TOGETHER = 150  # decisions of games that are played in turn
RECENT = 12  # copies that are looked at after each decision; all are at the end


def decisions(setting: Setting, seed: int, choose: Choose | None = None) -> Iterator[Any]:
    """The states of a game at its decisions, each a record of its own; moves are random or as ``choose`` has it.

    A ``choose`` that raises ``StopIteration`` ends the game there.
    """
    choose = choose or chooser(seed)
    state = setting.start(seed)
    for _ in range(LONGEST):
        if setting.over(state):
            return
        yield state
        state = state.copy()
        try:
            action = choose(setting.legal(state))
        except StopIteration:
            return
        setting.apply(state, action)
    raise AssertionError(f"seed {seed}: the game has not ended after {LONGEST} decisions")


def check_moves(setting: Setting, seed: int, choose: Choose | None = None) -> None:
    """What is offered is what is not refused, there is always something, and it can be done without losing a card.

    Of a game with many actions only some are asked for at a decision beside those offered, others at the next.
    """
    every = 1 + setting.actions // ASKED
    for n, state in enumerate(decisions(setting, seed, choose)):
        place, before = f"seed {seed}, decision {n}", state.tobytes()
        moves = setting.legal(state)
        assert moves, f"{place}: no move is offered"
        assert len(set(moves)) == len(moves), f"{place}: a move is offered twice"
        assert 0 <= state.player < setting.case.players, f"{place}: nobody decides"
        asked = range(-loops.BEYOND + n % every, setting.actions + loops.BEYOND, every)
        for action in {*asked, *moves}:
            why = setting.rules.why_not(state, setting.cards, action)
            assert (why == 0) == (action in moves), f"{place}: action {action} is refused by {why}, offered: {moves}"
            faults = setting.rules.faults(state, setting.cards, action)
            assert (why == 0) == (faults == 0), f"{place}: why_not and faults disagree about action {action}"
        setting.rules.over(state)
        setting.rules.score(state, setting.cards, state.player)
        assert state.tobytes() == before, f"{place}: asking changed the state"
        for action in moves:
            after = state.copy()
            setting.apply(after, action)
            check_census(setting, after, f"{place}, after action {action}")


def check_ranks(setting: Setting, state: Record, place: str) -> None:
    """A rank is the points, and below them the tie-breakers that the view tells at the end: all of them."""
    below = math.prod(most for _, most in setting.game.view.TIE_BREAKS)
    for seat in range(setting.case.players):
        rank, score = (ask(state, setting.cards, seat) for ask in (setting.rules.rank, setting.rules.score))
        assert rank // below == score, f"{place}: rank {rank} of seat {seat} is not {score} points and what breaks ties"


def check_census(setting: Setting, state: Record, place: str) -> None:
    """Every card of the deck is somewhere, once."""
    assert setting.game.notation.census(state, setting.deck) == setting.cards, f"{place}: cards were lost or made"


def check_copies(setting: Setting, seed: int) -> None:
    """Copies of every kind are equal and independent: no earlier state changes when another goes on."""
    earlier: list[tuple[Record, bytes]] = []
    for n, state in enumerate(decisions(setting, seed)):
        twins = [
            state.copy(),
            copy.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            type(state).from_bytes(state.tobytes()),
        ]
        assert all(twin == state for twin in twins), f"seed {seed}, decision {n}: a copy differs"
        moved = twins[n % len(twins)]
        setting.apply(moved, setting.legal(moved)[-1])
        earlier += [(kept, kept.tobytes()) for kept in (state, *twins)]
        same = all(kept.tobytes() == memory for kept, memory in earlier[-RECENT:])
        assert same, f"seed {seed}, decision {n}: an earlier state changed"
    assert all(kept.tobytes() == memory for kept, memory in earlier), f"seed {seed}: an earlier state changed"


def check_text(setting: Setting, seed: int) -> None:
    """A position printed as text and read again is the same, and is printed in the same words.

    Of a game with many actions, whose games are long, only some positions are.
    """
    notation, names = setting.game.notation, setting.header(seed).seats
    every = 1 + setting.actions // ASKED
    for n, state in enumerate(decisions(setting, seed)):
        if n % every:
            continue
        text = notation.write_position(notation.Position(state, names, setting.deck, (), can_draw=True))
        read = notation.read_position(text)
        place = f"seed {seed}, decision {n}"
        assert notation.canonical(read.state) == notation.canonical(state), f"{place}: read otherwise\n{text}"
        assert notation.write_position(read) == text, f"{place}: printed otherwise\n{text}"


def check_interleaved(games: Sequence[tuple[Setting, int]]) -> None:
    """Games, each a setting and a seed, go in turn as they go alone; long ones for their first decisions."""
    alone = [[s.tobytes() for s in islice(decisions(setting, seed), TOGETHER)] for setting, seed in games]
    going = [decisions(setting, seed) for setting, seed in games]
    for n in range(max(map(len, alone))):
        for (setting, seed), game, states in zip(games, going, alone, strict=True):
            same = n >= len(states) or next(game).tobytes() == states[n]
            assert same, f"{setting.case}, seed {seed}, decision {n}: another state than alone"


def check_record(setting: Setting, seed: int) -> None:
    """A match replays to the same end, views and events: as JSON, as text, and with the chance of another seed."""
    match = Match(setting.game, setting.header(seed))
    choose = chooser(seed)
    while not match.over:
        match.commit(match.prepare(match.duty() or 0, some_play(match, choose)))
    header = msgspec.json.decode(msgspec.json.encode(match.header), type=Header)
    steps = msgspec.json.decode(msgspec.json.encode(match.steps), type=list[Step])
    place = f"seed {seed}"
    check_ranks(setting, match.state, place)
    for replayed in (Match(setting.game, header, steps), read(write(match))):
        assert replayed.state == match.state, f"{place}: the record replays to another end"
        check_same(match, replayed, place)
    other = replace(header, seed=seed + 1)
    check_same(match, Match(setting.game, other, steps, dealt=match.dealt), f"{place}, with other chance")


def check_same(one: Match, other: Match, place: str) -> None:
    """Two matches are the same to everybody."""
    assert one.steps == other.steps, f"{place}: other steps"
    for seat in (*range(len(one.names)), None):
        assert one.events(seat) == other.events(seat), f"{place}: other events for seat {seat}"
        assert one.view(seat) == other.view(seat), f"{place}: another view for seat {seat}"


# ---------------------------------------------------------------- interpreted and compiled


def bound(setting: Setting) -> ModuleType:
    """The loops bound to the game's rules, interpreted."""
    return specialised(loops, setting.game.name, game=setting.game.rules)


def twin(setting: Setting) -> ModuleType:
    """The loops bound to the game's rules, compiled."""
    return compiled(bound(setting))


def fingerprints(setting: Setting, seeds: Iterable[int], loop: ModuleType, log: Log | None = None) -> list[int]:
    """Random games as numbers, by ``loops.fingerprint`` of an interpreted or compiled build of the loops."""
    found, chance = [], Stream.new()
    for seed in seeds:
        states = setting.game.state.State.batch(1)
        words: Any = states.view(np.int8 if states.itemsize % 4 else np.int32).view(Ints)
        args = (states[0], words, setting.cards, setting.options, setting.moves, log, chance.rng, seed)
        found.append(int(loop.fingerprint(*args)))
    return found


def check_twins(setting: Setting, seeds: Iterable[int]) -> None:
    """Interpreted and compiled play the same games, all with a log and half of them silently too."""
    loop = bound(setting)
    with_log = list(seeds)
    for log, seeds in ((Log.new(), with_log), (None, with_log[: len(with_log) // 2])):
        slow, fast = fingerprints(setting, seeds, loop, log), fingerprints(setting, seeds, twin(setting), log)
        differ = [seed for seed, one, other in zip(seeds, slow, fast, strict=True) if one != other]
        assert not differ, f"compiled plays other games than interpreted, of the seeds {differ}"


def sweep(setting: Setting, seeds: range) -> int:
    """Compiled random games in which every action is asked for at every decision; gives the number of decisions."""
    found = loops.Found.new()
    states = setting.game.state.State.batch(2)
    twin(setting).sweep(states, setting.cards, setting.options, setting.moves, found, seeds.start, seeds.stop)
    fault, seed, decision, action = found.fault
    assert fault == 0, f"seed {seed}, decision {decision}, action {action}: {loops.FAULTS[fault]}"
    return found.decisions
