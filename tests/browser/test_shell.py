"""What surrounds every game in a browser: the lobby, links, a cut connection, the log, settings.

Shown here: P-01, P-02, P-03, P-04, P-12, P-21, P-30, P-41 and P-42.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser
SIZES = {"phone": (360, 640), "desk": (1280, 800)}
Visit = Callable[..., Any]
Site = Any
PASS = '[data-main="pass"]'
NOTE = ".note"


@pytest.fixture(params=SIZES.values(), ids=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """Both screens."""
    return tuple(request.param)


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """A browser of its own for each visitor, with nothing remembered; an error in a page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_browser(size: tuple[int, int] = SIZES["desk"], language: str = "en", motion: str = "reduce") -> Page:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, locale=language, reduced_motion=motion)
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert not errors


def axe(page: Page) -> None:
    """The accessibility checker finds nothing on the screen as it is."""
    found = Axe().run(page).response["violations"]
    assert not found, [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]


def seated(page: Page) -> None:
    page.locator("main.table .board").wait_for()


def start(page: Page, site: Site, *kinds: str) -> str:
    """From the lobby to a table where the others are of these kinds; the table's name."""
    page.goto(site.address)
    page.locator(".row select").first.wait_for()
    while page.locator(".row select").count() > len(kinds):
        page.locator(".row .tool").last.click()
    for index, kind in enumerate(kinds):
        page.locator(".row select").nth(index).select_option(kind)
    page.get_by_label("First player").select_option("0")
    page.locator(".acts .btn.main").click()
    seated(page)
    return page.url.split("/t/")[1].split("?")[0]


def links(page: Page) -> list[str]:
    """The links on the sheet: the friends' first, then my own and the watchers'."""
    page.locator(".invite input").first.wait_for()
    return [field.input_value() for field in page.locator(".invite input").all()]


def follow(page: Page, link: str) -> None:
    page.goto(link)
    seated(page)


# ---------------------------------------------------------------- lobby and links


def test_from_nothing_to_playing_in_twenty_seconds(site: Site, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    began = monotonic()
    page.goto(site.address)
    page.locator(".acts .btn.main").click()
    seated(page)
    assert monotonic() - began < 20
    assert "#" not in page.url


def test_the_lobby_is_for_everybody(site: Site, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    page.goto(site.address)
    page.locator(".row").first.wait_for()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    small = [
        box
        for one in page.locator("main :is(button, select, input[type=text]):visible").all()
        if (box := one.bounding_box()) and min(box["width"], box["height"]) < 43.9
    ]
    assert not small
    page.locator(".bar .tool").last.click()
    axe(page)


def test_a_friend_sits_down_by_a_link(site: Site, visit: Visit, size: tuple[int, int]) -> None:
    host, friend = visit(size), visit(size)
    start(host, site, "friend")
    axe(host)
    assert [link.count("#") for link in links(host)] == [1, 1, 1]
    follow(friend, links(host)[0])
    assert friend.url.endswith("?seat=1")
    assert friend.locator(".hand .dog").count() > 0
    friend.reload()
    seated(friend)
    friend.locator(".bar .home").click()
    friend.locator(".resume").first.click()
    seated(friend)


def test_a_watcher_has_no_hand(site: Site, visit: Visit) -> None:
    host, watcher = visit(), visit()
    start(host, site, "friend")
    follow(watcher, links(host)[-1])
    assert watcher.locator(".hand").count() == 0
    axe(watcher)


def test_a_wrong_link_opens_nothing_and_says_so(site: Site, visit: Visit, size: tuple[int, int]) -> None:
    host, stranger = visit(size), visit(size)
    table = start(host, site, "bot:puppy")
    for address in (
        f"{site.address}/t/{table}#forged",
        f"{site.address}/t/nowhere#forged",
        f"{site.address}/t/{table}",
    ):
        stranger.goto(address)
        stranger.locator(".door .btn").wait_for()
        assert "#" not in stranger.url
        axe(stranger)
    stranger.locator(".door .btn").click()
    stranger.locator(".row").first.wait_for()


def test_a_new_link_takes_the_seat_from_the_old_one(site: Site, visit: Visit) -> None:
    host, friend, other = visit(), visit(), visit()
    start(host, site, "friend")
    old = links(host)[0]
    follow(friend, old)
    host.locator(".invite summary").click()
    host.locator(".invite details .btn").click()
    friend.locator(NOTE).wait_for()
    host.wait_for_timeout(200)
    assert links(host)[0] != old
    other.goto(old)
    other.locator(".door .btn").wait_for()
    follow(other, links(host)[0])


# ---------------------------------------------------------------- cut and back


def ready(page: Page) -> None:
    page.locator(f'{PASS}[aria-disabled="false"]').wait_for()
    # The main button takes no press so soon after it has got another meaning.
    page.wait_for_timeout(450)


def test_a_cut_line_says_so_at_once_and_the_play_goes_out_when_it_is_back(site: Site, visit: Visit) -> None:
    page = visit()
    table = start(page, site, "bot:puppy")
    ready(page)
    page.evaluate("window.same = true")
    page.context.set_offline(True)
    page.locator(NOTE).wait_for(timeout=1000)
    axe(page)
    before = site.match(table).version
    page.locator(PASS).click()
    page.wait_for_timeout(300)
    assert site.match(table).version == before
    page.context.set_offline(False)
    page.locator(NOTE).wait_for(state="detached")
    page.wait_for_timeout(500)
    passes = [step for step in site.match(table).steps if step.seat == 0 and step.play == (0,)]
    assert passes
    assert page.evaluate("window.same")


def test_a_restarted_server_finds_the_page_again(own: Site, visit: Visit) -> None:
    page = visit()
    table = start(page, own, "bot:puppy")
    ready(page)
    hand = [one.get_attribute("aria-label") for one in page.locator(".hand .dog").all()]
    before = own.match(table).version
    page.evaluate("window.same = true")
    own.close()
    page.locator(NOTE).wait_for()
    own.open()
    page.locator(NOTE).wait_for(state="detached")
    assert [one.get_attribute("aria-label") for one in page.locator(".hand .dog").all()] == hand
    ready(page)
    page.locator(PASS).click()
    page.locator(PASS).wait_for(state="detached")
    assert own.match(table).steps[before].play == (0,)
    assert page.evaluate("window.same")


def test_two_devices_at_one_seat_are_both_live(site: Site, visit: Visit) -> None:
    one, two = visit(SIZES["phone"]), visit(SIZES["desk"])
    start(one, site, "friend")
    follow(two, links(one)[1])
    one.locator(".go").click()
    ready(two)
    two.locator(PASS).click()
    one.locator('[data-main="wait"]').wait_for()
    two.locator('[data-main="wait"]').wait_for()


# ---------------------------------------------------------------- what happened, rules, settings


def test_a_line_of_the_log_leads_to_its_moment_also_after_a_reload(site: Site, visit: Visit) -> None:
    page = visit()
    start(page, site, "friend")
    page.locator(".go").click()
    ready(page)
    hand = page.locator(".hand .dog").count()
    page.locator(PASS).click()
    page.locator('[data-main="wait"]').wait_for()
    page.reload()
    seated(page)
    page.locator(".side .look").first.click()
    page.locator(NOTE).wait_for()
    assert page.locator(".hand .dog").count() == hand
    axe(page)
    page.locator(f"{NOTE} .btn").click()
    page.locator('[data-main="wait"]').wait_for()


def test_the_log_speaks_from_the_readers_side(site: Site, visit: Visit) -> None:
    host, friend = visit(), visit()
    start(host, site, "friend")
    follow(friend, links(host)[0])
    host.locator(".go").click()
    ready(host)
    host.locator(PASS).click()
    host.locator(".side .look", has_text="You pass.").wait_for()
    friend.locator(".side .look", has_text=re.compile("Player 1 passes")).wait_for()


def test_tab_comes_to_the_newest_line_of_the_log_whatever_was_read_before(site: Site, visit: Visit) -> None:
    page = visit()
    start(page, site, "bot:puppy")
    ready(page)
    lines = page.locator(".side .look")
    lines.first.focus()
    assert lines.first.get_attribute("tabindex") == "0"
    before = lines.count()
    page.locator(PASS).focus()
    page.locator(PASS).click()
    lines.nth(before).wait_for()
    stops = lines.evaluate_all("lines => lines.map(line => line.tabIndex)")  # at once: the bot goes on
    assert stops == [-1] * (len(stops) - 1) + [0]


def test_the_rules_lie_beside_the_table(site: Site, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    start(page, site, "bot:puppy")
    page.keyboard.press("?")
    page.locator(".rules:visible #BT-22").wait_for(state="attached")
    axe(page)
    page.get_by_label("Rules").first.focus()
    if size == SIZES["phone"]:
        page.keyboard.press("Escape")
    else:
        page.locator(".side-head .tool").click()
    page.locator(".rules").wait_for(state="detached")


def test_settings_hold_and_are_taken_at_once(site: Site, visit: Visit) -> None:
    page = visit(SIZES["phone"], "de")
    page.goto(site.address)
    page.get_by_role("button", name="Los geht").wait_for()
    page.locator(".bar .tool").last.click()
    page.get_by_label("English").check()
    page.get_by_label("Night").check()
    page.get_by_label("Slow").check()
    axe(page)
    page.reload()
    page.get_by_role("button", name="Start the game").wait_for()
    root = page.locator("html")
    assert (root.get_attribute("lang"), root.get_attribute("data-theme")) == ("en", "dark")
