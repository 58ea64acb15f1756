cimport cython
from game.ai.solver cimport solver
from game.ai.policy cimport heuristic_policy, network_policy
from game.ai cimport deal_state

cdef int SEATS, POINT_BITS

@cython.final
cdef class Rollout:
    cdef readonly deal_state.DealState deal
    cdef readonly heuristic_policy.HeuristicPolicy heuristic
    cdef readonly network_policy.NetworkPolicy imitation, self_play
    cdef solver.Solver solver
    cdef int imitating, self_playing, start_at, solve_from_cards, first_guess, is_solved_beside
    cdef unsigned long long solved_end

    @cython.locals(world=cython.Py_ssize_t, choice=cython.Py_ssize_t)
    cpdef void run(
        self, unsigned int[::1] worlds, int player, int[::1] choices, unsigned long long[::1] out,
        unsigned long long[::1] solved=*,
    ) noexcept

    @cython.locals(world=cython.Py_ssize_t)
    cpdef void play_from_here(self, unsigned int[::1] worlds, int player, unsigned long long[::1] out) noexcept

    @cython.locals(seat=cython.int)
    cdef void load_world(self, unsigned int[::1] worlds, int world) noexcept nogil

    @cython.locals(is_solved=cython.int)
    cdef unsigned long long play_out(self, int player, int card) noexcept nogil

    @cython.locals(hand=cython.uint, legal=cython.uint)
    cdef int choice(self, int player) noexcept nogil

    @cython.locals(ours=cython.int, theirs=cython.int, tricks=cython.int)
    cdef void _solve_beside(self, int leader) noexcept nogil

    @cython.locals(found=cython.ulonglong)
    cdef unsigned long long _end(self) noexcept nogil

    @cython.locals(cards=cython.uint, seat=cython.int, left=cython.int, mine=cython.int)
    cdef void _solve(self, int leader) noexcept nogil
