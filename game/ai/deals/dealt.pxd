cimport cython

cdef unsigned long long LONG, GOLDEN, MIX
cdef unsigned int WORD, BYTE
cdef int ROW, SUITS, BELOTE, KEEP_SEVEN, NEVER

cdef class Dealt:
    cdef public int[::1] runs, run_sums, fours, worth_kept, order, inner, friends, best
    cdef public unsigned int[::1] pairs, hands
    cdef public int players, eldest, hand, extra, turned, is_taken, exchange, declares, ties_cancel, suit
    cdef unsigned long long state

    @cython.locals(world=cython.int, reached=cython.int, other=cython.int, _turn=cython.int)
    cpdef void draw(
        self, unsigned int own, int seat, unsigned int unknown, int first, int count, unsigned long long seed,
        unsigned int[::1] worlds,
    ) noexcept

    @cython.locals(
        place=cython.int, turn=cython.int, seat=cython.int, cards=cython.uint, found=cython.uint, number=cython.int,
    )
    cpdef void first_cards(
        self, unsigned int[::1] hands, int count, int first, unsigned int later, int tries, unsigned long long seed,
        unsigned int[::1] out,
    ) noexcept

    @cython.locals(place=cython.int, seat=cython.int)
    cpdef void fill(
        self, unsigned int[::1] worlds, int[::1] chosen, int count, int taker, unsigned long long seed,
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

    @cython.locals(found=cython.uint, card=cython.int)
    cdef unsigned int _inside(self, unsigned int cards) noexcept nogil

    @cython.locals(found=cython.int, suit=cython.int, rank=cython.int)
    cdef int _sum(self, unsigned int hand) noexcept nogil

    @cython.locals(found=cython.int, suit=cython.int, rank=cython.int)
    cdef int _most(self, unsigned int hand) noexcept nogil

    @cython.locals(
        winner=cython.int, most=cython.int, is_level=cython.int, step=cython.int, seat=cython.int, suit=cython.int,
        pair=cython.uint,
    )
    cdef void _count(self, int[::1] declared, int[::1] belotes, int base) noexcept nogil
