"""Treat, Please! in the terminal: cards to learn, objectives, players, the hand, the numbers of what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from doghouse.cli.boards import Data, Reader
from doghouse.cli.boards.ending import compared, places
from doghouse.cli.boards.flow import Flow
from doghouse.cli.choices import speech
from doghouse.core.text import catalogue
from doghouse.games.treat_please import words
from doghouse.games.treat_please.cards import sentence

COLOURS = ("cyan", "yellow", "magenta", "green")  # by seat; never without the name
SILENT = ("dog", "lay", "objective")  # events that the table shows
GAME = "doghouse.games.treat_please"
Numbers = Mapping[object, tuple[int, bool]]


def table(view: Data, ask: Data | None, reader: Reader) -> RenderableType:
    """The table at a decision: up to thirty lines of eighty columns, fewer where effects are short."""
    numbers = _numbers(ask)
    costs = {_key(part): part.get("cost", {}) for part in (ask["parts"] if ask else [])}
    return Group(
        _head(view, reader),
        *_open(view, numbers, costs, reader),
        _seats(view, reader),
        *_own(view, numbers, ask, reader),
    )


def _say(reader: Reader, message: str, **facts: object) -> str:
    return speech(reader.language).say(f"treat-{message}", **facts)


def _name(thing: str, reader: Reader) -> str:
    return words.name(thing, reader.deck, reader.language)


def _type(kind: str, reader: Reader) -> str:
    return words.words(reader.language).say(f"type-{kind}")


def _what(card: str, reader: Reader) -> str:
    """What a card's effects do."""
    return sentence(reader.deck.data(card), reader.language)


def _key(part: Data) -> object:
    """Where the number of a part is shown."""
    where = {"learn": "row", "pick": "row", "complete": "stack", "turn-up": "stack"}.get(part["part"], part["part"])
    thing = next((part[key] for key in ("place", "type", "option", "card") if key in part), None)
    return (where, thing)


def _numbers(ask: Data | None) -> Numbers:
    """For each part by its key: its number, and whether it can be chosen now."""
    return {_key(part): (k, not part["no"]) for k, part in enumerate(ask["parts"] if ask else [], 1)}


def _number(numbers: Numbers, what: object) -> Text:
    if what not in numbers:
        return Text("")
    number, free = numbers[what]
    return Text(f"{number:>2}", "bold" if free else "dim strike")


def _signed(n: int) -> str:
    return f"{n:+d}" if n else ""


def _head(view: Data, reader: Reader) -> Text:
    """The day, its card and what that does."""
    facts: dict[str, object] = {"round": view["round"], "rounds": view["rounds"], "deck": view["deck"]}
    said = _say(reader, "weekend" if view["weekend"] else "head", **facts)
    if view["day"]:
        said += f" · {_name(view['day']['card'], reader)}: {_what(view['day']['card'], reader)}"
    return Text(said, "dim")


# ---------------------------------------------------------------- what lies open


def _open(view: Data, numbers: Numbers, costs: Mapping[object, Data], reader: Reader) -> Iterator[RenderableType]:
    """The row and the stacks: number, kind, name, price now, attention and energy, affection; below, the effects."""
    heads = ["", "", *(_say(reader, head) for head in ("bones", "attention", "energy", "affection"))]
    rows: list[tuple[Text, list[str], str]] = [(Text("  "), heads, "")]
    for i, place in enumerate(view["row"]):
        key: object = ("row", i)
        rows.append((_number(numbers, key), *_for_sale(place, costs.get(key, {}), reader)))
    for stack in view["stacks"]:
        key = ("stack", stack["type"])
        rows.append((_number(numbers, key), *_goal(stack, costs.get(key, {}), reader)))
    widths = [max(cell_len(cells[i]) for _, cells, _ in rows if i < len(cells)) for i in range(len(heads))]
    for number, cells, effect in rows:
        padded = [" " * (widths[i] - cell_len(cell)) for i, cell in enumerate(cells)]
        said = " ".join(
            cell + pad if i < 2 else pad + cell for i, (cell, pad) in enumerate(zip(cells, padded, strict=True))
        )
        yield Text.assemble(number or "  ", " ", (said, "dim" if cells is heads else ""))
        if effect:
            yield Padding(Text(effect, "italic"), (0, 0, 0, widths[0] + 4))


def _for_sale(place: Data | None, cost: Data, reader: Reader) -> tuple[list[str], str]:
    """A card of the row, with its price for the reader; the bones that lie on it and its effects."""
    if place is None:
        return [_say(reader, "learn"), _say(reader, "none")], ""
    card = reader.deck.data(place["card"])
    rebate = _say(reader, "rebate", n=place["bones"]) if place["bones"] else ""
    values = _priced(cost, "bones", card.cost), _signed(card.attention), _signed(card.energy), ""
    return [_say(reader, "learn"), _name(card.id, reader), *values], f"{rebate} {_what(card.id, reader)}".strip()


def _goal(stack: Data, cost: Data, reader: Reader) -> tuple[list[str], str]:
    """The top of a stack, with its price for the reader; its effects."""
    kind = _type(stack["type"], reader)
    if stack["top"] is None:
        return [kind, _say(reader, "none")], ""
    card = reader.deck.data(stack["top"])
    price = _priced(cost, "attention", card.attention)
    values = "", price, str(card.energy or ""), str(card.affection)
    return [kind, _name(card.id, reader), *values], _what(card.id, reader)


def _priced(cost: Data, what: str, printed: int | None) -> str:
    """The price now, with the printed one in brackets where it differs."""
    now = cost.get(what, printed)
    return str(now) if now == printed else f"{now} ({printed})"


def _seats(view: Data, reader: Reader) -> Table:
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for head in ("player", "dog", "attention", "energy", "bones", "learned", "points", "completed"):
        left = head in ("player", "dog", "completed")
        rows.add_column(_say(reader, head), justify="left" if left else "right", no_wrap=True)
    for p, seat in enumerate(view["seats"]):
        turn = "▸" if p == view["player"] else "1" if p == view["first"] else " "
        name = Text(f"{turn} {reader.name(p)}", COLOURS[p])
        tracks = [str(seat[key]) for key in ("attention", "energy", "bones", "learned", "score")]
        rows.add_row(name, _name(seat["character"], reader), *tracks, _types(seat["types"], reader))
    return rows


def _types(counts: Mapping[str, int], reader: Reader) -> str:
    return ", ".join(f"{n} {_type(kind, reader)}" for kind, n in counts.items())


# ---------------------------------------------------------------- the reader's own


def _own(view: Data, numbers: Numbers, ask: Data | None, reader: Reader) -> Iterator[RenderableType]:
    """The reader's hand, active cards and discard area, and what is done without naming cards."""
    if reader.seat is not None:
        seat = view["seats"][reader.seat]
        yield Flow(Text(""), _cards("hand", seat["hand"], numbers, "play", reader))
        asleep = _cards("discard", seat["discard"], numbers, "take", reader)
        yield Flow(Text(""), [*_cards("active", seat["active"], numbers, "", reader), *asleep])
    if ask and view["ability"]:
        yield Text(_what(view["ability"]["card"], reader), "italic")
    alone = [part for part in (ask["parts"] if ask else []) if part["part"] in ("end", "yes", "no", "option")]
    if alone:
        yield Flow(Text(""), [_number(numbers, _key(p)) + Text(f" {_act(view, p, reader)}") for p in alone])


def _cards(place: str, cards: Sequence[str], numbers: Numbers, part: str, reader: Reader) -> list[Text]:
    """Cards at one of the reader's places, which the first tells, with numbers and values: ``3 Sploot +2 +1e``."""
    items = []
    for card in cards:
        data = reader.deck.data(card)
        values = f" {_signed(data.attention)}" * bool(data.attention) + f" {data.energy:+d}e" * bool(data.energy)
        number = _number(numbers, (part, card))
        items.append(number + Text(f"{' ' if number else ''}{_name(card, reader)}{values}"))
    first, *others = items or [Text(_say(reader, "none"), "dim")]
    return [Text(_say(reader, place) + " ", "dim") + first, *others]


def _act(view: Data, part: Data, reader: Reader) -> str:
    """A choice that names no card."""
    if part["part"] == "option":
        ability = view["ability"]
        return words.option_at(reader.deck, ability["card"], ability["line"], part["option"], reader.language)
    return words.words(reader.language).say(f"do-{part['part']}")


def choice(view: Data, ask: Data, reader: Reader) -> str:
    """The chosen part in a sentence, with what the card does."""
    said = [_chosen(view, part, reader) for part in ask["parts"] if part["action"] in ask["chosen"]]
    return " ".join(said)


def _chosen(view: Data, part: Data, reader: Reader) -> str:
    if "card" not in part:
        return _act(view, part, reader) if part["part"] in ("end", "yes", "no", "option") else _say(reader, "none")
    cost = part.get("cost", {})
    facts = {"card": _name(part["card"], reader), "bones": cost.get("bones", 0)}
    facts |= {"attention": cost.get("attention", 0), "energy": cost.get("energy", 0)}
    kind = {"type": _type(part["type"], reader)} if "type" in part else {}
    said = words.words(reader.language).say(f"do-{part['part']}", **facts, **kind)
    return f"{said}. {_what(part['card'], reader)}".strip()


# ---------------------------------------------------------------- what happened


def news(events: Sequence[Data], reader: Reader) -> list[str]:
    """The events in sentences, but for what the table shows."""
    told = [event for event in events if event["code"] not in SILENT]
    return [words.event(event, reader.language, reader.seat, reader.names, reader.deck) for event in told]


def result(view: Data, reader: Reader) -> RenderableType:
    """The points of everybody by their sources, how much they learned, and what broke a tie."""
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("player", "points", "learned", "sources"):
        rows.add_column(_say(reader, head), justify="right" if head in ("points", "learned") else "left")
    end, sources = view["result"], catalogue(GAME, reader.language, "board")
    for p in places(end):
        parts = [f"{sources.say('board-source-' + one['source'])} {one['points']}" for one in end["breakdown"][p]]
        style = COLOURS[p] + (" bold" if p in end["winners"] else "")
        learned = str(view["seats"][p]["learned"])
        rows.add_row(Text(reader.name(p), style), str(end["scores"][p]), learned, " · ".join(parts))
    return Group(rows, *compared(end, words.SPEECH, reader))
