"""Takes the picture of the table that the README shows: docs/table.png.

    .venv/bin/python tools/picture.py

Four greedy bots play up to a turn in round 4 with many dogs about; then the first of them is a person, whose browser
(Chromium) sits down at the real server and chooses a card or two.
"""

from __future__ import annotations

import socket
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from doghouse import games
from doghouse.server.app import create_app
from doghouse.server.config import Config
from doghouse.server.run import server_of
from doghouse.server.thinking import thought_out
from doghouse.store import Chair, Opened, Played
from doghouse.store.sqlite import SqliteStore
from doghouse.table.match import HOUSE, Header, Match

HERE = Path(__file__).parent.parent
TABLE, SEED, ROUND, PACKS = "picture", 11, 4, 6
NAMES = ("Ana", "Ben", "Karl", "Mia")
CHROMIUM = "/usr/bin/chromium"


def played() -> Match:
    """A match that stands at a turn of seat 0 with something to look at."""
    game = games.load("barking")
    match = Match(game, Header(game.name, game.version, HOUSE, {"first": -1, "teaching": 0}, SEED, NAMES))
    while not match.over:
        view = match.view(0)
        packs = sum(len(item["packs"]) for item in view["items"])
        if match.duty() == 0 and view["phase"] == "turn" and view["round"] == ROUND and packs >= PACKS:
            return match
        seat = match.duty()
        match.commit(match.prepare(seat, thought_out(match, seat, "greedy", SEED)))
    raise SystemExit(f"seed {SEED} gives no such turn; try another")


def kept(match: Match, database: Path) -> None:
    """The match as a table in a database: a person and three bots."""
    store = SqliteStore(database)
    chairs = (Chair(NAMES[0], "me"), *(Chair(name, "bot", "greedy") for name in NAMES[1:]))
    rows = [Opened(match.header, chairs), *(Played(step) for step in match.steps)]
    for n, row in enumerate(rows):
        store.append(TABLE, n, row).result()
    store.close()


def choose(page: Page) -> None:
    """Choose a card or two, as somebody would who thinks about them."""
    page.wait_for_selector('.acts[aria-busy="false"] [data-main]:not([data-main="wait"])')
    free = page.locator('.dog[aria-pressed="false"][aria-disabled="false"]:not([data-card^=cat])')
    for _ in range(2):
        if free.count():
            free.first.click()
            page.wait_for_timeout(500)


def main() -> None:
    """Make the picture."""
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listening:
        database = Path(folder) / "tables.db"
        kept(played(), database)
        app = create_app(Config(database, compile=False))
        token = app.state.server.door.seals.token(TABLE, 0, 0)
        server = server_of(app)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{listening.getsockname()[1]}/t/{TABLE}#{token}")
            choose(page)
            page.screenshot(path=HERE / "docs" / "table.png")
            browser.close()
        server.should_exit = True
        thread.join()


if __name__ == "__main__":
    main()
