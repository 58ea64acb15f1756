cimport cython

cdef unsigned long long LONG, GOLDEN, MIX_1, MIX_2
cdef int BINS, GROUPS, SIZE, ROW

@cython.final
cdef class UniformSampler:
    cdef unsigned long long choose[1089]
    cdef unsigned long long ways[9801]
    cdef int cards[256]
    cdef int ordered[256]
    cdef int sizes[8]
    cdef int left[9]
    cdef int room[3]
    cdef int bins[3]
    cdef unsigned int masks[3]
    cdef unsigned int kept[4]
    cdef unsigned long long state

    @cython.locals(
        unknown=cython.uint, group=cython.int, lying=cython.int, place=cython.int, card=cython.int,
    )
    cpdef object prepare(self, dict may, dict counts, unsigned int out)

    @cython.locals(
        place=cython.int, step=cython.int, group=cython.int, size=cython.int, first=cython.int, second=cython.int,
        third=cython.int, found=cython.ulonglong, one=cython.int, two=cython.int,
    )
    cdef unsigned long long _count(self) noexcept nogil

    cdef unsigned long long _share(
        self, int group, int size, int one, int two, int first, int second
    ) noexcept nogil

    @cython.locals(world=cython.Py_ssize_t, place=cython.int, seat=cython.int)
    cpdef draw(self, unsigned long long seed, unsigned int[::1] worlds, tuple kept)

    @cython.locals(
        seat=cython.int, first=cython.int, second=cython.int, group=cython.int, size=cython.int, third=cython.int,
        lot=cython.ulonglong, one=cython.int, two=cython.int, is_found=cython.int, share=cython.ulonglong,
    )
    cdef void _draw(self, unsigned int[::1] worlds, int base) noexcept nogil

    @cython.locals(
        start=cython.int, place=cython.int, other=cython.int, card=cython.uint, chosen=cython.int, seat=cython.int,
    )
    cdef void _hand_out(
        self, unsigned int[::1] worlds, int base, int group, int size, int one, int two
    ) noexcept nogil

    @cython.locals(refused=cython.ulonglong, number=cython.ulonglong)
    cdef unsigned long long _below(self, unsigned long long limit) noexcept nogil
