"""What dogs are worth at an item: to a bot, from what its seat can know.  All values are hundredths of a point.

The numbers in capitals that are not counted from the deck were found by playing: those that won most.
"""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.record import Ints, Table
from doghouse.core.rule import rule
from doghouse.games.barking.may import barred, taken
from doghouse.games.barking.rounds import pack_size
from doghouse.games.barking.state import (
    BREEDS,
    FIRST_STACK,
    HAND_LIMIT,
    NOBODY,
    ROUNDS,
    Phase,
    State,
)

DOGS = 12  # packs of more dogs are judged like this one
WILL = 52  # of a hundred players who could outbid a pack, so many do
WILL_MIX = 60  # the same where a cat token lies, and how many fewer for each dog that it takes
WILL_LESS = 18
KEEP = 52  # what a dog in the hand is worth in the rounds to come,
KEEP_RANK = 18  # how much more with every better rank,
KEEP_PAIR = 20  # and for each pair of a breed
KEEP_WONDER = 120
KEEP_CAT = 130
LAST = 12  # of a hundred, what cards are worth in the last round: only as a reserve
DENY = 22  # of a hundred points that a rival loses, so many count like won ones

# In a hundred hands of h cards from a whole house deck, so many hold m dogs of one breed, Wonder Dogs included:
# REACH[h * SIZES + m], by dealing a million of each size.
SIZES = 8
REACH = (
    100, 0, 0, 0, 0, 0, 0, 0,
    100, 79, 0, 0, 0, 0, 0, 0,
    100, 96, 21, 0, 0, 0, 0, 0,
    100, 99, 40, 4, 0, 0, 0, 0,
    100, 100, 58, 11, 1, 0, 0, 0,
    100, 100, 72, 22, 2, 0, 0, 0,
    100, 100, 84, 34, 6, 0, 0, 0,
    100, 100, 91, 47, 11, 1, 0, 0,
    100, 100, 96, 59, 18, 3, 0, 0,
    100, 100, 98, 69, 27, 6, 1, 0,
    100, 100, 99, 77, 36, 9, 1, 0,
)  # fmt: skip


# ---------------------------------------------------------------- packs: dogs and best breed as one number


@rule
def strength(dogs: int, breed: int) -> int:
    """A pack as a number that is greater the stronger it is: dogs first, then the best breed (BT-37, BT-38)."""
    return dogs * BREEDS + BREEDS - 1 - breed


@rule
def joined(pack: int, breed: int, dogs: int) -> int:
    """A pack (0: none) after so many more dogs, the best of them of this breed."""
    before = BREEDS - 1 - pack % BREEDS if pack > 0 else breed
    return strength(pack // BREEDS + dogs, min(before, breed))


@rule
def in_play(s: State, i: int, breed: int) -> bool:
    """Do the dogs of a breed at item i belong to the half-made play?"""
    return s.phase == Phase.PLAY and i == s.spot and s.play[breed] > 0


@rule
def own_pack(s: State, i: int) -> int:
    """The player's pack at item i before the half-made play; 0 without any."""
    dogs = 0
    best = BREEDS
    for b in range(BREEDS):
        if s.owner[i, b] == s.player and not in_play(s, i, b):
            dogs += s.dogs[i, b]
            best = min(best, b)
    return strength(dogs, best) if dogs > 0 else 0


@rule
def rival(s: State, i: int) -> int:
    """Who of the others has the strongest pack at item i; NOBODY where none of them is."""
    found = NOBODY
    most = 0
    for b in range(BREEDS):
        q = s.owner[i, b]
        if q != NOBODY and q != s.player and pack_size(s, i, q) > most:
            found = q
            most = pack_size(s, i, q)
    return found


@rule
def pack_of(s: State, i: int, p: int) -> int:
    """A seat's pack at item i; 0 without any."""
    for b in range(BREEDS):
        if p != NOBODY and s.owner[i, b] == p:
            return strength(pack_size(s, i, p), b)
    return 0


@rule
def held(s: State, card: int) -> int:
    """How many of a card the player holds, those of the half-made play included."""
    return s.hand[s.player, card] + (s.play[card] if s.phase == Phase.PLAY else 0)


# ---------------------------------------------------------------- will it hold?


@rule
def reach(cards: int, dogs: int) -> int:
    """Of a hundred hands of so many cards, how many hold so many dogs that can be played together."""
    return REACH[min(cards, HAND_LIMIT) * SIZES + min(dogs, SIZES - 1)]


@rule
def threats(s: State, i: int, row: Ints) -> None:
    """Fill ``row[n]``: how many of the others, in hundredths of a percent, would outbid n dogs at item i."""
    row[:] = 0
    for q in range(s.players):
        if q != s.player and not s.passed[q] and not barred(s, q, i):
            cards = count(s.hand[q])
            there = pack_size(s, i, q)
            for n in range(DOGS + 1):
                more = max(n + 1 - there, 1)
                if not s.token[i]:
                    row[n] += WILL * reach(cards, more)
                elif more <= cards:
                    row[n] += 100 * max(WILL_MIX - WILL_LESS * more, 0)


@rule
def hold(row: Ints, pack: int) -> int:
    """The chance, in hundredths of a percent, that nobody outbids a pack.

    With as many dogs the better breed decides, so the threat lies between those for one dog less and for as many.
    """
    dogs = min(pack // BREEDS, DOGS)
    rank = BREEDS - 1 - pack % BREEDS
    threat = row[dogs] + (row[max(dogs - 1, 0)] - row[dogs]) * rank // BREEDS
    return 100_000_000 // (10_000 + threat + threat * threat // 10_000)


# ---------------------------------------------------------------- what it is worth


@rule
def gain(s: State, p: int, i: int) -> int:
    """What the item at spot i adds for a seat (BT-44)."""
    return 100 * max(3 - s.trophies[p, s.item[i]], 1)


@rule
def use(s: State, i: int, row: Ints, before: int, after: int) -> int:
    """What the player's pack at item i is worth more after a play than before it; nothing if it does not lead."""
    q = rival(s, i)
    best = pack_of(s, i, q)
    if after <= best:
        return 0
    value = gain(s, s.player, i)
    chance = hold(row, after)
    if before > best:
        chance -= hold(row, before)
    elif q != NOBODY:
        value += gain(s, q, i) * DENY // 100
    return value * chance // 10_000


@rule
def keep(breed: int, n: int) -> int:
    """What n dogs of a breed are worth in the rounds to come."""
    return n * (KEEP + KEEP_RANK * (BREEDS - 1 - breed)) + KEEP_PAIR * (n * (n - 1) // 2)


@rule
def kept(s: State) -> int:
    """Of a hundred, how much of that counts now: less with more cards than fit in with the next deal (BT-13)."""
    if s.round == ROUNDS - 1:
        return LAST
    cards = count(s.hand[s.player]) + (count(s.play) if s.phase == Phase.PLAY else 0)
    fit = HAND_LIMIT - (FIRST_STACK + s.round + 1)
    return 100 if cards <= fit else 100 * fit // cards


# ---------------------------------------------------------------- what else could be done this round


@rule
def prospects(s: State, rows: Table, found: Ints) -> int:
    """What each breed in the hand could still gain at each item, best first; how many there are.

    ``rows`` are the threats by item.  Each is told as gain * 256 + item * 16 + breed.
    """
    share = kept(s)
    n = 0
    for i in range(s.spots):
        if not barred(s, s.player, i):
            pack = own_pack(s, i)
            for b in range(BREEDS):
                dogs = held(s, b)
                if dogs > 0 and not taken(s, i, b):
                    value = use(s, i, rows[i], pack, joined(pack, b, dogs)) - keep(b, dogs) * share // 100
                    if value > 0:
                        insert(found, n, value * 256 + i * 16 + b)
                        n += 1
    return n


@rule
def insert(found: Ints, n: int, code: int) -> None:
    """Put one more number into a list of n that falls."""
    k = n
    while k > 0 and found[k - 1] < code:
        found[k] = found[k - 1]
        k -= 1
    found[k] = code


@rule
def left_over(found: Ints, n: int, i: int, breeds: int) -> int:
    """What the prospects come to without item i and a mask of breeds, each item and each breed used once."""
    items = 1 << i
    value = 0
    for k in range(n):
        item = 1 << found[k] // 16 % 16
        breed = 1 << found[k] % 16
        if not (items & item or breeds & breed):
            items |= item
            breeds |= breed
            value += found[k] // 256
    return value
