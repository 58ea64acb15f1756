cimport cython
from game.ai cimport deal_state
from game.ai.policy cimport network_policy

cdef unsigned long long LONG, GOLDEN_64, MIX
cdef unsigned int WORD, GOLDEN, BYTE
cdef int SEATS, SUITS, MEMO_BITS, DENOMINATIONS, FIELDS, MOST_CALLS, STEPS, GUESSES
cdef double FLOOR, LEAST_CHANCE, CONTRADICTION_WEIGHT, WHOLE

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

@cython.final
cdef class CallLikelihood:
    cdef public int[::1] worth, base, run, four_values, calls, accept_table, softmax_table, cards, values
    cdef public unsigned int[::1] fours
    cdef public unsigned int turned_mask
    cdef public int call_count
    cdef int denominations
    cdef unsigned long long state

    @cython.locals(world=cython.Py_ssize_t, chance=cython.double, number=cython.int)
    cpdef void weigh_calls(
        self, unsigned int[::1] worlds, int seat, unsigned int played, int first_count, double[::1] weights
    ) noexcept

    @cython.locals(
        held=cython.int, card=cython.int, total=cython.double, turn=cython.int, hand=cython.uint,
        place=cython.int, lot=cython.ulonglong, other=cython.int,
    )
    cdef double _call_likelihood(self, unsigned int cards, int first_count) noexcept nogil

    @cython.locals(
        denomination=cython.int, value=cython.int, suit=cython.int, chance=cython.double, number=cython.int,
        wanted=cython.int, choice=cython.int, slope=cython.int, best=cython.int, other=cython.int,
        total=cython.double,
    )
    cdef double _chance(self, unsigned int hand) noexcept nogil

    cdef double _accepted(self, int difference) noexcept nogil

    cdef double _softmax(self, int difference) noexcept nogil

    @cython.locals(place=cython.int)
    cdef int _step(self, int difference) noexcept nogil

    @cython.locals(world=cython.Py_ssize_t, best=cython.int)
    cpdef void weigh_declared(
        self, unsigned int[::1] worlds, int seat, unsigned int played, int least, int most,
        double[::1] weights,
    ) noexcept

    @cython.locals(best=cython.int, suit=cython.int, place=cython.int, four=cython.uint)
    cdef int _best(self, unsigned int cards) noexcept nogil
