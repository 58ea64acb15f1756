cimport cython
from game.ai cimport deal_state

cdef int NEVER, SUITS, SURE, TEN_PLAIN, MOST_HELD, MOST_CARDS, MOST_ABOVE
cdef unsigned int WORD, BYTE

@cython.final
cdef class HeuristicPolicy:
    cdef deal_state.DealState deal
    cdef unsigned int may[4]
    cdef int row[4]
    cdef int share[4]
    cdef int runs[4]
    cdef int cards[16]
    cdef int grades[16]
    cdef int rise[96]
    cdef short[::1] chances
    cdef unsigned int foes
    cdef int allies, losing
    cdef int w_trick, w_control, w_ruff, w_guard, w_decay, w_hurry, w_loss, w_draw, w_draw_out, w_cash, w_defend
    cdef int w_long, w_added, w_kept, w_void, w_helps, w_side
    cdef int w_under, w_spent, w_top, w_back, w_into

    @cython.locals(count=cython.int, found=cython.int, place=cython.int)
    cdef int best(self, int player) noexcept nogil

    @cython.locals(
        mine=cython.uint, legal=cython.uint, count=cython.int, is_choice=cython.int, suit=cython.int,
        ranks=cython.uint, place=cython.int, card=cython.int,
    )
    cdef int _grade(self, int player) noexcept nogil

    @cython.locals(
        unseen=cython.uint, friends=cython.int, suit=cython.int, seat=cython.int, may=cython.uint, held=cython.int,
        out=cython.int, trumps=cython.int, void=cython.int,
    )
    cdef void _survey(self, int player, unsigned int mine) noexcept nogil

    cdef int _none(self, int seat, int suit, unsigned int ranks) noexcept nogil

    @cython.locals(ours=cython.int, stake=cython.int, left=cython.int, value=cython.int)
    cdef int _value(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.locals(
        friends=cython.int, no_foe=cython.int, no_friend=cython.int, above=cython.uint, seat=cython.int,
        turn=cython.int, beaten=cython.int, void=cython.int, trumps=cython.uint, ruffs=cython.int,
    )
    cdef int _chance(self, int player, int led, int best, int holder) noexcept nogil

    @cython.locals(
        suit=cython.int, place=cython.int, worth=cython.int, own=cython.uint, above=cython.uint, below=cython.int,
        is_trump=cython.int, runs=cython.int, against=cython.int, seat=cython.int, risen=cython.int,
        ruffing=cython.int, stays=cython.int, value=cython.int, ten=cython.int, has_ten=cython.bint,
    )
    cdef int _keep(self, unsigned int mine, int card) noexcept nogil

    @cython.locals(
        against=cython.uint, drawn=cython.int, friendly=cython.int, seat=cython.int, each=cython.int, high=cython.int,
        left=cython.int, value=cython.int,
    )
    cdef int _lead(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.locals(
        suit=cython.int, place=cython.int, own=cython.uint, against=cython.uint, value=cython.int, opener=cython.int,
    )
    cdef int _lead_plain(self, int player, unsigned int mine, int card) noexcept nogil
