"""Golden playthroughs: whole games as readable text, to be read as a diff when the rules change.

``python -m doghouse.testing.golden FOLDER`` writes ``FOLDER/playthroughs`` and ``FOLDER/counts`` anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from doghouse.games import GAMES
from doghouse.table.match import Match
from doghouse.testing import counts
from doghouse.testing.plays import some_play
from doghouse.testing.setting import Case, Setting, cases, chooser

SEED = 7


def playthroughs(name: str) -> list[Case]:
    """One case for each number of players, the options by turns."""
    every = cases(name)
    by_count = [[case for case in every if case.players == players] for players in {case.players for case in every}]
    return [found[k % len(found)] for k, found in enumerate(by_count)]


def file_name(case: Case) -> str:
    """The file of a case's playthrough."""
    return f"{case.game}-{case.players}.txt"


def playthrough(case: Case) -> str:
    """A random game of the case: each play, what was said of it, what it changed for all to see, what is asked next."""
    setting = Setting(case)
    match = Match(setting.game, setting.header(SEED))
    choose = chooser(SEED)
    lines = [f"{case.game} with {case.players} players, {_listed(dict(case.options))}, seed {SEED}", ""]
    lines += ["the deal", *_said(match), *_changed({}, _flat(match.view(None))), *_asked(match)]
    while not match.over:
        seat, before, state = match.duty() or 0, _flat(match.view(None)), match.state
        prepared = match.prepare(seat, some_play(match, choose))
        match.commit(prepared)
        play = setting.game.notation.write_play(prepared.step.play, state, setting.deck)
        lines += ["", f"{match.version} seat {seat}: {play}", *_said(match)]
        lines += [*_changed(before, _flat(match.view(None))), *_asked(match)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _said(match: Match) -> Iterator[str]:
    """The events of the last play, as a spectator is told them."""
    for event in match.events(None, match.version - 1):
        rest = {k: v for k, v in event.items() if k not in ("v", "code")}
        yield f"  - {event['code']} {_listed(rest)}"


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> Iterator[str]:
    """What is otherwise in the spectator's view; what is gone has no value."""
    for path in [*after, *(path for path in before if path not in after)]:
        if before.get(path) != after.get(path):
            yield f"  {path} = {after.get(path, '')}"


def _asked(match: Match) -> Iterator[str]:
    """Who decides, with what in the hand, and the moves there are."""
    seat = match.duty()
    if seat is None:
        return
    ask, hand = match.ask(seat) or {}, match.view(seat).get("hand", "all that is open")
    write = match.game.notation.write_play
    moves = [f"{action} {write((action,), match.state, match.deck).strip()}" for action in match.legal()]
    yield f"  seat {seat} with {_brief(hand)} is asked for a {ask['phase']}: {', '.join(moves)}"


def _listed(values: Mapping[str, object]) -> str:
    return " ".join(f"{name}={_brief(value)}" for name, value in values.items())


def _flat(data: Mapping[str, object]) -> dict[str, str]:
    """A view in lines: the parts of parts by their paths, with their values in short."""
    found: dict[str, str] = {}
    for name, value in data.items():
        if isinstance(value, list) and any(isinstance(one, Mapping) for one in value):
            parts = [(k, one) for k, one in enumerate(value) if one is not None]  # a gap has no parts
            found |= {f"{name}[{k}].{part}": _brief(n) for k, one in parts for part, n in one.items()}
        else:
            found[name] = _brief(value)
    return found


def _brief(value: object) -> str:
    """A value in one line, with as few signs as it can be told from others by."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name} {_brief(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_brief, value)) + "]"
    return {None: "-", True: "yes", False: "no"}[value] if value is None or isinstance(value, bool) else str(value)


def write_all(folder: Path) -> None:
    """Write all playthroughs and counts below a folder anew."""
    for name in GAMES:
        for case in playthroughs(name):
            (folder / "playthroughs" / file_name(case)).write_text(playthrough(case), encoding="utf-8")
    for path in counts.files(folder / "counts"):
        counts.write(path)


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
