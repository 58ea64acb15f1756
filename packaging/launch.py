"""The first lines that a download runs."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from game.app.main import main

if __name__ == "__main__":
    freeze_support()  # in a download, a worker of `simulate --jobs` is this program started once more
    sys.exit(main())
