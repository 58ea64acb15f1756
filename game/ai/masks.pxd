cimport cython

cdef unsigned int RAISE_PLAIN, OVERTRUMP, UNDERTRUMP, SPARE_UNDER_PARTNER, RUFF_SHIFT, UNLESS_PARTNER, OPTIONAL, NEVER
cdef unsigned int SUITS, ALL_TRUMPS
cdef int PLAYERS_IN_PAIRS
cdef unsigned int WHOLE_SUIT, WHOLE_DECK
cdef unsigned long long HIGHER_PLAIN, HIGHER_TRUMP

@cython.locals(code=cython.uint)
cpdef unsigned int duties_code(
    bint raise_plain, bint overtrump, bint undertrump, bint spare_under_partner, unsigned int ruff
) noexcept nogil

@cython.locals(number=cython.uint)
cpdef unsigned int lowest(unsigned int cards) noexcept nogil

cpdef unsigned int trumps_of(unsigned int trumps) noexcept nogil

@cython.locals(suit=cython.uint, table=cython.ulonglong)
cpdef unsigned int higher(unsigned int card, unsigned int trumps) noexcept nogil

@cython.locals(above=cython.uint)
cpdef unsigned int beaters(unsigned int card, unsigned int trumps) noexcept nogil

@cython.locals(best=cython.int, place=cython.int, above=cython.uint, card=cython.uint)
cpdef int best_place(unsigned int trick, int count, unsigned int trumps) noexcept nogil

@cython.locals(found=cython.uint, rest=cython.uint, card=cython.uint)
cpdef unsigned int masters(unsigned int hand, unsigned int outside, unsigned int trumps) noexcept nogil

@cython.locals(
    led=cython.uint, place=cython.int, best=cython.uint, follow=cython.uint, must=cython.uint, over=cython.uint,
    held=cython.uint, others=cython.uint, ruff=cython.uint, allowed=cython.uint,
)
cpdef unsigned int legal_mask(
    unsigned int hand, unsigned int trick, int count, int players, unsigned int trumps, unsigned int duties
) noexcept nogil

@cython.locals(
    led=cython.uint, place=cython.int, best=cython.uint, suit=cython.uint, of_led=cython.uint, must=cython.uint,
    above=cython.uint, of_trumps=cython.uint, ruff=cython.uint,
)
cpdef unsigned int excluded(
    unsigned int card, unsigned int trick, int count, int players, unsigned int trumps, unsigned int duties
) noexcept nogil
