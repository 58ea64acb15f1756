cimport cython
from game.ai.solver cimport position, search

@cython.final
cdef class Solver:
    cdef readonly position.Position position
    cdef search.Search search

    cdef int rest(self, int leader, int left, int guess) noexcept nogil

    @cython.locals(worlds=cython.int, world=cython.int, seat=cython.int)
    cpdef int solve_worlds(
        self, const unsigned int[::1] hands, int leader, unsigned int trick, int played, unsigned int legal,
        int[::1] found, int guess,
    ) except? -1

    @cython.locals(
        place=cython.int, best=cython.int, winner=cython.int, points=cython.int, led=cython.int, table=cython.uint,
        card=cython.int, mine=cython.uint, remaining=cython.uint, left=cython.int, player=cython.int, others=cython.uint, width=cython.int,
        at=cython.int, before=cython.int, previous=cython.int, suit=cython.int, worth=cython.int, top=cython.int,
        holder=cython.int,
    )
    cdef int _world(
        self, int world, int leader, unsigned int trick, int played, unsigned int legal, int[::1] found, int guess
    ) noexcept nogil

    @cython.locals(between=cython.uint)
    cdef int _are_equal(self, int card, int other, unsigned int others) noexcept nogil
