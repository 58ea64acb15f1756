cimport cython
from game.ai.deals cimport branching
from game.ai.deals.tally cimport Tally

cdef int FORCED, ROOMS, LIGHT, TAUGHT, SELF_PLAY, WAYS
cdef unsigned int WORD

cdef class Foresight(branching.Branching):
    cdef unsigned int[::1] looked
    cdef int count, me, ways
    cdef unsigned long long[::1] marks, told
    cdef int[::1] times, order
    cdef double[::1] values
    cdef Tally tally
    cdef object valued

    @cython.locals(number=cython.int, found=cython.double[::1], choice=cython.int, world=cython.int)
    cpdef object foresee(self, unsigned int hand, int[::1] cards, int later, Tally tally, object valued)

    @cython.final
    cdef void _forget(self) noexcept nogil

    @cython.final
    @cython.locals(found=cython.uint, way=cython.int)
    cdef unsigned int _liked(self, int first) noexcept nogil

    @cython.final
    @cython.locals(
        most=cython.double, is_first=cython.int, deeper=cython.int, way=cython.int,
        total=cython.double, place=cython.int, world=cython.int, value=cython.double,
    )
    cdef int _best_way(self, int depth, int first, int count) except -1 nogil

    @cython.final
    @cython.locals(here=cython.int, deeper=cython.int, place=cython.int, world=cython.int)
    cdef void _take(self, int depth, int first, int count) noexcept nogil

    @cython.final
    cdef void _set_out(self, int way, int world) noexcept nogil

    @cython.final
    cdef int _after(self, int depth, int first, int count, unsigned int hand, int card, int later) except -1 nogil

    @cython.final
    @cython.locals(base=cython.int, place=cython.int, world=cython.int)
    cdef int _played_out(self, int depth, int first, int count, int card) except -1 nogil

    @cython.final
    @cython.locals(end=cython.int, place=cython.int, world=cython.int, answers=cython.ulonglong, rest=cython.int)
    cdef int _parted(self, int depth, int first, int count, unsigned int hand, int card, int later) except -1 nogil

    @cython.final
    @cython.locals(
        legal=cython.uint, most=cython.double, is_first=cython.int, deeper=cython.int,
        card=cython.int, total=cython.double, place=cython.int, world=cython.int,
    )
    cdef int _best(self, int depth, int first, int count, unsigned int hand, int later) except -1 nogil

    @cython.final
    @cython.locals(place=cython.int)
    cdef double _worth(self, unsigned long long end) except? -1 nogil

    @cython.final
    cdef double _settled(self, unsigned long long end) except? -1 with gil
