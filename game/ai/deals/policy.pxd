cimport cython

cdef int PAIRS, SUITS, CARDS, GONE, TABLE, PLACE, TAKER, LACKS, OPENED, INPUTS, GAMES, NAMED, MOST_UNITS, SHIFT, STEPS
cdef int HEARING, WINNING, BEST, SURE, ABOVE, OUTSIDE, RANKS, COUNTS, WON, WON_SHIFT, WON_STEPS, DRY, SIDES, TRICK, KEPT, DEEPEST
cdef unsigned int WORD, BYTE
cdef long long WHOLE

# Units are counted in numbers as wide as addresses: narrower ones may wrap round, and then a compiler makes
# no vectors of the loops.
cdef class Policy:
    cdef short[::1] first, second, start, last, seen, felt
    cdef int[::1] powers, table, lacks, opened, named, points, won, dry
    cdef long long[::1] kept
    cdef unsigned int[::1] gone
    cdef unsigned int out
    cdef public int units, hears, reckons
    cdef int players, taker, suited, place, led, best_card, winner, lying

    @cython.final
    @cython.locals(seat=cython.int, suit=cython.int)
    cdef void begin(self, int players, int taker, int suited) noexcept nogil

    @cython.final
    @cython.locals(suit=cython.int, other=cython.int)
    cdef void bring(self, int seat, int card) noexcept nogil

    @cython.final
    @cython.locals(side=cython.int)
    cdef void _reckon(self, int seat, int card) noexcept nogil

    @cython.final
    cdef int _side(self, int seat) noexcept nogil

    @cython.final
    @cython.locals(base=cython.int, seat=cython.int, suit=cython.int)
    cdef void keep(self, int at) noexcept nogil

    @cython.final
    @cython.locals(base=cython.int, seat=cython.int, suit=cython.int)
    cdef void come_back(self, int at) noexcept nogil

    @cython.final
    @cython.locals(
        unit=cython.int, place=cython.int, turn=cython.int, seat=cython.int, cards=cython.uint, card=cython.int,
        suit=cython.int,
    )
    cdef void look(self, int player) noexcept nogil

    @cython.final
    @cython.locals(turn=cython.int, side=cython.int)
    cdef void _look_on(self, int player, int place) noexcept nogil

    @cython.final
    @cython.locals(unit=cython.Py_ssize_t, start=cython.Py_ssize_t)
    cdef void _add(self, int row) noexcept nogil

    @cython.final
    @cython.locals(
        cards=cython.uint, place=cython.int, mine=cython.int, total=cython.longlong, more=cython.int
    )
    cdef double chance(self, unsigned int hand, unsigned int legal, int card) noexcept nogil

    @cython.final
    @cython.locals(found=cython.int, most=cython.int, place=cython.int, mine=cython.int)
    cdef int best(self, unsigned int hand, unsigned int legal) noexcept nogil

    @cython.final
    @cython.locals(unit=cython.Py_ssize_t, cards=cython.uint, place=cython.int)
    cdef void _feel(self, unsigned int hand) noexcept nogil

    @cython.final
    @cython.locals(
        suit=cython.int, outside=cython.uint, mine=cython.uint, count=cython.int, top=cython.int, place=cython.int
    )
    cdef void _count(self, unsigned int hand) noexcept nogil

    @cython.final
    @cython.locals(unit=cython.Py_ssize_t, start=cython.Py_ssize_t)
    cdef void _know(self, int row) noexcept nogil

    @cython.final
    @cython.locals(found=cython.int, start=cython.Py_ssize_t, unit=cython.Py_ssize_t)
    cdef int _sum(self, int card) noexcept nogil
