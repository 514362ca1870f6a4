"""The greedy bot of Treat, Please!: strong, the same in both builds, and at home in any position."""

from __future__ import annotations

import pytest

from doghouse.bots import choose
from doghouse.core.chance import Stream, seed_rng
from doghouse.core.rule import compiled
from doghouse.games import Game
from doghouse.games.treat_please import bot
from doghouse.games.treat_please.state import COMPLETE, END, KIBBLES, LEARN, PLAY, YES, Moves, Options, Phase, State
from doghouse.lab import simulate

GAME = Game("treat-please")
HOUSE = GAME.cards.house()


def start(seed: int, players: int = 4) -> State:
    """A game that has begun."""
    options, s = Options.new(), State.new()
    options.players, options.first = players, 0
    GAME.rules.new_game(s, HOUSE.cards, options, seed, None)
    return s


def decide(s: State) -> int:
    """The bot's action, interpreted."""
    return choose(GAME, HOUSE.cards, s, s.player, "greedy", seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_wins_97_of_100_games_against_random_ones(players: int) -> None:
    result = simulate(GAME, ["greedy"] + ["random"] * (players - 1), games=500, seed=1)
    assert result.win_shares[0].low > 0.97


def test_both_builds_choose_alike_and_leave_the_position_as_it_is() -> None:
    s, native = start(3, 2), compiled(bot)
    moves, room, rng = Moves.new(), bot.Room.new(), Stream.new().rng
    seed_rng(rng, 1, 0)
    for _ in range(25):
        GAME.rules.legal(s, HOUSE.cards, moves)
        before = s.tobytes()
        action = bot.greedy(s, HOUSE.cards, moves, room, rng)
        assert s.tobytes() == before
        assert native.greedy(s, HOUSE.cards, moves, room, rng) == action
        assert GAME.rules.why_not(s, HOUSE.cards, action) == 0
        GAME.rules.apply(s, HOUSE.cards, action, None)


def last_turn(**fields: int) -> State:
    """The first player's last turn with nothing in the hand."""
    s = start(5, 2)
    s.round, s.phase, s.player, s.card = 6, Phase.TURN, 0, -1
    s.turn_long[:], s.day_long[:], s.place[0][:] = 0, 0, 0
    for name, value in fields.items():
        getattr(s, name)[0] = value
    return s


def test_it_stops_when_nothing_helps() -> None:
    assert decide(last_turn(attention=0, bones=1, energy=0)) == END


def test_it_completes_what_it_can_before_the_end() -> None:
    s = last_turn(attention=15, energy=10, bones=0)
    s.top[0] = HOUSE.objective_ids.index("sunday-roast")
    for t in range(1, 5):
        s.top[t] = -1
    assert decide(s) == COMPLETE


def test_it_buys_a_card_for_a_discount_and_plays_it_first_when_that_pays() -> None:
    """Thirteen attention for Get Belly Rubs: nine are there, Chin on Knee gives two and takes two off."""
    s = last_turn(attention=9, energy=0, bones=6)
    s.row[:] = [HOUSE.behavior_ids.index("chin-on-knee"), -1, -1, -1]
    s.top[:] = [-1, -1, -1, HOUSE.objective_ids.index("get-belly-rubs"), -1]
    done = []
    while s.player == 0 and not GAME.rules.over(s):
        done.append(decide(s))
        GAME.rules.apply(s, HOUSE.cards, done[-1], None)
    assert done[:3] == [LEARN, PLAY + HOUSE.behavior_ids.index("chin-on-knee"), COMPLETE + 3]


def test_it_takes_five_bones_for_a_point_at_the_very_end() -> None:
    s = last_turn(attention=0, bones=0, energy=0)
    s.place[0, KIBBLES] = 1
    s.top[:] = [-1] * 5
    assert decide(s) == PLAY + KIBBLES


def test_it_naps_when_its_cards_lie_in_the_discard_area() -> None:
    s = start(5, 2)
    s.phase, s.player, s.card, s.round = Phase.TURN, 0, -1, 2
    s.energy[0], s.attention[0], s.bones[0] = 0, 0, 0
    for b in range(1, 37):
        if s.place[0, b] != 0:
            s.place[0, b] = 3
    assert decide(s) == PLAY


def test_it_uses_an_offer_that_is_worth_its_price() -> None:
    """The mail carrier gives four attention for two energy."""
    s = start(5, 2)
    s.round, s.player, s.card = 1, 0, -1
    s.energy[0], s.attention[0] = 6, 3
    s.days[:] = 0
    s.days[HOUSE.round_ids.index("mail-carrier")] = 1
    s.phase, s.player = Phase.TURN, 1
    GAME.rules.apply(s, HOUSE.cards, END, None)
    assert s.phase == Phase.MAY
    assert decide(s) == YES
