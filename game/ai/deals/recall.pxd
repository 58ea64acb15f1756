cimport cython
from game.ai.deals cimport by_rules

cdef int TWO, BITS, CARD_BITS, AT_BITS
cdef unsigned int WORD, HASH_MINE, HASH_GONE, HASH_LACKS, HASH_AT

cdef class Recall(by_rules.ByRules):
    cdef unsigned int[::1] recalled_mine, recalled_gone, recalled_lacks, recalled_at
    cdef unsigned int stamp
    cdef int recalls

    @cython.final
    @cython.locals(
        mine=cython.uint, legal=cython.uint, lacks=cython.uint, at=cython.uint, mixed=cython.uint,
        place=cython.uint, found=cython.int,
    )
    cdef int chosen_by_rules(self, int player) noexcept nogil
