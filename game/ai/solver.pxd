cimport cython

cdef int RAISE_PLAIN, OVERTRUMP, UNDERTRUMP, SPARE_UNDER_PARTNER, RUFF_SHIFT, ALWAYS, NO_TRUMPS, ALL_TRUMPS, NOBODY

cdef extern from *:
    """
    #define SOLVER_UNLESS_PARTNER 1
    #define SOLVER_OPTIONAL 2
    #define SOLVER_NEVER 3
    #define SOLVER_SUITS 4
    #define SOLVER_PAIRS 4
    #define SOLVER_WORD 0xFFFFFFFFULL
    #define SOLVER_LONG 0xFFFFFFFFFFFFFFFFULL
    #define SOLVER_SPREAD_1 0x9E3779B97F4A7C15ULL
    #define SOLVER_SPREAD_2 0xC2B2AE3D27D4EB4FULL
    #define SOLVER_DE_BRUIJN 0x077CB531ULL
    #define SOLVER_UPWARD 0xFEFEFEFEULL
    #define SOLVER_DOWNWARD 0x7F7F7F7FULL
    #define SOLVER_DOWNWARD_2 0x3F3F3F3FULL
    #define SOLVER_DOWNWARD_4 0x0F0F0F0FULL
    #define SOLVER_LOWEST 0x01010101ULL
    #define SOLVER_SLOTS 12
    #define SOLVER_WIDTH 16
    #define SOLVER_HABITS 4095
    #define SOLVER_TABLE_MOVE 0x100000
    """
    const int UNLESS_PARTNER "SOLVER_UNLESS_PARTNER", OPTIONAL "SOLVER_OPTIONAL", NEVER "SOLVER_NEVER"
    const int SUITS "SOLVER_SUITS", PAIRS "SOLVER_PAIRS", SLOTS "SOLVER_SLOTS", WIDTH "SOLVER_WIDTH"
    const int HABITS "SOLVER_HABITS", TABLE_MOVE "SOLVER_TABLE_MOVE"
    const unsigned long long LOWEST "SOLVER_LOWEST"
    const unsigned long long WORD "SOLVER_WORD", LONG "SOLVER_LONG", DE_BRUIJN "SOLVER_DE_BRUIJN"
    const unsigned long long SPREAD_1 "SOLVER_SPREAD_1", SPREAD_2 "SOLVER_SPREAD_2", UPWARD "SOLVER_UPWARD"
    const unsigned long long DOWNWARD "SOLVER_DOWNWARD", DOWNWARD_2 "SOLVER_DOWNWARD_2", DOWNWARD_4 "SOLVER_DOWNWARD_4"

@cython.final
cdef class Solver:
    cdef unsigned int hands[5]
    cdef int allies[4]
    cdef int foes[4]
    cdef int others[4]
    cdef unsigned long long[::1] table
    cdef int moves[640]
    cdef int scores[640]
    cdef int history[128]
    cdef signed char openings[4096]
    cdef signed char answers[4096]
    cdef int lows[1280]
    cdef int highs[1280]
    cdef int firsts[1280]
    cdef unsigned long long key_at[1280]
    cdef int points[32]
    cdef int sums[1024]
    cdef int cheapest[1024]
    cdef unsigned char lowest[2304]
    cdef unsigned char excess[2304]
    cdef int must[4]
    cdef unsigned int worthless
    cdef public int weights[64]
    cdef unsigned char bit[32]
    cdef signed char top_bit[256]
    cdef unsigned char counts[256]
    cdef unsigned char[::1] lost_trump, lost_plain
    cdef unsigned short[::1] packed
    cdef unsigned int[::1] inward
    cdef tuple setup
    cdef int suited, ruff, undertrump, overtrump, spare, is_forced, players, ours, last
    cdef int low, high, first, given
    cdef unsigned long long key, age
    cdef public unsigned long long nodes

    @cython.locals(worlds=cython.int, world=cython.int, seat=cython.int)
    cpdef int solve_worlds(
        self, const unsigned int[::1] hands, int leader, unsigned int trick, int played, unsigned int legal,
        int[::1] found, int guess,
    ) except? -1

    @cython.locals(
        place=cython.int, best=cython.int, winner=cython.int, points=cython.int, led=cython.int, table=cython.uint,
        card=cython.int, remaining=cython.uint, left=cython.int, player=cython.int, others=cython.uint, width=cython.int,
        at=cython.int, before=cython.int, previous=cython.int, suit=cython.int, worth=cython.int, top=cython.int,
        holder=cython.int,
    )
    cdef int _world(
        self, int world, int leader, unsigned int trick, int played, unsigned int legal, int[::1] found, int guess
    ) noexcept nogil

    @cython.locals(between=cython.uint)
    cdef int _are_equal(self, int card, int other, unsigned int others) noexcept nogil

    @cython.locals(low=cython.int, high=cython.int, step=cython.int, beta=cython.int, value=cython.int)
    cdef int _exact(
        self, int place, int player, int led, int best, int winner, int points, int left, unsigned int remaining,
        int guess,
    ) noexcept nogil

    @cython.locals(place=cython.int)
    cdef int rest(self, int leader, int left, int guess) noexcept nogil

    cdef unsigned int inside(self, unsigned int cards) noexcept nogil
    cdef int inner(self, int card) noexcept nogil
    cdef int beats(self, int card, int best) noexcept nogil
    cdef int total(self, unsigned int cards) noexcept nogil

    @cython.locals(gained=cython.int)
    cdef int after(
        self, int place, int player, int led, int best, int winner, int points, int beta, int left,
        unsigned int remaining, int ply,
    ) noexcept nogil

    @cython.locals(
        h0=cython.uint, h1=cython.uint, h2=cython.uint, h3=cython.uint, remaining=cython.uint, mine=cython.uint,
        is_ours=cython.int, sure=cython.int, low_owner=cython.uint, high_owner=cython.uint,
        key=cython.ulonglong, rest=cython.ulonglong, slot=cython.int, entry=cython.ulonglong, then=cython.uint,
        less=cython.int, more=cython.int, kept=cython.int, kept_low=cython.int, kept_high=cython.int,
    )
    cdef int bounds(self, int leader, int beta, int left) noexcept nogil

    @cython.locals(value=cython.int)
    cdef int lead(self, int leader, int beta, int left, int ply) noexcept nogil

    @cython.locals(
        remaining=cython.uint, mine=cython.uint, is_ours=cython.int, count=cython.int, base=cython.int,
        value=cython.int, chosen=cython.int, number=cython.int, card=cython.int, got=cython.int, need=cython.int,
    )
    cdef int _search(
        self, int leader, int beta, int left, int ply, int lower, int upper, int first, unsigned long long key
    ) noexcept nogil

    @cython.locals(slot=cython.int, move=cython.ulonglong, entry=cython.ulonglong, is_kept=cython.bint)
    cdef int _store(
        self, unsigned long long key, unsigned int remaining, unsigned long long lower, unsigned long long upper, int chosen
    ) noexcept nogil

    cdef int _size(self, unsigned int cards) noexcept nogil

    cdef unsigned long long _owners(self, unsigned int cards, unsigned int low, unsigned int high) noexcept nogil

    @cython.locals(best=cython.int, winner=cython.int, player=cython.int, card=cython.int, turn=cython.int)
    cdef int _last_trick(self, int leader, int left) noexcept nogil

    cdef int _lost_worth(self, unsigned int now, unsigned int then) noexcept nogil

    cdef int _place_of(self, int card, unsigned int remaining) noexcept nogil

    @cython.locals(suit=cython.int, count=cython.int, cards=cython.uint)
    cdef int _card_at(self, int place, unsigned int remaining) noexcept nogil

    @cython.locals(
        foe=cython.int, other=cython.int, against=cython.uint, beside=cython.uint, trumps=cython.uint, kept=cython.int,
        by_foe=cython.uint, by_other=cython.uint,
        low=cython.int, suit=cython.int, own=cython.uint, least=cython.int, top=cython.int, value=cython.int,
        masters=cython.uint, held=cython.uint, theirs=cython.uint, owner=cython.int, cards=cython.uint,
    )
    cdef int _kept(self, int leader, unsigned int mine, unsigned int remaining, int left, int need) noexcept nogil

    @cython.locals(others=cython.uint, held=cython.uint, most=cython.int, seat=cython.int)
    cdef int _sure(self, int leader, unsigned int mine, unsigned int remaining, int left, int need) noexcept nogil

    @cython.locals(
        mine=cython.uint, beside=cython.uint, first=cython.uint, second=cython.uint, found=cython.int, tricks=cython.int,
        taken=cython.uint, reached=cython.int, is_reached=cython.int, first_cards=cython.uint, second_cards=cython.uint, idle=cython.int, first_idle=cython.int, second_idle=cython.int,
        single=cython.int, suit=cython.int, own=cython.uint, theirs=cython.uint, masters=cython.uint,
        run=cython.uint, reach=cython.int, held=cython.uint, count=cython.int, more=cython.int, cards=cython.uint,
        size=cython.int, other=cython.int,
    )
    cdef int _run(self, int leader, int left, int need) noexcept nogil

    cdef unsigned int _masters(self, unsigned int cards, unsigned int others) noexcept nogil

    @cython.locals(suits=cython.uint)
    cdef unsigned int _caught(self, int player, unsigned int cards, unsigned int remaining) noexcept nogil

    @cython.locals(least=cython.int, suit=cython.int, held=cython.uint, count=cython.int)
    cdef int _least(self, unsigned int cards, unsigned int taken) noexcept nogil

    @cython.locals(
        beside=cython.uint, first=cython.uint, second=cython.uint, against=cython.uint, low=cython.int, own=cython.uint,
        found=cython.int, tricks=cython.int, most=cython.int, is_ruffed=cython.int, single=cython.int, can_ruff=cython.int,
        suit=cython.int, run=cython.uint, theirs=cython.uint, held=cython.uint, count=cython.int, more=cython.int,
        masters=cython.uint, ruffed=cython.int, cards=cython.uint,
    )
    cdef int _drawn(self, int leader, unsigned int mine, unsigned int remaining, int left) noexcept nogil

    @cython.locals(
        base=cython.int, count=cython.int, others=cython.uint, is_ours=cython.int, against=cython.uint, beside=cython.uint,
        cards=cython.uint, tops=cython.uint, led=cython.int, plain=cython.int, card=cython.int, fate=cython.int,
        wins=cython.int, length=cython.int, score=cython.int, opening=cython.int, turn=cython.int,
        player=cython.int, caught=cython.uint, value=cython.int,
    )
    cdef int _lead_moves(
        self, int leader, unsigned int mine, unsigned int remaining, int first, int ply, int left, int need
    ) noexcept nogil

    @cython.locals(free=cython.uint, filled=cython.uint)
    cdef unsigned int tops(self, unsigned int cards, unsigned int others) noexcept nogil

    @cython.locals(free=cython.uint, filled=cython.uint)
    cdef unsigned int bottoms(self, unsigned int cards, unsigned int others) noexcept nogil

    cdef unsigned int different(self, unsigned int cards, unsigned int others) noexcept nogil

    cdef int lowest_of(self, unsigned int cards) noexcept nogil

    @cython.locals(top=cython.int, other=cython.int, card=cython.int, score=cython.int)
    cdef int _pick(self, int base, int number, int count) noexcept nogil

    @cython.locals(
        mine=cython.uint, legal=cython.uint, card=cython.int, value=cython.int, wins=cython.uint, is_ours=cython.int,
        others=cython.uint, cards=cython.uint, fate=cython.int, base=cython.int, count=cython.int, score=cython.int,
        factor=cython.int, tops=cython.uint, number=cython.int, got=cython.int, asked=cython.int, answer=cython.int,
        worth=cython.int, top=cython.int, holder=cython.int,
    )
    cdef int follow(
        self, int place, int player, int led, int best, int winner, int points, int beta, int left,
        unsigned int remaining, int ply,
    ) noexcept nogil

    @cython.locals(
        mine=cython.uint, is_ours=cython.int, others=cython.uint, held_by_us=cython.int, cards=cython.uint, base=cython.int,
        count=cython.int, value=cython.int, card=cython.int, worth=cython.int, now_winner=cython.int, gained=cython.int,
        got=cython.int, at=cython.int, score=cython.int, number=cython.int, asked=cython.int, answer=cython.int,
        first=cython.int, key=cython.ulonglong,
    )
    cdef int _last_hand(
        self, int player, int led, int best, int winner, int points, int beta, int left,
        unsigned int remaining, int ply, unsigned int legal, unsigned int wins,
    ) noexcept nogil

    @cython.locals(fate=cython.int, side=cython.int, shift=cython.int, turn=cython.int, over=cython.uint)
    cdef int _fate(self, int place, int player, int led, int best, int winner) noexcept nogil

    cdef int _highest(self, unsigned int cards) noexcept nogil

    @cython.locals(own=cython.uint, over=cython.uint, held=cython.uint, rest=cython.uint, allowed=cython.uint)
    cdef unsigned int legal(
        self, int place, int player, unsigned int mine, int led, int best, int winner
    ) noexcept nogil
