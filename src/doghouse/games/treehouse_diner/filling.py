"""What a position leaves out: rows of the pantry and the tray from what is left, and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from doghouse.core.lines import tokens
from doghouse.games.treehouse_diner import setup
from doghouse.games.treehouse_diner.lying import counted
from doghouse.games.treehouse_diner.position import listed
from doghouse.games.treehouse_diner.state import (
    BAG,
    BEE_PIECE,
    CHILI,
    COLUMNS,
    GAME_ORDERS,
    NONE,
    ORDER_PILE,
    PIECES,
    ROWS,
    STARTING,
    Stage,
)
from doghouse.games.treehouse_diner.view import PIECE_NAMES, order_id

if TYPE_CHECKING:
    from doghouse.games.treehouse_diner.reading import Reader

PLAIN = min(CHILI, BEE_PIECE)  # pieces below this are in every game
HOLDING = ("kitchen", "supply", "row", "pantry", "compost", "bag", "hive")  # fields that say where pieces are


def fill(reader: Reader) -> None:
    """Put what is named nowhere where it belongs; what is too much, or missing although all is given, is a problem."""
    _pieces(reader)
    _orders(reader)
    if reader.state.secret:
        _actions(reader)
    s = reader.state
    s.last = any(sum(s.delivered[p]) >= s.deliveries for p in range(s.players))


# ---------------------------------------------------------------- pieces


def _pieces(reader: Reader) -> None:
    s = reader.state
    rest = [there - placed for there, placed in zip(setup.box(s), setup.pieces_placed(s), strict=True)]
    for k, n in enumerate(rest):
        there = setup.box(s)[k]
        if n < 0 < there:  # of what is not in the game at all it has been said
            reader.wrong(PIECE_NAMES[k], None, f"{there - n} are in this position{_at(reader, k)}, {there} in the game")
    if any(n < 0 for n in rest):
        return
    _rows(reader, rest)
    if reader.rest != NONE:
        s.supply[reader.rest][:] = [n + more for n, more in zip(s.supply[reader.rest], rest, strict=True)]
    elif not reader.has("bag"):
        s.bag[:] = rest
    elif not reader.has("compost"):
        s.compost[:] = rest
    elif any(rest):
        text = f"{counted(rest)} should be in `bag` or `compost`: both are given, and all pieces are somewhere"
        reader.wrong("bag", None, text)


def _rows(reader: Reader, rest: list[int]) -> None:
    """Rows of which nothing is said are full, with ingredients in turn; what is to be drawn stays in the bag."""
    s, k = reader.state, 0
    kept = [0] * PIECES
    for pile, piece in reader.tape:
        if pile == BAG:
            kept[piece] += not reader.has("bag")
    for r in range(ROWS):
        for c in range(s.columns if r not in reader.rows else 0):
            for _ in range(r + 1):
                free = [j % PLAIN for j in range(k, k + PLAIN) if rest[j % PLAIN] > kept[j % PLAIN]]
                if free:
                    s.pantry[r * COLUMNS + c, free[0]] += 1
                    rest[free[0]] -= 1
                    k = free[0] + 1


def _at(reader: Reader, k: int) -> str:
    """The lines that name a piece."""
    names = reader.known.pieces
    found = []
    for line in reader.lines:
        words = tokens(line.value) if line.name in HOLDING else []
        if any((hit := names.find(words, at)) and hit[0] == k for at in range(len(words))):
            found.append(str(line.entry.line))
    return f" ({'line' if len(found) == 1 else 'lines'} {', '.join(found)})" if found else ""


# ---------------------------------------------------------------- orders


def _orders(reader: Reader) -> None:
    s = reader.state
    coming = {STARTING + k for pile, k in reader.tape if pile == ORDER_PILE}
    free = [o for o in range(STARTING, GAME_ORDERS) if o not in reader.where]
    for i in range(*_places(reader)):
        o = next((o for o in free if o not in coming), NONE)
        s.tray[i] = o
        if o != NONE:
            free.remove(o)
    pile = s.order_pile if not reader.has("orders") else None if reader.has("unfulfilled") else s.unfulfilled
    if pile is not None:
        for o in free:
            pile[o - STARTING] = 1
    elif free:
        _missing(reader, "orders", [order_id(s, reader.deck, o) for o in free], "`orders` or `unfulfilled`")


def _places(reader: Reader) -> tuple[int, int]:
    """The places of the tray that are filled with the next orders: all that are not given, but for orders taken."""
    s = reader.state
    given, taken = reader.tray_said, s.taken if s.stage == Stage.PHONE else 0
    if given and taken:
        return 0, 0
    return given, max(given, s.players + 1 - taken)


def _missing(reader: Reader, field: str, ids: Sequence[str], where: str) -> None:
    more = f" and {len(ids) - 3} more" if len(ids) > 3 else ""
    reader.wrong(field, None, f"{', '.join(ids[:3])}{more} should be in {where}: both are given")


# ---------------------------------------------------------------- Action cards


def _actions(reader: Reader) -> None:
    s, deck = reader.state, reader.deck
    rest = [n - placed for n, placed in zip(deck.cards.copies.tolist(), setup.actions_placed(s), strict=True)]
    for c, n in enumerate(rest):
        if n < 0:
            there = int(deck.cards.copies[c])
            reader.wrong(deck.action_ids[c], None, f"{there - n} are in this position, {there} in the game")
    if any(n < 0 for n in rest):
        return
    pile = s.action_pile if not reader.has("actions") else None if reader.has("discards") else s.discards
    if pile is not None:
        for c, n in enumerate(rest):
            pile[c] += n
    elif any(rest):
        _missing(reader, "actions", listed(rest, deck).split(", "), "`actions` or `discards`")
