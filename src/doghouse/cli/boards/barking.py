"""Barking in the terminal: items with the packs at them, players, the hand, the numbers of what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doghouse.cli.boards import Data, Reader
from doghouse.cli.boards.ending import places
from doghouse.cli.boards.flow import Flow
from doghouse.cli.choices import speech
from doghouse.games.barking import words

COLOURS = ("cyan", "yellow", "magenta", "green", "red")  # by seat; never without the name
SILENT = ("deal", "draw", "lay")  # events that tell a reader nothing without a card, or that the table shows


def table(view: Data, ask: Data | None, reader: Reader) -> RenderableType:
    """The table at a decision, about twenty lines of eighty columns."""
    numbers = _numbers(ask)
    return Group(_head(view, reader), _items(view, numbers, reader), _seats(view, reader), *_own(view, numbers, reader))


def _say(reader: Reader, message: str, **facts: object) -> str:
    return speech(reader.language).say(f"barking-{message}", **facts)


def _name(thing: str, reader: Reader) -> str:
    return words.name(thing, reader.deck, reader.language)


def _listed(counts: Mapping[str, int], reader: Reader) -> str:
    return ", ".join(_name(one, reader) if n == 1 else f"{n} {_name(one, reader)}" for one, n in counts.items())


def _numbers(ask: Data | None) -> dict[object, tuple[int, bool]]:
    """For each card, item and single action that may be asked for: its number, and whether it can be chosen now."""
    parts = ask["parts"] if ask else []
    return {p.get("card", p.get("item", p["part"])): (k, not p["no"]) for k, p in enumerate(parts, 1)}


def _number(numbers: Mapping[object, tuple[int, bool]], what: object) -> Text:
    if what not in numbers:
        return Text("")
    number, free = numbers[what]
    return Text(f"{number:>2}", "bold" if free else "dim strike")


def _head(view: Data, reader: Reader) -> Text:
    discards = _listed(view["discards"], reader) or _say(reader, "none")
    facts = {"round": view["round"], "rounds": view["rounds"], "deck": view["deck"], "discards": discards}
    return Text(_say(reader, "head", **facts), "dim")


def _items(view: Data, numbers: Mapping[object, tuple[int, bool]], reader: Reader) -> Table:
    """A row for each item: its number, name, token, what it is worth to the reader, and the packs, leader first."""
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    rows.add_column("")
    rows.add_column(_say(reader, "item"), no_wrap=True)
    rows.add_column(_say(reader, "worth"), justify="right")
    rows.add_column(_say(reader, "dogs"))
    for i, item in enumerate(view["items"]):
        token = Text(f" [{_say(reader, 'token')}]", "bold") if item["token"] else Text("")
        packs = Flow(Text(""), [_pack(view, i, pack, reader) for pack in item["packs"]])
        worth = "" if item["worth"] is None else f"+{item['worth']}"
        rows.add_row(_number(numbers, i), Text(_item(view, i, reader)) + token, worth, packs)
    return rows


def _pack(view: Data, spot: int, pack: Data, reader: Reader) -> Text:
    """One player's dogs at an item with the ranks of the breeds, such as ``»Ana: 2 Husky(6)+1W``."""
    leads = pack["seat"] == view["items"][spot]["leader"]
    dogs = []
    for cards in pack["cards"]:
        plain, wonders = cards["dogs"] - cards["wonders"], cards["wonders"]
        rank = f"({view['ranks'][cards['breed']]})" + (f"+{wonders}W" if wonders else "")
        dogs.append(_listed({cards["breed"]: plain}, reader) + rank)
    text = f"{'»' if leads else ''}{reader.name(pack['seat'])}: {', '.join(dogs)}"
    return Text(text, COLOURS[pack["seat"]] + (" bold" if leads else ""))


def _seats(view: Data, reader: Reader) -> Table:
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for p, seat in enumerate(view["seats"]):
        turn = "▸" if p == view["player"] else "1" if p == view["first"] else " "
        passed = _say(reader, "passed") if seat["passed"] else ""
        cards = speech(reader.language).say("cards", n=seat["hand"])
        points = speech(reader.language).say("points", n=seat["score"])
        name = Text(f"{turn} {reader.name(p)}", COLOURS[p])
        rows.add_row(name, cards, passed, points, Text(_listed(seat["won"], reader), "dim"))
    return rows


def _own(view: Data, numbers: Mapping[object, tuple[int, bool]], reader: Reader) -> Iterator[Flow]:
    """The reader's hand with ranks, and what can be done without naming cards."""
    if view["hand"] is not None:
        held = []
        for card, n in view["hand"].items():
            rank = f"({view['ranks'][card]})" if card in view["ranks"] else ""
            many = f" \u00d7{n}" if n > 1 else ""
            number = _number(numbers, card)
            held.append(number + Text(f"{' ' if number else ''}{_name(card, reader)}{rank}{many}"))
        yield Flow(Text(_say(reader, "hand") + " ", "dim"), held)
    said = words.words(reader.language)
    alone = [what for what in ("pass", "cat", "swap", "no-token") if what in numbers]
    if alone:
        yield Flow(Text(""), [_number(numbers, what) + Text(f" {said.say(f'do-{what}')}") for what in alone])


# ---------------------------------------------------------------- what is chosen


def choice(view: Data, ask: Data, reader: Reader) -> str:
    """The chosen parts as one line, and which items they would lead."""
    part_of = {part["action"]: part for part in ask["parts"]}
    chosen = [part_of[action] for action in ask["chosen"] if action in part_of]
    cards: dict[str, int] = {}
    for part in chosen:
        if part["part"] == "card":
            cards[part["card"]] = cards.get(part["card"], 0) + 1
    spots = [part["item"] for part in chosen if part["part"] == "item"]
    single = [words.words(reader.language).say(f"do-{p['part']}") for p in chosen if p["part"] not in ("card", "item")]
    said = " > ".join(filter(None, [_listed(cards, reader), *(_item(view, i, reader) for i in spots), *single]))
    led = [one["item"] for one in ask["preview"] or [] if one["leader"] == reader.seat]
    leads = [_item(view, i, reader) for i in led if i in spots or not spots]
    if cards and ask["phase"] == "turn":
        said += ". " + (_say(reader, "leads", items=", ".join(leads)) if leads else _say(reader, "leads-none"))
    return said


def _item(view: Data, spot: int, reader: Reader) -> str:
    kinds = [item["kind"] for item in view["items"]]
    name = _name(kinds[spot], reader)
    return f"{name} {kinds[: spot + 1].count(kinds[spot])}" if kinds.count(kinds[spot]) > 1 else name


# ---------------------------------------------------------------- what happened


def news(events: Sequence[Data], reader: Reader) -> list[str]:
    """The events in sentences; the reader's deal in one of them, nothing that only others see."""
    said: list[str] = []
    dealt: list[str] = []
    for event in [*events, {"code": "end"}]:
        if event["code"] == "deal" and "card" in event:
            dealt.append(_name(event["card"], reader))
            continue
        if dealt and event["code"] not in SILENT:
            said.append(f"{words.words(reader.language).say('log-dealt')} {', '.join(dealt)}")
            dealt = []
        if event["code"] != "end" and (event["code"] not in SILENT or "card" in event):
            said.append(words.event(event, reader.language, reader.seat, reader.names, reader.deck))
    return said


def result(view: Data, reader: Reader) -> RenderableType:
    """The points of everybody by kind of item, and the hands."""
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("player", "points", "items", "left"):
        rows.add_column(_say(reader, head), justify="right" if head == "points" else "left")
    end = view["result"]
    for p in places(end):
        won = ", ".join(f"{_listed({one['kind']: one['n']}, reader)} = {one['points']}" for one in end["breakdown"][p])
        style = COLOURS[p] + (" bold" if p in end["winners"] else "")
        rows.add_row(Text(reader.name(p), style), str(end["scores"][p]), won, _listed(end["hands"][p], reader))
    return rows
