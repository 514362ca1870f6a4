"""Treat, Please!: the pieces, the state and the numbers that moves, effects and events go by."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from doghouse.core.chance import WORDS
from doghouse.core.moves import NOT_ASKED, moves_record
from doghouse.core.record import Grid, Number, Record, Row

SEATS = 4  # TP-01
ROUNDS = 7  # TP-15
WEEKEND = 5  # the weekend's first round, counted from 0 (TP-40)
CHARACTERS = 5
TYPES = 5
FOOD, OUTDOOR, PAMPER, PETS, PLAY_TYPE = range(TYPES)
PER_TYPE = 8  # objectives of each type (TP-07)
OBJECTIVES = TYPES * PER_TYPE  # objective o is of type o // PER_TYPE

# Behaviors by number: the two that every character has, two of each character's own, those of the market.
NAP, KIBBLES = 0, 1
OWN = 2  # OWN + 2 * character, and the one after it
MARKET = OWN + 2 * CHARACTERS
FOR_SALE = 25  # TP-05
BEHAVIORS = MARKET + FOR_SALE
ROUND_CARDS = 25  # TP-08
ROW = 4  # market cards that lie open (TP-06)

# All cards in one numbering: behaviors, objectives, round cards.
OBJECTIVE = BEHAVIORS
ROUND_CARD = OBJECTIVE + OBJECTIVES
CARDS = ROUND_CARD + ROUND_CARDS
LINES = 6  # of effects, at most, on one card
PARTS = 4  # numbers of a line: the verb, and a, b, c

START_BONES = 3  # TP-03
DINNER = 2  # TP-39
MOST_ATTENTION, MOST_ENERGY = 15, 10  # TP-23
NOBODY = -1
NONE = -1

# The piles, by their row in the table of generators; the stacks of objectives are rows of their own.
LOTS, DOGS, DECK, DAYS, STACK = range(5)
PILES = STACK + TYPES


class Phase(IntEnum):
    """What the player to decide is asked."""

    TURN = 0  # play, learn, complete or end the turn
    MAY = 1  # whether to use an ability
    OPTION = 2  # which of several effects
    ON_CARD = 3  # which card of the row gets bones, or is replaced, or is gained
    ON_STACK = 4  # which stack of objectives turns up its next card
    BACK = 5  # which card comes back from the discard area
    OVER = 6


# The actions, the same numbers in every state.
END = 0  # end the turn
YES = 1
NO = 2
OPTION = 3  # OPTION + k: the k-th effect
OPTIONS = 4
PLAY = OPTION + OPTIONS  # PLAY + b: play behavior b from the hand
LEARN = PLAY + BEHAVIORS  # LEARN + i: learn the card at place i of the row
COMPLETE = LEARN + ROW  # COMPLETE + t: complete the objective on stack t
PICK = COMPLETE + TYPES  # PICK + i: the card at place i of the row, for an effect
TURN_UP = PICK + ROW  # TURN_UP + t: the stack t, for an effect
TAKE = TURN_UP + TYPES  # TAKE + b: behavior b comes back from the discard area
ACTIONS = TAKE + BEHAVIORS

# The clauses that can forbid a move, the lowest number first (TP-00); bit k of a mask of faults is REFUSALS[k].
REFUSALS = (NOT_ASKED, 17, 18, 19, 20, 21, 24, 25, 29)
NOT_NOW, PRICE, NOT_YOUR_TURN, NO_SLOT, LEARNED, COMPLETED, NO_ENERGY, NO_BONES, NO_ATTENTION = (
    1,
    2,
    4,
    8,
    16,
    32,
    64,
    128,
    256,
)


class Place(IntEnum):
    """Where a player's behavior is."""

    AWAY = 0
    HAND = 1
    ACTIVE = 2
    DISCARD = 3


class Verb(IntEnum):
    """The closed vocabulary of effects; the comment lists the numbers a, b, c of a line."""

    END = 0
    ATTENTION = 1  # how much (less than 0: loses), per, of what
    ENERGY = 2  # likewise
    BONES = 3  # likewise
    PLACE = 4  # bones, on one card of the row
    SPREAD = 5  # bones, on each card of the row
    DISCOUNT = 6  # attention, type (TYPES: every type)
    CHEAPER = 7  # bones, towards learning
    BOOST = 8  # attention, with every behavior
    EASE = 9  # energy, off every behavior's cost
    SUPPER = 10  # bones, at dinner
    MORE_BEHAVIORS = 11  # how many
    MORE_LEARNING = 12  # how many
    MORE_OBJECTIVES = 13  # how many
    BACK = 14  # cards, from the discard area to the hand
    REPLACE = 15  # cards of the row, one after the other
    SWEEP = 16  # the whole row
    TURN_UP = 17  # stacks, one after the other
    GAIN = 18  # a card of the row that costs at most so much
    RESET = 19  # energy to the character's starting value
    RECALL = 20  # all of the discard area to the hand
    MAY = 21  # price, what is paid, lines that follow
    CHOOSE = 22  # one of so many lines that follow


class Per(IntEnum):
    """What the number of an effect is multiplied by."""

    ONCE = 0
    OBJECTIVE = 1  # completed, of type c (TYPES: any)
    ENERGY = 2  # left
    BEHAVIOR = 3  # played this turn, this one too
    DISCARD = 4  # cards in the discard area
    HAND = 5  # cards in the hand
    TYPE = 6  # types among the completed objectives


class Pay(IntEnum):
    """What the price of an ability is paid in."""

    NOTHING = 0
    ATTENTION = 1
    ENERGY = 2
    BONES = 3


# Lasting effects: a closed list of numbers that add up (TP-31); the first are the discounts by type, then for all.
DISCOUNTS = 0
CHEAPER = TYPES + 1
BOOST, EASE, SUPPER, SLOTS, LEARNS, COMPLETES = range(CHEAPER + 1, CHEAPER + 7)
LASTING = COMPLETES + 1


class When(IntEnum):
    """The kinds of round card (TP-14)."""

    AT_ONCE = 0
    ALL_ROUND = 1
    OPTIONAL = 2


class Event(IntEnum):
    """What can be said of a move; the comment lists the numbers a, b, c."""

    DOG = 0  # character
    LAY = 1  # behavior, place in the row
    OBJECTIVE = 2  # objective that is turned up
    WEEKEND = 3
    DAY = 4  # round (from 1), round card
    PLAY = 5  # behavior
    LEARN = 6  # behavior, bones paid, bones that lay on it
    COMPLETE = 7  # objective, attention paid, energy paid
    ATTENTION = 8  # change, now
    ENERGY = 9  # change, now
    BONES = 10  # change, now
    PLACED = 11  # behavior, bones put on it
    AWAY = 12  # behavior that leaves the game
    GONE = 13  # objective that leaves the game
    BACK = 14  # behavior back in the hand
    GAIN = 15  # behavior, bones that lay on it
    LASTING = 16  # which, how much
    USE = 17  # 1 when the ability is used
    DINNER = 18  # bones
    OVER = 19


class Cards(Record):
    """What stands on the cards, as numbers; made from a deck file."""

    cost = Row(FOR_SALE)  # in bones
    attention = Row(CARDS)  # a behavior's gain or loss, an objective's cost
    energy = Row(CARDS)  # a behavior's gain or loss, an objective's cost
    affection = Row(OBJECTIVES)
    start = Row(CHARACTERS)  # energy
    when = Row(ROUND_CARDS)
    once = Row(ROUND_CARDS)  # is it carried out by the first player alone, not for everybody?
    effect = Grid(CARDS * LINES, PARTS)


class Options(Record):
    """What is agreed before the game: the number of players and who begins (NOBODY: drawn)."""

    players = Number(np.int8)
    first = Number(np.int8)


class State(Record):
    """A game at a decision.  Seats, places, cards and types are counted from 0."""

    rng = Grid(PILES, WORDS, kind=np.int64)
    players = Number(np.int8)
    round = Number(np.int8)
    phase = Number(np.int8)
    player = Number(np.int8)  # to decide
    first = Number(np.int8)
    day = Number(np.int8)  # the round card that lies open
    card = Number(np.int8)  # whose effects are being carried out, or NONE
    line = Number(np.int8)  # the next of them
    only = Number(np.int8)  # the line of the option that was chosen, or NONE,
    resume = Number(np.int8)  # and the line after all options
    actor = Number(np.int8)  # for whom
    left = Number(np.int8)  # players whom a round card still concerns after the actor
    picks = Number(np.int8)  # choices that the line still asks for
    behaviors = Number(np.int8)  # played this turn,
    learns = Number(np.int8)  # learned this turn,
    objectives = Number(np.int8)  # completed this turn
    lots = Row(SEATS)  # who can still be drawn as first player
    dogs = Row(CHARACTERS)
    deck = Row(FOR_SALE)  # market cards not yet turned up
    days = Row(ROUND_CARDS)  # round cards not yet turned up
    stack = Grid(TYPES, PER_TYPE)  # objectives not yet turned up
    row = Row(ROW)  # the behavior at each place, or NONE
    on_row = Row(ROW, kind=np.int16)  # bones on it
    top = Row(TYPES)  # the objective on each stack, or NONE
    character = Row(SEATS)
    attention = Row(SEATS)
    energy = Row(SEATS)
    bones = Row(SEATS, kind=np.int16)
    place = Grid(SEATS, BEHAVIORS)  # where each behavior is
    done = Grid(SEATS, OBJECTIVES)
    learned = Row(SEATS)
    turn_long = Row(LASTING)  # lasting effects of this turn
    day_long = Grid(SEATS, LASTING)  # and of this round, for each player


Moves = moves_record(ACTIONS)
