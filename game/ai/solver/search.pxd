cimport cython
from game.ai.solver cimport moves
from game.ai.solver.cards cimport DE_BRUIJN
from game.ai.solver.moves cimport HABITS, WIDTH

cdef class Search(moves.Moves):
    cdef int lows[1280]
    cdef int highs[1280]
    cdef int firsts[1280]
    cdef unsigned long long key_at[1280]
    cdef public unsigned long long nodes

    @cython.final
    @cython.locals(low=cython.int, high=cython.int, step=cython.int, beta=cython.int, value=cython.int)
    cdef int exact(
        self, int place, int player, int led, int best, int winner, int points, int left, unsigned int remaining,
        int guess,
    ) noexcept nogil

    @cython.final
    @cython.locals(place=cython.int)
    cdef int rest(self, int leader, int left, int guess) noexcept nogil

    @cython.final
    @cython.locals(gained=cython.int)
    cdef int after(
        self, int place, int player, int led, int best, int winner, int points, int beta, int left,
        unsigned int remaining, int ply,
    ) noexcept nogil

    @cython.final
    @cython.locals(value=cython.int)
    cdef int lead(self, int leader, int beta, int left, int ply) noexcept nogil

    @cython.final
    @cython.locals(
        remaining=cython.uint, mine=cython.uint, is_ours=cython.int, count=cython.int, base=cython.int,
        value=cython.int, chosen=cython.int, number=cython.int, card=cython.int, got=cython.int, need=cython.int,
    )
    cdef int _search(
        self, int leader, int beta, int left, int ply, int lower, int upper, int first, unsigned long long key
    ) noexcept nogil

    @cython.final
    @cython.locals(
        mine=cython.uint, legal=cython.uint, card=cython.int, value=cython.int, wins=cython.uint, is_ours=cython.int,
        others=cython.uint, cards=cython.uint, fate=cython.int, base=cython.int, count=cython.int, score=cython.int,
        factor=cython.int, tops=cython.uint, number=cython.int, got=cython.int, asked=cython.int, answer=cython.int,
        worth=cython.int, top=cython.int, holder=cython.int,
    )
    cdef int follow(
        self, int place, int player, int led, int best, int winner, int points, int beta, int left,
        unsigned int remaining, int ply,
    ) noexcept nogil

    @cython.final
    @cython.locals(
        mine=cython.uint, is_ours=cython.int, others=cython.uint, held_by_us=cython.int, cards=cython.uint, base=cython.int,
        count=cython.int, value=cython.int, card=cython.int, worth=cython.int, now_winner=cython.int, gained=cython.int,
        got=cython.int, at=cython.int, score=cython.int, number=cython.int, asked=cython.int, answer=cython.int,
        first=cython.int, key=cython.ulonglong,
    )
    cdef int _last_hand(
        self, int player, int led, int best, int winner, int points, int beta, int left,
        unsigned int remaining, int ply, unsigned int legal, unsigned int wins,
    ) noexcept nogil

    @cython.final
    @cython.locals(top=cython.int, other=cython.int, card=cython.int, score=cython.int)
    cdef int _pick(self, int base, int number, int count) noexcept nogil
