cimport cython
from game.ai.solver cimport position
from game.ai.solver.position cimport WORD

cdef extern from *:
    """
    #define SOLVER_LONG 0xFFFFFFFFFFFFFFFFULL
    #define SOLVER_SPREAD_1 0x9E3779B97F4A7C15ULL
    #define SOLVER_SPREAD_2 0xC2B2AE3D27D4EB4FULL
    #define SOLVER_SLOTS 12
    """
    const int SLOTS "SOLVER_SLOTS"
    const unsigned long long LONG "SOLVER_LONG", SPREAD_1 "SOLVER_SPREAD_1", SPREAD_2 "SOLVER_SPREAD_2"

@cython.final
cdef class TranspositionTable:
    cdef position.Position position
    cdef unsigned long long[::1] table
    cdef unsigned char[::1] lost_trump, lost_plain
    cdef unsigned short[::1] packed
    cdef int low, high, first, is_same
    cdef unsigned long long key, age

    cdef int begin_world(self) noexcept nogil

    @cython.locals(
        low_owner=cython.uint, high_owner=cython.uint, key=cython.ulonglong, rest=cython.ulonglong, slot=cython.int,
        entry=cython.ulonglong, then=cython.uint, less=cython.int, more=cython.int, kept_low=cython.int,
        kept_high=cython.int,
    )
    cdef int probe(self, int leader, unsigned int remaining, int beta, int left) noexcept nogil

    cdef void narrow(self, int low, int high) noexcept nogil

    @cython.locals(slot=cython.int, move=cython.ulonglong, entry=cython.ulonglong, is_kept=cython.bint)
    cdef int store(
        self, unsigned long long key, unsigned int remaining, unsigned long long lower, unsigned long long upper, int chosen
    ) noexcept nogil

    cdef unsigned long long _owners(self, unsigned int cards, unsigned int low, unsigned int high) noexcept nogil

    cdef int _lost_worth(self, unsigned int now, unsigned int then) noexcept nogil

    cdef int _place_of(self, int card, unsigned int remaining) noexcept nogil

    @cython.locals(suit=cython.int, count=cython.int, cards=cython.uint)
    cdef int _card_at(self, int place, unsigned int remaining) noexcept nogil
