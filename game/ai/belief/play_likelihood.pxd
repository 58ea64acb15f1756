cimport cython
from game.ai.policy cimport heuristic_policy, network_policy
from game.ai cimport deal_state

cdef unsigned int WORD, GOLDEN
cdef int SEATS, MEMO_BITS
cdef double FLOOR_OF_HEURISTIC, FLOOR_OF_NETWORK

@cython.final
cdef class PlayLikelihood:
    cdef deal_state.DealState deal
    cdef heuristic_policy.HeuristicPolicy heuristic
    cdef network_policy.NetworkPolicy imitation, self_play
    cdef unsigned int[::1] memo_hand
    cdef double[::1] memo_chance
    cdef public int uses_self_play

    cpdef void weigh(self, int[::1] plays, unsigned int[::1] worlds, int count, int me, double[::1] weights) noexcept

    cpdef double prior(self, int player, unsigned int hand, unsigned int legal, int card) noexcept

    @cython.locals(
        number=cython.Py_ssize_t, player=cython.int, card=cython.int, later=cython.uint, other=cython.Py_ssize_t,
    )
    cdef void _weigh(
        self, int[::1] plays, unsigned int[::1] worlds, int count, int me, double[::1] weights
    ) noexcept nogil

    @cython.locals(place=cython.uint, world=cython.int, hand=cython.uint)
    cdef void _weigh_play(
        self, unsigned int[::1] worlds, int count, int player, int card, unsigned int later, double[::1] weights
    ) noexcept nogil

    @cython.locals(legal=cython.uint, chance=cython.double)
    cdef double _chance(self, int player, unsigned int hand, int card) noexcept nogil
