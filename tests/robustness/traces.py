"""The program opens no way to other machines: every command under a trace of the system's calls.

`python tests/robustness/traces.py [COMMAND ...]` prints a line a command: which sockets it asked for, where
it wrote. A window speaks to its screen, to sound and to whoever reads aloud through sockets of the machine
itself (AF_UNIX). Nothing else is allowed, nothing at all without a window, and no file outside the player's
folder and the system's folder for temporary files. Two sockets that lead nowhere are SDL's own: while a
controller is plugged in the kernel tells through one what comes and goes (NETLINK_KOBJECT_UEVENT), and so it
does with SDL's dummy screen, which the self-test draws on and no player sees.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOCKET = re.compile(r"\b(socket|socketpair)\((AF_\w+)[^)]*?(NETLINK_\w+)?\)")
WRITING = re.compile(r'\b(?:openat\(AT_FDCWD, |creat\(|rename\(|unlink\(|mkdir\()"([^"]*)"(.*)')
OTHER = re.compile(r"\b(connect|bind|listen|accept4?|sendto)\(\d+, \{sa_family=(\w+)")
CALLS = "socket,socketpair,connect,bind,listen,accept,accept4,openat,creat,rename,unlink,mkdir"
HARMLESS = {"AF_UNIX", "connect AF_UNIX"}
FROM_THE_KERNEL = {"AF_NETLINK NETLINK_KOBJECT_UEVENT", "bind AF_NETLINK"}
WINDOWS = ("selftest", "table")
UNSEEN = "offscreen"
"""SDL's driver without a screen that asks the kernel for nothing."""

COMMANDS: dict[str, tuple[str, ...]] = {
    "version": ("--version",),
    "selftest": ("--selftest",),
    "simulate": ("simulate", "--deals", "3", "--seats", "hard"),
    "engine": ("engine",),
    "verify": ("verify", str(ROOT / "tests" / "golden" / "bela4-belot-of-eight.txt")),
    "deal": ("deal", "--day", "2026-11-28"),
    "table": (
        "play",
        "--watch",
        "--speed",
        "instant",
        "--deals",
        "1",
        "--size",
        "800x600",
        "--seed",
        "trace",
    ),
}
ASKED = b'{"id": 1, "ask": "hello"}\n'


@dataclass
class Trace:
    """What one command did."""

    code: int
    sockets: Counter[str]
    """How often it asked for which kind."""
    outside: list[str]
    """The files that it wrote, made or removed elsewhere than it may."""
    is_dummy: bool = False
    """Whether it draws on SDL's dummy screen."""

    def is_harmless(self, *, has_window: bool) -> bool:
        """Whether it ended well, spoke to nobody and wrote nowhere else."""
        from game.ui.plugged_in import PlugWatch

        allowed = HARMLESS if has_window else set()
        if self.is_dummy or PlugWatch().is_any_there():
            allowed = allowed | FROM_THE_KERNEL
        return self.code == 0 and set(self.sockets) <= allowed and not self.outside

    def __str__(self) -> str:
        sockets = ", ".join(f"{count} {name}" for name, count in self.sockets.items())
        return f"exit code {self.code}, sockets: {sockets or 'none'}, outside: {self.outside or 'nothing'}"


def traced(name: str, environment: dict[str, str] | None = None) -> Trace:
    """Run the command."""
    given = environment or os.environ | {"SDL_VIDEODRIVER": UNSEEN, "SDL_AUDIODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace"
        command = ["strace", "-f", "-qq", "-s", "300", "-e", f"trace={CALLS}", "-o", str(trace)]
        words = [*COMMANDS[name], *(["--data-dir", f"{folder}/data"] if name == "table" else [])]
        ran = subprocess.run(
            [*command, sys.executable, "-m", "game", *words],
            cwd=ROOT,
            env=given | {"PYTHONDONTWRITEBYTECODE": "1", "HOME": folder, "XDG_RUNTIME_DIR": folder},
            input=ASKED,
            capture_output=True,
            timeout=500,
            check=False,
        )
        text = trace.read_text("utf-8", "replace") if trace.is_file() else ""
    sockets = Counter(" ".join(filter(None, match.groups()[1:])) for match in SOCKET.finditer(text))
    sockets.update(f"{match[1]} {match[2]}" for match in OTHER.finditer(text))
    return Trace(ran.returncode, sockets, sorted(set(written(text)) - {"/dev/null"}), name == "selftest")


def written(text: str) -> Iterator[str]:
    """The paths of a trace that were written elsewhere than where temporary files are, the player's too."""
    for match in WRITING.finditer(text):
        path, rest = match[1], match[2]
        is_read = "openat(" in match[0] and not any(
            flag in rest for flag in ("O_WRONLY", "O_RDWR", "O_CREAT")
        )
        if is_read or " = -1 " in rest:
            continue
        whole = os.path.normpath(ROOT / path)
        if not whole.startswith((tempfile.gettempdir() + os.sep, "/dev/", "/proc/self/")):
            yield whole


def main(names: list[str]) -> int:
    """Trace the commands, and the table once more on a real screen if one can be started."""
    if shutil.which("strace") is None:
        sys.stdout.write("strace is not installed\n")
        return 0
    if unknown := [name for name in names if name not in COMMANDS]:
        sys.stderr.write(f"no command is called {', '.join(unknown)}; there are: {', '.join(COMMANDS)}\n")
        return 2
    bad = 0
    for name in names or list(COMMANDS):
        trace = traced(name)
        bad += not trace.is_harmless(has_window=name in WINDOWS)
        sys.stdout.write(f"{name}: {trace}\n")
        sys.stdout.flush()
    if shutil.which("Xvfb") is not None:
        from tests.robustness.screen import Screen

        with Screen("1280x800") as screen:
            trace = traced("table", screen.environment | {"SDL_AUDIODRIVER": "dummy"})
        bad += not trace.is_harmless(has_window=True)
        sys.stdout.write(f"table on a screen: {trace}\n")
    return int(bad > 0)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from tests.scratch import scratch

    with scratch("traces"):
        sys.exit(main(sys.argv[1:]))
