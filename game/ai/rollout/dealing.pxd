cimport cython

cdef unsigned long long LONG, GOLDEN, MIX
cdef unsigned int WORD, BYTE, SAME
cdef int ROW, SUITS, RANKS, RUNS, FOURS, ABOVE_RUNS, KEEP_SEVEN, NEVER
cdef double CONTRADICTION_WEIGHT

@cython.final
cdef class Dealing:
    cdef public int[::1] run_places, run_sums, run_values, fours, four_places, worth_kept, order, friends, best
    cdef public unsigned int[::1] pairs, hands
    cdef public int players, eldest, hand, extra, turned, is_taken, exchange, declares, ties_cancel, suit
    cdef public int is_apart, trumps_first, is_shared, belote
    cdef unsigned long long state

    @cython.locals(world=cython.Py_ssize_t, reached=cython.int, other=cython.int, _turn=cython.int)
    cpdef void draw(
        self, unsigned int own, int seat, unsigned int unknown, int first, unsigned long long seed,
        unsigned int[::1] worlds,
    ) noexcept

    @cython.locals(
        place=cython.Py_ssize_t, turn=cython.int, seat=cython.int, cards=cython.uint, found=cython.uint,
        number=cython.int,
    )
    cpdef void first_cards(
        self, unsigned int[::1] hands, int first, unsigned int later, int tries, unsigned int[::1] out
    ) noexcept

    @cython.locals(place=cython.Py_ssize_t, seat=cython.int)
    cpdef void fill(
        self, unsigned int[::1] worlds, int[::1] chosen, int taker, unsigned long long seed,
        unsigned int[::1] out, int[::1] declared, int[::1] belotes,
    ) noexcept

    @cython.locals(
        rest=cython.uint, seat=cython.int, reached=cython.int, step=cython.int, wanted=cython.int, _turn=cython.int,
    )
    cdef void _deal(self, unsigned int[::1] worlds, int base, int taker, unsigned long long seed) noexcept nogil

    @cython.locals(number=cython.int, card=cython.int, place=cython.int, lot=cython.ulonglong, other=cython.int)
    cdef void _shuffle(self, unsigned int cards) noexcept nogil

    @cython.locals(seven=cython.uint, seat=cython.int)
    cdef void _swap(self, int taker) noexcept nogil

    @cython.locals(
        number=cython.int, card=cython.int, best=cython.int, kept=cython.uint, first=cython.int, second=cython.int,
        left=cython.uint, value=cython.int, suit=cython.int, table=cython.int,
    )
    cdef unsigned int _lay_away(self, unsigned int hand) noexcept nogil

    @cython.locals(found=cython.int)
    cdef int _size(self, unsigned int cards) noexcept nogil

    @cython.locals(place=cython.Py_ssize_t, seat=cython.int)
    cpdef void count(self, unsigned int[::1] hands, int[::1] declared, int[::1] belotes) noexcept

    @cython.locals(place=cython.Py_ssize_t, best=cython.int)
    cpdef void weigh(
        self, unsigned int[::1] hands, int seat, int least, int most, double[::1] weights
    ) noexcept

    @cython.locals(found=cython.int, suit=cython.int, rank=cython.int)
    cdef int _best_value(self, unsigned int hand) noexcept nogil

    @cython.locals(fours=cython.int)
    cdef int _sum(self, unsigned int hand, int kinds) noexcept nogil

    @cython.locals(found=cython.int, suit=cython.int, rank=cython.int)
    cdef int _points(self, unsigned int cards, int fours) noexcept nogil

    @cython.locals(fours=cython.int)
    cdef int _most(self, unsigned int hand, int kinds) noexcept nogil

    @cython.locals(found=cython.int, place=cython.int, suit=cython.int, rank=cython.int)
    cdef int _place(self, unsigned int cards, int fours) noexcept nogil

    @cython.locals(
        held=cython.int, rank=cython.int, found=cython.int, most=cython.int, best=cython.int, fours=cython.int,
        cards=cython.uint, points=cython.int, place=cython.int,
    )
    cdef int _fours(self, unsigned int hand) noexcept nogil

    @cython.locals(rank=cython.int)
    cdef unsigned int _beside(self, unsigned int hand, int fours) noexcept nogil

    @cython.locals(seat=cython.int, suit=cython.int, pair=cython.uint)
    cdef void _count(self, int[::1] declared, int[::1] belotes, int base) noexcept nogil

    @cython.locals(winner=cython.int, most=cython.int, is_level=cython.int, step=cython.int, seat=cython.int)
    cdef void _contest(self, int[::1] declared, int base, int kinds) noexcept nogil
