"""The log: what is said of a move, and what chance is told."""

from __future__ import annotations

import pytest

from doghouse.core.log import ALL, DRAWS, EVENT, EVENTS, listen, note, outcomes
from doghouse.core.moves import Refusal, moves_record, offer


def test_events_stand_in_the_order_said() -> None:
    log = listen()
    note(log, 3, 1, ALL, 10, 20, 30, 40, 50)
    note(log, 4, -1, 2)
    assert log.n == 2
    assert log.event[0].tolist() == [3, 1, ALL, 10, 20, 30, 40, 50]
    assert log.event[1].tolist() == [4, -1, 2, 0, 0, 0, 0, 0]
    assert len(log.event[0]) == EVENT


def test_when_nobody_listens_nothing_happens() -> None:
    note(None, 3, 1, ALL)


def test_more_events_than_there_is_room_for_raise() -> None:
    log = listen()
    for _ in range(EVENTS):
        note(log, 1, 0, ALL)
    with pytest.raises(IndexError):
        note(log, 1, 0, ALL)


def test_a_tape_holds_what_it_is_given_and_no_more_than_it_has_room_for() -> None:
    log = listen([(0, 5), (2, 7)])
    assert (log.given, log.tape[:2].tolist()) == (2, [[0, 5], [2, 7]])
    assert outcomes(log) == ()
    assert listen([(0, 0)] * DRAWS).given == DRAWS
    with pytest.raises(IndexError):
        listen([(0, 0)] * (DRAWS + 1))


def test_moves_are_offered_in_order() -> None:
    moves = moves_record(3).new()
    for action in (2, 0):
        offer(moves, action)
    assert moves.action[: moves.n].tolist() == [2, 0]


def test_a_refusal_says_only_what_it_knows() -> None:
    assert Refusal("BT-22", "husky", 0).to_dict() == {"clause": "BT-22", "card": "husky", "item": 0}
    assert Refusal("BT-17").to_dict() == {"clause": "BT-17"}
