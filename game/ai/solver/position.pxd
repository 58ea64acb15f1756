cimport cython

cdef int RAISE_PLAIN, OVERTRUMP, UNDERTRUMP, SPARE_UNDER_PARTNER, RUFF_SHIFT, ALWAYS, NOBODY

cdef extern from *:
    """
    #define SOLVER_UNLESS_PARTNER 1
    #define SOLVER_OPTIONAL 2
    #define SOLVER_NEVER 3
    #define SOLVER_SUITS 4
    #define SOLVER_PAIRS 4
    #define SOLVER_WORD 0xFFFFFFFFULL
    #define SOLVER_DE_BRUIJN 0x077CB531ULL
    #define SOLVER_UPWARD 0xFEFEFEFEULL
    #define SOLVER_DOWNWARD 0x7F7F7F7FULL
    """
    const int UNLESS_PARTNER "SOLVER_UNLESS_PARTNER", OPTIONAL "SOLVER_OPTIONAL", NEVER "SOLVER_NEVER", SUITS "SOLVER_SUITS"
    const int PAIRS "SOLVER_PAIRS"
    const unsigned long long WORD "SOLVER_WORD", DE_BRUIJN "SOLVER_DE_BRUIJN", UPWARD "SOLVER_UPWARD", DOWNWARD "SOLVER_DOWNWARD"

@cython.final
cdef class Position:
    cdef unsigned int hands[5]
    cdef int partners[4]
    cdef int foes[4]
    cdef int others[4]
    cdef int points[32]
    cdef int sums[1024]
    cdef int cheapest[1024]
    cdef int must[4]
    cdef unsigned int worthless
    cdef unsigned char bit[32]
    cdef signed char top_bit[256]
    cdef unsigned char counts[256]
    cdef unsigned int[::1] inward
    cdef tuple setup
    cdef int suited, ruff, undertrump, overtrump, spare, is_forced, players, ours, last

    cdef unsigned int inside(self, unsigned int cards) noexcept nogil

    cdef int inner(self, int card) noexcept nogil

    cdef unsigned int remaining(self) noexcept nogil

    cdef int beats(self, int card, int best) noexcept nogil

    cdef int total(self, unsigned int cards) noexcept nogil

    cdef int size(self, unsigned int cards) noexcept nogil

    cdef int highest(self, unsigned int cards) noexcept nogil

    cdef int lowest_of(self, unsigned int cards) noexcept nogil

    @cython.locals(free=cython.uint, filled=cython.uint)
    cdef unsigned int tops(self, unsigned int cards, unsigned int others) noexcept nogil

    @cython.locals(free=cython.uint, filled=cython.uint)
    cdef unsigned int bottoms(self, unsigned int cards, unsigned int others) noexcept nogil

    cdef unsigned int different(self, unsigned int cards, unsigned int others) noexcept nogil

    @cython.locals(between=cython.uint)
    cdef int are_equal(self, int card, int other, unsigned int others) noexcept nogil

    @cython.locals(own=cython.uint, over=cython.uint, held=cython.uint, rest=cython.uint, allowed=cython.uint)
    cdef unsigned int legal(
        self, int player, unsigned int mine, int led, int best, int winner
    ) noexcept nogil

    @cython.locals(best=cython.int, winner=cython.int, player=cython.int, card=cython.int, turn=cython.int)
    cdef int last_trick(self, int leader, int left) noexcept nogil
