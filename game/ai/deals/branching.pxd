cimport cython
from game.ai.deals cimport playout

cdef int PAIRS, BITS, PLACE, DEEPEST

cdef class Branching(playout.Playout):
    cdef long long[::1] kept
    cdef int watching

    cdef void watch(self) noexcept nogil

    @cython.locals(base=cython.int, seat=cython.int)
    cdef void keep(self, int at) noexcept nogil

    @cython.locals(base=cython.int, seat=cython.int)
    cdef void come_back(self, int at) noexcept nogil

    @cython.locals(count=cython.int, player=cython.int, place=cython.int, seat=cython.int)
    cdef void go_on(self, int me, int card, unsigned long long answers) noexcept nogil

    @cython.final
    @cython.locals(side=cython.int)
    cdef void _bring(self, int player, int card) noexcept nogil

    @cython.locals(player=cython.int, found=cython.ulonglong)
    cdef unsigned long long answers(self, unsigned int[::1] worlds, int world, int me, int card) noexcept nogil
