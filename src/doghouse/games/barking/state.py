"""Barking Up The Wrong Tree: the pieces, the state and the numbers that moves and events go by."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from doghouse.core.chance import WORDS
from doghouse.core.moves import NOT_ASKED, moves_record
from doghouse.core.record import Grid, Number, Record, Row

SEATS = 5  # BT-05
BREEDS = 10  # breed b has rank b + 1; rank 1 is the highest (BT-01)
WONDER = 10
CAT = 11
CARDS = 12  # kinds of card: the breeds, the Wonder Dog, the cat
KINDS = 10  # kinds of item (BT-04)
ROUNDS = 5
SPOTS = 7  # items on the table in the last round
FIRST_STACK = 3  # items in the first round, one more in each that follows (BT-06)
HAND_LIMIT = 10  # BT-13
NOBODY = -1
NONE = -1

# the piles, by their row in the table of generators
DECK, ITEMS, LOTS = range(3)
PILES = 3


class Phase(IntEnum):
    """What the player to decide is asked."""

    DISCARD = 0  # which card to discard, over the hand limit
    TURN = 1  # pass, use a cat or a Wonder Dog, or start a play at an item
    TOKEN = 2  # where to put the cat token
    PLAY = 3  # which card to add to the play
    ROUND_END = 4  # nothing: the rules run on from here
    OVER = 5


# The actions, the same 24 numbers in every state.
PASS = 0  # stop playing for this round
DONE = 1  # no more dogs in this play
NO_TOKEN = 2  # a cat was played, its token is not placed
USE_CAT = 3  # discard a cat for the top card of the deck
SWAP = 4  # discard a Wonder Dog for the top card of the deck
CARD = 5  # CARD + c: discard the excess card c, or add card c to the play
ITEM = CARD + CARDS  # ITEM + i: put the token on, or start a play at, the item at spot i
ACTIONS = ITEM + SPOTS

# The clauses that can forbid a move, in the order in which they are named; bit k of a mask of faults is REFUSALS[k].
REFUSALS = (17, 18, 20, 21, 22, 24, 26, 27, 29, 34, NOT_ASKED)
NOT_YOUR_TURN, PASSED, TWO_BREEDS, ALREADY_HERE, BREED_HERE, WONDER_ALONE = 1, 2, 4, 8, 16, 32
LATE_SWAP, LATE_CAT, TOKEN_HERE, SECOND_ITEM, NOT_NOW = 64, 128, 256, 512, 1024


class Event(IntEnum):
    """What can be said of a move; the comment lists the numbers a, b, c, d, e."""

    ROUND = 0  # round (from 1), items laid out, cards dealt to each; seat: the first player
    LAY = 1  # kind, spot
    DEAL = 2  # card (for the seat's eyes)
    DISCARD = 3  # card
    RENEW = 4
    SWAP = 5
    CAT = 6
    DRAW = 7  # card (for the seat's eyes)
    TOKEN = 8  # kind, spot
    NO_TOKEN = 9
    DOGS = 10  # breed, spot, kind, dogs (Wonder Dogs included), Wonder Dogs
    PASS = 11  # 1 when it happened by itself (BT-19)
    WON = 12  # kind, spot, dogs
    NOBODY = 13  # kind, spot
    FIRST = 14
    CATS_JOIN = 15
    OVER = 16


class Cards(Record):
    """How many copies of each kind of card and of item there are."""

    copies = Row(CARDS)
    items = Row(KINDS)


class Options(Record):
    """What is agreed before the game: the number of players, who begins (NOBODY: drawn), and the teaching option."""

    players = Number(np.int8)
    first = Number(np.int8)
    teaching = Number(np.int8)


class State(Record):
    """A game at a decision.  Seats, spots, cards and kinds are counted from 0; unused seats and spots hold zeros."""

    rng = Grid(PILES, WORDS, kind=np.int64)
    players = Number(np.int8)
    teaching = Number(np.int8)
    round = Number(np.int8)  # from 0
    phase = Number(np.int8)
    player = Number(np.int8)  # to decide
    first = Number(np.int8)  # holds the first-player token
    spots = Number(np.int8)  # items on the table
    spot = Number(np.int8)  # during PLAY: the item,
    lead = Number(np.int8)  # the breed last added,
    top = Number(np.int8)  # and the best breed, which Wonder Dogs count as
    play = Row(CARDS)  # the cards of the play so far
    lots = Row(SEATS)  # who can still be drawn as first player
    deck = Row(CARDS)
    discards = Row(CARDS)
    supply = Row(KINDS)  # items not yet seen: the stacks left and the 15 that are out of the game
    gone = Row(KINDS)  # items removed because no dog was there (BT-39)
    item = Row(SPOTS)  # the kind of each item on the table
    token = Row(SPOTS)  # is there a cat token on it?
    owner = Grid(SPOTS, BREEDS)  # whose dogs of each breed bark at it
    dogs = Grid(SPOTS, BREEDS)  # how many, Wonder Dogs included
    wonders = Grid(SPOTS, BREEDS)  # how many of them are Wonder Dogs
    hand = Grid(SEATS, CARDS)
    passed = Row(SEATS)
    trophies = Grid(SEATS, KINDS)
    least = Grid(SEATS, CARDS)  # what everybody knows of a hand: see knowledge.py
    most = Grid(SEATS + 1, CARDS)
    drawn = Row(SEATS + 1)


Moves = moves_record(ACTIONS)
