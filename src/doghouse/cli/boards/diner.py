"""What the terminal says of Treehouse Diner: names and marks of its things, and what is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from doghouse.cli.boards import Data, Reader
from doghouse.cli.choices import speech
from doghouse.games.treehouse_diner import words
from doghouse.games.treehouse_diner.reasons import lay_of, space_of
from doghouse.games.treehouse_diner.sentences import sentence
from doghouse.games.treehouse_diner.state import BEE, COLUMNS, GRAB, MIX, MIX_STACK, NEEDS, PIECE, PLATE, SPACES, VISIT
from doghouse.games.treehouse_diner.view import NEED_NAMES, PIECE_NAMES

MARK = 3  # letters of a piece's name
NOTHING = "\u2013"
TIMES = "\u00d7"


def say(reader: Reader, message: str, **facts: object) -> str:
    """What the command line says of this game."""
    return speech(reader.language).say(f"diner-{message}", **facts)


def name(thing: str, reader: Reader) -> str:
    """The name of a card or of a row of the pantry."""
    return words.name(thing, reader.deck, reader.language)


def what(card: str, reader: Reader) -> str:
    """What a card does or asks."""
    return sentence(reader.deck.data(card), reader.language)


def mark(need: str, reader: Reader) -> str:
    """A piece or plate, in up to three letters."""
    return need if need in NEED_NAMES[PLATE:] else words.piece(need, reader.language)[:MARK]


def counted(pieces: Mapping[str, int], reader: Reader) -> str:
    """Pieces by their marks: "2 Rad, Bee"."""
    return ", ".join(f"{n} {mark(one, reader)}" if n > 1 else mark(one, reader) for one, n in pieces.items())


def act(view: Data, part: Data, reader: Reader) -> str:
    """A choice that names no card."""
    if part["part"] == "option":
        ability = view["ability"]
        return words.option_at(reader.deck, ability["card"], ability["line"], part["option"], reader.language)
    kind = "skip" if part["part"] == "end" and view["phase"] == "visit" else part["part"]
    return words.words(reader.language).say(f"do-{kind}")


# ---------------------------------------------------------------- what is chosen


def choice(view: Data, ask: Data, reader: Reader) -> str:
    """What is chosen, in a sentence; of a visit or a joker also what is still to be chosen, with its numbers."""
    parts = {part["action"]: part for part in ask["parts"]}
    head, *more = ask["chosen"]
    if VISIT <= head < GRAB:
        return f"{_visit(view, head - VISIT, ask, len(more), reader)}{_minutes(ask, len(more), reader)}"
    if MIX <= head < BEE:
        return f"{_mix(view, head, reader)}{_stack(ask, reader)}"
    return "; ".join(_chosen(view, action, parts.get(action), reader) for action in ask["chosen"])


def _do(reader: Reader, part: str, **facts: object) -> str:
    return words.words(reader.language).say(f"do-{part}", **facts)


def _chosen(view: Data, action: int, part: Data | None, reader: Reader) -> str:
    """A choice; what is laid is told by its action, as its part may be used up by now."""
    space = space_of(action)
    card = _on(view, space, reader) if space >= 0 else ""
    if part and part["part"] not in ("lay", "bee"):
        return _other(view, part, reader)
    if action >= BEE:
        return _do(reader, "bee", card=card)
    k, need = lay_of(action)
    plate = NEED_NAMES[need] if need >= PLATE else "none"
    return _do(reader, "lay", piece=words.piece(PIECE_NAMES[k], reader.language), plate=plate, card=card)


def _on(view: Data, space: int, reader: Reader) -> str:
    """The name of the order on a space of the reader's kitchen."""
    one = view["seats"][view["turn"]]["lane"][space]
    return name(one["order"], reader) if one else ""


def _other(view: Data, part: Data, reader: Reader) -> str:
    """A choice that is one part, with what its card does."""
    if part["part"] in ("end", "deliver", "yes", "no", "option"):
        return act(view, part, reader)
    facts = {key: part[key] for key in ("row", "column") if key in part}
    if "piece" in part:
        facts["piece"] = words.piece(part["piece"], reader.language)
    if "need" in part:
        facts["what"] = words.need(part["need"], reader.language)
    if "card" not in part:
        return _do(reader, part["part"], **facts)
    said = _do(reader, part["part"], **facts, card=name(part["card"], reader))
    tells = part["part"] in ("order", "card", "announce")
    return f"{said}. {what(part['card'], reader)}".strip() if tells else said


def _visit(view: Data, place: int, ask: Data, paid: int, reader: Reader) -> str:
    r, c = divmod(place, COLUMNS)
    cost = ask["preview"]["left"] + paid
    pieces = words.pieces(view["pantry"][r]["spaces"][c], reader.language)
    return _do(reader, "visit", row=r + 1, column=c + 1, cost=cost, pieces=pieces) + "."


def _minutes(ask: Data, paid: int, reader: Reader) -> str:
    """How the lane stands after the minutes that are chosen; in a line of its own who can move further."""
    then = ask["preview"]
    lane = [f"{m} {name(then['lane'][m - 1], reader)}" for m in range(SPACES, 0, -1) if then["lane"][m - 1]]
    said = [say(reader, "then", lane=", ".join(lane) or NOTHING)] if paid else []
    if then["out"]:
        said.append(say(reader, "out", orders=", ".join(name(one, reader) for one in then["out"])))
    more = "\n" + say(reader, "to-go", n=then["left"], parts=_open(ask, reader)) if then["left"] else ""
    return "".join(f" {one}" for one in said) + more


def _open(ask: Data, reader: Reader) -> str:
    """The parts that can be added, with their numbers."""
    free = [(k, part) for k, part in enumerate(ask["parts"], 1) if not part["no"]]
    names = [name(p["card"], reader) if "card" in p else words.piece(p["piece"], reader.language) for _, p in free]
    return "  ".join(f"{k} {name}" for (k, _), name in zip(free, names, strict=True))


def _mix(view: Data, head: int, reader: Reader) -> str:
    need = words.need(NEED_NAMES[(head - MIX) % NEEDS], reader.language)
    return _do(reader, "mix", what=need, card=_on(view, space_of(head), reader)) + "."


def _stack(ask: Data, reader: Reader) -> str:
    """The ingredients of a joker that are chosen; in a line of its own which can be added."""
    chosen = [PIECE_NAMES[action - PIECE] for action in ask["chosen"][1:]]
    left = MIX_STACK - len(chosen)
    said = f" {words.pieces(chosen, reader.language)}." if chosen else ""
    return said + ("\n" + say(reader, "to-add", n=left, parts=_open(ask, reader)) if left else "")
