cimport cython

cdef unsigned long long LONG, GOLDEN, FREE, EVERY_SUIT
cdef int SLOTS, FOUR_PLAYERS, BELOTE_BITS, BELOTES_AT, POINT_BITS, ROW

@cython.final
cdef class Tally:
    cdef unsigned long long[::1] keys
    cdef unsigned long long of_pair[4]
    cdef double[::1] worth
    cdef int[::1] firsts
    cdef int slots, known

    @cython.locals(old=cython.Py_ssize_t, place=cython.int, keys=cython.ulonglong[::1], worth=cython.double[::1])
    cdef _widen(self, int slots)

    @cython.locals(place=cython.int)
    cdef int _slot(self, unsigned long long end) noexcept nogil

    @cython.locals(place=cython.int)
    cdef int slot(self, unsigned long long end) noexcept nogil

    @cython.locals(slots=cython.int, missing=cython.int, place=cython.Py_ssize_t, found=cython.int)
    cpdef int look(
        self, unsigned long long[::1] ends, double[::1] values, unsigned long long[::1] unknown
    ) except -1

    cpdef void learn(self, unsigned long long end, double value) noexcept

    @cython.locals(
        slots=cython.int, kept=cython.int, world=cython.int, base=cython.int, key=cython.ulonglong, seat=cython.int,
        place=cython.int, first=cython.int,
    )
    cpdef int distinct(self, unsigned int[::1] worlds, unsigned int[::1] out, int[::1] times) except -1

    @cython.locals(seat=cython.int)
    cdef int _is_same(self, unsigned int[::1] worlds, int base, unsigned int[::1] out, int other) noexcept nogil

    @cython.locals(
        total=cython.double, world=cython.int, step=cython.double, reached=cython.double, place=cython.int,
        aim=cython.double, seat=cython.int, count=cython.int, wanted=cython.int,
    )
    cpdef void resample(self, unsigned int[::1] worlds, double[::1] weights, unsigned int[::1] out) noexcept

    @cython.locals(
        world=cython.int, code=cython.ulonglong, lost=cython.ulonglong, one=cython.ulonglong, seat=cython.int,
        cards=cython.uint, side=cython.int, pair=cython.int, place=cython.int, count=cython.int, number=cython.int,
    )
    cpdef void mark_belotes(
        self, unsigned int[::1] worlds, int players, unsigned int[::1] played, unsigned int[::1] pairs,
        unsigned long long[::1] ends,
    ) noexcept

    @cython.locals(number=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cpdef void mark(self, unsigned long long[::1] ends, unsigned long long[::1] codes, int at) noexcept

    @cython.locals(
        count=cython.int, number=cython.int, world=cython.int, left=cython.ulonglong, seat=cython.int,
        cards=cython.uint, card=cython.int, place=cython.int, mine=cython.ulonglong, whole=cython.ulonglong,
    )
    cpdef void write_ends(
        self, unsigned int[::1] worlds, int[::1] points, int[::1] taken, int own, unsigned long long fixed,
        unsigned long long[::1] ends,
    ) noexcept

    @cython.locals(place=cython.int, mask=cython.uint, found=cython.uint, bit=cython.uint, card=cython.int)
    cpdef void outside(self, unsigned int[::1] worlds, int[::1] numbers, unsigned int[::1] out) noexcept

    @cython.locals(place=cython.int)
    cpdef void blend(self, double[::1] values, double[::1] others) noexcept

    @cython.locals(
        count=cython.int, total=cython.int, number=cython.int, world=cython.int, base=cython.int,
        most=cython.double, choice=cython.int, far=cython.double, means=cython.double[::1],
        squares=cython.double[::1], best_in=cython.int[::1],
    )
    cpdef list sum_up(self, double[::1] values, int[::1] times)

    @cython.locals(
        mean=cython.double, square=cython.double, total=cython.int, world=cython.Py_ssize_t, far=cython.double,
    )
    cpdef tuple gap(self, double[::1] ahead, double[::1] behind, int[::1] times)
