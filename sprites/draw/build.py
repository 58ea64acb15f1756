"""Draw everything: `python sprites/draw/build.py` rewrites the files of sprites/, byte for byte."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def build(into: Path, names: list[str], style: str = "plain") -> int:
    """Write the files whose path contains one of the names (all if there is none); return how many."""
    from sprites.draw.jobs import jobs
    from sprites.draw.style import STYLES

    count = 0
    for name, make in jobs(STYLES[style]):
        if not names or any(part in name for part in names):
            target = into / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(make())
            count += 1
    return count


def main() -> None:
    """Read the command line."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if str(ROOT) not in sys.path:  # started as a file, not as a module
        sys.path.insert(0, str(ROOT))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "sprites", help="folder to write into")
    parser.add_argument("--style", default="plain", help="plain, four_colours, colour_blind or jumbo")
    parser.add_argument("names", nargs="*", help="parts of paths, e.g. hungarian/QC; everything by default")
    options = parser.parse_args()
    print(build(options.into, options.names, options.style), "files drawn into", options.into)


if __name__ == "__main__":
    main()
