cimport cython
from game.ai.solver cimport ordering, position, quick_tricks, transposition
from game.ai.solver.ordering cimport LAST

@cython.final
cdef class Search:
    cdef position.Position position
    cdef quick_tricks.QuickTricks quick
    cdef transposition.TranspositionTable table
    cdef ordering.MoveOrdering ordering
    cdef int lows[1280]
    cdef int highs[1280]
    cdef int firsts[1280]
    cdef unsigned long long keys[1280]
    cdef unsigned long long nodes

    @cython.locals(low=cython.int, high=cython.int, step=cython.int, beta=cython.int, value=cython.int)
    cdef int exact(
        self, int place, int player, int led, int best, int winner, int points, int left, int guess
    ) noexcept nogil

    @cython.locals(gained=cython.int)
    cdef int after(
        self, int place, int player, int led, int best, int winner, int points, int beta, int left, int ply
    ) noexcept nogil

    @cython.locals(value=cython.int, first=cython.int, key=cython.ulonglong)
    cdef int lead(self, int leader, int beta, int left, int ply) noexcept nogil

    @cython.locals(
        mine=cython.uint, is_ours=cython.int, remaining=cython.uint, value=cython.int, sure=cython.int
    )
    cdef int _bounds(self, int leader, int beta, int left) noexcept nogil

    @cython.locals(
        remaining=cython.uint, mine=cython.uint, is_ours=cython.int, count=cython.int, value=cython.int,
        chosen=cython.int, number=cython.int, card=cython.int, got=cython.int, need=cython.int,
    )
    cdef int _search(
        self, int leader, int beta, int left, int ply, int lower, int upper, int first, unsigned long long key
    ) noexcept nogil

    @cython.locals(
        mine=cython.uint, legal=cython.uint, card=cython.int, value=cython.int, wins=cython.uint, is_ours=cython.int,
        count=cython.int, number=cython.int, got=cython.int, worth=cython.int, top=cython.int, holder=cython.int,
    )
    cdef int follow(
        self, int place, int player, int led, int best, int winner, int points, int beta, int left, int ply
    ) noexcept nogil

    @cython.locals(
        mine=cython.uint, is_ours=cython.int, others=cython.uint, held_by_us=cython.int, cards=cython.uint,
        searched=cython.uint, count=cython.int, value=cython.int, card=cython.int, worth=cython.int,
        now_winner=cython.int, gained=cython.int, got=cython.int, at=cython.int, number=cython.int, first=cython.int,
        key=cython.ulonglong,
    )
    cdef int _last_hand(
        self, int player, int led, int best, int winner, int points, int beta, int left, int ply,
        unsigned int legal, unsigned int wins,
    ) noexcept nogil

@cython.final
cdef class Solver:
    cdef readonly position.Position position
    cdef transposition.TranspositionTable table
    cdef ordering.MoveOrdering ordering
    cdef Search search

    cdef int rest(self, int leader, int left, int guess) noexcept nogil

    @cython.locals(worlds=cython.int, world=cython.int, seat=cython.int)
    cpdef int solve_worlds(
        self, const unsigned int[::1] hands, int leader, unsigned int trick, int played, unsigned int legal,
        int[::1] found,
    ) except? -1

    @cython.locals(
        place=cython.int, best=cython.int, winner=cython.int, points=cython.int, led=cython.int, table=cython.uint,
        card=cython.int, mine=cython.uint, remaining=cython.uint, left=cython.int, player=cython.int,
        others=cython.uint, width=cython.int,
        at=cython.int, before=cython.int, previous=cython.int, suit=cython.int, worth=cython.int, top=cython.int,
        holder=cython.int,
    )
    cdef int _world(
        self, int world, int leader, unsigned int trick, int played, unsigned int legal, int[::1] found
    ) noexcept nogil
