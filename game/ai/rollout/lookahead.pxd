cimport cython
from game.ai cimport deal_state
from game.ai.rollout cimport rollout

cdef int HEURISTIC, IMITATION, SELF_PLAY, POLICIES, BITS, MEMO_BITS
cdef unsigned long long LONG, GOLDEN, NO_END

@cython.final
cdef class Lookahead:
    cdef rollout.Rollout rollout
    cdef deal_state.DealState deal
    cdef unsigned int[::1] worlds
    cdef int count, me, policies
    cdef unsigned long long[::1] marks, replies, memo_end
    cdef int[::1] times, order
    cdef double[::1] level_values, memo_value
    cdef object value_ends

    @cython.locals(number=cython.int, held=cython.int, values=cython.double[::1], choice=cython.int, world=cython.int)
    cpdef object values(self, int[::1] cards, int later, object value_ends)

    @cython.locals(end=cython.int, place=cython.int, world=cython.int, replies=cython.ulonglong, rest=cython.int)
    cdef int _split(self, int depth, int first, int count, int card, int later) except -1 nogil

    @cython.locals(player=cython.int, found=cython.ulonglong)
    cdef unsigned long long _replies(self, int world, int card) noexcept nogil

    @cython.locals(count=cython.int, player=cython.int, place=cython.int)
    cdef void _advance(self, int depth, int card, unsigned long long replies) noexcept nogil

    @cython.locals(
        legal=cython.uint, most=cython.double, is_first=cython.int, deeper=cython.int,
        card=cython.int, total=cython.double, place=cython.int, world=cython.int,
    )
    cdef int _best_card(self, int depth, int first, int count, int later) except -1 nogil

    @cython.locals(found=cython.uint, policy=cython.int)
    cdef unsigned int _proposed(self, int first) noexcept nogil

    @cython.locals(
        most=cython.double, is_first=cython.int, deeper=cython.int, policy=cython.int,
        total=cython.double, place=cython.int, world=cython.int, value=cython.double, end=cython.ulonglong,
    )
    cdef int _best_policy(self, int depth, int first, int count) except -1 nogil

    @cython.locals(here=cython.int, deeper=cython.int, place=cython.int, world=cython.int)
    cdef void _keep_best(self, int depth, int first, int count) noexcept nogil

    @cython.locals(me=cython.int, next_seat=cython.int)
    cdef void _enter(self, int policy, int world) noexcept nogil

    @cython.locals(place=cython.ulonglong)
    cdef double _worth(self, unsigned long long end) except? -1 nogil

    cdef double _settled(self, unsigned long long end) except? -1 with gil
