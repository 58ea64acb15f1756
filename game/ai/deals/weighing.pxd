cimport cython
from game.ai.deals cimport policy, recall

cdef unsigned int WORD, GOLDEN
cdef int PAIRS, PLAYS, STEEP, MEMO_BITS

cdef class Weighing(recall.Recall):
    cdef public int[::1] plays, steep
    cdef unsigned int[::1] memo_hand, memo_laid
    cdef unsigned int was
    cdef double[::1] memo_chance, beliefs
    cdef public double[::1] either, believed
    cdef public double floor
    cdef int doubts
    cdef public int play_count, taught, has_say
    cdef policy.Policy policy, self_play

    cpdef void weigh(self, unsigned int[::1] worlds, int count, int me, double[::1] weights) noexcept

    cpdef double prior(self, int player, unsigned int hand, unsigned int legal, int card) noexcept

    @cython.final
    @cython.locals(
        number=cython.int, player=cython.int, card=cython.int, later=cython.uint, other=cython.int, turn=cython.int,
        start=cython.int,
    )
    cdef void _weigh_plays(
        self, unsigned int[::1] worlds, int count, int me, double[::1] weights
    ) noexcept nogil

    @cython.final
    @cython.locals(place=cython.uint, world=cython.int, hand=cython.uint, laid=cython.uint)
    cdef void _weigh_play(
        self, unsigned int[::1] worlds, int count, int player, int card, unsigned int later, double[::1] weights,
        int start, int is_ruled,
    ) noexcept nogil

    @cython.final
    @cython.locals(
        world=cython.int, foe=cython.int, light=cython.double, rules=cython.double, either=cython.double,
        total=cython.double, neighbours=cython.int,
    )
    cdef void _mix(self, int count, double[::1] weights) noexcept nogil

    @cython.final
    @cython.locals(legal=cython.uint, chance=cython.double)
    cdef double _as_learned(self, int player, unsigned int hand, int card) noexcept nogil

    @cython.final
    @cython.locals(
        count=cython.int, best=cython.int, place=cython.int, total=cython.longlong, mine=cython.longlong,
        behind=cython.int, chance=cython.double,
    )
    cdef double _likely(self, int player, int card) noexcept nogil

    @cython.final
    @cython.locals(held=cython.uint)
    cdef unsigned int _laid(self, unsigned int[::1] worlds, int base, unsigned int played) noexcept nogil
