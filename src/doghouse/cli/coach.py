"""The coach in the terminal: a hint, and a finished game looked back at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doghouse.cli.boards import Board, Data, Reader
from doghouse.cli.choices import speech
from doghouse.server import coaching
from doghouse.table.match import Match

BARS = "▁▂▃▄▅▆▇█"


def hint(match: Match, board: Board, reader: Reader) -> Iterator[str]:
    """The best plays for the seat that must decide, and what speaks for the first; needs compiled rules."""
    said, seat = speech(reader.language), int(reader.seat or 0)
    found = coaching.hint(match)
    for k, advice in enumerate(found["plays"]):
        facts = {"play": _play(match, board, reader, seat, advice), "n": _percent(advice)}
        yield said.say("hint-or" if k else "hint-best", **facts)
        if k == 0 and found["reason"]:
            yield said.say("hint-reason", what=_part(match, found["reason"], reader))


def review(match: Match, board: Board, reader: Reader, seat: int) -> Iterator[str]:
    """What a finished game has hung on for a seat, the curve first; needs compiled rules, and some seconds."""
    said = speech(reader.language)
    found = coaching.review(match, seat)
    chances = [chance for _, chance in found["curve"]]
    ends = {"start": _rounded(chances[0]), "most": _rounded(max(chances)), "end": _rounded(chances[-1])}
    yield said.say("review-curve", name=reader.names[seat], **ends)
    yield f"  {sparkline(chances)}"
    for one in found["mistakes"]:
        then = match.at(one["v"])
        cost = _rounded(one["better"]["chance"]) - _rounded(one["played"]["chance"])
        yield said.say("review-cost", step=one["v"] + 1, n=cost)
        for which in ("played", "better"):
            play = _play(then, board, reader, seat, one[which])
            yield "  " + said.say(f"review-{which}", play=play, n=_percent(one[which]))
        if one["reason"]:
            yield "  " + said.say("hint-reason", what=_part(match, one["reason"], reader))
    if not found["mistakes"]:
        yield said.say("review-nothing")


def sparkline(chances: Sequence[float]) -> str:
    """A bar for each chance, from none to certain."""
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)


def _play(match: Match, board: Board, reader: Reader, seat: int, advice: Data) -> str:
    ask = match.consider(seat, [part["action"] for part in advice["parts"]])
    assert ask is not None, "a play of a seat that is not asked"
    return board.choice(match.view(seat), ask, reader).rstrip(".")


def _part(match: Match, part: str, reader: Reader) -> str:
    return str(match.game.words.words(reader.language).say(f"part-{part}"))


def _percent(advice: Data) -> int:
    return _rounded(advice["chance"])


def _rounded(chance: float) -> int:
    return round(100 * chance)
