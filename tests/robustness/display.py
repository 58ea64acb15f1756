"""Screens and sound as they should not be: `python -m tests.robustness.display [NAME]` prints a line each.

What needs an X server is left out with a reason where there is none (Xvfb, openbox, xdotool).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.app.inputs import LOOKS
from game.records.parse import parse
from tests.robustness.screen import Screen, TwoScreens
from tests.scratch import scratch

ROOT = Path(__file__).parents[2]
EPISODE = Path(__file__).with_name("episode.py")
PATIENCE: Final = 120
NO_DISPLAY: Final = 2
WATCH: Final = ("play", "--watch", "--speed", "instant", "--deals", "1", "--seed", "display")
REFUSING: Final = """<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application class="*"><maximized>yes</maximized><decor>no</decor></application>
</applications></openbox_config>"""
"""Settings of a window manager that makes every window as large as it likes."""


SEARCH: Final = ("xdotool", "search", "--onlyvisible", "--class", ".")
"""Without a window manager nothing is listed; the screen itself has no class."""


class WrongError(AssertionError):
    """The program did what it should not."""


def expect(is_so: object, what: str) -> None:
    """Go on only if it is so."""
    if not is_so:
        raise WrongError(what)


def bare() -> dict[str, str]:
    """The environment without screen and sound."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    return {key: value for key, value in os.environ.items() if key not in names}


def run(words: tuple[str, ...], environment: dict[str, str], data: Path) -> subprocess.CompletedProcess[str]:
    """The program from beginning to end."""
    command = [sys.executable, "-m", "game", *words, "--data-dir", str(data)]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def watched(environment: dict[str, str], data: Path, *words: str) -> str:
    """A deal of computers on that screen; what the program complained of."""
    ran = run((*WATCH, *words), environment, data)
    expect(ran.returncode == 0, f"exit code {ran.returncode}: {ran.stderr}")
    expect("Traceback" not in ran.stderr, ran.stderr)
    return ran.stderr


def episode(data: Path, **wishes: object) -> dict[str, object]:
    """An episode without a screen."""
    words = [sys.executable, str(EPISODE), json.dumps({"data": str(data), "actions": 12, **wishes})]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    expect(ran.returncode == 0, ran.stderr)
    account: dict[str, object] = json.loads(ran.stdout.splitlines()[-1])
    return account


def no_display(data: Path) -> str:
    """Nothing names a screen, or the one that is named does not answer: one sentence, exit code 2."""
    for environment in (bare(), bare() | {"DISPLAY": ":4711"}, bare() | {"WAYLAND_DISPLAY": "nowhere"}):
        ran = run(("play",), environment, data)
        expect(ran.returncode == NO_DISPLAY, f"exit code {ran.returncode}")
        said = ran.stderr.strip().splitlines()
        expect("There is no display" in said[-1] and "Traceback" not in ran.stderr, ran.stderr)
    return "one sentence, exit code 2, three times"


def no_sound(data: Path) -> str:
    """A screen, but no device for sound."""
    with Screen("1280x800") as screen:
        watched({key: value for key, value in screen.environment.items() if key != "SDL_AUDIODRIVER"}, data)
        watched(screen.environment | {"SDL_AUDIODRIVER": "nonsense"}, data)
    return "a deal was played twice"


def refused_sizes(data: Path) -> str:
    """A window manager that maximises, one that is not there, and a window pulled below its least size."""
    home = data / "home" / ".config" / "openbox"
    home.mkdir(parents=True)
    (home / "rc.xml").write_text(REFUSING, "utf-8")
    os.environ["XDG_CONFIG_HOME"] = str(home.parent)
    with Screen("1024x768", "openbox") as screen:
        del os.environ["XDG_CONFIG_HOME"]
        time.sleep(1)
        watched(sound_off(screen), data, "--size", "1600x1200")
    sizes = []
    with Screen("1280x800") as screen:
        playing = begin((*WATCH[:2], "--speed", "quick"), sound_off(screen), data)
        window = wait_for_window(screen)
        for size in ("300 200", "1 1", "5000 90", "801 601"):
            ask(screen, "xdotool", "windowsize", window, *size.split())
            time.sleep(0.7)
            expect(playing.poll() is None, f"it ended at {size}")
            sizes.append(size.replace(" ", "x"))
        playing.terminate()
        _, complained = playing.communicate(timeout=PATIENCE)
        expect("Traceback" not in complained, complained)
    return f"maximised against its will; pulled to {', '.join(sizes)}"


def small_screen(data: Path) -> str:
    """640x480, smaller than the least window."""
    with Screen("640x480", "openbox") as screen:
        watched(sound_off(screen), data)
        watched(sound_off(screen), data, "--fullscreen")
    return "a deal in a window and a deal on the full screen"


def huge_screen(data: Path) -> str:
    """8K."""
    begun = time.perf_counter()
    account = episode(data, size=[7680, 4320], actions=10)
    expect(account["window"] == "7680x4320", str(account["window"]))
    return f"10 actions and the title at 7680x4320 in {time.perf_counter() - begun:.0f} s"


def double_scale(data: Path) -> str:
    """Everything twice as large, in the smallest and in a usual window."""
    data.mkdir(exist_ok=True)
    for size in ([800, 600], [1280, 720], [2560, 1440]):
        account = episode(data / f"{size[0]}", size=size, scale=2.0)
        expect(account["window"] == "x".join(map(str, size)), str(account["window"]))
        expect(account["scale"] == 2.0, "the scale does not hold")
    return "twelve actions and the title in three sizes"


def vanished_screen(data: Path) -> str:
    """The window was on the second of two screens; next time there is one, which dies under it."""
    with Screen("1280x800", "openbox", second="1280x800") as screen:
        until_managed(screen)
        playing = begin(("play", "--size", "900x650", "--seed", "x"), sound_off(screen), data)
        window = wait_for_window(screen)
        time.sleep(1)
        ask(screen, "xdotool", "windowmove", window, "1500", "60")
        time.sleep(1)
        ask(screen, "wmctrl", "-i", "-c", window)
        expect(playing.wait(PATIENCE) == 0, "it did not end well")
    with Screen("1280x800", "openbox") as screen:
        until_managed(screen)
        playing = begin(("play", "--speed", "instant"), sound_off(screen), data)
        window = wait_for_window(screen)
        time.sleep(1)
        x = place_of(screen, window)[0]
        expect(-900 < x < 1280, f"the window is out of sight at {x}")
        before = len(parse((data / "match.txt").read_text("utf-8")).actions)
        screen.vanish()
        code = playing.wait(PATIENCE)
    after = len(parse((data / "match.txt").read_text("utf-8")).actions)
    expect(after >= before, "something is lost")
    return (
        f"back in sight at x = {x}; when the screen died the program ended with {code}, {after} actions saved"
    )


def unplugged_screen(data: Path) -> str:
    """The second of two screens is pulled out under the window: it comes back, also in the next sitting."""
    told = []
    for name, manager in (("a manager", "openbox"), ("no manager", None)):
        with TwoScreens("1280x800", manager, second="1280x800") as screen:
            if manager is not None:
                until_managed(screen)
            playing = begin((*WATCH[:2], "--speed", "quick"), sound_off(screen), data / (manager or "none"))
            window = wait_for_window(screen)
            time.sleep(1.5)
            ask(screen, "xdotool", "windowsize", window, "900", "650")
            ask(screen, "xdotool", "windowmove", window, "1700", "60")
            time.sleep(1.5)
            far = place_of(screen, window)[0]
            expect(far > 1280, f"it never came to the second screen: {far}")
            screen.pull_out()
            time.sleep(LOOKS + 2.5)  # without a manager nobody moves the window, and nothing tells of it
            expect(playing.poll() is None, "it ended")
            x, y, width, height = place_of(screen, window)
            half = min(x + width, 1280) - max(x, 0) >= width / 2 and min(y + height, 800) - y >= height / 2
            expect(half and y >= 0, f"with {name} the window is out of sight at {x}, {y}")
            told.append(f"with {name} from x = {far} to {x}, {y}")
            playing.terminate()
            _, complained = playing.communicate(timeout=PATIENCE)
            expect("Traceback" not in complained, complained)
    return f"pulled out under the window: {'; '.join(told)}"


def place_of(screen: Screen, window: str) -> tuple[int, int, int, int]:
    """Left, top, width and height."""
    lines = ask(screen, "xdotool", "getwindowgeometry", "--shell", window).splitlines()
    told = dict(line.split("=") for line in lines)
    return int(told["X"]), int(told["Y"]), int(told["WIDTH"]), int(told["HEIGHT"])


def sound_off(screen: Screen) -> dict[str, str]:
    """The environment of the screen, silent."""
    return screen.environment | {"SDL_AUDIODRIVER": "dummy"}


def begin(words: tuple[str, ...], environment: dict[str, str], data: Path) -> subprocess.Popen[str]:
    """Start the program."""
    command = [sys.executable, "-m", "game", *words, "--data-dir", str(data)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)


def ask(screen: Screen, *words: str) -> str:
    """What a program for windows says."""
    return subprocess.run(words, env=screen.environment, capture_output=True, text=True, check=False).stdout


def until_managed(screen: Screen) -> None:
    """Wait for the window manager."""
    end = time.monotonic() + PATIENCE / 3
    while not ask(screen, "wmctrl", "-m"):
        expect(time.monotonic() < end, "no window manager came")
        time.sleep(0.1)


def wait_for_window(screen: Screen) -> str:
    """The number of the program's window, once it is there."""
    end = time.monotonic() + PATIENCE / 3
    while time.monotonic() < end:
        listing = ("wmctrl", "-l") if screen.is_managed else SEARCH
        found = ask(screen, *listing).split()
        if found:
            return found[0]
        time.sleep(0.1)
    raise WrongError("no window came")


TRIALS: Final[dict[str, Callable[[Path], str]]] = {
    "no display": no_display,
    "no sound": no_sound,
    "refused sizes": refused_sizes,
    "small screen": small_screen,
    "huge screen": huge_screen,
    "double scale": double_scale,
    "vanished screen": vanished_screen,
    "unplugged screen": unplugged_screen,
}
NEEDS: Final = {
    "no sound": ("Xvfb",),
    "refused sizes": ("Xvfb", "openbox", "xdotool"),
    "small screen": ("Xvfb", "openbox"),
    "vanished screen": ("Xvfb", "openbox", "xdotool", "wmctrl"),
    "unplugged screen": ("Xorg", "xrandr", "openbox", "xdotool", "wmctrl"),
}


def missing(name: str) -> list[str]:
    """The programs that a trial needs and that are not installed."""
    return [one for one in NEEDS.get(name, ()) if shutil.which(one) is None]


def main(names: list[str]) -> int:
    """All trials, or those."""
    if unknown := [name for name in names if name not in TRIALS]:
        sys.stderr.write(f"no trial is called {', '.join(unknown)}; there are: {', '.join(TRIALS)}\n")
        return 2
    failed = 0
    for name in names or list(TRIALS):
        if missing(name):
            sys.stdout.write(f"{name}: left out, not installed: {', '.join(missing(name))}\n")
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                verdict = TRIALS[name](Path(folder) / "data")
            except WrongError as error:
                failed += 1
                verdict = f"WRONG: {error}"
        sys.stdout.write(f"{name}: {verdict}\n")
        sys.stdout.flush()
    return int(failed > 0)


if __name__ == "__main__":
    with scratch("display"):
        sys.exit(main(sys.argv[1:]))
