cimport cython

cdef int RAISE_PLAIN, OVERTRUMP, UNDERTRUMP, SPARE_UNDER_PARTNER, RUFF_SHIFT, UNLESS_PARTNER, OPTIONAL, NEVER
cdef int SUITS, ALL_TRUMPS, PAIRS, KING, SURE, TEN_PLAIN, MOST_HELD, MOST_CARDS, MOST_ABOVE
cdef unsigned int WORD, BYTE

cdef class LightPlayer:
    cdef public unsigned int[::1] hands, lacks, may
    cdef public int[::1] counts, row, share, friends, runs, points, must, cards, scores, rise, opened
    cdef signed char[::1] ones, top
    cdef short[::1] none
    cdef public unsigned int gone, foes
    cdef public int trumps, suited, ruff, undertrump, overtrump, spare, players, takers, taker, last
    cdef public int place, led, best, winner, on_table, allies
    cdef int losing
    cdef int w_trick, w_control, w_ruff, w_guard, w_decay, w_hurry, w_loss, w_draw, w_draw_out, w_cash, w_defend
    cdef int w_long, w_added, w_kept, w_void, w_helps, w_side
    cdef int w_under, w_spent, w_top, w_back, w_into

    @cython.final
    @cython.locals(half=cython.int)
    cdef int size(self, unsigned int cards) noexcept nogil
    @cython.final
    cdef int beats(self, int card, int best) noexcept nogil

    @cython.final
    @cython.locals(best=cython.int, own=cython.uint, held=cython.uint, rest=cython.uint, over=cython.uint, allowed=cython.uint)
    cdef unsigned int legal(self, int player, unsigned int mine) noexcept nogil

    @cython.final
    @cython.locals(best=cython.int, led=cython.int, of_led=cython.uint, above=cython.uint)
    cdef unsigned int excluded(self, int player, int card) noexcept nogil

    @cython.final
    cdef void put(self, int player, int card) noexcept nogil

    @cython.final
    @cython.locals(count=cython.int, found=cython.int, place=cython.int)
    cdef int choose(self, int player) noexcept nogil

    @cython.final
    @cython.locals(
        mine=cython.uint, legal=cython.uint, count=cython.int, is_choice=cython.int, suit=cython.int,
        ranks=cython.uint, place=cython.int, card=cython.int,
    )
    cdef int grade(self, int player) noexcept nogil

    @cython.final
    @cython.locals(
        unseen=cython.uint, friends=cython.int, suit=cython.int, seat=cython.int, may=cython.uint, held=cython.int,
        out=cython.int, trumps=cython.int, void=cython.int,
    )
    cdef void _look(self, int player, unsigned int mine) noexcept nogil

    @cython.final
    cdef int without(self, int seat, int suit, unsigned int ranks) noexcept nogil

    @cython.final
    @cython.locals(ours=cython.int, stake=cython.int, value=cython.int)
    cdef int _value(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(
        friends=cython.int, no_foe=cython.int, no_friend=cython.int, above=cython.uint, seat=cython.int,
        turn=cython.int, beaten=cython.int, void=cython.int, trumps=cython.uint, ruffs=cython.int,
    )
    cdef int _chance(self, int player, int led, int best, int holder) noexcept nogil

    @cython.final
    @cython.locals(
        suit=cython.int, place=cython.int, worth=cython.int, own=cython.uint, above=cython.uint, below=cython.int,
        is_trump=cython.int, runs=cython.int, against=cython.int, seat=cython.int, risen=cython.int,
        ruffing=cython.int, stays=cython.int, value=cython.int, has_ten=cython.bint,
    )
    cdef int _keep(self, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(
        against=cython.uint, drawn=cython.int, friendly=cython.int, seat=cython.int, each=cython.int, high=cython.int,
        left=cython.int, value=cython.int,
    )
    cdef int _lead(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(
        suit=cython.int, place=cython.int, own=cython.uint, against=cython.uint, value=cython.int, opener=cython.int,
    )
    cdef int _lead_plain(self, int player, unsigned int mine, int card) noexcept nogil
