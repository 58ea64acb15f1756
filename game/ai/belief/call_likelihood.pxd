cimport cython

cdef unsigned long long LONG, GOLDEN, MIX
cdef unsigned int BYTE
cdef int ROW, SUITS, GAMES, FIELDS, MOST_CALLS, STEPS
cdef double NEVER, WHOLE

cdef class CallLikelihood:
    cdef public int[::1] worth, base, run, four_values, calls, willing, shares, cards, values
    cdef public unsigned int[::1] fours
    cdef public unsigned int added
    cdef public int call_count
    cdef int games
    cdef unsigned long long state

    @cython.locals(world=cython.int, chance=cython.double, number=cython.int)
    cpdef void weigh_calls(
        self, unsigned int[::1] worlds, int count, int seat, unsigned int played, int first, int tries,
        double floor, double[::1] weights,
    ) noexcept

    @cython.locals(
        held=cython.int, card=cython.int, total=cython.double, turn=cython.int, hand=cython.uint,
        place=cython.int, lot=cython.ulonglong, other=cython.int,
    )
    cdef double _called(self, unsigned int cards, int first, int tries) noexcept nogil

    @cython.locals(
        game=cython.int, value=cython.int, suit=cython.int, chance=cython.double, number=cython.int,
        wanted=cython.int, choice=cython.int, slope=cython.int, best=cython.int, other=cython.int,
        total=cython.double,
    )
    cdef double _chance(self, unsigned int hand) noexcept nogil

    @cython.final
    cdef double _at_willing(self, int difference) noexcept nogil

    @cython.final
    cdef double _at_shares(self, int difference) noexcept nogil

    @cython.final
    @cython.locals(place=cython.int)
    cdef int _step(self, int difference) noexcept nogil

    @cython.locals(world=cython.int, best=cython.int)
    cpdef void weigh_declared(
        self, unsigned int[::1] worlds, int count, int seat, unsigned int played, int least, int most,
        double[::1] weights,
    ) noexcept

    @cython.locals(best=cython.int, suit=cython.int, place=cython.int, four=cython.uint)
    cdef int _best(self, unsigned int cards) noexcept nogil
