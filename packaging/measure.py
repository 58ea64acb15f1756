"""`python3 packaging/measure.py`: the figures of the download in `dist/`, as JSON objects, one a line.

Sizes; the system it needs; the time from the start of the process to its first frame, warm and (where the
system lets the file cache be dropped) cold; memory at 1920x1080 with a table on the screen. Screens are drawn
on the display there is, else in memory. Needs nothing but Python 3.11; memory is measured on Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "dist" / "belot-table"
STARTS = 9
SECONDS = 8
"""So long a table with four computers is watched for its memory."""
DROP = Path("/proc/sys/vm/drop_caches")


def main() -> int:
    """Print what can be measured; 2 without a download."""
    program = FOLDER / ("belot-table.exe" if sys.platform == "win32" else "belot-table")
    if not program.is_file():
        print(f"There is no {program}; packaging/build.py makes it.", file=sys.stderr)
        return 2
    sizes()
    start(program, "warm")
    if _can_drop_caches():
        start(program, "cold")
    else:
        tell(first_frame="cold", measured=False, reason="the file cache cannot be dropped here")
    if sys.platform == "linux":
        memory(program)
    return 0


def tell(**figures: object) -> None:
    """Print one object."""
    print(json.dumps(figures), flush=True)


def sizes() -> None:
    """Bytes of the folder and of every file to hand on, and the oldest glibc."""
    import packing

    tell(folder=packing.size(FOLDER), megabytes=round(packing.size(FOLDER) / 1e6, 1))
    for path in sorted(filter(Path.is_file, FOLDER.parent.glob("belot-table[-_]*"))):
        tell(file=path.name, bytes=path.stat().st_size, megabytes=round(path.stat().st_size / 1e6, 1))
    if sys.platform == "linux":
        import stand_ins

        tell(glibc=stand_ins.oldest_glibc(FOLDER))


def start(program: Path, how: str) -> None:
    """Seconds from the start of the process until it has drawn its first frame, several times."""
    times, computed = [], []
    for _ in range(STARTS):
        before = _seconds_of_children()
        if how == "cold":
            os.sync()
            DROP.write_text("3")
        with tempfile.TemporaryDirectory() as folder:
            began = time.perf_counter()
            with subprocess.Popen(
                [program, "--first-frame"], env=_environment(folder), stdout=subprocess.PIPE
            ) as running:
                first = running.stdout.readline() if running.stdout else b""
                times.append(time.perf_counter() - began)
        computed.append(_seconds_of_children() - before)
        if running.returncode or not first:
            tell(first_frame=how, measured=False, reason=f"the program ended with {running.returncode}")
            return
    tell(
        first_frame=how,
        starts=STARTS,
        median_ms=round(1000 * statistics.median(times)),
        best_ms=round(1000 * min(times)),
        worst_ms=round(1000 * max(times)),
        computed_ms=round(1000 * statistics.median(computed)),
        screen=_screen(),
    )


def memory(program: Path) -> None:
    """What the program takes of the memory while it shows a table at 1920x1080, and the most it took."""
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "--watch", "--size", "1920x1080", "--no-sound", "--game", "bela4"]
        with subprocess.Popen(
            command, env=_environment(folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as running:
            time.sleep(SECONDS)
            status = Path(f"/proc/{running.pid}/status")
            lines = status.read_text().splitlines() if running.poll() is None and status.exists() else []
            running.terminate()
        kinds = ("VmHWM", "VmRSS", "RssAnon", "RssFile", "RssShmem")
        found = {line.split(":")[0]: int(line.split()[1]) * 1024 for line in lines if line.startswith(kinds)}
    megabytes = {kind: round(found.get(kind, 0) / 1e6, 1) for kind in kinds}
    tell(memory="1920x1080", screen=_screen(), **megabytes)


def _seconds_of_children() -> float:
    """What processes that have ended computed: on a busy machine less wrong than the time of the clock."""
    times = os.times()
    return times.children_user + times.children_system


def _environment(folder: str) -> dict[str, str]:
    """As a person without Python starts it, with a fresh player's folder."""
    kept = {
        name: os.environ[name] for name in ("DISPLAY", "WAYLAND_DISPLAY", "SYSTEMROOT") if name in os.environ
    }
    kept |= {} if kept.keys() - {"SYSTEMROOT"} or sys.platform != "linux" else {"SDL_VIDEODRIVER": "dummy"}
    return {"HOME": folder, "PATH": "", "BELOT_TABLE_DATA_DIR": folder, "SDL_AUDIODRIVER": "dummy", **kept}


def _screen() -> str:
    return os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or "none, drawn in memory"


def _can_drop_caches() -> bool:
    try:
        DROP.write_text("1")
    except OSError:
        return False
    return True


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
