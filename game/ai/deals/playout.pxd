cimport cython
from game.ai.deals cimport by_rules
from game.ai.exact cimport solver

cdef unsigned int WORD, GOLDEN
cdef int PAIRS, POINT_BITS, PLAYS, STEEP, MEMO_BITS

cdef class Playout(by_rules.ByRules):
    cdef public unsigned int[::1] base_lacks
    cdef public int[::1] base_counts, base_points, base_opened, won, plays, steep
    cdef public unsigned int base_gone
    cdef unsigned int[::1] memo_hand, memo_laid
    cdef unsigned int was
    cdef double[::1] memo_chance, beliefs
    cdef double floor
    cdef public double[::1] either, believed
    cdef int doubts, ruled, base_now, base_taken
    cdef solver.Solver solver
    cdef int exact, guess
    cdef public int base_tricks, base_place, base_led, base_best, base_winner, base_table, base_last, play_count

    cpdef void run(
        self, unsigned int[::1] worlds, int count, int player, int[::1] choices, int number,
        unsigned long long[::1] out,
    ) noexcept

    @cython.final
    @cython.locals(world=cython.int, choice=cython.int)
    cdef void _run(
        self, unsigned int[::1] worlds, int count, int player, int[::1] choices, int number,
        unsigned long long[::1] out,
    ) noexcept nogil

    @cython.locals(world=cython.int)
    cpdef void finish(
        self, unsigned int[::1] worlds, int count, int player, unsigned long long[::1] out
    ) noexcept

    @cython.final
    @cython.locals(foe=cython.int, lot=cython.uint)
    cdef void _choose_players(self, int world, int me) noexcept nogil

    @cython.final
    @cython.locals(seat=cython.int)
    cdef void _begin(self, unsigned int[::1] worlds, int world) noexcept nogil

    @cython.final
    @cython.locals(seat=cython.int)
    cdef void restore(self) noexcept nogil

    @cython.final
    @cython.locals(held=cython.uint)
    cdef unsigned int _laid(self, unsigned int[::1] worlds, int base, unsigned int played) noexcept nogil

    @cython.final
    @cython.locals(tricks=cython.int, last=cython.int, side=cython.int, found=cython.ulonglong)
    cdef unsigned long long _play(self, int player, int card) noexcept nogil

    @cython.final
    @cython.locals(cards=cython.uint, seat=cython.int, left=cython.int, mine=cython.int)
    cdef int _solve(self, int leader) noexcept nogil

    cpdef void weigh(self, unsigned int[::1] worlds, int count, int me, double[::1] weights, double floor) noexcept

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
    @cython.locals(
        count=cython.int, best=cython.int, place=cython.int, total=cython.longlong, mine=cython.longlong,
        behind=cython.int, chance=cython.double,
    )
    cdef double _likely(self, int player, int card) noexcept nogil

    @cython.locals(
        total=cython.double, world=cython.int, step=cython.double, reached=cython.double, place=cython.int,
        aim=cython.double, seat=cython.int,
    )
    cpdef void resample(
        self, unsigned int[::1] worlds, int count, double[::1] weights, unsigned int[::1] out, int wanted
    ) noexcept
