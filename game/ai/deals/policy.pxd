cimport cython

cdef int PAIRS, SUITS, CARDS, GONE, TABLE, PLACE, TAKER, LACKS, OPENED, MOST_UNITS, SHIFT, STEPS
cdef long long WHOLE

cdef class Policy:
    cdef short[::1] first, second, start, last, seen, felt
    cdef int[::1] powers, table, lacks, opened
    cdef unsigned int[::1] gone
    cdef public int units
    cdef int players, taker, suited, place, led

    @cython.final
    @cython.locals(seat=cython.int, suit=cython.int)
    cdef void begin(self, int players, int taker, int suited) noexcept nogil

    @cython.final
    @cython.locals(suit=cython.int, other=cython.int)
    cdef void bring(self, int seat, int card) noexcept nogil

    @cython.final
    @cython.locals(
        unit=cython.int, place=cython.int, turn=cython.int, seat=cython.int, cards=cython.uint, card=cython.int,
        suit=cython.int,
    )
    cdef void look(self, int player) noexcept nogil

    @cython.final
    @cython.locals(unit=cython.int, start=cython.int)
    cdef void _add(self, int row) noexcept nogil

    @cython.final
    @cython.locals(
        unit=cython.int, cards=cython.uint, place=cython.int, start=cython.int, mine=cython.int,
        total=cython.longlong, more=cython.int,
    )
    cdef double chance(self, unsigned int hand, unsigned int legal, int card) noexcept nogil

    @cython.final
    @cython.locals(found=cython.int, start=cython.int, unit=cython.int)
    cdef int _sum(self, int card) noexcept nogil
