cimport cython
from game.ai.deals cimport playout

cdef int PAIRS, BITS, PLACE

cdef class Branching(playout.Playout):
    @cython.locals(count=cython.int, player=cython.int, place=cython.int)
    cpdef void go_on(self, int me, int card, unsigned long long answers) noexcept

    @cython.final
    @cython.locals(side=cython.int)
    cdef void _bring(self, int player, int card) noexcept nogil

    cpdef unsigned int may_play(self, int me, unsigned int hand) noexcept

    @cython.locals(place=cython.int, choice=cython.int)
    cpdef void run_some(
        self, unsigned int[::1] worlds, int[::1] some, unsigned long long[::1] marks, int player,
        int[::1] choices, int number,
        unsigned long long[::1] out,
    ) noexcept

    @cython.locals(place=cython.int)
    cpdef void follow(
        self, unsigned int[::1] worlds, int[::1] some, int me, int card, unsigned long long[::1] out
    ) noexcept

    @cython.final
    @cython.locals(player=cython.int, found=cython.ulonglong)
    cdef unsigned long long _answers(self, int me, int card) noexcept nogil
