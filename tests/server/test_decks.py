"""Tables with a deck of one's own: checked, kept with the table, told to its devices."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from doghouse.core.deck import LARGEST
from doghouse.games.barking.cards import house
from doghouse.games.treat_please.cards import house as treat_house
from doghouse.server.limits import Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Answer, Site
    from doghouse.server.config import Config

OWN = house().text.replace('id = "husky"', 'id = "samoyed"').replace('en = "Husky"', 'en = "Samoyed <i>"')
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "name": "Rex", "bot": "greedy"}]


def asked(site: Site, deck: object, game: str = "barking") -> Answer:
    return site.call("POST", "/api/tables", {"game": game, "seats": SEATS, "deck": deck})


def cookie(site: Site, made: Answer) -> str:
    token = made.json["seats"][0]["token"]
    return site.call("POST", f"/api/tables/{made.json['table']}/enter", {"token": token}).cookie


def deck_of(site: Site, made: Answer, cookie: str) -> Answer:
    return site.call("GET", f"/api/tables/{made.json['table']}/deck", Cookie=cookie)


def checked(site: Site, deck: object, game: str = "barking") -> Answer:
    return site.call("POST", "/api/decks", {"game": game, "deck": deck})


def test_a_table_is_played_with_its_own_deck(site: Site) -> None:
    made = asked(site, OWN)
    assert made.status == 201
    answer = deck_of(site, made, cookie(site, made))
    assert answer.status == 200
    assert answer.json["cards"]["samoyed"] == {
        "kind": "breed",
        "names": {"en": "Samoyed <i>", "de": "Husky"},
        "copies": 5,
        "rank": 6,
    }
    assert "husky" not in answer.json["cards"]
    room = site.app.state.server.rooms.live[made.json["table"]]
    assert "samoyed" in room.match.view(None)["ranks"]


def test_words_of_a_deck_come_as_they_were_typed(site: Site) -> None:
    sharp = "<script>bite()</script> &amp; <b>"
    text = treat_house().text.replace('id = "sploot"\n', f'id = "sploot"\ntext_en = "{sharp}"\n')
    made = asked(site, text.replace('en = "Sploot"', f'en = "{sharp}"'), "treat-please")
    sploot = deck_of(site, made, cookie(site, made)).json["cards"]["sploot"]
    assert (sploot["names"]["en"], sploot["text"]) == (sharp, {"en": sharp})


@pytest.mark.parametrize("pad", ["x", '"', "\\", "ü"])
def test_a_deck_of_256_kib_is_taken_and_one_sign_more_is_not(site: Site, pad: str) -> None:
    text = treat_house().text
    room = LARGEST - len(text.encode()) - 1
    line = ("#" + pad * 200)[: 200 // len(pad.encode())] + "\n"
    text += line * (room // len(line.encode()))
    text += "#" + " " * (LARGEST - len(text.encode()) - 1)
    assert len(text.encode()) == LARGEST == 256 * 1024
    assert asked(site, text, "treat-please").status == 201
    assert "256 KiB" in str(asked(site, text + " ", "treat-please").json["problems"])


def test_the_deck_is_kept_with_the_table(config: Config, serve: Callable[[Config], Site]) -> None:
    first = serve(config)
    made = asked(first, OWN)
    seat = cookie(first, made)
    first.close()
    again = serve(config)
    assert "samoyed" in deck_of(again, made, seat).json["cards"]
    again.close()


def test_without_a_deck_it_is_the_house_deck(site: Site) -> None:
    made = asked(site, None)
    answer = deck_of(site, made, cookie(site, made))
    assert answer.json["title"] == "House deck"
    assert len(answer.json["cards"]) == 22


def test_all_problems_of_a_deck_come_back(site: Site) -> None:
    line = OWN.split("\n").index('id = "samoyed"') + 1
    answer = asked(site, OWN.replace('id = "samoyed"', 'id = "Sam"').replace("[cat]", "[cet]"))
    assert answer.status == 422
    assert answer.json["error"] == "deck"
    assert answer.json["problems"] == [
        f"deck.toml:{line}: Sam: id: small letters, numbers and hyphens were expected, not 'Sam' (did you mean sam?)",
        f"deck.toml:{OWN.split(chr(10)).index('[cat]') + 1}: there is no key 'cet'; did you mean cat?",
    ]


@pytest.mark.parametrize("deck", ["", "house", "game = 1", "[[" * 500, "\u202e"])
def test_what_is_no_deck_is_told(site: Site, deck: str) -> None:
    answer = asked(site, deck)
    assert answer.status == 422
    assert answer.json["problems"]


@pytest.mark.parametrize("deck", [OWN, OWN.replace("[cat]", "[cet]"), "", "[[" * 500])
def test_a_deck_is_checked_beforehand_as_it_is_for_a_table(site: Site, deck: str) -> None:
    answer, made = checked(site, deck), asked(site, deck)
    assert (answer.status, answer.json) == (
        (200, {"title": "House deck", "warnings": []}) if made.status == 201 else (made.status, made.json)
    )


def test_a_deck_is_checked_for_the_game_it_is_to_be_played_in(site: Site) -> None:
    assert checked(site, OWN, "treat-please").status == 422
    assert checked(site, OWN, "chess").json == {"error": "bad", "where": "game"}
    assert checked(site, None).json == {"error": "bad", "where": "body"}


def test_checks_are_slowed_down_and_take_nothing_from_the_tables(
    config: Config, serve: Callable[[Config], Site]
) -> None:
    site = serve(replace(config, opening=Limit(burst=2, per_second=0.01)))
    assert [checked(site, OWN).status for _ in range(3)] == [200, 200, 429]
    assert asked(site, OWN).status == 201


def test_a_deck_that_is_too_large_is_told_or_not_even_read(site: Site) -> None:
    assert asked(site, "# wide\n" * (LARGEST // 6)).json["problems"] == [
        "deck.toml: a deck of at most 256 KiB was expected"
    ]
    assert asked(site, "# wide\n" * LARGEST).status == 400


def test_a_deck_of_another_kind_is_refused(site: Site) -> None:
    assert asked(site, 7).status == 400


def test_nobody_else_sees_the_deck(site: Site) -> None:
    made = asked(site, OWN)
    assert deck_of(site, made, "").status == 403
