"""Hidden cards never leave the server: every frame of a whole game is searched, for each seat and for a watcher."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from doghouse import games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Device, Frame, Site

PASS = 0
CARDS = set(games.load("barking").cards.house().card_ids)
OPEN = {
    ("view", "ranks"),
    ("view", "copies"),
    ("view", "discards"),
    ("view", "items"),
    ("view", "play"),
}
"""Where a state frame may name any card: printed on the cards, or lying open on the table."""

SEEN_BY_ALL = {"discard", "dogs"}
"""Events whose card everybody sees."""


def cards_in(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every card that is named anywhere in some JSON, as key or value, with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in CARDS:
                yield path, key
            if key not in ("code", "part"):  # names of events and parts, like "cat"
                yield from cards_in(value, (*path, key))
    elif isinstance(data, list):
        for n, value in enumerate(data):
            yield from cards_in(value, (*path, n))
    elif data in CARDS:
        yield path, str(data)


def leaks(frame: Frame, seat: int | None) -> list[object]:
    """Everything in a frame that this seat (None: a watcher) must not be told."""
    found: list[object] = []
    over = frame.get("view", {}).get("result") is not None
    for path, card in cards_in(frame):
        if path[:2] in OPEN or (over and path[:2] == ("view", "result")):
            continue
        if path[:2] == ("view", "seats") and path[3] == "knows":
            continue  # what everybody can work out: the same for all seats, see below
        if path[0] == "events":
            event = frame["events"][path[1]]
            if event["code"] in SEEN_BY_ALL or event.get("seat") == seat:
                continue
        elif seat is not None and (path[:2] == ("view", "hand") or path[0] in ("ask", "clauses")):
            continue
        found.append((path, card))
    return found


def some_play(state: Frame, rng: random.Random) -> list[int]:
    """Mostly a card at an item, often refused."""
    ask = state["ask"]
    cards = [part["action"] for part in ask["parts"] if part["part"] == "card"]
    items = [part["action"] for part in ask["parts"] if part["part"] == "item"]
    if ask["phase"] == "turn" and cards and items and rng.random() < 0.85:
        return [rng.choice(items), *rng.choices(cards, k=rng.choice((1, 1, 2)))]
    single = [part["action"] for part in ask["parts"] if part["part"] not in ("card", "item") and not part["no"]]
    return [rng.choice(single or [part["action"] for part in ask["parts"]])]


def play_on(devices: list[Device], rng: random.Random) -> bool:
    """One play of who is asked, with others meddling; False at the end."""
    v = max(device.state["v"] for device in devices)
    for device in devices:
        device.at(v)
    duty = devices[0].state["duty"]
    if duty is None:
        return False
    if duty < 3:
        for device in devices:
            device.say({"t": "consider", "id": f"q{v}", "v": v, "chosen": some_chosen(rng)})
        play = some_play(devices[duty].state, rng)
        devices[(duty + 1) % 3].act(play, f"meddling{v}")
        if devices[duty].act(play, f"first{v}")["t"] == "no":
            ask = devices[duty].state["ask"]
            devices[duty].act([ask["parts"][0]["action"]], f"second{v}")
    for device in devices:
        device.at(v + 1)
    return True


def some_chosen(rng: random.Random) -> list[int]:
    return [rng.randrange(5, 24) for _ in range(rng.randrange(3))]


def test_no_frame_of_a_whole_game_names_a_hidden_card(site: Site) -> None:
    rng = random.Random(7)
    table = site.open("me", "me", "me", "random", teaching=False)
    devices = [table.sit(seat) for seat in range(3)]
    watcher = table.sit("watch")
    header = site.room(table).match.header
    while play_on(devices, rng):
        pass
    final = devices[0].state["v"]
    watcher.at(final)
    for seat, device in enumerate(devices):
        assert not [leak for frame in device.frames for leak in leaks(frame, seat)]
        late = table.sit(seat)
        assert not leaks(late.state, seat)
    assert not [leak for frame in watcher.frames for leak in leaks(frame, None)]
    everything = json.dumps([device.frames for device in (*devices, watcher)])
    assert str(header.seed) not in everything
    for word in ("seed", "rng", "tape", "outcome"):
        assert f'"{word}"' not in everything


def test_what_everybody_can_know_is_the_same_for_every_seat(site: Site) -> None:
    rng = random.Random(3)
    table = site.open("me", "me", "me")
    devices = [table.sit(seat) for seat in range(3)]
    for _ in range(15):
        play_on(devices, rng)
        views = [device.state["view"] for device in (*devices, table.sit("watch"))]
        public = [{key: value for key, value in view.items() if key not in ("me", "hand", "items")} for view in views]
        assert all(view == public[0] for view in public)
        for item in zip(*(view["items"] for view in views), strict=True):
            assert len({json.dumps(seen | {"worth": None}) for seen in item}) == 1


def test_the_search_finds_what_it_looks_for() -> None:
    frame = {
        "t": "state",
        "view": {"hand": {"cat": 1}},
        "events": [{"v": 1, "code": "draw", "seat": 2, "card": "husky"}],
    }
    assert len(leaks(frame, 1)) == 1
    assert len(leaks(frame, 2)) == 0
    assert len(leaks(frame, None)) == 2


def test_the_record_stays_until_the_game_is_over(site: Site) -> None:
    table = site.open("me", "me")
    answer = site.call("GET", f"{table.path}/record", cookie=table.enter(0))
    assert (answer.status, answer.json) == (409, {"error": "running"})
