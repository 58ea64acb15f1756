cimport cython
from game.ai.solver cimport memory
from game.ai.solver.cards cimport DE_BRUIJN, SUITS

cdef extern from *:
    """
    #define SOLVER_WIDTH 16
    #define SOLVER_HABITS 4095
    #define SOLVER_TABLE_MOVE 0x100000
    """
    const int WIDTH "SOLVER_WIDTH", HABITS "SOLVER_HABITS", TABLE_MOVE "SOLVER_TABLE_MOVE"

cdef class Moves(memory.Memory):
    cdef int moves[640]
    cdef int scores[640]
    cdef int history[128]
    cdef signed char openings[4096]
    cdef signed char answers[4096]
    cdef public int weights[64]
    cdef int given

    @cython.final
    @cython.locals(
        base=cython.int, count=cython.int, others=cython.uint, is_ours=cython.int, against=cython.uint, beside=cython.uint,
        cards=cython.uint, tops=cython.uint, led=cython.int, plain=cython.int, card=cython.int, fate=cython.int,
        wins=cython.int, length=cython.int, score=cython.int, opening=cython.int, turn=cython.int,
        player=cython.int, caught=cython.uint, value=cython.int,
    )
    cdef int lead_moves(
        self, int leader, unsigned int mine, unsigned int remaining, int first, int ply, int left, int need
    ) noexcept nogil

    @cython.final
    @cython.locals(fate=cython.int, side=cython.int, shift=cython.int, turn=cython.int, over=cython.uint)
    cdef int fate(self, int place, int player, int led, int best, int winner) noexcept nogil
