cimport cython
from game.ai cimport deal_state

cdef int SEATS, SUITS, CARDS, GONE, TABLE, PLACE, TAKER, VOIDS, OPENED, INPUTS, DENOMINATIONS, NAMED, MOST_UNITS, SHIFT, STEPS
cdef int HEARING, WINNING, BEST, SURE, ABOVE, OUTSIDE, RANKS, COUNTS, WON, WON_SHIFT, WON_STEPS, DRY
cdef unsigned int WORD, BYTE
cdef long long WHOLE

# Units are counted in numbers as wide as addresses: narrower ones may wrap round, and then a compiler makes
# no vectors of the loops.
@cython.final
cdef class NetworkPolicy:
    cdef deal_state.DealState deal
    cdef short[::1] first, second, start, last, public_sums, hidden
    cdef int[::1] powers, named
    cdef unsigned int unseen
    cdef readonly int units
    cdef int hears_calls, counts_points

    @cython.locals(
        unit=cython.int, place=cython.int, turn=cython.int, seat=cython.int, cards=cython.uint, card=cython.int,
        suit=cython.int, at=cython.int,
    )
    cdef void encode(self, int player) noexcept nogil

    @cython.locals(turn=cython.int, side=cython.int)
    cdef void _encode_points(self, int player) noexcept nogil

    @cython.locals(unit=cython.Py_ssize_t, start=cython.Py_ssize_t)
    cdef void _add(self, int row) noexcept nogil

    @cython.locals(
        cards=cython.uint, place=cython.int, mine=cython.int, total=cython.longlong, more=cython.int
    )
    cdef double chance(self, unsigned int hand, unsigned int legal, int card) noexcept nogil

    @cython.locals(found=cython.int, most=cython.int, place=cython.int, mine=cython.int)
    cdef int best(self, unsigned int hand, unsigned int legal) noexcept nogil

    @cython.locals(unit=cython.Py_ssize_t, cards=cython.uint, place=cython.int)
    cdef void _encode_hand(self, unsigned int hand) noexcept nogil

    @cython.locals(
        suit=cython.int, outside=cython.uint, mine=cython.uint, count=cython.int, top=cython.int, place=cython.int
    )
    cdef void _encode_suits(self, unsigned int hand) noexcept nogil

    @cython.locals(unit=cython.Py_ssize_t, start=cython.Py_ssize_t)
    cdef void _add_own(self, int row) noexcept nogil

    @cython.locals(found=cython.int, start=cython.Py_ssize_t, unit=cython.Py_ssize_t)
    cdef int _output(self, int card) noexcept nogil
