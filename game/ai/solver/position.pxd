cimport cython
from game.ai cimport trick_rules
from game.ai.trick_rules cimport PAIRS, SUITS

cdef int ALWAYS, UNLESS_PARTNER, NOBODY

cdef extern from *:
    """
    #define SOLVER_WORD 0xFFFFFFFFULL
    #define SOLVER_DE_BRUIJN 0x077CB531ULL
    #define SOLVER_UPWARD 0xFEFEFEFEULL
    #define SOLVER_DOWNWARD 0x7F7F7F7FULL
    """
    const unsigned long long WORD "SOLVER_WORD", DE_BRUIJN "SOLVER_DE_BRUIJN", UPWARD "SOLVER_UPWARD", DOWNWARD "SOLVER_DOWNWARD"

@cython.final
cdef class Position(trick_rules.TrickRules):
    cdef unsigned int hands[5]
    cdef int partners[4]
    cdef int foes[4]
    cdef int others[4]
    cdef int sums[1024]
    cdef int cheapest[1024]
    cdef unsigned int worthless
    cdef unsigned char bit[32]
    cdef tuple setup
    cdef int is_forced, ours

    cdef unsigned int remaining(self) noexcept nogil

    cdef int total(self, unsigned int cards) noexcept nogil

    cdef int lowest_of(self, unsigned int cards) noexcept nogil

    @cython.locals(free=cython.uint, filled=cython.uint)
    cdef unsigned int tops(self, unsigned int cards, unsigned int others) noexcept nogil

    @cython.locals(free=cython.uint, filled=cython.uint)
    cdef unsigned int bottoms(self, unsigned int cards, unsigned int others) noexcept nogil

    cdef unsigned int different(self, unsigned int cards, unsigned int others) noexcept nogil

    @cython.locals(between=cython.uint)
    cdef int are_equal(self, int card, int other, unsigned int others) noexcept nogil

    @cython.locals(best=cython.int, winner=cython.int, player=cython.int, card=cython.int, turn=cython.int)
    cdef int last_trick(self, int leader, int left) noexcept nogil
