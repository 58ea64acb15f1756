"""What the hot modules need of Cython where it is not installed: nothing is compiled, the lock is kept."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

compiled: Final = False
nogil: Final = nullcontext()
