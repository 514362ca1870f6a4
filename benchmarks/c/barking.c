/* Barking Up The Wrong Tree by hand in C: the same rules, the same state, the same generator as the Python source,
 * for one purpose: to know how fast random play can be.  Prints decisions, nanoseconds and a fingerprint of all that
 * was done, which must be the Python rules' own.
 *
 *   barking GAMES PLAYERS SEED
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 5, BREEDS = 10, WONDER = 10, CAT = 11, CARDS = 12, KINDS = 10, ROUNDS = 5, SPOTS = 7, HAND_LIMIT = 10 };
enum { NOBODY = -1, NONE = -1, DECK = 0, ITEMS = 1, LOTS = 2, PILES = 3 };
enum { DISCARD, TURN, TOKEN, PLAY, ROUND_END, OVER };
enum { PASS, DONE, NO_TOKEN, USE_CAT, SWAP, CARD, ITEM = CARD + CARDS, ACTIONS = ITEM + SPOTS };

typedef struct {
    int64_t rng[PILES][4];
    int8_t players, round, phase, player, first, spots, spot, lead, top;
    int8_t play[CARDS], lots[SEATS], deck[CARDS], discards[CARDS], supply[KINDS], gone[KINDS];
    int8_t item[SPOTS], token[SPOTS], owner[SPOTS][BREEDS], dogs[SPOTS][BREEDS], wonders[SPOTS][BREEDS];
    int8_t hand[SEATS][CARDS], passed[SEATS], trophies[SEATS][KINDS];
    int8_t least[SEATS][CARDS], most[SEATS + 1][CARDS], drawn[SEATS + 1];
} State;

typedef struct { int n; int16_t action[ACTIONS]; } Moves;

static const int8_t COPIES[CARDS] = {3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 6, 7};
static const int8_t ITEM_COPIES[KINDS] = {2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
static const int64_t MASK = 0xFFFFFFFF;

static inline int64_t next_u32(int64_t *r) {
    int64_t a = r[0], b = r[1], c = r[2], d = r[3], t = (a + b + d) & MASK;
    r[3] = (d + 1) & MASK;
    r[0] = b ^ (b >> 9);
    r[1] = (c + (c << 3)) & MASK;
    r[2] = (((c << 21) | (c >> 11)) + t) & MASK;
    return t;
}

static inline int below(int64_t *r, int64_t n) { return (int)((next_u32(r) * n) >> 32); }

static void seed_rng(int64_t *r, int64_t seed, int row) {
    r[0] = seed & MASK;
    r[1] = (seed >> 32) & MASK;
    r[2] = (0x9E3779B9 + row) & MASK;
    r[3] = 1;
    for (int i = 0; i < 12; i++) next_u32(r);
}

static inline int count(const int8_t *pile, int kinds) {
    int n = 0;
    for (int k = 0; k < kinds; k++) n += pile[k];
    return n;
}

static inline int draw(State *s, int row, int8_t *pile, int kinds) {
    int r = below(s->rng[row], count(pile, kinds)), card = 0;
    while (r >= pile[card]) r -= pile[card++];
    pile[card]--;
    return card;
}

static void know_return(State *s) {
    for (int c = 0; c < CARDS; c++) {
        int unseen = s->deck[c];
        for (int p = 0; p < s->players; p++) unseen += s->hand[p][c];
        for (int p = 0; p < s->players; p++) {
            int in_deck = s->most[SEATS][c] + s->drawn[SEATS];
            int most = s->most[p][c] + (s->drawn[p] < in_deck ? s->drawn[p] : in_deck);
            s->most[p][c] = most < unseen ? most : unseen;
        }
        s->most[SEATS][c] = 0;
    }
    for (int p = 0; p < s->players; p++) s->drawn[p] = 0;
    s->drawn[SEATS] = count(s->deck, CARDS);
}

static inline void put_back(State *s, int card, int n) {
    s->deck[card] += n;
    s->most[SEATS][card] += n;
}

static void discards_return(State *s) {
    know_return(s);
    for (int c = 0; c < CARDS; c++) {
        put_back(s, c, s->discards[c]);
        s->discards[c] = 0;
    }
}

static void clear_table(State *s) {
    discards_return(s);
    for (int i = 0; i < s->spots; i++)
        for (int b = 0; b < BREEDS; b++) {
            put_back(s, b, s->dogs[i][b] - s->wonders[i][b]);
            put_back(s, WONDER, s->wonders[i][b]);
        }
}

static inline void lay_down(State *s, int card) {
    int p = s->player;
    s->hand[p][card]--;
    if (s->least[p][card] > 0) s->least[p][card]--;
    if (s->most[p][card] > 0) s->most[p][card]--;
    else s->drawn[p]--;
}

static void take_card(State *s, int p) {
    if (count(s->deck, CARDS) == 0) discards_return(s);
    s->hand[p][draw(s, DECK, s->deck, CARDS)]++;
    s->drawn[p]++;
}

static void leave(State *s, int p) {
    s->passed[p] = 1;
    if (count(s->passed, SEATS) == s->players) s->first = p;
}

static void turn_to(State *s, int p) {
    for (int k = 0; k < s->players; k++) {
        if (!s->passed[p]) {
            if (count(s->hand[p], CARDS) > 0) {
                s->phase = TURN;
                s->player = p;
                return;
            }
            leave(s, p);
        }
        p = (p + 1) % s->players;
    }
    s->phase = ROUND_END;
}

static void keep_hand_limit(State *s) {
    for (int k = 0; k < s->players; k++) {
        int p = (s->first + k) % s->players;
        if (count(s->hand[p], CARDS) > HAND_LIMIT) {
            s->phase = DISCARD;
            s->player = p;
            return;
        }
    }
    turn_to(s, s->first);
}

static void start_round(State *s) {
    s->spots = 3 + s->round;
    int laps = count(s->deck, CARDS) / s->players;
    if (laps > s->spots) laps = s->spots;
    for (int i = 0; i < s->spots; i++) s->item[i] = draw(s, ITEMS, s->supply, KINDS);
    memset(s->token, 0, sizeof s->token);
    memset(s->owner, NOBODY, sizeof s->owner);
    memset(s->dogs, 0, sizeof s->dogs);
    memset(s->wonders, 0, sizeof s->wonders);
    memset(s->passed, 0, sizeof s->passed);
    for (int lap = 0; lap < laps; lap++)
        for (int k = 0; k < s->players; k++) take_card(s, (s->first + k) % s->players);
    keep_hand_limit(s);
}

static int pack_size(const State *s, int i, int p) {
    int n = 0;
    for (int b = 0; b < BREEDS; b++)
        if (s->owner[i][b] == p) n += s->dogs[i][b];
    return n;
}

static int winner_at(const State *s, int i) {
    int best = 0, winner = NOBODY;
    for (int b = 0; b < BREEDS; b++) {
        int p = s->owner[i][b];
        if (p != NOBODY) {
            int pack = pack_size(s, i, p);
            if (pack > best) best = pack, winner = p;
        }
    }
    return winner;
}

static void run_on(State *s) {
    while (s->phase == ROUND_END) {
        for (int i = 0; i < s->spots; i++) {
            int p = winner_at(s, i);
            if (p == NOBODY) s->gone[s->item[i]]++;
            else s->trophies[p][s->item[i]]++;
        }
        if (++s->round == ROUNDS) {
            s->phase = OVER;
        } else {
            clear_table(s);
            start_round(s);
        }
    }
}

static void new_game(State *s, int players, int64_t seed) {
    memset(s, 0, sizeof *s);
    for (int row = 0; row < PILES; row++) seed_rng(s->rng[row], seed, row);
    s->players = players;
    memcpy(s->supply, ITEM_COPIES, KINDS);
    for (int c = 0; c < CARDS; c++) put_back(s, c, COPIES[c]);
    for (int p = 0; p < players; p++) {
        s->deck[CAT]--;
        s->hand[p][CAT]++;
        s->least[p][CAT]++;
        s->most[p][CAT]++;
        s->most[SEATS][CAT]--;
        s->lots[p] = 1;
    }
    s->first = draw(s, LOTS, s->lots, SEATS);
    start_round(s);
    run_on(s);
}

static int score(const State *s, int p) {
    int total = 0;
    for (int k = 0; k < KINDS; k++) {
        int n = s->trophies[p][k];
        total += n == 0 ? 0 : n == 1 ? 3 : 5 + n - 2;
    }
    return total;
}

static inline int barred(const State *s, int p, int i) {
    if (s->token[i]) return 0;
    for (int b = 0; b < BREEDS; b++)
        if (s->owner[i][b] == p) return 1;
    return 0;
}

static inline int can_bark(const State *s, int p, int i) {
    for (int b = 0; b < BREEDS; b++)
        if (s->hand[p][b] > 0 && s->owner[i][b] == NOBODY) return 1;
    return 0;
}

static inline int may_add(const State *s, int card) {
    if (s->hand[s->player][card] == 0 || card == CAT) return 0;
    if (card == WONDER) return s->lead != NONE;
    if (s->play[WONDER] > 0) return 0;
    if (s->lead == card) return 1;
    if (s->owner[s->spot][card] != NOBODY) return 0;
    return s->lead == NONE || (s->token[s->spot] && card > s->lead);
}

static void legal(const State *s, Moves *m) {
    int p = s->player;
    m->n = 0;
    if (s->phase == TURN) {
        m->action[m->n++] = PASS;
        if (s->hand[p][CAT] > 0) m->action[m->n++] = USE_CAT;
        if (s->hand[p][WONDER] > 0) m->action[m->n++] = SWAP;
        for (int i = 0; i < s->spots; i++)
            if (!barred(s, p, i) && can_bark(s, p, i)) m->action[m->n++] = ITEM + i;
    } else if (s->phase == PLAY) {
        if (s->lead != NONE) m->action[m->n++] = DONE;
        for (int c = 0; c < CARDS; c++)
            if (may_add(s, c)) m->action[m->n++] = CARD + c;
    } else if (s->phase == TOKEN) {
        m->action[m->n++] = NO_TOKEN;
        for (int i = 0; i < s->spots; i++)
            if (!s->token[i]) m->action[m->n++] = ITEM + i;
    } else if (s->phase == DISCARD) {
        for (int c = 0; c < CARDS; c++)
            if (s->hand[p][c] > 0) m->action[m->n++] = CARD + c;
    }
}

static void exchange(State *s, int card) {
    lay_down(s, card);
    s->discards[card]++;
    take_card(s, s->player);
}

static void apply(State *s, int action) {
    if (s->phase == TURN) {
        if (action == PASS) {
            leave(s, s->player);
            turn_to(s, s->player);
        } else if (action == USE_CAT) {
            exchange(s, CAT);
            if (count(s->token, SPOTS) < s->spots) s->phase = TOKEN;
        } else if (action == SWAP) {
            exchange(s, WONDER);
        } else {
            s->phase = PLAY;
            s->spot = action - ITEM;
            s->lead = s->top = NONE;
            memset(s->play, 0, sizeof s->play);
        }
    } else if (s->phase == PLAY) {
        int card = action - CARD;
        if (action == DONE) {
            turn_to(s, (s->player + 1) % s->players);
        } else {
            lay_down(s, card);
            s->play[card]++;
            if (card == WONDER) {
                s->wonders[s->spot][s->top]++;
                s->dogs[s->spot][s->top]++;
            } else {
                s->lead = card;
                if (s->top == NONE) s->top = card;
                s->owner[s->spot][card] = s->player;
                s->dogs[s->spot][card]++;
            }
        }
    } else if (s->phase == TOKEN) {
        if (action != NO_TOKEN) s->token[action - ITEM] = 1;
        s->phase = TURN;
    } else if (s->phase == DISCARD) {
        lay_down(s, action - CARD);
        s->discards[action - CARD]++;
        keep_hand_limit(s);
    }
    run_on(s);
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "usage: barking GAMES PLAYERS SEED\n"), 2;
    int games = atoi(argv[1]), players = atoi(argv[2]);
    int64_t seed = atoll(argv[3]), rng[4], decisions = 0, h = 0;
    State s;
    Moves m;
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (int g = 0; g < games; g++) {
        new_game(&s, players, seed + g);
        seed_rng(rng, seed + g, PILES);
        while (s.phase != OVER) {
            legal(&s, &m);
            int a = m.action[below(rng, m.n)];
            h = (h * 1000003 + s.player * 100 + a) & MASK;
            apply(&s, a);
            decisions++;
        }
        for (int p = 0; p < players; p++) h = (h * 1000003 + score(&s, p)) & MASK;
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    double ns = (double)(to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec);
    printf("%lld %.0f %lld\n", (long long)decisions, ns, (long long)h);
    return 0;
}
