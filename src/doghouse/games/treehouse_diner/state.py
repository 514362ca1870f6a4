"""Treehouse Diner: the pieces, the state and the numbers that moves, effects and events go by."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from doghouse.core.chance import WORDS
from doghouse.core.moves import NOT_ASKED, moves_record
from doghouse.core.record import Grid, Number, Record, Row

SEATS = 4  # TD-01

# Pieces: ingredients from the most common to the rarest, and the bee (TD-03).
DANDELION, ACORN, BLUEBERRY, RADISH, MUSHROOM, DAISY, CHILI, BEE_PIECE = range(8)
INGREDIENTS = 7
PIECES = 8
IN_BOX = (20, 18, 16, 14, 12, 10, 8, 22)

# Orders by their number on the cards: starting orders of 4 and of 6 minutes, Basic orders, Chili orders (TD-02).
STARTS = 4  # of each of the two kinds
STARTING = 2 * STARTS
ORDER_SET = 46
CHILI_ORDER = STARTING + ORDER_SET
ORDERS = CHILI_ORDER + ORDER_SET
# In a game only one of the sets is used: its orders are numbered from STARTING on, whichever it is.
GAME_ORDERS = STARTING + ORDER_SET

# What an order asks for, symbol by symbol: an ingredient, or PLATE + g for a plate of group g (TD-73).
SYMBOLS = 6
PLATE = INGREDIENTS
GROUPS = 6
NEEDS = PLATE + GROUPS
# What lies on a symbol.
OPEN, JOKER = 0, INGREDIENTS + 1  # k + 1: ingredient k

SPACES = 6  # of a kitchen; space m - 1 is that of m minutes (TD-04)
ROWS = 4  # of the pantry; row r has spaces of r + 1 circles (TD-08)
COLUMNS = 7  # at most
SHELF = ROWS * COLUMNS  # the pantry's spaces: r * COLUMNS + column
TRAY_PLACES = SEATS + 1  # TD-11
ACTION_CARDS = 44  # the most designs that a deck can have
CHALLENGES = 15
CHALLENGES_EACH = 3  # TD-51
START_PIECES = 3  # TD-07
MOST_ROUNDS = 200  # TD-33
MOST_MOOD = 8  # TD-05
NOBODY = -1
NONE = -1

# Cards and shelf rows with effects, in one numbering: orders, the rows of both sides of the pantry, Action cards.
BONUS = ORDERS
ACTION_CARD = BONUS + 2 * ROWS
SOURCES = ACTION_CARD + ACTION_CARDS
LINES = 6  # of effects, at most, on one card
PARTS = 4  # numbers of a line: the verb, and a, b, c
DEPTH = 24  # cards whose effects can be open inside each other; cards.py keeps decks within it
CHEFS = 8  # at most

# The piles, by their row in the table of generators.
LOTS, START_4, START_6, BAG, ORDER_PILE, ACTION_PILE, CHALLENGE_PILE = range(7)
PILES = 7


class Phase(IntEnum):
    """What the player to decide is asked."""

    VISIT = 0  # pantry or phone
    MINUTES = 1  # which order a minute moves
    TRAY = 2  # which order of the phone tray
    KITCHEN = 3  # assign, deliver, announce, end the turn
    STACK = 4  # the next of four ingredients of a joker
    DISCARD = 5  # which ingredient of the supply goes
    RECYCLE = 6  # which ingredient of the supply is recycled, or none
    LEFT = 7  # which order moves to the left
    GRAB = 8  # which piece of the pantry
    COMPOST = 9  # which ingredient of the compost
    MAY = 10  # whether to use an ability
    OPTION = 11  # which of several effects
    ANNOUNCE = 12  # further challenges, or the end of the turn
    OVER = 13


class Stage(IntEnum):
    """How far a turn is."""

    VISIT = 0  # phase 1 is still to be chosen
    PHONE = 1  # the phone round goes on
    KITCHEN = 2  # the pantry has been chosen, or phase 2 has come
    ANNOUNCE = 3  # a challenge has been announced


# The actions, the same numbers in every state.
END = 0  # the turn ends, or phase 1 is skipped when it cannot be carried out
DELIVER = 1
NO = 2
YES = 3
OPTION = 4  # OPTION + k: the k-th effect
OPTIONS = 4
MOVE = OPTION + OPTIONS  # MOVE + x: a minute moves the order on space x
BACK = MOVE + SPACES  # BACK + x: the order on space x moves to the left
TAKE_ORDER = BACK + SPACES  # TAKE_ORDER + i: the order at place i of the tray
PIECE = TAKE_ORDER + TRAY_PLACES  # PIECE + k: an ingredient, for what is asked
VISIT = PIECE + INGREDIENTS  # VISIT + i: all of space i of the pantry
GRAB = VISIT + SHELF  # GRAB + i * PIECES + k: piece k from space i
LAY_TARGETS = 1 + GROUPS  # the ingredient's own symbol, or a plate of a group
LAY = GRAB + SHELF * PIECES  # LAY + (k * SPACES + x) * LAY_TARGETS + t: ingredient k on the order on space x
DAISIES = LAY + INGREDIENTS * SPACES * LAY_TARGETS  # DAISIES + x * NEEDS + need: two daisies on such a symbol
MIX = DAISIES + SPACES * NEEDS  # MIX + x * NEEDS + need: four ingredients on such a symbol
BEE = MIX + SPACES * NEEDS  # BEE + x: a bee on the order on space x
CARD = BEE + SPACES  # CARD + c: play Action card c
ANNOUNCE = CARD + ACTION_CARDS  # ANNOUNCE + c: challenge c
ACTIONS = ANNOUNCE + CHALLENGES

DAISY_STACK, MIX_STACK = 2, 4  # TD-29

# The clauses that can forbid a move, the lowest number first; bit k of a mask of faults is REFUSALS[k].
REFUSALS = (NOT_ASKED, 13, 14, 15, 17, 19, 22, 26, 27, 29, 30, 46, 49, 53, 59, 61, 73, 75)
(
    NOT_NOW,
    PHASE_ONE,
    NO_ORDER,
    VISITED,
    BLOCKED,
    TOO_DEAR,
    NO_PASSING,
    PHONED,
    MUST_FIT,
    NO_JOKER,
    NOT_COVERED,
    NOT_LEFT,
    MUST_DO,
    BEES_EVENLY,
    NOT_MASTERED,
    ANNOUNCED,
    PLATES,
    IN_BETWEEN,
) = (1 << k for k in range(18))


class Verb(IntEnum):
    """The closed vocabulary of effects; the comment lists the numbers a, b, c of a line."""

    END = 0
    DRAW = 1  # pieces, per
    OTHERS_DRAW = 2  # pieces each
    DISCARD = 3  # ingredients
    OTHERS_DISCARD = 4  # ingredients each
    RECYCLE = 5  # ingredients, one after the other
    PRAISE = 6  # how much, per
    COMPLAINT = 7  # how much
    OTHERS_COMPLAINT = 8  # how much each
    ORDER = 9  # orders from the pile
    ACTION = 10  # Action cards
    LEFT = 11  # moves of one order to the left
    SHORTCUT = 12  # pieces from the pantry, one after the other
    COMPOST = 13  # ingredients from the compost, one after the other
    ANSWER = 14  # orders from the tray
    FREE = 15  # minutes of this turn's pantry visit that need not be paid
    CALM = 16  # this turn pushed-out orders bring no complaint
    MAY = 17  # ingredients to discard first, -, lines that follow
    CHOOSE = 18  # one of so many lines that follow


class Per(IntEnum):
    """What the number of an effect is multiplied by."""

    ONCE = 0
    ORDER = 1  # orders in the kitchen
    SPACE = 2  # free spaces in the kitchen
    BEE = 3  # bees on the orders in the kitchen
    CHEF = 4  # different chefs in the kitchen


class Goal(IntEnum):
    """What a challenge looks at, at the end of a turn; the comment says what its number n is."""

    NOTHING = 0
    EMPTIED = 1  # this turn one of the rows of the mask n was emptied (bit 0: the 1er row)
    IDENTICAL = 2  # at least n identical ingredients in the supply
    CHEFS = 3  # orders of at least n different chefs in the kitchen
    SAME_CHEF = 4  # at least n orders of one chef in the kitchen
    KINDS = 5  # at least n different ingredients in the supply
    SUPPLY = 6  # at least n ingredients in the supply
    EMPTY = 7  # at most n ingredients in the supply
    ORDERS = 8  # at least n orders in the kitchen
    LATE = 9  # at least n orders on the spaces of 1 and 2 minutes
    EARLY = 10  # at least n orders on the spaces of 5 and 6 minutes
    DELIVERED = 11  # at least n orders delivered this turn
    TAKEN = 12  # at least n pieces taken from the pantry this turn
    SWARM = 13  # at least n bees on one order
    BEES = 14  # at least n bees on the orders in the kitchen
    SAVED = 15  # at least n bees saved this turn
    NEARLY = 16  # at least n orders on which one symbol is open
    ON_ORDERS = 17  # at least n ingredients on the orders in the kitchen
    PUSHED = 18  # at least n orders pushed out this turn
    MOOD = 19  # the mood is at most n


class Event(IntEnum):
    """What can be said of a move; the comment lists the numbers a, b, c; orders go by their number on the cards."""

    FIRST = 0
    START = 1  # order, space
    FILL = 2  # space of the pantry, piece
    RING = 3  # order that comes to the tray, place
    CHALLENGE = 4  # challenge that is dealt
    TURN = 5  # round (from 1)
    SKIP = 6  # phase 1 cannot be carried out
    MINUTE = 7  # order, space it moves to
    OUT = 8  # order pushed out, pieces that lay on it
    TAKE = 9  # space of the pantry, piece, how many
    BONUS = 10  # row that was emptied
    CALL = 11  # the phone is answered
    ORDER = 12  # order laid in a kitchen, space
    SHIFT = 13  # order, space it is shifted to
    DRAW = 14  # piece
    DISCARD = 15  # ingredient
    MOOD = 16  # change, now
    GET = 17  # Action card (only its holder's eyes)
    CARD = 18  # Action card played
    LEFT = 19  # order, space it moves to
    GRAB = 20  # piece, space of the pantry
    SAVE = 21  # ingredient from the compost
    FREE = 22  # minutes
    CALM = 23
    LAY = 24  # ingredient, order, need of the symbol
    STACK = 25  # order, need of the symbol, ingredients in the joker stack
    BEE = 26  # order
    DELIVER = 27  # order, bees saved
    MASTER = 28  # challenge
    POUR = 29  # pieces of the compost that go into the bag
    RENEW = 30  # 0: the order pile, 1: the Action pile
    LAST = 31  # the last round
    OVER = 32
    USE = 33  # 1 when the ability is used


class Cards(Record):
    """What stands on the cards, as numbers; made from a deck file.  Orders by their number on the cards."""

    minutes = Row(ORDERS)
    points = Row(ORDERS)
    chef = Row(ORDERS)
    need = Grid(ORDERS, SYMBOLS)  # an ingredient, PLATE + group, or NONE
    copies = Row(ACTION_CARDS)  # of each Action card
    goal = Grid(CHALLENGES, 2)  # what each challenge looks at, and its number
    effect = Grid(SOURCES * LINES, PARTS)


class Options(Record):
    """What is agreed before the game; 0 deliveries or columns stand for the number that goes with the players."""

    players = Number(np.int8)
    first = Number(np.int8)  # NOBODY: drawn
    bees = Number(np.int8)
    secret = Number(np.int8)
    deliveries = Number(np.int8)
    columns = Number(np.int8)


class State(Record):
    """A game at a decision.  Seats, spaces, rows and kinds are counted from 0; orders go by the game's numbers."""

    rng = Grid(PILES, WORDS, kind=np.int64)
    players = Number(np.int8)
    bees = Number(np.int8)  # is "Save the Bees" played?
    secret = Number(np.int8)  # is "Secret Ingredient" played?
    deliveries = Number(np.int8)  # how many trigger the end
    columns = Number(np.int8)
    round = Number()
    first = Number(np.int8)
    turn = Number(np.int8)  # whose turn it is
    stage = Number(np.int8)
    phase = Number(np.int8)
    player = Number(np.int8)  # to decide
    last = Number(np.int8)  # is this the last round?
    acted = Number(np.int8)  # has anybody carried out phase 1 in this round?
    space = Number(np.int8)  # of the pantry, while minutes are paid for it
    minutes = Number(np.int8)  # still to be paid
    taken = Number(np.int8)  # orders taken in this phone round
    target = Number(np.int16)  # of a joker of four: x * NEEDS + need
    stacked = Number(np.int8)  # ingredients that it has already
    lowest = Number(np.int8)  # the last of them: the others have no lower number
    depth = Number(np.int8)  # cards whose effects are open
    frame = Grid(DEPTH, 7, kind=np.int16)  # source, line, owner, times left, other, only, resume
    renewed = Number(np.int8)  # has the order pile been renewed while effects run on, or the tray is filled?
    visited = Number(np.int8)  # this turn: the pantry,
    phoned = Number(np.int8)  # the phone,
    free = Number()  # minutes given,
    calm = Number(np.int8)  # no complaints,
    emptied = Number(np.int8)  # mask of rows emptied,
    fetched = Number()  # pieces taken from the pantry,
    sent = Number(np.int8)  # orders delivered,
    rescued = Number(np.int8)  # bees saved,
    pushed = Number()  # orders pushed out
    lots = Row(SEATS)  # who can still be drawn as first helper
    start_4 = Row(STARTS)
    start_6 = Row(STARTS)
    bag = Row(PIECES)
    compost = Row(PIECES)
    pantry = Grid(SHELF, PIECES)
    order_pile = Row(ORDER_SET)
    unfulfilled = Row(ORDER_SET)
    tray = Row(TRAY_PLACES)  # order, or NONE
    kitchen = Grid(SEATS, SPACES)  # the order on each space, or NONE
    on = Grid(GAME_ORDERS, SYMBOLS)  # what lies on each symbol: OPEN, ingredient + 1, JOKER
    lying = Grid(GAME_ORDERS, PIECES)  # all pieces on each order
    delivered = Grid(SEATS, GAME_ORDERS)
    supply = Grid(SEATS, PIECES)
    mood = Row(SEATS)
    hive = Row(SEATS)  # bees saved
    challenge_pile = Row(CHALLENGES)
    challenge = Grid(SEATS, CHALLENGES)  # 1 open, 2 mastered
    action_pile = Row(ACTION_CARDS)
    hand = Grid(SEATS, ACTION_CARDS)
    older = Grid(SEATS, ACTION_CARDS)  # of the hand, what was drawn before the pile was last renewed
    played = Row(ACTION_CARDS)  # this turn
    discards = Row(ACTION_CARDS)  # before this turn


Moves = moves_record(ACTIONS)
