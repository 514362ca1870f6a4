"""Treehouse Diner in the terminal: pantry, phone tray, kitchens, supply and cards, the numbers of what can be chosen.

Pieces have the first three letters of their names; on an order ✓ marks a covered symbol, ✱ a joker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doghouse.cli.boards import Data, Reader, diner
from doghouse.cli.boards.diner import choice
from doghouse.cli.boards.ending import compared, places
from doghouse.cli.boards.flow import Flow
from doghouse.core.speech import who
from doghouse.core.text import catalogue
from doghouse.games.treehouse_diner import words
from doghouse.games.treehouse_diner.state import SPACES, Per
from doghouse.games.treehouse_diner.verbs import Effect

__all__ = ["choice", "news", "result", "table"]

COLOURS = ("cyan", "yellow", "magenta", "green")  # by seat; never without the name
SHOWN = ("fill", "ring")  # events that the table shows
DEAL = ("start", "draw", "challenge", "get")  # what is dealt, which the table shows too
BUSY = ("minute", "shift", "lay", "stack", "bee")  # what others do on their orders, likewise
ROOMY = 5  # columns of the pantry, at most, in which two numbers stand side by side
FIGURES = (1, 3)  # the columns of orders with figures
NAMED, NAMES = 2, 24  # the column with names, and its least width: long words are not broken
CROSSED = "TD-73"  # of what cannot be laid, only this is worth a number: all else does not fit at all
GAME = "doghouse.games.treehouse_diner"
Numbers = Mapping[tuple[object, ...], tuple[int, bool]]


def table(view: Data, ask: Data | None, reader: Reader) -> RenderableType:
    """The table at a decision: 25 to 35 lines of eighty columns, the more modules and helpers the longer."""
    numbers = _numbers(ask)
    return Group(
        _head(view, reader),
        *_pantry(view, ask, numbers, reader),
        _orders(view, numbers, reader),
        _seats(view, reader),
        *_own(view, numbers, reader),
        *_choices(view, ask, numbers, reader),
    )


def _key(part: Data) -> tuple[object, ...]:
    """What a part is, and what it is about."""
    about = ("row", "column", "piece", "card", "plate", "need", "option")
    return (part["part"], *(part[key] for key in about if key in part))


def _numbers(ask: Data | None) -> Numbers:
    """For each part by its key: its number, and whether it can be chosen now."""
    return {_key(part): (k, not part["no"]) for k, part in enumerate(ask["parts"] if ask else [], 1)}


def _number(numbers: Numbers, *what: object) -> Text:
    if what not in numbers:
        return Text("")
    number, free = numbers[what]
    return Text(f"{number:>2}", "bold" if free else "dim strike")


def _listed(label: str, items: Sequence[Text]) -> Flow:
    return Flow(Text(f"{label} ", "dim"), items)


def _item(number: Text, text: str) -> Text:
    return number + Text(f" {text}" if number else text)


def _head(view: Data, reader: Reader) -> Flow:
    """The round, what ends the game, what is left in bag and piles, and the compost."""
    facts = {key: view[key] for key in ("round", "deliveries", "bag", "orders", "actions")}
    said = [diner.say(reader, head, **facts) for head in ("last" if view["last"] else "round", "bag", "orders")]
    said += [diner.say(reader, "actions", **facts)] if view["secret"] else []
    return _aside([*said, diner.say(reader, "compost", what=diner.counted(view["compost"], reader) or diner.NOTHING)])


def _aside(said: Sequence[str], label: str = "") -> Flow:
    return Flow(Text(label and f"{label} ", "dim"), [Text(one, "dim") for one in said], " · ")


# ---------------------------------------------------------------- pantry


def _pantry(view: Data, ask: Data | None, numbers: Numbers, reader: Reader) -> Iterator[RenderableType]:
    """The spaces row by row, with their prices where these are not the number of pieces; then the rows' bonuses."""
    parts = ask["parts"] if ask else []
    costs = {(p["row"], p["column"]): p["cost"] for p in parts if p["part"] == "visit"}
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    rows.add_column("")
    for column in range(1, view["columns"] + 1):
        rows.add_column("", no_wrap=True)
        rows.add_column(f"{column}")
    wanted = _wanted(view, reader)
    for row in view["pantry"]:
        r, cells = row["row"], []
        for c, pieces in enumerate(row["spaces"], 1):
            cost = costs.get((r, c), len(pieces))
            dear = "" if cost == len(pieces) else f" ({diner.say(reader, 'cost', n=cost)})"
            per_line = 2 if view["columns"] <= ROOMY else 1
            lying = _taking(r, c, pieces, numbers, reader, per_line) or _lying(pieces, wanted, reader)
            cells += [_number(numbers, "visit", r, c) if pieces else "", lying + Text(dear)]
        rows.add_row(Text(f"{r}", "dim"), *cells)
    yield rows
    bonuses = [f"{row['row']} {_effects(row['bonus'], reader)}" for row in view["pantry"]]
    yield _aside([*bonuses, diner.say(reader, "wanted")], diner.say(reader, "bonus"))


def _wanted(view: Data, reader: Reader) -> set[str]:
    """The ingredients that the reader's orders still ask for by name."""
    lane = [] if reader.seat is None else view["seats"][reader.seat]["lane"]
    pairs = [
        (need, on) for one in lane if one for need, on in zip(_needs(one["order"], reader), one["on"], strict=True)
    ]
    return {need for need, on in pairs if on is None}


def _lying(pieces: Sequence[str], wanted: set[str], reader: Reader) -> Text:
    """What lies in a space, piece by piece."""
    marks = [Text(diner.mark(one, reader), "underline" if one in wanted else "") for one in pieces]
    return Text(" ").join(marks or [Text(diner.NOTHING, "dim")])


def _taking(r: int, c: int, pieces: Sequence[str], numbers: Numbers, reader: Reader, per_line: int) -> Text:
    """Each kind of piece in a space with its number, when one is to be taken; else nothing."""
    kinds = [one for one in dict.fromkeys(pieces) if ("grab", r, c, one) in numbers]
    items = [_item(_number(numbers, "grab", r, c, one), diner.mark(one, reader)) for one in kinds]
    lines = [Text(" ").join(items[k : k + per_line]) for k in range(0, len(items), per_line)]
    return Text("\n").join(lines)


# ---------------------------------------------------------------- orders and kitchens


def _needs(order: str, reader: Reader) -> Sequence[str]:
    needs: Sequence[str] = reader.deck.data(order).needs
    return needs


def _effects(card: str, reader: Reader) -> str:
    """The effects of an order or a row, as short as possible."""
    return ", ".join(_effect(effect, reader) for effect in reader.deck.data(card).effects) or diner.NOTHING


def _effect(effect: Effect, reader: Reader) -> str:
    said = diner.say(reader, f"do-{effect.word}", n=effect.n)
    return said if effect.per == Per.ONCE else f"{said} {diner.say(reader, f'per-{effect.per.name.lower()}')}"


def _orders(view: Data, numbers: Numbers, reader: Reader) -> Table:
    """The phone tray, when it is asked about; the reader's orders with what lies on them, 6 minutes first."""
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for k in range(6):
        width = NAMES if k == NAMED else None
        rows.add_column(justify="right" if k in FIGURES else "left", overflow="fold", min_width=width)
    if view["phase"] in ("visit", "tray"):
        heads = [diner.say(reader, head) for head in ("minutes", "tray", "points", "needs", "effects")]
        rows.add_row("", *heads, style="dim")
        for order in filter(None, view["tray"]):
            effects = " · ".join(filter(None, [_effects(order, reader), _chef(view, order, reader)]))
            _add(rows, _number(numbers, "order", order), reader.deck.data(order).minutes, order, effects, reader)
    if reader.seat is not None:
        seat = view["seats"][reader.seat]
        free = ", ".join(str(m) for m in range(SPACES, 0, -1) if not seat["lane"][m - 1])
        heads = [diner.say(reader, head) for head in ("space", "kitchen", "points", "covered")]
        rows.add_row("", *heads, diner.say(reader, "free", spaces=free or diner.NOTHING), style="dim")
        for space in range(SPACES, 0, -1):
            if one := seat["lane"][space - 1]:
                number = _number(numbers, "minute", one["order"]) or _number(numbers, "left", one["order"])
                bees = diner.say(reader, "bees-on", n=one["bees"]) if one["bees"] else ""
                more = " · ".join(filter(None, [bees, _chef(view, one["order"], reader)]))
                _add(rows, number, space, one["order"], more, reader, one["on"])
    return rows


def _add(
    rows: Table, number: Text, minutes: int, order: str, more: str, reader: Reader, on: Sequence[str | None] = ()
) -> None:
    """A line for an order; ``on`` is what lies on its symbols."""
    needs = _needs(order, reader)
    symbols = [_symbol(need, lies, reader) for need, lies in zip(needs, on or [None] * len(needs), strict=True)]
    points = str(reader.deck.data(order).points)
    rows.add_row(number, str(minutes), diner.name(order, reader), points, " ".join(symbols), Text(more, "dim"))


def _symbol(need: str, lies: str | None, reader: Reader) -> str:
    """What a symbol asks for, and what covers it: "Rad", "Rad✓", "A:Rad✓", "A✱"."""
    mark = diner.mark(need, reader)
    if lies is None:
        return mark
    if lies == "joker":
        return f"{mark}✱"
    return f"{mark}✓" if lies == need else f"{mark}:{diner.mark(lies, reader)}✓"


def _chef(view: Data, order: str, reader: Reader) -> str:
    """An order's chef, which matters to challenges."""
    return diner.name(reader.deck.data(order).chef, reader) if view["bees"] else ""


def _seats(view: Data, reader: Reader) -> Table:
    """A line for each helper; for each order in the kitchen how many symbols are open."""
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    columns = {"player": True, "lane": True, "give": False, "mood": False, "sent": False}
    columns |= dict.fromkeys(("bees", "mastered"), False) if view["bees"] else {}
    columns |= {"cards": False} if view["secret"] else {}
    columns |= {"points": False, "supply": True}
    heads = {head: diner.say(reader, head) for head in columns if head != "lane"}
    heads["lane"] = " ".join(map(str, range(SPACES, 0, -1)))
    for head, left in columns.items():
        rows.add_column(
            heads[head], justify="left" if left else "right", no_wrap=head not in ("player", "supply"), overflow="fold"
        )
    for p in range(len(view["seats"])):
        cells = _helper(view, p, reader)
        rows.add_row(*(cells[head] for head in columns))
    return rows


def _helper(view: Data, p: int, reader: Reader) -> Mapping[str, str | Text]:
    """What stands in a helper's line, by column."""
    seat = view["seats"][p]
    turn = "▸" if p == view["player"] else "1" if p == view["first"] else " "
    mastered = sum(one["mastered"] for one in seat["challenges"])
    return {
        "player": Text(f"{turn} {reader.name(p)}", COLOURS[p]),
        "lane": " ".join(str(one["open"]) if one else "·" for one in reversed(seat["lane"])),
        "give": str(seat["minutes"]),
        "mood": f"{seat['mood']:+d}" if seat["mood"] else "0",
        "sent": str(len(seat["delivered"])),
        "bees": str(seat["hive"]),
        "mastered": f"{mastered}/{len(seat['challenges'])}",
        "cards": str(seat["hand"]),
        "points": str(seat["score"]),
        "supply": Text(diner.counted(seat["supply"], reader), "dim"),
    }


# ---------------------------------------------------------------- the reader's own


def _own(view: Data, numbers: Numbers, reader: Reader) -> Iterator[RenderableType]:
    """Supply, challenges and Action cards of the reader."""
    if reader.seat is None:
        return
    seat = view["seats"][reader.seat]
    yield _pieces("mine", seat["supply"], {} if view["phase"] == "compost" else numbers, reader)
    cards = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for one in seat["challenges"]:
        done = diner.say(reader, "done") if one["mastered"] else ""
        cards.add_row(_number(numbers, "announce", one["card"]), _card(one["card"], 1, reader, done))
    for card, n in (view["hand"] or {}).items():
        cards.add_row(_number(numbers, "card", card), _card(card, n, reader))
    if cards.row_count:
        yield cards


def _pieces(label: str, pieces: Mapping[str, int], numbers: Numbers, reader: Reader) -> Flow:
    """Pieces of the supply or the compost with their numbers."""
    items = [
        _item(
            _number(numbers, "piece", one), words.piece(one, reader.language) + (f" {diner.TIMES}{n}" if n > 1 else "")
        )
        for one, n in pieces.items()
    ]
    return _listed(diner.say(reader, label), items or [Text(diner.NOTHING)])


def _card(card: str, n: int, reader: Reader, instead: str = "") -> Text:
    """A challenge or an Action card, how many there are, and what it says."""
    many = f" {diner.TIMES}{n}" if n > 1 else ""
    return Text(f"{diner.name(card, reader)}{many}: ") + Text(instead or diner.what(card, reader), "italic")


def _choices(view: Data, ask: Data | None, numbers: Numbers, reader: Reader) -> Iterator[RenderableType]:
    """What can be chosen that the table does not show: where pieces can go, choices of a card, how to go on."""
    if ask is None:
        return
    if view["phase"] == "compost":
        yield _pieces("compost-of", view["compost"], numbers, reader)
    for kind in ("lay", "daisies", "mix", "bee"):
        worth = [p for p in ask["parts"] if p["part"] == kind and (not p["no"] or p["no"][0]["clause"] == CROSSED)]
        if worth:
            items = [_item(_number(numbers, *_key(p)), _target(p, reader)) for p in worth]
            yield _listed(diner.say(reader, kind), items)
    places = {part["action"]: k for k, part in enumerate(ask["parts"], 1)}
    obvious = [places.get(action, 0) for action in ask.get("obvious", [])]
    if len(obvious) > 1 and all(obvious):
        yield Text(diner.say(reader, "obvious", numbers=" ".join(map(str, obvious))))
    if view["ability"]:
        yield Text(
            f"{diner.name(view['ability']['card'], reader)}: {diner.what(view['ability']['card'], reader)}", "italic"
        )
    acts = [p for p in ask["parts"] if p["part"] in ("deliver", "yes", "no", "option") or _ends(view, p)]
    if acts:
        yield Flow(Text(""), [_item(_number(numbers, *_key(p)), diner.act(view, p, reader)) for p in acts])


def _ends(view: Data, part: Data) -> bool:
    """Does a part end the turn, and is it worth a number?"""
    return part["part"] == "end" and (view["phase"] != "visit" or not part["no"])


def _target(part: Data, reader: Reader) -> str:
    """Where a piece or a joker goes: "Radish > Soup", "Radish > Soup A"."""
    card = diner.name(part["card"], reader)
    if part["part"] == "bee":
        return card
    if part["part"] == "lay":
        plate = f" {part['plate']}" if "plate" in part else ""
        return f"{words.piece(part['piece'], reader.language)} > {card}{plate}"
    return f"{words.need(part['need'], reader.language)} > {card}"


# ---------------------------------------------------------------- what happened


def news(events: Sequence[Data], reader: Reader) -> list[str]:
    """The events in sentences; somebody at the table is spared what it shows: the deal, and others at their orders."""
    dealt = any(event["code"] == "first" for event in events)
    spared = SHOWN if reader.seat is None else (*SHOWN, *DEAL) if dealt else SHOWN
    told = [event for event in events if event["code"] not in spared]
    told = [e for e in told if reader.seat in (None, e.get("seat")) or e["code"] not in BUSY]
    return [_told(list(same), reader) for _, same in groupby(told, _together)]


def _together(event: Data) -> Sequence[object]:
    """What is the same in events that are told in one sentence: what is taken from one space."""
    return [event[key] for key in ("code", "seat", "row", "column")] if event["code"] == "take" else [id(event)]


def _told(events: Sequence[Data], reader: Reader) -> str:
    if len(events) == 1:
        return words.event(events[0], reader.language, reader.seat, reader.names, reader.deck)
    first = events[0]
    facts = {"row": first["row"], "column": first["column"], **who(first["seat"], reader.seat, reader.names)}
    pieces = words.pieces([one["piece"] for one in events for _ in range(one["n"])], reader.language)
    return f"{catalogue(GAME, reader.language, 'board').say('board-log-take', **facts)} {pieces}"


def result(view: Data, reader: Reader) -> RenderableType:
    """The points of everybody by their sources, how many orders they delivered, and what broke a tie."""
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("player", "points", "sent", "sources"):
        rows.add_column(diner.say(reader, head), justify="right" if head in ("points", "sent") else "left")
    end, sources = view["result"], catalogue(GAME, reader.language, "board")
    for p in places(end):
        parts = [f"{sources.say('board-source-' + one['source'])} {one['points']}" for one in end["breakdown"][p]]
        style = COLOURS[p] + (" bold" if p in end["winners"] else "")
        sent = str(len(view["seats"][p]["delivered"]))
        rows.add_row(Text(reader.name(p), style), str(end["scores"][p]), sent, " · ".join(parts))
    return Group(rows, *compared(end, words.SPEECH, reader))
