cimport cython
from game.ai cimport light_player

cdef int SUITS, PAIRS, TEN_PLAIN, ROUNDS, KINDS, MOST_TOLD, MOST_GROUPS
cdef unsigned int WORD, BYTE
cdef double LEAST, ROUNDED

cdef class ByRules(light_player.LightPlayer):
    cdef unsigned int[::1] kinds, told_cards, group_cards
    cdef int[::1] names, ring, told_from, told_seat, group_seats
    cdef double[::1] ratios, odds, lacking, shares, scale, sums, unruffed, group_ratio
    cdef double f_trick, f_ruff, f_guard, f_decay, f_promotion, f_unguarded, f_control, f_loss, f_draw, f_draw_out
    cdef double f_cash, f_defend, f_all, f_discard, f_feeds, f_starves, f_slip
    cdef double f_ally, f_rival
    cdef double losing_chance, losing_counted, from_foes, from_partner
    cdef int told_count, now, tricks_taken, swept, is_open, asked_suit, kind_count
    cdef int half, lays, partner
    cdef unsigned int laid, others

    @cython.final
    cdef void bring(self, int player, int card) noexcept nogil

    @cython.final
    @cython.locals(
        legal=cython.uint, others=cython.int, own=cython.longlong, first=cython.int, suit=cython.int,
        ranks=cython.uint, other=cython.int, more=cython.longlong,
    )
    cdef double by_rules(self, int player, unsigned int mine, int card) noexcept nogil

    @cython.final
    @cython.locals(
        mine=cython.uint, legal=cython.uint, first=cython.int, best=cython.int, top=cython.longlong,
        more=cython.longlong, suit=cython.int, ranks=cython.uint, other=cython.int, value=cython.longlong,
    )
    cdef int choose_by_rules(self, int player) noexcept nogil

    @cython.final
    @cython.locals(
        unseen=cython.uint, held=cython.uint, seat=cython.int, number=cython.int, cards=cython.uint,
        turn=cython.int, sure=cython.uint, card=cython.int, suit=cython.int, lacks=cython.double,
        ruffs=cython.double,
    )
    cdef void _guess(self, int player, unsigned int mine) noexcept nogil

    @cython.final
    @cython.locals(suit=cython.int)
    cdef int _highest(self, unsigned int cards) noexcept nogil

    @cython.final
    @cython.locals(
        one=cython.uint, two=cython.uint, three=cython.uint, kinds=cython.int, count=cython.int,
        holders=cython.int, cards=cython.uint, seats=cython.int, kind=cython.int, of_kind=cython.uint,
    )
    cdef int _group(self, int player, unsigned int unseen) noexcept nogil

    @cython.final
    @cython.locals(
        cards_held=cython.int, turn=cython.int, seat=cython.int, out=cython.int, share=cython.double,
        remaining=cython.int, group=cython.int, holders=cython.int, total=cython.double, weight=cython.double,
        part=cython.double, number=cython.double, cards=cython.uint, card=cython.int,
    )
    cdef void _fit(self, int player, unsigned int unseen, int count) noexcept nogil

    @cython.final
    @cython.locals(none=cython.double, rank=cython.int)
    cdef double _none(self, int seat, int suit, unsigned int ranks) noexcept nogil

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
