"""A play in one line: generous reading, one way to write, and the nearest right word; what is drawn may be unknown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from doghouse import games
from doghouse.core.lines import Misread
from doghouse.games.treehouse_diner import cards, notation, rules
from doghouse.games.treehouse_diner.state import (
    ACTION_PILE,
    ACTIONS,
    ANNOUNCE,
    BACK,
    BAG,
    BEE,
    CARD,
    CHALLENGE_PILE,
    COLUMNS,
    DAISIES,
    DAISY,
    DELIVER,
    END,
    GRAB,
    LAY,
    LAY_TARGETS,
    LOTS,
    MIX,
    MOVE,
    NEEDS,
    NO,
    NOBODY,
    OPTION,
    ORDER_PILE,
    PIECE,
    PIECES,
    PLATE,
    RADISH,
    SPACES,
    START_4,
    START_6,
    TAKE_ORDER,
    VISIT,
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
DOCS = Path(__file__).parents[3] / "docs/positions/treehouse-diner"
TABLE = (DOCS / "every-play.txt").read_text(encoding="utf-8")
TOAST, SOUP, STEW = 0, 3, 5  # the spaces of Ana's orders there
SPACE = VISIT + COLUMNS  # the space 2.1
NOT_THERE = ACTIONS


def example(name: str) -> notation.Position:
    return notation.read_position((DOCS / f"{name}.txt").read_text(encoding="utf-8"))


def actions(text: str, more: str = "") -> list[tuple[int, ...]]:
    p = notation.read_position(f"{more}\n{TABLE}")
    return [(play.seat, *play.actions) for play in notation.read_line(text, p.state, p.deck, p.names)]


def why(place: notation.Position, text: str) -> list[str]:
    return [refusal.clause for refusal in notation.why(place, text)]


def lay(piece: int, space: int, target: int = 0) -> int:
    return LAY + (piece * SPACES + space) * LAY_TARGETS + target


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("visit 2.1: soup, stew", [(0, SPACE, MOVE + SOUP, MOVE + STEW)]),
        ("visit 2.1: 2 soup", [(0, SPACE, MOVE + SOUP, MOVE + SOUP - 1)]),
        ("visit 2.1: soup x2", [(0, SPACE, MOVE + SOUP, MOVE + SOUP - 1)]),
        ("Visit row 2, column 1: Nettle Soup soup", [(0, SPACE, MOVE + SOUP, MOVE + SOUP - 1)]),
        ("visit 2\u20131 soup, stew; end", [(0, SPACE, MOVE + SOUP, MOVE + STEW), (0, END)]),
        ("2.1: soup, soup", [(0, SPACE, MOVE + SOUP, MOVE + SOUP - 1)]),
        ("pantry 2/1 toast then soup", [(0, SPACE, MOVE + TOAST, MOVE + SOUP)]),
        ("visit 2.1: borscht", [(0, SPACE, NOT_THERE)]),
        ("visit 2-1", [(0, SPACE)]),
        ("order Ice Cream", [(0, TAKE_ORDER + 1)]),
        ("phone: goulash", [(0, TAKE_ORDER)]),
        ("kebab", [(0, TAKE_ORDER + 3)]),
        ("order borscht", [(0, NOT_THERE)]),
        ("order soup", [(0, NOT_THERE)]),
        ("lay radish > soup", [(0, lay(RADISH, SOUP))]),
        ("Lay Radieschen on the soup", [(0, lay(RADISH, SOUP))]),
        ("radish \u2192 soup", [(0, lay(RADISH, SOUP))]),
        ("lay 2 radish > soup, bee > toast", [(0, lay(RADISH, SOUP), lay(RADISH, SOUP), BEE + TOAST)]),
        ("lay radish > soup radish > toast", [(0, lay(RADISH, SOUP), lay(RADISH, TOAST))]),
        ("lay radish, acorn > soup", [(0, lay(RADISH, SOUP), lay(1, SOUP))]),
        ("lay daisy > stew b", [(0, lay(DAISY, STEW, 2))]),
        ("assign daisy to stew plate B", [(0, lay(DAISY, STEW, 2))]),
        ("bee > soup", [(0, BEE + SOUP)]),
        ("lay bees > soup", [(0, BEE + SOUP)]),
        ("daisies > soup radish", [(0, DAISIES + SOUP * NEEDS + RADISH)]),
        ("daisies > stew A", [(0, DAISIES + STEW * NEEDS + PLATE)]),
        ("mix > soup acorn", [(0, MIX + SOUP * NEEDS + 1)]),
        (
            "mix 2 acorn daisy radish > soup radish",
            [(0, MIX + SOUP * NEEDS + RADISH, *[PIECE + k for k in (1, 1, 5, 3)])],
        ),
        ("joker 2 daisies > soup radish", [(0, DAISIES + SOUP * NEEDS + RADISH)]),
        ("deliver; end", [(0, DELIVER), (0, END)]),
        ("end the turn", [(0, END)]),
        ("Ana: pass", [(0, END)]),
        ("yes; no", [(0, YES), (0, NO)]),
        ("option 2", [(0, OPTION + 1)]),
        ("left soup", [(0, BACK + SOUP)]),
        ("left kebab", [(0, NOT_THERE)]),
        ("grab bee 2.1", [(0, GRAB + COLUMNS * PIECES + 7)]),
        ("grab 2.1 bee", [(0, GRAB + COLUMNS * PIECES + 7)]),
        ("grab 1.1", [(0, GRAB + RADISH)]),
        ("grab 1.3", [(0, NOT_THERE)]),
        ("discard radish; recycle acorn, daisy", [(0, PIECE + 3), (0, PIECE + 1), (0, PIECE + 5)]),
        ("recycle nothing", [(0, NO)]),
        ("discard bee", [(0, NOT_THERE)]),
        ("move toast, toast", [(0, MOVE + TOAST, NOT_THERE)]),
        ("add radish 2 daisies", [(0, PIECE + 3, PIECE + 5, PIECE + 5)]),
        ("acorn", [(0, PIECE + 1)]),
        ("seat 2: end; no; Cleo: end", [(1, END), (1, NO), (2, END)]),
        ("ben order kebab", [(1, TAKE_ORDER + 3)]),
        ("Ben visit 2.1: soup, stew", [(1, SPACE, MOVE + SOUP, MOVE + STEW)]),
    ],
)
def test_a_play_is_read_in_any_spelling(text: str, found: list[tuple[int, ...]]) -> None:
    assert actions(text) == found


def test_cards_are_played_and_challenges_announced_by_their_names_alone() -> None:
    p = notation.read_position(TABLE)
    sweep, shoulder = p.deck.action_ids.index("sweep"), p.deck.challenge_ids.index("cold-shoulder")
    for said in ("card sweep", "play Sweep the Floor", "sweep", "play the card sweep"):
        assert actions(said) == [(0, CARD + sweep)]
    for said in ("announce cold-shoulder", "Cold Shoulder"):
        assert actions(said) == [(0, ANNOUNCE + shoulder)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a play was expected, such as `visit 2.3`, `order pancake` or `end`"),
        ("Ana:", "a play was expected, such as `visit 2.3`, `order pancake` or `end`"),
        ("visit", "a space of the pantry was expected after `visit`: row and column, such as `visit 2.3`"),
        ("visit soup", "a space of the pantry was expected after `visit`"),
        ("visit 5.1", "the pantry has rows 1 to 4 and at most columns 1 to 7"),
        ("visit 2.1: soop", "'soop' is not known here; did you mean soup?"),
        ("order", "an order of the phone tray was expected after `order`"),
        ("order radish", "an order of the phone tray was expected after `order`, not 'radish'"),
        ("lay", "an ingredient or a bee (`lay radish > soup`) was expected after `lay`"),
        ("lay radish", "an order (`lay radish > soup`) was expected after `lay`"),
        ("lay radsh > soup", "'radsh' is not known here; did you mean radish?"),
        ("lay radish > soop", "'soop' is not known here; did you mean soup?"),
        ("lay chili > stew", "which plate of stew, A or B? say `lay chili > stew A`"),
        ("daisies", "an order was expected after `daisies`"),
        ("card", "an Action card was expected after `card`"),
        ("card soup", "an Action card was expected after `card`, not 'soup'"),
        ("announce", "a challenge was expected after `announce`"),
        ("grab radish", "a piece and a space were expected after `grab`, such as `grab radish 2.3`"),
        ("grab 2.1", "which piece of 2.1? say `grab radish 2.1`"),
        ("discard", "an ingredient was expected after `discard`"),
        ("option 9", "a number from 1 to 4 was expected after `option`, not '9'"),
        ("option", "a number from 1 to 4 was expected after `option`"),
        ("dance", "'dance' is not known here; a play begins with visit, order, lay, daisies, mix, deliver, end,"),
        ("(", "'(' is not known here; a play begins with visit, order,"),
        ("lay 0 radish > soup", "a number from 1 to 99 was expected, not '0'"),
        ("Bea: end", "'Bea' is not known here"),
        (": end", "a player's name was expected before the colon"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, said: str) -> None:
    with pytest.raises(Misread) as caught:
        actions(text)
    assert str(caught.value).startswith(said)


def test_a_card_alone_is_what_is_asked_for() -> None:
    p = notation.read_position("visit: 2.1, minutes 2\n" + TABLE)
    assert [play.actions for play in notation.read_line("soup, toast", p.state, p.deck, p.names)] == [
        (MOVE + SOUP, MOVE + TOAST)
    ]
    p = notation.read_position("open: sweep, line 4\nphase: kitchen\n" + TABLE)
    assert why(p, "option 1; soup") == []
    assert why(p, "option 1; left toast") == []


def test_every_move_of_random_games_is_the_same_after_writing_and_reading() -> None:
    phases, names = set(), ("Ana", "Visit", "radish")
    for seed in range(4):
        s, options, moves, choose = State.new(), Options.new(), Moves.new(), random.Random(seed)
        options.players, options.first, options.bees, options.secret = 3, NOBODY, 1, seed % 2
        rules.new_game(s, DECK.cards, options, seed, None)
        for _ in range(250):
            if rules.over(s):
                break
            phases.add(Phase(s.phase))
            rules.legal(s, DECK.cards, moves)
            for k in choose.sample(range(moves.n), min(moves.n, 4)):
                text = notation.write_play((moves.action[k],), s, DECK)
                said = f"{notation.seat_label(names, s.player, DECK)}: {text}"
                (play,) = notation.read_line(said, s, DECK, names)
                assert (play.seat, play.actions) == (s.player, (moves.action[k],)), said
            rules.apply(s, DECK.cards, moves.action[choose.randrange(moves.n)], None)
    assert phases >= {Phase.VISIT, Phase.MINUTES, Phase.KITCHEN, Phase.STACK, Phase.TRAY, Phase.LEFT}


# ---------------------------------------------------------------- why


@pytest.mark.clause("TD-16", "TD-19")
def test_a_visit_is_a_whole_play_or_goes_on_minute_by_minute() -> None:
    place = example("minutes")
    assert why(place, "visit 3.1") == []
    assert why(place, "visit 3.1: muesli") == ["TD-19"]
    (no,) = notation.why(place, "visit 3.1: muesli")
    assert (no.of, no.need, no.have) == ("paid", 3, 1)
    assert why(place, "visit 3.1; muesli; move muesli, risotto; lay radish > muesli") == ["TD-27"]
    assert why(place, "visit 3.1; move muesli; end") == ["TD-00"]
    assert why(place, "visit 3.1; move 3 muesli") == ["TD-17"]


@pytest.mark.clause("TD-22")
def test_the_last_order_of_a_phone_round_is_taken_by_itself_and_may_be_named() -> None:
    place = example("phone")
    assert why(place, "roast; Cleo: hash; Ana: order quiche; deliver; end") == []
    assert why(place, "roast; Cleo: hash; Ana: deliver; end") == []
    assert why(place, "roast; Cleo: hash; Cleo: order quiche") == ["TD-00"]
    assert why(place, "roast; Cleo: order tea") == ["TD-00"]


@pytest.mark.clause("TD-23")
def test_a_line_goes_on_after_a_draw_as_long_as_nothing_depends_on_it() -> None:
    place = example("phone")
    assert why(place, "hash; Cleo: quiche; deliver; end") == ["TD-00"]
    assert why(place, "hash; Cleo: quiche; Ana: deliver; end; Ben: visit 1.1: slow-salad") == ["TD-17"]
    with pytest.raises(Misread, match="depends on what is drawn"):
        why(place, f"hash; Cleo: quiche; Ana: deliver; end; Ben: order {DECK.order_ids[40]}")
    known = f"next draws: {', '.join(DECK.order_ids[40:44])}\n"
    text = (DOCS / "phone.txt").read_text(encoding="utf-8")
    line = f"hash; Cleo: quiche; Ana: deliver; end; Ben: order {DECK.order_ids[40]}"
    assert why(notation.read_position(known + text), line) == []


@pytest.mark.clause("TD-20", "TD-21")
def test_what_is_drawn_can_be_told_beforehand_or_be_left_to_a_seed() -> None:
    text = "seats: Ana, Ben\nkitchen Ana: 4 muesli: blueberry\nrow 1: radish\n"
    line = "visit 1.1: muesli; recycle radish; lay dandelion > muesli; deliver; end"
    assert why(notation.read_position(f"{text}next draws: 2 acorn, mushroom, dandelion\n"), line) == []
    with pytest.raises(Misread, match="depends on what is drawn"):
        why(notation.read_position(text), line)
    assert why(notation.read_position(f"{text}seed: 3\n"), line) in ([], ["TD-00"])


@pytest.mark.clause("TD-38", "TD-40")
def test_a_piece_is_chosen_for_what_is_asked_and_for_nothing_else() -> None:
    text = "seats: Ana, Ben\nphase: kitchen\nopen: row 1\nsupply Ana: radish\n"
    place = notation.read_position(text)
    assert why(place, "recycle radish") == why(place, "radish") == why(place, "no") == []
    assert why(place, "discard radish") == why(place, "recycle acorn") == ["TD-00"]


@pytest.mark.clause("TD-73")
def test_the_plate_may_be_left_out_where_only_one_can_be_meant() -> None:
    place = example("plates")
    assert why(place, "lay radish > hotpot, daisy > hotpot") == []
    assert why(place, "lay radish > hotpot B") == ["TD-73"]
    with pytest.raises(Misread, match="which plate of empty-pot, A or B"):
        why(place, "lay daisy > empty-pot")
    bare = notation.read_position(
        (DOCS / "plates.txt").read_text(encoding="utf-8").replace("supply Ana:", "supply Ben:")
    )
    with pytest.raises(Misread, match="which symbol of empty-pot, A or B"):
        why(bare, "daisies > empty-pot")
    assert why(bare, "daisies > empty-pot B") == ["TD-29"]


# ---------------------------------------------------------------- records


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> games.Game:
    monkeypatch.setattr(games, "GAMES", ("barking", "treat-please", "treehouse-diner"))
    return games.load("treehouse-diner")


@pytest.mark.parametrize("own", [False, True])
def test_a_record_is_played_again_to_the_same_end(listed: games.Game, *, own: bool) -> None:
    deck = DECK.text.replace('en = "Meadow Muesli"', 'en = "Visit 2.3: Soup"') if own else HOUSE
    names = ("radish", "a: b") if own else ("Muesli", "Ana", "end")
    agreed = {"first": -1, "bees": 1, "secret": int(own), "deliveries": 3, "columns": 0}
    match = Match(listed, Header(listed.name, listed.version, deck, agreed, 11, names))
    choose = random.Random(11)
    while not match.over:
        match.commit(match.prepare(match.duty() or 0, some_play(match, choose.choice)))
    text = match.record()
    again = record.read(text)
    assert (again.steps, again.state, again.header) == (match.steps, match.state, match.header)
    assert again.record() == text


@pytest.mark.parametrize("secret", [0, 1])
def test_outcomes_of_every_pile_are_written_and_read(secret: int) -> None:
    outcomes = ((START_4, 1), (START_6, 2), (BAG, 6), (ORDER_PILE, 7), (ACTION_PILE, 3), (CHALLENGE_PILE, 4), (LOTS, 2))
    names = ("Ana", "radish", DECK.order_ids[20])
    text = notation.write_outcomes(outcomes, DECK, names, {"secret": secret})
    assert DECK.order_ids[8 + 7 + 46 * secret] in text
    assert notation.read_outcomes(text, DECK, names, {"secret": secret}) == outcomes
    with pytest.raises(Misread):
        notation.read_outcomes("radish, cat", DECK, names, {"secret": secret})
    with pytest.raises(Misread):  # an order of the set that is not in the game
        notation.read_outcomes(text, DECK, names, {"secret": 1 - secret})


def test_names_that_hold_others_are_kept_apart() -> None:
    card = (
        '| [[chili]]\n| id = "{0}"\n| en = "{0}"\n| minutes = 3\n| points = 1\n| chef = "fox"\n| needs = ["A", "B"]\n'
    )
    own = "".join(card.format(one) for one in ("stew", "stew-a", "3-stew"))
    kitchen = 'kitchen Ana: 3 "stew"; 4 stew-a; 5 3-stew'
    p = notation.read_position(f"seats: Ana, Ben\nsecret: yes\nphase: kitchen\n{kitchen}\nsupply Ana: chili\n{own}")
    assert notation.read_position(notation.write_position(p)).state.tobytes() == p.state.tobytes()
    for action in (lay(6, 2, 1), lay(6, 2, 2), lay(6, 3, 1), lay(6, 4, 2)):
        said = notation.write_play((action,), p.state, p.deck)
        assert [play.actions for play in notation.read_line(said, p.state, p.deck, p.names)] == [(action,)], said


SHORT = "seats: Ana, Ben, Cleo\ntray: tea, fondue, nothing, nothing\nkitchen Ana: 4 muesli\n"


@pytest.mark.clause("TD-22", "TD-23")
def test_of_a_short_tray_the_last_order_is_taken_by_itself_whoever_takes_it() -> None:
    place = notation.read_position(SHORT)
    assert why(place, "order tea; Ben: order fondue; Ana: end") == why(place, "order tea; end") == []
    assert why(place, "order tea; Ben: fondue; Ana: end") == []
    assert why(place, "order tea; Cleo: order fondue") == why(place, "order tea; Ben: tea") == ["TD-00"]
    assert why(place, "order tea; Ben: fondue; Ben: fondue") == ["TD-00"]
    asked = notation.read_position("seats: Ana, Ben\ntray: fondue, burger, flambe\nsupply Ana: radish, mushroom\n")
    line = "order burger; discard radish; Ben: fondue; Ana: order flambe; discard mushroom; end"
    assert why(asked, line) == why(asked, line.replace("order flambe; ", "")) == []


@pytest.mark.clause("TD-19", "TD-31")
def test_end_skips_phase_1_and_ends_the_turn_when_another_player_goes_on() -> None:
    place = notation.read_position("seats: Ana, Ben\ntray: nothing\nkitchen Ben: 6 the-usual\nrow 1: radish, acorn\n")
    assert why(place, "end") == why(place, "end; end; Ben: visit 1.1: the-usual; end") == []
    assert why(place, "end; Ben: visit 1.1: the-usual; end") == []
    assert why(place, "end; Ben: end") == ["TD-13"]


@pytest.mark.clause("TD-29", "TD-58")
def test_bees_are_no_part_of_a_joker() -> None:
    text = "seats: Ana, Ben\nbees: yes\nphase: kitchen\nkitchen Ana: 4 muesli\nsupply Ana: 3 bee, 3 acorn, radish\n"
    place = notation.read_position(text)
    assert why(place, "mix 3 acorn bee > muesli dandelion") == ["TD-29"]
    assert why(place, "mix 3 acorn radish > muesli dandelion") == []


@pytest.mark.clause("TD-15")
def test_for_an_empty_space_no_minutes_are_judged() -> None:
    place = example("empty-bag")
    assert why(place, "visit 1.1: muesli") == why(place, "visit 1.1") == ["TD-15"]


@pytest.mark.parametrize(
    ("line", "near"), [("vist 3.1: muesli", "visit"), ("Anna: end", "Ana"), ("moove: muesli", "move")]
)
def test_before_a_colon_stands_a_player_or_a_word_of_a_play(line: str, near: str) -> None:
    with pytest.raises(Misread, match=f"is not known here; did you mean {near}\\?"):
        why(example("minutes"), line)


@pytest.mark.clause("TD-16")
def test_a_minute_that_need_not_be_paid_is_refused_whatever_it_would_move() -> None:
    place = notation.read_position("seats: Ana, Ben\nkitchen Ana: 2 muesli; 1 the-usual\nrow 1: radish, acorn\n")
    assert why(place, "visit 1.1: the-usual, muesli") == why(place, "visit 1.1: the-usual, muesli, tea") == ["TD-00"]
    assert why(place, "visit 1.1: muesli, the-usual") == ["TD-00", "TD-17"]
    assert why(place, "visit 1.1: muesli") == ["TD-17"]
