cimport cython
from game.ai.solver cimport position
from game.ai.solver.position cimport DOWNWARD
from game.ai.trick_rules cimport NEVER, PAIRS, SUITS

cdef extern from *:
    """
    #define SOLVER_LOWEST 0x01010101ULL
    #define SOLVER_DOWNWARD_2 0x3F3F3F3FULL
    #define SOLVER_DOWNWARD_4 0x0F0F0F0FULL
    """
    const unsigned long long LOWEST "SOLVER_LOWEST", DOWNWARD_2 "SOLVER_DOWNWARD_2", DOWNWARD_4 "SOLVER_DOWNWARD_4"

@cython.final
cdef class QuickTricks:
    cdef position.Position position
    cdef unsigned char lowest[2304]
    cdef unsigned char excess[2304]

    @cython.locals(others=cython.uint, held=cython.uint, most=cython.int, seat=cython.int)
    cdef int of_leaders(self, int leader, unsigned int mine, unsigned int remaining, int left, int need) noexcept nogil

    @cython.locals(
        mine=cython.uint, beside=cython.uint, first=cython.uint, second=cython.uint, found=cython.int, tricks=cython.int,
        taken=cython.uint, reached=cython.int, is_reached=cython.int, first_cards=cython.uint,
        second_cards=cython.uint, idle=cython.int, first_idle=cython.int, second_idle=cython.int,
        suit=cython.int, own=cython.uint, theirs=cython.uint, masters=cython.uint,
        run=cython.uint, reach=cython.int, held=cython.uint, count=cython.int, more=cython.int, cards=cython.uint,
        size=cython.int, other=cython.int,
    )
    cdef int without_trumps(self, int leader, int left, int need) noexcept nogil

    @cython.locals(
        beside=cython.uint, first=cython.uint, second=cython.uint, against=cython.uint, low=cython.int, own=cython.uint,
        found=cython.int, tricks=cython.int, most=cython.int, is_ruffed=cython.int, single=cython.int, can_ruff=cython.int,
        suit=cython.int, run=cython.uint, theirs=cython.uint, held=cython.uint, count=cython.int, more=cython.int,
        masters=cython.uint, ruffed=cython.int, cards=cython.uint,
    )
    cdef int _with_trumps(self, int leader, unsigned int mine, unsigned int remaining, int left) noexcept nogil

    cdef unsigned int _masters(self, unsigned int cards, unsigned int others) noexcept nogil

    @cython.locals(suits=cython.uint)
    cdef unsigned int caught(self, int player, unsigned int cards, unsigned int remaining) noexcept nogil

    @cython.locals(least=cython.int, suit=cython.int, held=cython.uint, count=cython.int)
    cdef int _least(self, unsigned int cards, unsigned int taken) noexcept nogil
