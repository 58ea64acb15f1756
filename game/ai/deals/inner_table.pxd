cimport cython

cdef int RAISE_PLAIN, OVERTRUMP, UNDERTRUMP, SPARE_UNDER_PARTNER, RUFF_SHIFT, UNLESS_PARTNER, OPTIONAL, NEVER
cdef int SUITS, ALL_TRUMPS, PAIRS
cdef unsigned int WORD, BYTE

cdef class InnerTable:
    cdef public unsigned int[::1] hands, lacks
    cdef public int[::1] counts, friends, points, must, opened
    cdef signed char[::1] ones, top
    cdef public unsigned int gone
    cdef public int trumps, suited, ruff, undertrump, overtrump, spare, players, takers, taker, last
    cdef public int place, led, best, winner, on_table

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
