"""Defects, two of a kind each, and how soon the tests find them: `python -m tests.robustness.planted`.

Each defect is planted alone in a copy of the program; then the tests of its rooms run until one fails. A line
tells which test that was, and after how many seconds, on the wall and of CPU time; 1 if a defect was not
found. With names as arguments only those defects are planted. `test_planted.py` keeps the places true.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.scratch import scratch

ROOT: Final = Path(__file__).parents[2]
LEFT_OUT: Final = (
    ".git",
    ".venv",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    "build",
    "dist",
    "__pycache__",
)


@dataclass(frozen=True, slots=True)
class Defect:
    """A place in the program, what is written there, and what is planted instead."""

    file: str
    honest: str
    planted: str
    rooms: tuple[str, ...]
    """The tests that run, in their order."""


DEFECTS: Final[dict[str, Defect]] = {
    "atomicity": Defect(
        "game/table/files.py",
        "        Path(name).replace(path)\n",
        "        path.unlink(missing_ok=True)\n        Path(name).replace(path)\n",
        ("tests/robustness/test_crash.py", "tests/table"),
    ),
    "a hidden card in a View": Defect(
        "game/rules/viewing.py",
        "shown=laid_open(deal, state.rules) if deal else ()",
        "shown=said.announced if said else ()",
        ("tests/rules/test_secrecy.py", "tests/rules"),
    ),
    "a hint that peeks": Defect(
        "game/scenes/table/update/notes.py",
        "ThinkHint(model.view, seed_of(model.view))",
        "ThinkHint(model.match.view((model.view.seat + 1) % model.match.rules.players), seed_of(model.view))",
        ("tests/scenes/table/test_hint.py", "tests/scenes/table"),
    ),
    "an exception in a scene": Defect(
        "game/scenes/deals/deal_page.py",
        'own = " : ".join(map(str, self._own.points))',
        'own = " : ".join(map(str, self._own.points)) + ("" if self.has_result else self._own)',
        ("tests/scenes/deals", "tests/scenes"),
    ),
    "a handle": Defect(
        "game/app/slot.py",
        "            finally:\n                os.close(handle)\n",
        "            finally:\n                pass\n",
        ("tests/app/test_slot.py", "tests/app"),
    ),
    "a tenth point": Defect(
        "game/rules/playing.py",
        "gained = points + rules.score.last_trick * is_last",
        "gained = points + (rules.score.last_trick - (points == 10)) * is_last",
        ("tests/rules", "tests/cases", "tests/referee"),
    ),
    "a dealer": Defect(
        "game/rules/ending.py",
        "return dealer_after(state.dealer, state.rules, None if result is None else result.written)",
        "return dealer_after(state.dealer, state.rules, None)",
        ("tests/rules", "tests/cases", "tests/referee"),
    ),
    "a seal": Defect(
        "game/records/deal_seal.py",
        'return shuffled(DECK, f"belot deal 2 {number} {secret} {_players(seed)}".encode())',
        'return shuffled(DECK, f"belot deal 2 {number} {secret} {_players(seed)[:8]}".encode())',
        ("tests/records/test_deal_seal.py", "tests/records"),
    ),
    "a number on a phone": Defect(
        "game/scenes/table/phones.py",
        "for number, one in enumerate(phones.places[viewer], 1) if one in held",
        "for number, one in enumerate(phones.places[viewer], len(held) > 5) if one in held",
        ("tests/scenes/table/test_phone.py", "tests/scenes/table"),
    ),
    "a stale index": Defect(
        "game/table/history/history.py",
        "new = sorted(name for name, mark in found.items() if known.get(name) != mark)",
        "new = sorted(name for name, mark in found.items() if name not in known)",
        ("tests/table/history",),
    ),
    "a match that is let go too early": Defect(
        "game/table/save.py",
        "        complaint = self._write(one.into, one.text)\n",
        "        self._path.unlink(missing_ok=True)\n        complaint = self._write(one.into, one.text)\n",
        ("tests/table/test_save.py", "tests/table"),
    ),
    "discards in every View": Defect(
        "game/rules/viewing.py",
        "deal.discarded if deal and _is_takers(deal, seat) else ()",
        "deal.discarded if deal else ()",
        ("tests/rules",),
    ),
    "reasons before the deal is over": Defect(
        "game/scenes/table/update/notes.py",
        "if step.wishes.likes.thoughts_after_deal or record is None:",
        "if record is None:",
        ("tests/scenes/table",),
    ),
    "an exception where there is no figure": Defect(
        "game/scenes/history/game_figures.py",
        '        if not figures.course:\n            return ""\n',
        "",
        ("tests/scenes/history",),
    ),
    "a folder that stays open": Defect(
        "game/table/files.py",
        "            os.fsync(handle)\n        finally:\n            os.close(handle)\n",
        "            os.fsync(handle)\n        finally:\n            pass\n",
        ("tests/table",),
    ),
    "points of discards": Defect(
        "game/rules/ending.py",
        "side_of(contract.taker, rules.players), laid_away)",
        "side_of(contract.taker, rules.players), laid_away // 10 * 10)",
        ("tests/rules", "tests/cases", "tests/referee"),
    ),
    "the same dealer after a redeal": Defect(
        "game/rules/calling.py",
        "dealer = next_dealer(state, None)",
        "dealer = state.dealer",
        ("tests/rules",),
    ),
    "a number of the players in the first deal alone": Defect(
        "game/records/deal_seal.py",
        'return shuffled(DECK, f"belot deal 2 {number} {secret} {_players(seed)}".encode())',
        "players = _players(seed) if number == 1 else NOBODY\n"
        '        return shuffled(DECK, f"belot deal 2 {number} {secret} {players}".encode())',
        ("tests/records",),
    ),
    "digests without salt": Defect(
        "game/scenes/table/phones.py",
        "sha256(phones.salt + card.code.encode())",
        "sha256(card.code.encode())",
        ("tests/scenes/table/test_phone.py", "tests/scenes/table"),
    ),
    "deleted matches in the index": Defect(
        "game/table/history/history.py",
        "gone = [name for name in known if name not in found]",
        "gone = [name for name in known if name not in found and not found]",
        ("tests/table/history",),
    ),
    "nothing is said": Defect(
        "game/scenes/table/picture/frame.py",
        "    pictures += [one.picture for one in said]\n",
        "",
        ("tests/scenes/table",),
    ),
}


def plant(root: Path, defect: Defect) -> None:
    """Write the defect into that copy of the program."""
    path = root / defect.file
    text = path.read_text(encoding="utf-8")
    if text.count(defect.honest) != 1:
        raise ValueError(f"{defect.file} does not hold once: {defect.honest}")
    path.write_text(text.replace(defect.honest, defect.planted), encoding="utf-8")


def found_by(root: Path, defect: Defect) -> tuple[str | None, float, float]:
    """The first test that fails, or None, the seconds until then, and those of CPU time."""
    begun, cpu = time.monotonic(), _children()
    for room in defect.rooms:  # named together, a folder would swallow the file in it that comes first
        told = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", room],
            cwd=root,
            env=os.environ | {"PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", told, re.MULTILINE)
        if failed is not None:
            break
    return (None if failed is None else failed[1]), time.monotonic() - begun, _children() - cpu


def _children() -> float:
    """The CPU seconds of the processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def main(names: list[str]) -> int:
    """Plant the defects of these names, or all; 1 if one was not found."""
    result = 0
    for name in names or list(DEFECTS):
        with tempfile.TemporaryDirectory() as home:
            root = Path(home) / "copy"
            shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*LEFT_OUT))
            plant(root, DEFECTS[name])
            test, seconds, cpu = found_by(root, DEFECTS[name])
        line = {
            "defect": name,
            "file": DEFECTS[name].file,
            "found_by": test,
            "seconds": round(seconds, 1),
            "cpu_s": round(cpu, 1),
        }
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
        result |= test is None
    return result


if __name__ == "__main__":
    with scratch("planted"):
        sys.exit(main(sys.argv[1:]))
