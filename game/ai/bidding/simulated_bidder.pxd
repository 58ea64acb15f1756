cimport cython

cdef unsigned int BYTE
cdef int AGAIN, BASE, BID, BY_PARTNER, CLASSES, CONTRA, COURSE, DENOMINATIONS, GOALS, KNOWN, LEADS
cdef int MULTIPLIERS, NEVER, NUMBERS, ONE_ROUND, PASS, RECONTRA, RISING, ROLES, STEPS, TAKE, TURNED_CARD, TWICE
cdef int ROW, SUITS, NO_TRUMPS, ALL_TRUMPS, TAKER, PARTNER, OPPONENT, CAPOT, HIGHEST_TOLD, CAPOT_TOLD

cdef class SimulatedBidder:
    cdef public int[::1] worth, base, leads, averages, gains, threshold_shift, values, first_namer, first_goal, bids, said
    cdef public int[::1] overcall_course, overcall_within, overcall_beside, overcall_theirs
    cdef public signed char[::1] backed, is_imagined
    cdef public unsigned int[::1] hands
    cdef public int kind, players, dealer, dealer_must_bid, first_must, has_contra, has_recontra, all_ends, runs
    cdef public int turned, adds_turned, swaps_seven, highest, pass_out_every
    cdef int w_eldest, w_second, w_third, w_dealer, w_take, w_name, w_waits, w_contra, w_recontra, w_opens, w_floor
    cdef int w_over_partner, w_over_opponents, w_doubles, w_partner_bid, w_opponent_bid, w_margin
    cdef int w_measured_partner, w_measured_opponents, w_whole
    cdef int count, denomination, goal, taker, doubled, answers, doubler, passes, best_surplus, is_silent

    @cython.locals(
        seat=cython.int, hand=cython.uint, role=cython.int, denomination=cython.int, cards=cython.uint, suit=cython.int,
        value=cython.int,
    )
    cdef void _value_hands(self, unsigned int[::1] worlds, int base, int me) noexcept nogil

    @cython.locals(suit=cython.int, value=cython.int)
    cdef int _hand_value(self, int place, int seat, unsigned int cards) noexcept nogil

    cdef int _side(self, int seat) noexcept nogil

    cdef int _has_higher(self) noexcept nogil

    cdef int _value(self, int role, int seat, int denomination) noexcept nogil

    @cython.locals(word=cython.int, best=cython.int, most=cython.int, denomination=cython.int)
    cdef int _best_call(self, int seat) noexcept nogil

    @cython.locals(surplus=cython.int)
    cdef int _better(self, int seat, int call) noexcept nogil

    @cython.locals(rounds=cython.int)
    cdef int _must(self, int seat) noexcept nogil

    @cython.locals(denomination=cython.int, worth=cython.int, asked=cython.int, other=cython.int)
    cdef int _surplus(self, int seat, int call) noexcept nogil

    @cython.locals(
        best=cython.int, most=cython.int, least=cython.int, first=cython.int, goal=cython.int,
        denomination=cython.int, surplus=cython.int, word=cython.int, is_own=cython.int,
    )
    cdef int _best_call_rising(self, int seat) noexcept nogil

    @cython.locals(
        is_own=cython.int, passing=cython.int, role=cython.int, sign=cython.int, mean=cython.int, gain=cython.int,
        denomination=cython.int, goal=cython.int, promised=cython.int, asked=cython.int, over=cython.int,
    )
    cdef int _surplus_rising(self, int seat, int call) noexcept nogil

    @cython.locals(row=cython.int)
    cdef int _overcall_row(self, int seat, int denomination, int is_own) noexcept nogil

    @cython.locals(
        hand=cython.uint, course=cython.int, value=cython.int, suit=cython.int, ranks=cython.int, asked=cython.int,
    )
    cdef int _gain_over_pass(self, int seat, int denomination, int row, int is_own) noexcept nogil

    @cython.locals(kind=cython.int, place=cython.int)
    cdef int _gain(self, int role, int denomination, int goal, int doubled, int mean) noexcept nogil

    @cython.locals(
        is_own=cython.int, first=cython.int, mate=cython.int, mean=cython.int, role=cython.int, told=cython.int,
        is_standing=cython.int,
    )
    cdef int _mean(self, int seat, int denomination, int side) noexcept nogil
