cimport cython

cdef unsigned long long EVERY_SUIT
cdef int FOUR_PLAYERS, BELOTE_BITS, BELOTES_AT, POINT_BITS, ROW

@cython.locals(
    total=cython.double, world=cython.int, step=cython.double, reached=cython.double, place=cython.int,
    aim=cython.double, seat=cython.int, count=cython.int, out=cython.uint[::1],
)
cpdef object resample(unsigned int[::1] worlds, double[::1] weights, int wanted)

@cython.locals(
    world=cython.int, code=cython.ulonglong, lost=cython.ulonglong, one=cython.ulonglong, seat=cython.int,
    cards=cython.uint, side=cython.int, pair=cython.int, place=cython.int, count=cython.int, number=cython.int,
    of_pair=cython.ulonglong[4],
)
cpdef void mark_belotes(
    unsigned int[::1] worlds, int players, unsigned int[::1] played, unsigned int[::1] pairs,
    unsigned long long[::1] ends,
) noexcept

@cython.locals(number=cython.Py_ssize_t, place=cython.Py_ssize_t)
cpdef void mark(unsigned long long[::1] ends, unsigned long long[::1] codes, int at) noexcept

@cython.locals(
    count=cython.int, number=cython.int, world=cython.int, left=cython.ulonglong, seat=cython.int,
    cards=cython.uint, card=cython.int, place=cython.int, mine=cython.ulonglong, whole=cython.ulonglong,
    ends=cython.ulonglong[::1],
)
cpdef object ends_of(
    unsigned int[::1] worlds, int[::1] points, int[::1] taken, int own, unsigned long long fixed
)

@cython.locals(place=cython.int, mask=cython.uint, found=cython.uint, bit=cython.uint, card=cython.int, out=cython.uint[::1])
cpdef object renumbered(unsigned int[::1] worlds, int[::1] numbers)

@cython.locals(place=cython.int)
cpdef void blend(double[::1] values, double[::1] others) noexcept

@cython.locals(
    count=cython.int, total=cython.int, number=cython.int, world=cython.int, base=cython.int,
    most=cython.double, choice=cython.int, far=cython.double, means=cython.double[::1],
    squares=cython.double[::1], best_in=cython.int[::1],
)
cpdef list sum_up(double[::1] values, int[::1] times)

@cython.locals(
    mean=cython.double, square=cython.double, total=cython.int, world=cython.Py_ssize_t, far=cython.double,
)
cpdef tuple gap(double[::1] ahead, double[::1] behind, int[::1] times)
