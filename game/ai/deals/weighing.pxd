cimport cython
from game.ai.deals cimport light_player, policy

cdef unsigned int WORD, GOLDEN
cdef int PAIRS, PLAYS, STEEP, MEMO_BITS

cdef class Weighing(light_player.LightPlayer):
    cdef public int[::1] plays, steep
    cdef unsigned int[::1] memo_hand
    cdef double[::1] memo_chance
    cdef public double floor
    cdef public int play_count, taught, has_say
    cdef policy.Policy policy, self_play

    cpdef void weigh(self, unsigned int[::1] worlds, int count, int me, double[::1] weights) noexcept

    cpdef double prior(self, int player, unsigned int hand, unsigned int legal, int card) noexcept

    @cython.final
    @cython.locals(
        number=cython.int, player=cython.int, card=cython.int, later=cython.uint, other=cython.int,
    )
    cdef void _weigh_plays(
        self, unsigned int[::1] worlds, int count, int me, double[::1] weights
    ) noexcept nogil

    @cython.final
    @cython.locals(place=cython.uint, world=cython.int, hand=cython.uint)
    cdef void _weigh_play(
        self, unsigned int[::1] worlds, int count, int player, int card, unsigned int later, double[::1] weights
    ) noexcept nogil

    @cython.final
    cdef void bring(self, int player, int card) noexcept nogil

    @cython.final
    @cython.locals(legal=cython.uint, chance=cython.double)
    cdef double _as_learned(self, int player, unsigned int hand, int card) noexcept nogil

    @cython.final
    @cython.locals(
        count=cython.int, best=cython.int, place=cython.int, total=cython.longlong, mine=cython.longlong,
        behind=cython.int, chance=cython.double,
    )
    cdef double _likely(self, int player, int card) noexcept nogil
