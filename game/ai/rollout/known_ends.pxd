cimport cython

cdef unsigned long long LONG, GOLDEN, FREE
cdef int SLOTS

@cython.final
cdef class KnownEnds:
    cdef unsigned long long[::1] keys
    cdef double[::1] worth
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
