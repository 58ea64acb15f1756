cimport cython
from game.ai cimport deal_state
from game.ai.policy cimport network_policy

cdef unsigned int WORD, GOLDEN
cdef int SEATS, MEMO_BITS
cdef double LEAST_CHANCE

@cython.final
cdef class PlayLikelihood:
    cdef deal_state.DealState deal
    cdef network_policy.NetworkPolicy imitation, self_play
    cdef unsigned int[::1] memo_hand
    cdef double[::1] memo_chance
    cdef public int uses_self_play

    @cython.locals(
        number=cython.Py_ssize_t, player=cython.int, card=cython.int, later=cython.uint, other=cython.Py_ssize_t,
    )
    cpdef void weigh(self, int[::1] plays, unsigned int[::1] worlds, int me, double[::1] weights) noexcept

    cpdef double prior(self, int player, unsigned int hand, unsigned int legal, int card) noexcept

    @cython.locals(place=cython.uint, world=cython.Py_ssize_t, hand=cython.uint)
    cdef void _weigh_play(
        self, unsigned int[::1] worlds, int player, int card, unsigned int later, double[::1] weights
    ) noexcept nogil

    @cython.locals(legal=cython.uint, chance=cython.double)
    cdef double _chance(self, int player, unsigned int hand, int card) noexcept nogil
