cimport cython
from game.ai.deals cimport guesses

cdef int SUITS, PAIRS, TEN_PLAIN
cdef unsigned int WORD, BYTE
cdef double LEAST, ROUNDED

cdef class ByRules(guesses.Guesses):
    cdef int[::1] names
    cdef double f_trick, f_ruff, f_guard, f_decay, f_promotion, f_unguarded, f_control, f_loss, f_draw, f_draw_out
    cdef double f_cash, f_defend, f_all, f_discard, f_feeds, f_starves, f_slip
    cdef double f_ally, f_rival
    cdef double losing_chance, losing_counted, from_foes, from_partner
    cdef int asked_suit, half, lays

    @cython.final
    @cython.locals(
        legal=cython.uint, others=cython.int, own=cython.longlong, first=cython.int, suit=cython.int,
        ranks=cython.uint, other=cython.int, more=cython.longlong,
    )
    cdef double by_rules(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(
        first=cython.int, best=cython.int, top=cython.longlong,
        more=cython.longlong, suit=cython.int, ranks=cython.uint, other=cython.int, value=cython.longlong,
    )
    cdef int choose_by_rules(self, int player, unsigned int mine, unsigned int legal) noexcept nogil

    @cython.final
    @cython.locals(led=cython.int, ours=cython.double, counted=cython.double, value=cython.double)
    cdef long long _worth_of(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(partner=cython.int, own=cython.double)
    cdef double _counted(self, int player, int led, int best, int holder, double ours) noexcept nogil

    @cython.final
    @cython.locals(
        turn=cython.int, seat=cython.int, added=cython.double, stake=cython.double, late=cython.int, left=cython.int,
    )
    cdef double _stake(self, int player, int led, double ours, int card) noexcept nogil

    @cython.final
    @cython.locals(
        is_ours=cython.double, in_suit=cython.double, trumps=cython.uint, no_foe=cython.double,
        no_partner=cython.double, turn=cython.int, seat=cython.int, keeps=cython.double, lacks=cython.double,
        both=cython.double,
    )
    cdef double _ours(self, int player, int led, int best, int holder) noexcept nogil

    @cython.final
    @cython.locals(
        above=cython.uint, remaining=cython.double, ours=cython.double, rank=cython.int,
        with_partner=cython.double, with_any=cython.double, turn=cython.int, seat=cython.int, chance=cython.double,
    )
    cdef double _in_suit(self, int player, int led, int best, double is_ours) noexcept nogil

    @cython.final
    @cython.locals(
        ranks=cython.uint, weight=cython.double, points=cython.double, rank=cython.int, chance=cython.double,
        none=cython.double,
    )
    cdef double _usual(self, int seat, int led) noexcept nogil

    @cython.final
    @cython.locals(
        points=cython.double, own=cython.uint, above=cython.uint, left=cython.int, value=cython.double,
        risen=cython.double, ruffing=cython.double, stays=cython.double,
    )
    cdef double _trump(self, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(
        suit=cython.int, place=cython.int, points=cython.double, own=cython.uint, foes=cython.uint,
        above=cython.uint, runs=cython.double, risen=cython.double, kept=cython.double, value=cython.double,
    )
    cdef double _plain(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(against=cython.double, hurry=cython.double, card=cython.int, seat=cython.int)
    cdef double _risen(self, int suit, unsigned int above, int below) noexcept nogil

    @cython.final
    @cython.locals(
        partner=cython.double, against=cython.double, turn=cython.int, seat=cython.int, chance=cython.double,
        ours=cython.double,
    )
    cdef double _kept_share(self, int player, int suit, unsigned int above) noexcept nogil

    @cython.final
    @cython.locals(
        is_takers=cython.int, against=cython.uint, foes=cython.uint, drawn=cython.double, each=cython.double,
        high=cython.int, turn=cython.int, seat=cython.int,
    )
    cdef double _lead_bonus(self, int player, unsigned int mine, int card) noexcept nogil
