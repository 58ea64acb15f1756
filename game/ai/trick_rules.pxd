cimport cython

cdef int RAISE_PLAIN, OVERTRUMP, UNDERTRUMP, SPARE_UNDER_PARTNER, RUFF_SHIFT, ALL_TRUMPS

cdef extern from *:
    """
    #define TRICK_UNLESS_PARTNER 1
    #define TRICK_OPTIONAL 2
    #define TRICK_NEVER 3
    #define TRICK_SUITS 4
    #define TRICK_PAIRS 4
    """
    const int UNLESS_PARTNER "TRICK_UNLESS_PARTNER", OPTIONAL "TRICK_OPTIONAL", NEVER "TRICK_NEVER"
    const int SUITS "TRICK_SUITS", PAIRS "TRICK_PAIRS"

cdef class TrickRules:
    cdef readonly int points[32]
    cdef int must[4]
    cdef signed char ones[256]
    cdef signed char top[256]
    cdef unsigned int[::1] inward
    cdef int suited, ruff, undertrump, overtrump, spare, players, last

    cdef unsigned int all_inside(self, unsigned int cards) noexcept nogil

    cdef int one_inside(self, int card) noexcept nogil

    cdef int highest(self, unsigned int cards) noexcept nogil

    @cython.locals(half=cython.int)
    cdef int size(self, unsigned int cards) noexcept nogil

    cdef int beats(self, int card, int best) noexcept nogil

    @cython.locals(own=cython.uint, over=cython.uint, held=cython.uint, rest=cython.uint, allowed=cython.uint)
    cdef unsigned int may_follow(
        self, int player, unsigned int mine, int led, int best, int winner
    ) noexcept nogil
