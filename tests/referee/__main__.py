"""`python -m tests.referee FILE`: what the referee has to say about the records of a file."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.referee.referee import judge

if __name__ == "__main__":
    sys.exit("\n".join(judge(Path(sys.argv[1]).read_text(encoding="utf-8"))) or 0)
