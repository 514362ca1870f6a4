"""A play in one line: generous reading, one way to write, and the nearest right word; what is drawn may be unknown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from doghouse import games
from doghouse.core.lines import Misread
from doghouse.games.treat_please import cards, notation, rules
from doghouse.games.treat_please.state import (
    ACTIONS,
    COMPLETE,
    END,
    LEARN,
    NO,
    NOBODY,
    OPTION,
    PICK,
    PLAY,
    TAKE,
    TURN_UP,
    YES,
    Moves,
    Options,
    Phase,
    State,
)
from doghouse.table import record
from doghouse.table.match import HOUSE, Header, Match
from doghouse.testing.plays import some_play

DECK = cards.house()
DOCS = Path(__file__).parents[3] / "docs/positions/treat-please"
EFFECTS = {"bury": "[{ place = 1 }]", "dig": "[{ back = 1 }]"}
BEHAVIORS = ("play-dead", "play-bow", "zoomies", "puppy-eyes", "encore", "stretch", *EFFECTS)
GOALS = {"sunday-roast": "food", "belly-rubs": "pets", "last-towel": "pamper"}
# Cards of its own, so that nothing depends on what the house deck has besides.
OWN = "".join(
    f"""| [[behavior]]
| id = "{one}"
| en = "{one.replace("-", " ").title()}"
| de = "{one} auf Deutsch"
| cost = 1
| effects = {EFFECTS.get(one, "[]")}
"""
    for one in BEHAVIORS
) + "".join(
    f"""| [[objective]]
| id = "{one}"
| en = "{one.replace("-", " ").title()}"
| type = "{kind}"
| affection = 1
| attention = 1
"""
    for one, kind in GOALS.items()
)
TABLE = f"""{OWN}
seats: Ana, "Sploot", Cleo
hand Ana: nap, kibbles, sploot, play-dead
discard Ana: zoomies
row: play-bow, puppy-eyes, encore, stretch
food: sunday-roast
pets: belly-rubs
"""
CARDS = notation.read_position(TABLE).deck
SPLOOT, NAP, DEAD, BOW, ZOOMIES = (
    CARDS.behavior_ids.index(b) for b in ("sploot", "nap", "play-dead", "play-bow", "zoomies")
)


def position(more: str = "") -> notation.Position:
    return notation.read_position(TABLE + more)


def example(name: str) -> notation.Position:
    return notation.read_position((DOCS / f"{name}.txt").read_text(encoding="utf-8"))


def actions(text: str, more: str = "") -> list[tuple[int, int]]:
    p = position(more)
    return [(play.seat, *play.actions) for play in notation.read_line(text, p.state, p.deck, p.names)]


def why(place: notation.Position, text: str) -> list[str]:
    return [refusal.clause for refusal in notation.why(place, text)]


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("end", [(0, END)]),
        ("end the turn", [(0, END)]),
        ("Ana: pass", [(0, END)]),
        ("yes", [(0, YES)]),
        ("decline", [(0, NO)]),
        ("option 2", [(0, OPTION + 1)]),
        ("play nap", [(0, PLAY + NAP)]),
        ("Play Take a Nap", [(0, PLAY + NAP)]),
        ("nap", [(0, PLAY + NAP)]),
        ("take a nap", [(0, PLAY + NAP)]),
        ("Play PLAY-DEAD auf Deutsch", [(0, PLAY + DEAD)]),
        ("play play-dead", [(0, PLAY + DEAD)]),
        ("play dead", [(0, PLAY + DEAD)]),
        ("play nap, sploot and play dead", [(0, PLAY + NAP), (0, PLAY + SPLOOT), (0, PLAY + DEAD)]),
        ("learn play bow; play play-bow", [(0, LEARN), (0, PLAY + BOW)]),
        ("play-bow", [(0, LEARN)]),
        ("buy the card puppy eyes", [(0, LEARN + 1)]),
        ("complete Sunday Roast", [(0, COMPLETE)]),
        ("sunday-roast", [(0, COMPLETE)]),
        ("complete food, play nap", [(0, COMPLETE), (0, PLAY + NAP)]),
        ("complete play", [(0, COMPLETE + 4)]),
        ("pick encore", [(0, PICK + 2)]),
        ("turn-up play", [(0, TURN_UP + 4)]),
        ("turn up belly-rubs", [(0, TURN_UP + 3)]),
        ("take back zoomies", [(0, TAKE + ZOOMIES)]),
        ("learn nap", [(0, ACTIONS)]),
        ("complete last-towel", [(0, ACTIONS)]),
        ("seat 2: end; nap; Cleo: end", [(1, END), (1, PLAY + NAP), (2, END)]),
        ('"Sploot": end', [(1, END)]),
        ("cleo nap", [(2, PLAY + NAP)]),
    ],
)
def test_a_play_is_read_in_any_spelling(text: str, found: list[tuple[int, int]]) -> None:
    assert actions(text) == found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a play was expected, such as `play nap` or `end`"),
        ("Ana:", "a play was expected, such as `play nap` or `end`"),
        ("play", "a behavior was expected after `play`"),
        ("play sunday-roast", "a behavior was expected after `play`, not 'sunday-roast'"),
        ("complete nap", "an objective was expected after `complete`, not 'nap'"),
        ("turn-up nap", "a type (food, outdoor, pamper, pets, play) was expected after `turn-up`, not 'nap'"),
        ("option", "a number from 1 to 4 was expected after `option`"),
        ("option 9", "a number from 1 to 4 was expected after `option`, not '9'"),
        ("splot", "'splot' is not known here; did you mean sploot?"),
        ("dance", "'dance' is not known here; a play begins with a card or with play, learn, complete, end,"),
        ("play play", "a behavior was expected after `play`, not 'play'"),
        ("play food", "a behavior was expected after `play`, not 'food'"),
        ("Bea: end", "'Bea' is not known here"),
        (": end", "a player's name was expected before the colon"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, said: str) -> None:
    with pytest.raises(Misread) as caught:
        actions(text)
    assert str(caught.value).startswith(said)


def test_a_card_alone_is_what_is_asked_for() -> None:
    p = notation.read_position(TABLE + "active Ana: bury\nopen: bury\n")
    assert [play.actions for play in notation.read_line("encore", p.state, p.deck, p.names)] == [(PICK + 2,)]
    p = notation.read_position(TABLE + "active Ana: dig\nopen: dig\n")
    assert [play.actions for play in notation.read_line("zoomies", p.state, p.deck, p.names)] == [(TAKE + ZOOMIES,)]


def test_every_move_of_random_games_is_the_same_after_writing_and_reading() -> None:
    phases = set()
    for seed in range(3):
        s, options, moves, choose = State.new(), Options.new(), Moves.new(), random.Random(seed)
        options.players, options.first = 3, NOBODY
        rules.new_game(s, DECK.cards, options, seed, None)
        names = ("Ana", "Play", "food")
        while not rules.over(s):
            phases.add(Phase(s.phase))
            rules.legal(s, DECK.cards, moves)
            for k in range(moves.n):
                text = notation.write_play((moves.action[k],), s, DECK)
                said = f"{notation.seat_label(names, s.player, DECK)}: {text}"
                (play,) = notation.read_line(said, s, DECK, names)
                assert (play.seat, play.actions) == (s.player, (moves.action[k],)), said
            rules.apply(s, DECK.cards, moves.action[choose.randrange(moves.n)], None)
    assert phases >= {Phase.TURN, Phase.MAY, Phase.ON_CARD}


# ---------------------------------------------------------------- why


@pytest.mark.clause("TP-28")
def test_a_line_goes_on_after_a_draw_as_long_as_nothing_depends_on_it() -> None:
    place = example("every-play")
    assert why(place, "learn sniff; play sniff") == []
    assert why(place, "complete snack; learn sniff; play sniff; kibbles; end; Ben: end") == []
    with pytest.raises(Misread, match="depends on what is drawn"):
        why(place, f"complete snack; end; Ben: complete {DECK.objective_ids[1]}")
    with pytest.raises(Misread, match="depends on what is drawn"):
        why(place, "end; Ben: end; Cleo: end; Ana: play nap")


def test_what_is_drawn_can_be_told_beforehand() -> None:
    table = TABLE + "this turn: learning 1\nnext draws: zoomies\n"
    place = notation.read_position(table.replace("discard Ana: zoomies\n", ""))
    assert why(place, "learn puppy-eyes; learn zoomies; play zoomies") == []
    assert why(place, "learn encore; play encore; learn play-dead") == ["TP-00"]
    seeded = notation.read_position(TABLE + "seed: 4\n")
    assert why(seeded, "end; Sploot: end; Cleo: end") in ([], ["TP-18"])


@pytest.mark.clause("TP-18")
def test_after_the_end_of_a_turn_it_is_somebody_elses() -> None:
    place = example("every-play")
    assert why(place, "end; play nap") == ["TP-18"]
    assert why(place, "end; Ben: play nap; end") == []
    assert why(place, "Ben: learn gift") == ["TP-18", "TP-25"]
    assert why(place, "Ben: yes") == ["TP-00", "TP-18"]


@pytest.mark.clause("TP-00", "TP-20", "TP-21")
def test_a_card_that_is_not_there_does_not_hide_that_nothing_more_can_be_learned_or_completed() -> None:
    place = example("every-play")
    assert why(place, "learn sniff; learn nap") == ["TP-00", "TP-20"]
    assert why(place, f"complete snack; complete {DECK.objective_ids[33]}") == ["TP-00", "TP-21"]


@pytest.mark.clause("TP-17")
def test_an_offer_goes_around_and_nothing_else_happens() -> None:
    place = example("offer")
    (no,) = notation.why(place, "yes")
    assert (no.clause, no.of, no.need, no.have) == ("TP-17", "bones", 2, 1)
    assert why(place, "no; Cleo: yes; Ana: play nap") == []
    assert why(place, "play nap") == ["TP-00", "TP-17"]
    assert why(place, "Cleo: yes") == ["TP-00", "TP-17", "TP-18"]


@pytest.mark.clause("TP-17", "TP-00")
@pytest.mark.parametrize("said", ["pick sploot", "sploot"])
def test_a_card_that_an_offer_asks_for_and_is_not_there_is_nothing_beside_the_offer(said: str) -> None:
    place = notation.read_position(f"""{TABLE}round: 2\nopen: fair\nturn: Ana
| [[round]]\n| id = "fair"\n| en = "Fair"\n| when = "optional"
| effects = [{{ may = {{}}, then = [{{ gain = 9 }}] }}]\n""")
    assert why(place, "yes; pick encore") == []
    assert why(place, f"yes; {said}") == ["TP-00"]
    assert why(place, "yes; learn encore") == ["TP-00", "TP-17"]


# ---------------------------------------------------------------- records


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> games.Game:
    monkeypatch.setattr(games, "GAMES", ("barking", "treat-please"))
    return games.load("treat-please")


@pytest.mark.parametrize("own", [False, True])
def test_a_record_is_played_again_to_the_same_end(listed: games.Game, *, own: bool) -> None:
    deck = DECK.text.replace('"Zoomies"', '"Doomies"') if own else HOUSE
    names = ("Juno", "Sploot", "a: b")
    match = Match(listed, Header(listed.name, listed.version, deck, {"first": -1}, 11, names))
    choose = random.Random(11)
    while not match.over:
        match.commit(match.prepare(match.duty() or 0, some_play(match, choose.choice)))
    text = match.record()
    again = record.read(text)
    assert (again.steps, again.state, again.header) == (match.steps, match.state, match.header)
    assert again.record() == text


@pytest.mark.parametrize("first", range(3))
def test_players_who_are_called_like_dogs_draw_lots(listed: games.Game, first: int) -> None:
    outcomes = ((1, 0), (0, first), (2, 3), (3, 5), (4, 1), (8, 7))
    names = ("Pepper", "Juno", "laundry-day")
    text = notation.write_outcomes(outcomes, DECK, names, {})
    assert notation.read_outcomes(text, DECK, names, {}) == outcomes
    with pytest.raises(Misread):
        notation.read_outcomes("pepper, cat", DECK, names, {})


ALIKE = (
    ('id = "get-belly-rubs"', 'id = "puppy-eyes"', 'id = "puppy-eyes"', 'id = "eyes"'),  # an objective, a behavior
    ('id = "pepper"', 'id = "sploot"', 'id = "sploot"', 'id = "lie-down"'),  # a character
    ('id = "get-belly-rubs"', 'id = "play"', "", ""),  # an objective like a type
    ('en = "Get Belly Rubs"', 'en = "Sploot"', "", ""),
)


@pytest.mark.parametrize("pairs", ALIKE)
def test_a_record_reads_back_when_cards_of_different_kinds_are_called_alike(pairs: tuple[str, ...]) -> None:
    text = DECK.text.replace(pairs[2], pairs[3], 1) if pairs[2] else DECK.text
    text = text.replace(pairs[0], pairs[1], 1)
    game = games.Game("treat-please")
    for seed in range(3):
        match = Match(game, Header("treat-please", game.version, text, {"first": -1}, seed, ("Ana", "Ben")))
        choices = random.Random(seed)
        while not match.over:
            seat = match.duty()
            assert seat is not None
            match.commit(match.prepare(seat, some_play(match, choices.choice)))
        assert record.read(record.write(match)).steps == match.steps


def test_names_are_read_as_they_are_printed() -> None:
    p = notation.read_position(
        "seats: Ana, Ben\nplayer Ana: pepper, energy 9\nhand Ana: Encore!, Two Birds, One Dog, Sit, Stay, Whatever\n"
        "row: Play Dead (Badly) 2 bones, Chin on Knee\npamper: Get Brushed, Both Sides\n"
    )
    assert p.deck.behavior_ids[p.state.row[0]] == "play-dead"
    for line in ("play Encore!; Two Birds, One Dog", "learn Play Dead (Badly)", "end; Ben: end"):
        assert notation.why(p, line) == () or "learn" in line


def test_a_type_alone_is_the_stack_that_is_asked_for() -> None:
    text = TABLE.replace('[[behavior]]\n| id = "zoomies"', '[[behavior]]\n| id = "zoomies"')
    p = notation.read_position(text)
    assert [play.actions for play in notation.read_line("food", p.state, p.deck, p.names)] == [(COMPLETE + 0,)]
    p.state.phase = Phase.ON_STACK
    for said in ("food", "turn-up food", "sunday-roast"):
        assert [play.actions for play in notation.read_line(said, p.state, p.deck, p.names)] == [(TURN_UP + 0,)]
