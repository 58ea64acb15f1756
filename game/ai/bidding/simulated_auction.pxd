cimport cython
from game.ai.bidding cimport simulated_bidder

cdef int BID, CONTRA, DENOMINATIONS, GOAL_AT, MULTIPLIER_AT, PASS, RECONTRA, RISING, TAKER_AT
cdef int THROWN_IN, TURNED_CARD, ROW, ALL_TRUMPS

cdef class SimulatedAuction(simulated_bidder.SimulatedBidder):
    @cython.locals(world=cython.Py_ssize_t, choice=cython.Py_ssize_t)
    cpdef void run(self, unsigned int[::1] worlds, int[::1] choices, int[::1] out) noexcept

    @cython.locals(world=cython.Py_ssize_t)
    cpdef void weigh(
        self, unsigned int[::1] worlds, int me, double slope, double floor, double[::1] weights
    ) noexcept

    @cython.locals(
        chance=cython.double, place=cython.Py_ssize_t, call=cython.int, seat=cython.int, behind=cython.double, each=cython.double,
    )
    cdef double _likely(self, int me, double slope, double floor) noexcept nogil

    @cython.locals(best=cython.int)
    cdef double _behind(self, int seat, int call) noexcept nogil

    @cython.locals(place=cython.Py_ssize_t, call=cython.int, seat=cython.int, found=cython.int)
    cdef int _end(self, int first) noexcept nogil

    @cython.locals(place=cython.int, seat=cython.int)
    cdef void _begin(self) noexcept nogil

    @cython.locals(
        next_seat=cython.int, rounds=cython.int, first=cython.int, asked=cython.int, step=cython.int, seat=cython.int,
        is_own=cython.int,
    )
    cdef int _turn(self) noexcept nogil

    cdef int _turn_above(self) noexcept nogil

    cdef int _is_closed(self) noexcept nogil

    @cython.locals(place=cython.int)
    cdef void _step(self, int seat, int call) noexcept nogil
