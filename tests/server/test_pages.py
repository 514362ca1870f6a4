"""The pages of the client and the headers around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Site


@pytest.fixture
def built(own: Site) -> Site:
    """A server with a client of three files."""
    folder = own.config.client
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Doghouse</title>")
    (folder / "assets" / "index-1a2b.js").write_text("let a")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder.parent / "secret.txt").write_text("secret")
    return own


def test_without_a_built_client_the_page_says_what_to_do(own: Site) -> None:
    answer = own.call("GET", "/")
    assert answer.status == 503
    assert b"<code>make</code>" in answer.body


def test_the_lobby_and_every_table_are_the_same_page(built: Site) -> None:
    pages = [built.call("GET", path) for path in ("/", "/t/abc", "/t/nosuchtable")]
    assert {(page.status, page.body) for page in pages} == {(200, b"<!doctype html><title>Doghouse</title>")}
    assert pages[0].headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever_and_others_are_asked_for_again(built: Site) -> None:
    hashed = built.call("GET", "/assets/index-1a2b.js")
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"].startswith("text/javascript")
    assert built.call("GET", "/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets",
        "/nothing",
        "//etc/passwd",
        "/%00",
    ],
)
def test_nothing_outside_the_clients_folder_is_served(built: Site, path: str) -> None:
    assert built.call("GET", path).status in (400, 404)


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/api/games", "/nothing", "/api/tables/x"])
def test_every_answer_tells_the_browser_to_be_careful(built: Site, path: str) -> None:
    headers = built.call("GET", path).headers
    policy = headers["content-security-policy"]
    for rule in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert rule in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert not path.startswith("/api/") or headers["cache-control"] == "no-store"
