cimport cython
from game.ai.solver cimport position, quick_tricks
from game.ai.solver.position cimport DE_BRUIJN
from game.ai.trick_rules cimport SUITS

cdef extern from *:
    """
    #define SOLVER_WIDTH 16
    #define SOLVER_LAST 3
    #define SOLVER_SURE 15
    #define SOLVER_LIKELY 17
    #define SOLVER_LOST 19
    #define SOLVER_HABITS 4095
    #define SOLVER_TABLE_MOVE 0x100000
    """
    const int WIDTH "SOLVER_WIDTH", LAST "SOLVER_LAST", HABITS "SOLVER_HABITS", TABLE_MOVE "SOLVER_TABLE_MOVE"
    const int SURE "SOLVER_SURE", LIKELY "SOLVER_LIKELY", LOST "SOLVER_LOST"

@cython.final
cdef class MoveOrdering:
    cdef position.Position position
    cdef quick_tricks.QuickTricks quick
    cdef int moves[640]
    cdef int scores[640]
    cdef int expected[1280]
    cdef signed char openings[4096]
    cdef signed char answers[4096]
    cdef int weights[64]
    cdef int given

    @cython.locals(
        base=cython.int, count=cython.int, others=cython.uint, is_ours=cython.int, against=cython.uint, beside=cython.uint,
        cards=cython.uint, tops=cython.uint, led=cython.int, plain=cython.int, card=cython.int, fate=cython.int,
        wins=cython.int, length=cython.int, score=cython.int, opening=cython.int, turn=cython.int,
        player=cython.int, caught=cython.uint, value=cython.int,
    )
    cdef int leads(
        self, int leader, unsigned int mine, unsigned int remaining, int first, int ply, int left, int need
    ) noexcept nogil

    @cython.locals(
        mine=cython.uint, is_ours=cython.int, others=cython.uint, at=cython.int, cards=cython.uint, outlook=cython.int,
        answer=cython.int, fate=cython.int, card=cython.int, extra=cython.int, taken=cython.int, tops=cython.uint,
    )
    cdef int follows(
        self, int place, int player, int led, int best, int winner, int points, int ply, unsigned int legal,
        unsigned int wins,
    ) noexcept nogil

    @cython.locals(
        mine=cython.uint, is_ours=cython.int, at=cython.int, answer=cython.int, factor=cython.int, taken=cython.int,
        kept=cython.int, card=cython.int, extra=cython.int,
    )
    cdef int lasts(
        self, int player, int led, int best, int winner, int points, int ply, unsigned int legal, unsigned int wins,
        unsigned int cards,
    ) noexcept nogil

    @cython.locals(score=cython.int)
    cdef int _add(
        self, int at, unsigned int mine, int led, int card, int outlook, int extra
    ) noexcept nogil

    cdef int _outlook(self, int fate, int is_ours) noexcept nogil

    cdef int _taken(self, int is_ours, int winner, int points) noexcept nogil

    @cython.locals(base=cython.int, top=cython.int, other=cython.int, card=cython.int, score=cython.int)
    cdef int pick(self, int ply, int number, int count) noexcept nogil

    cdef void lead_cuts(self, unsigned int mine, int card) noexcept nogil

    cdef void card_cuts(self, int place, unsigned int legal, int best, int card) noexcept nogil

    cdef int _habit(self, int place, unsigned int legal, int best) noexcept nogil

    @cython.locals(fate=cython.int, side=cython.int, shift=cython.int, turn=cython.int, over=cython.uint)
    cdef int _fate(self, int place, int player, int led, int best, int winner) noexcept nogil
