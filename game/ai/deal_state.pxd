cimport cython
from game.ai cimport trick_rules

cdef int UNLESS_PARTNER, OPTIONAL, NEVER, SEATS, SUITS, ROW, POSITIONS
cdef unsigned int WORD, BYTE

@cython.final
cdef class DealState(trick_rules.TrickRules):
    cdef readonly unsigned int[::1] hands, lacks
    cdef readonly int[::1] counts, voids, opened
    cdef int[::1] won
    cdef unsigned int played[4]
    cdef int friends[4]
    cdef int marks[4]
    cdef int trick[4]
    cdef long long saved[456]
    cdef public unsigned int royal
    cdef unsigned int gone
    cdef int takers, taker
    cdef readonly int place, winner, on_table
    cdef int leader, led, best, tricks, last_taker, spoken

    cpdef unsigned int inside(self, unsigned int cards) noexcept

    cpdef int inner(self, int card) noexcept

    @cython.locals(card=cython.int)
    cpdef object outer(self)

    cdef int side_of(self, int seat) noexcept nogil

    cpdef unsigned int legal(self, int player, unsigned int mine) noexcept nogil

    @cython.locals(best=cython.int, led=cython.int, of_led=cython.uint, above=cython.uint)
    cdef unsigned int _excluded(self, int player, int card) noexcept nogil

    @cython.locals(bit=cython.uint, suit=cython.int, side=cython.int)
    cpdef int play(self, int player, int card) noexcept nogil

    @cython.locals(lost=cython.int, suit=cython.int, pair=cython.uint)
    cdef int belotes_lost(self) noexcept nogil

    @cython.locals(base=cython.int, seat=cython.int)
    cpdef void save(self, int at) noexcept nogil

    @cython.locals(base=cython.int, seat=cython.int)
    cpdef void restore(self, int at) noexcept nogil
