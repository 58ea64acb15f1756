cimport cython
from game.ai.deals cimport weighing
from game.ai.solver cimport solver

cdef unsigned int WORD, GOLDEN, BYTE
cdef int PAIRS, SUITS, POINT_BITS, OF_IMITATION, OF_SELF_PLAY

cdef class Playout(weighing.Weighing):
    cdef public unsigned int[::1] base_lacks
    cdef public int[::1] base_counts, base_points, base_opened, won
    cdef public unsigned int base_gone
    cdef solver.Solver solver
    cdef public unsigned int royal
    cdef int spoken, base_spoken
    cdef int exact, guess, followers, by_self_play, stage, schooled, schools, asked, both
    cdef unsigned long long as_solved
    cdef unsigned long long[::1] solved
    cdef public int base_tricks, base_place, base_led, base_best, base_winner, base_table, base_last

    @cython.final
    @cython.locals(number=cython.int, card=cython.int, led=cython.int, spoken=cython.int)
    cdef int _spoken_so_far(self) noexcept

    cpdef void run(
        self, unsigned int[::1] worlds, int count, int player, int[::1] choices, int number,
        unsigned long long[::1] out,
    ) noexcept

    cpdef void run_both(
        self, unsigned int[::1] worlds, int count, int player, int[::1] choices, int number,
        unsigned long long[::1] out, unsigned long long[::1] solved,
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
    cdef void _choose_players(self, int world, int me) noexcept nogil

    @cython.final
    @cython.locals(seat=cython.int)
    cdef void _begin(self, unsigned int[::1] worlds, int world) noexcept nogil

    @cython.final
    @cython.locals(seat=cython.int)
    cdef void restore(self) noexcept nogil

    @cython.final
    @cython.locals(tricks=cython.int, last=cython.int, side=cython.int, is_solved=cython.int)
    cdef unsigned long long _play(self, int player, int card) noexcept nogil

    @cython.final
    cdef int _can_solve(self, int leader) noexcept nogil

    @cython.final
    @cython.locals(ours=cython.int, theirs=cython.int)
    cdef void _solve_beside(self, int leader, int tricks, int last) noexcept nogil

    @cython.final
    @cython.locals(found=cython.ulonglong)
    cdef unsigned long long _end(self, int tricks, int last) noexcept nogil

    @cython.final
    @cython.locals(lost=cython.int, suit=cython.int, pair=cython.uint)
    cdef int _lost(self) noexcept nogil

    @cython.final
    @cython.locals(follows=cython.int)
    cdef int _chosen(self, int player) noexcept nogil

    @cython.final
    @cython.locals(hand=cython.uint, legal=cython.uint)
    cdef int _as_taught(self, int player) noexcept nogil

    @cython.final
    @cython.locals(asked=cython.int)
    cdef int _who_are_asked(self) noexcept nogil

    @cython.final
    cdef void _keep_seen(self, int policies) noexcept nogil

    @cython.final
    cdef void _see_again(self, int policies) noexcept nogil

    @cython.final
    cdef void _see(self, int policies, int player, int card) noexcept nogil

    @cython.final
    @cython.locals(cards=cython.uint, seat=cython.int, left=cython.int, mine=cython.int)
    cdef int _solve(self, int leader) noexcept nogil

    @cython.locals(
        total=cython.double, world=cython.int, step=cython.double, reached=cython.double, place=cython.int,
        aim=cython.double, seat=cython.int,
    )
    cpdef void resample(
        self, unsigned int[::1] worlds, int count, double[::1] weights, unsigned int[::1] out, int wanted
    ) noexcept
