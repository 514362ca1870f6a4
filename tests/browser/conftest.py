"""People in a real browser at the tables of a real server, and what is looked at while they play."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from doghouse.server.app import create_app
from doghouse.server.config import Config
from doghouse.server.limits import Limit
from doghouse.server.run import server_of
from doghouse.table.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

PHONE = (360, 640)
DESK = (1280, 800)
PLENTY = Limit(burst=10_000, per_second=10_000)
PATIENCE = 10.0
# What the page takes for now, for tests that would only wait.
LATER = """{ const now = performance.now.bind(performance); let ahead = 0;
  performance.now = () => now() + ahead; window.later = (ms) => { ahead += ms; }; }"""
TOUCH = 44
SIZES = {"phone": PHONE, "desk": DESK}

# Everything that can be pressed, with its box; what a control covers or is covered by is not asked.
CONTROLS = """() => [...document.querySelectorAll('button, a[href], input, select')]
  .filter((one) => one.offsetParent !== null && !one.closest('.side'))
  .map((one) => { const box = one.getBoundingClientRect();
    return [one.getAttribute('aria-label') || one.textContent.trim(), box.width, box.height]; })"""

# How much room the words of the main button have: it says what will happen.
MAIN_WIDTHS = "() => [...document.querySelectorAll('.acts .btn.main')].map((one) => one.getBoundingClientRect().width)"

# Parts of the table that reach beyond the screen, and words cut off inside their box.
BEYOND = """() => [...document.querySelectorAll('main :is(.bar, .say, .seats, .board, .hand, .acts), main button')]
  .filter((one) => one.offsetParent !== null && !one.closest('.side'))
  .filter((one) => { const box = one.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1; })
  .map((one) => one.className + ': ' + one.textContent.trim().slice(0, 40))"""

# Everything that is read or heard.
WORDS = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .map((one) => one.getAttribute('aria-label') + ' ' + one.title)].join(' ')"""
# How the ids of words begin; an id without words stands for itself.
IDS = ("board-", "card-", "item-", "event-", "no-", "others-", "log-", "recap-", "end-", "note-", "title", "lasting-")


class Site:
    """A server with the built client, in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = 0
        self.open()

    def open(self) -> None:
        """Serve the folder's tables; once again at the same address when it was closed."""
        limits = {"frames": PLENTY, "opening": PLENTY, "guesses": PLENTY}
        self.app = create_app(Config(self._folder / "tables.db", compile=False, **limits))
        self._listening = socket.create_server(("127.0.0.1", self.port), backlog=100)
        self.port = self._listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._server = server_of(self.app)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._thread.start()

    def match(self, table: str) -> Match:
        """The truth about a table, hidden cards included: to compare with, not to change."""
        match: Match = self.app.state.server.rooms.live[table].match
        return match

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive()


class Person:
    """Somebody at seat 0 of a table, with every frame that their browser received."""

    def __init__(self, site: Site, page: Page, made: dict[str, Any]) -> None:
        self.site = site
        self.page = page
        self.table: str = made["table"]
        self.frames: list[str] = []
        self.troubles: list[str] = []
        page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self.troubles.append(said.text))
        page.goto(f"{site.address}/t/{self.table}#{made['seats'][0]['token']}")
        page.wait_for_selector(".acts")

    @property
    def match(self) -> Match:
        return self.site.match(self.table)

    @property
    def told(self) -> int:
        """The version of the table that the page was told last."""
        states = (frame for frame in map(json.loads, reversed(self.frames)) if frame["t"] == "state")
        return int(next(states)["v"])

    def tap(self, target: Locator) -> None:
        """A finger on the middle of it, whether it is locked or not."""
        box = target.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def go(self, target: Locator) -> None:
        """By keyboard alone: Tab to its group, arrows to itself, Enter."""
        here = self._staying(target)
        group = "(one) => one.closest('nav, section, [role=group]').contains(document.activeElement)"
        self._steps("Tab", lambda: here(group))
        self.page.keyboard.press("Home")
        self._steps("ArrowRight", lambda: here("(one) => one === document.activeElement"))
        self.page.keyboard.press("Enter")

    def _staying(self, target: Locator) -> Callable[[str], bool]:
        """Asks the element that was found first; only if it is gone, because a button got another meaning, the next."""
        element = target.element_handle()

        def ask(code: str) -> bool:
            nonlocal element
            while True:
                assert element is not None
                said = element.evaluate(f"(one) => one.isConnected ? ({code})(one) : null")  # it may go in between
                if said is not None:
                    return bool(said)
                element = target.element_handle()

        return ask

    def _steps(self, key: str, there: Callable[[], bool]) -> None:
        for _ in range(40):
            if there():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead there")

    def until(self, true: str) -> None:
        """Wait for an expression to be true. (The page forbids Playwright's own way, which compiles it there.)"""
        for _ in range(200):
            if self.page.evaluate(true):
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"never true: {true}")

    def axe(self) -> None:
        """The accessibility checker finds nothing on the screen as it is."""
        found = Axe().run(self.page).response["violations"]
        nodes = [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]
        assert not nodes, nodes

    def fits(self) -> None:
        """Everything is on the screen, nothing scrolls, and what can be pressed is large enough for a finger."""
        small = [one for one in self.page.evaluate(CONTROLS) if min(one[1:]) < TOUCH - 0.1]
        assert not small, small
        narrow = [width for width in self.page.evaluate(MAIN_WIDTHS) if width < 2 * TOUCH]
        assert not narrow, narrow
        assert not self.page.evaluate(BEYOND)
        size = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        screen = self.page.viewport_size
        assert size == [screen["width"], screen["height"]]

    def wordless(self) -> set[str]:
        """Ids on the screen that the catalogue has no words for."""
        return {word for word in self.page.evaluate(WORDS).split() if word.startswith(IDS)}

    def secrets(self) -> None:
        """No frame held what the seat must not know."""
        for frame in self.frames:
            assert not self.leaks(json.loads(frame)), frame

    def watch(self) -> Callable[[str], None]:
        """A look at what kind of screen it is: all fits, every id has words, each kind is accessible."""
        seen: set[str] = set()

        def look(code: str) -> None:
            self.fits()
            assert not self.wordless()
            if code not in seen:
                seen.add(code)
                self.axe()

        return look

    def leaks(self, frame: dict[str, Any]) -> list[str]:
        """What in a frame is hidden from this seat."""
        return hidden(frame, 0, str(self.match.header.seed))


def hidden(frame: dict[str, Any], me: int, seed: str) -> list[str]:
    """What in a frame is hidden from a seat: other hands, unseen cards, what the deck holds, the seed."""
    if frame["t"] == "pong":
        return []
    found = ["the seed"] if seed in json.dumps(frame) else []
    for event in frame.get("events", ()):
        if event["code"] in ("deal", "draw") and event.get("seat") != me and "card" in event:
            found.append(f"a card of seat {event.get('seat')}")
    view = frame.get("view")
    if view is None:
        return found
    if not isinstance(view["deck"], int) or not all(isinstance(n, int) for n in view["stacks"]):
        found.append("what the deck or the stacks hold")
    found += [f"the hand of seat {p}" for p, seat in enumerate(view["seats"]) if not isinstance(seat["hand"], int)]
    if view["result"] is not None and view["phase"] != "over":
        found.append("the hands at the end")
    return found + [f"more than a view: {name}" for name in sorted(set(view) - VIEW)]


VIEW = {"game", "phase", "player", "first", "me", "round", "rounds", "teaching", "deck", "discards", "stacks"}
VIEW |= {"items", "seats", "hand", "play", "ranks", "copies", "result"}


@pytest.fixture(params=SIZES.values(), ids=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """Both screens."""
    return tuple(request.param)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for the tests of a file."""
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.close()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A server for one test alone, which may close it and open it again."""
    site = Site(tmp_path)
    yield site
    site.close()


@pytest.fixture
def sit(site: Site, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Opens tables, each with a person in a browser of their own; whatever the page complained about fails the test."""
    people: list[Person] = []

    def open_table(
        size: tuple[int, int],
        bots: int = 3,
        *,
        game: str = "barking",
        motion: str = "reduce",
        language: str = "en",
        deck: str | None = None,
        level: str = "random",
        **options: bool | int,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=True, reduced_motion=motion, locale=language
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(LATER)
        names = ("Ben", "Karl", "Mia", "Zoe")[:bots]
        seats = [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "name": n, "bot": level} for n in names)]
        answer = context.request.post(
            f"{site.address}/api/tables", data={"game": game, "options": options, "seats": seats, "deck": deck}
        )
        assert answer.status == 201, answer.text()
        people.append(Person(site, context.new_page(), answer.json()))
        return people[-1]

    yield open_table
    for person in people:
        person.page.context.close()
        assert not person.troubles
