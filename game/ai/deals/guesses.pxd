cimport cython
from game.ai.deals cimport light_player

cdef int SUITS, TWO, PAIRS, ROUNDS, KINDS, MOST_TOLD, MOST_GROUPS, SUIT_CARDS
cdef unsigned int WORD, BYTE

cdef class Guesses(light_player.LightPlayer):
    cdef unsigned int[::1] kinds, told_cards, group_cards
    cdef int[::1] ring, told_from, told_seat, group_seats
    cdef double[::1] ratios, odds, lacking, shares, scale, sums, unruffed, group_ratio, none_of
    cdef int told_count, now, tricks_taken, swept, is_open, is_even, kind_count, partner
    cdef unsigned int laid, others

    @cython.final
    cdef void bring(self, int player, int card) noexcept nogil

    @cython.final
    @cython.locals(
        unseen=cython.uint, held=cython.uint, seat=cython.int, number=cython.int, cards=cython.uint,
        turn=cython.int, sure=cython.uint, card=cython.int, suit=cython.int, lacks=cython.double,
        ruffs=cython.double,
    )
    cdef void estimate(self, int player, unsigned int mine) noexcept nogil

    @cython.final
    @cython.locals(suit=cython.int)
    cdef int highest(self, unsigned int cards) noexcept nogil

    @cython.final
    @cython.locals(share=cython.double, number=cython.int, cards=cython.uint, card=cython.int)
    cdef void _share_out(self, int seat, unsigned int unseen) noexcept nogil

    @cython.final
    @cython.locals(
        one=cython.uint, two=cython.uint, three=cython.uint, kinds=cython.int, count=cython.int,
        holders=cython.int, cards=cython.uint, seats=cython.int, kind=cython.int, of_kind=cython.uint,
    )
    cdef int _group(self, int player, unsigned int unseen) noexcept nogil

    @cython.final
    @cython.locals(
        cards_held=cython.int, turn=cython.int, seat=cython.int, out=cython.int, share=cython.double,
        remaining=cython.int, group=cython.int, holders=cython.int, total=cython.double, weight=cython.double,
        part=cython.double, number=cython.double, cards=cython.uint, card=cython.int,
    )
    cdef void _fit(self, int player, unsigned int unseen, int count) noexcept nogil

    @cython.final
    @cython.locals(none=cython.double, rank=cython.int)
    cdef double lacks_all(self, int seat, int suit, unsigned int ranks) noexcept nogil
