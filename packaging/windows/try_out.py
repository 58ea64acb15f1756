"""`python3 packaging/windows/try_out.py`: zip and installer are tried with Wine, as a player would use them.

The zip is unpacked into a folder with spaces and Cyrillic letters, looks at itself, and gives the same points
as the game on this system; a deal is played with the mouse, left in the middle of a trick, and goes on there;
`--portable` keeps everything beside the program. The installer installs, by its pages as well, refuses while
the game runs, renews what is installed, and takes it away again, but for the player's matches.

Needs what `build.py --windows` made and installed, and Xvfb, openbox, xdotool, wmctrl, import (imagemagick).
Prints two JSON objects; the exit code is 1 where anything in them is not as it should be. The pictures in
`build/windows/pictures` are for a person to look at.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent.parent
ROOT = PACKAGING.parent
sys.path[:0] = [str(PACKAGING), str(ROOT)]

import environment  # noqa: E402
from bare_root import here, said, until, virtual_screen  # noqa: E402
from bare_system import is_beginning, moves, told  # noqa: E402
from windows.wine import Wine  # noqa: E402

NAME = "belot-table"
PROGRAMS = ("wine", "Xvfb", "openbox", "xdotool", "wmctrl", "import")
PLAYER = ROOT / "build" / "windows" / "player"
"""Below it lies the Windows of the player."""
PICTURES = ROOT / "build" / "windows" / "pictures"
FOLDER = "Moje igre Игра"
BEGINNING = ("--game", "bela4", "--seed", "3", "--lang", "hr", "--size", "1280x720", "--speed", "instant")
PLACES = [(837, 293), *((x, 610) for x in (1050, 970, 870, 770, 670, 560, 460, 360, 270))]
"""Where "pass" stands, and where cards lie in a hand from right to left, in pixels of the window."""
MIDDLE = "1x1+960+540"
"""A pixel of the virtual screen."""
TITLE = "Bela · Belot · Belote"
KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\belot-table"


class Windows(Wine):
    """The Windows of a player, with a screen."""

    def __init__(self, folder: Path, display: str) -> None:
        """As Wine; display is the name of a virtual screen."""
        super().__init__(folder)
        self.display = display
        self.home = self.prefix / "drive_c" / "users"

    def environment(self, **more: str) -> dict[str, str]:
        """As Wine's, with the screen and without sound."""
        return super().environment(DISPLAY=self.display, SDL_AUDIODRIVER="dummy", **more)

    def told(self, *command: str) -> tuple[int, str]:
        """The exit code of a program, and what it says."""
        environment = self.environment()
        done = subprocess.run(
            ["wine", *command], env=environment, input=b"", capture_output=True, check=False
        )
        return done.returncode, done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")

    @contextmanager
    def opened(self, *command: str, **more: str) -> Iterator[None]:
        """Start a program that has a window; at the end it is closed as by a player, and waited for.

        Raises:
            TimeoutError: no window came, or it did not go.
        """
        with subprocess.Popen(
            ["wine", *command],
            env=self.environment(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as running:
            try:
                until(self.has_window)
                until(self.is_drawn)  # a busy machine takes its time for the first picture
                time.sleep(4)
                yield
                said(self.display, "wmctrl", "-c", TITLE)
                until(lambda: not self.has_window() and running.poll() is not None)
            except BaseException:
                self.end()  # or it would be waited for
                raise

    def has_window(self) -> bool:
        """Whether the game or its installer is on the screen."""
        return TITLE.encode() in said(self.display, "wmctrl", "-l")

    def has_game(self) -> bool:
        """Whether the game is on the screen; the titles of its installer's windows say more than its name."""
        lines = said(self.display, "wmctrl", "-l").decode("utf-8", "replace").splitlines()
        return any(line.split(maxsplit=3)[-1] == TITLE for line in lines)

    def is_drawn(self) -> bool:
        """Whether something is to be seen in the middle of the screen, where windows open."""
        return b"#000000" not in said(self.display, "import", "-window", "root", "-crop", MIDDLE, "txt:-")

    def click(self, place: tuple[int, int]) -> None:
        """Press the mouse at a place of the window."""
        window = said(self.display, "xdotool", "search", "--name", TITLE).split()[-1].decode()
        said(self.display, "xdotool", "mousemove", "--window", window, *map(str, place))
        time.sleep(0.1)
        said(self.display, "xdotool", "click", "1")
        time.sleep(0.3)

    def press(self, key: str) -> None:
        """Press a key."""
        said(self.display, "xdotool", "key", key)

    def picture(self, name: str) -> None:
        """Keep what is on the screen."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        place = PICTURES / f"{name}.png"
        subprocess.run(["import", "-window", "root", place], env=here(self.display), check=True)

    def match(self) -> str:
        """The saved match of the player, or nothing."""
        return "".join(
            path.read_text("utf-8") for path in self.home.glob(f"*/AppData/Local/{NAME}/match.txt")
        )

    def is_the_players_turn(self) -> bool:
        """Whether the computers have finished: nothing is added to the saved match for three seconds."""
        before = self.match()
        time.sleep(3)
        return self.match() == before

    def play(self, is_enough: Callable[[str], bool]) -> None:
        """Click at "pass" and at every card again and again, until what is saved is enough.

        Raises:
            TimeoutError: it never was.
        """
        for place in PLACES * 20:
            if is_enough(self.match()):
                return
            self.click(place)
        raise TimeoutError("the match did not come that far")


def main() -> int:
    """Try both; 2 where that cannot be done."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    archives = sorted((ROOT / "dist").glob(f"{NAME}-*-windows-amd64.zip"))
    setups = sorted((ROOT / "dist").glob(f"{NAME}-*-windows-amd64-setup.exe"))
    if missing or not archives or not setups:
        why = f"there is no {', '.join(missing)}" if missing else "build.py --windows has made nothing"
        print(f"This cannot be tried here: {why}.", file=sys.stderr)
        return 2
    shutil.rmtree(PLAYER, ignore_errors=True)
    with virtual_screen() as display:
        windows = Windows(PLAYER, display)
        windows.ready()
        try:
            tried = [archive_tried(windows, archives[-1]), setup_tried(windows, setups[-1])]
        finally:
            windows.end()
    return 0 if all(value for found in tried for value in found.values()) else 1


def archive_tried(windows: Windows, archive: Path) -> dict[str, object]:
    """Unpack the archive, look, play, leave, go on."""
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(PLAYER / FOLDER)
    (folder,) = (PLAYER / FOLDER).iterdir()
    program = str(folder / f"{NAME}.exe")
    code, looked = windows.told(program, "--selftest")
    found: dict[str, object] = {"archive": archive.name, "looks_well": code == 0}
    found["same_points_as_here"] = points(looked) == points(looked_here()) != ""
    with windows.opened(program, *BEGINNING):
        windows.picture("1 begun")
        windows.play(is_within_a_trick)
        until(windows.is_the_players_turn)
        windows.picture("2 left")
    left = windows.match()
    with windows.opened(program):
        time.sleep(6)
        windows.picture("3 found again")
        found["is_as_it_was_left"] = moves(windows.match()) == moves(left)
        windows.play(lambda record: len(moves(record)) > len(moves(left)) + 4)
    found["words_when_left"] = len(moves(left))
    found["went_on"] = is_beginning(left, windows.match())
    before = windows.match()
    with windows.opened(program, "--portable", *BEGINNING):
        until((folder / "player" / "match.txt").is_file)
        windows.picture("4 portable")
    found["portable_keeps_to_itself"] = windows.match() == before
    return told(found)


def setup_tried(windows: Windows, setup: Path) -> dict[str, object]:
    """Install, start, renew, remove; silently, and by the pages."""
    place = PLAYER / "setup.exe"
    shutil.copy(setup, place)
    saved = moves(windows.match())
    found: dict[str, object] = {"installer": setup.name}
    found["installs"] = windows.told(str(place), "/S")[0] == 0
    (folder,) = windows.home.glob("*/AppData/Local/Programs/Belot table")
    program = folder / f"{NAME}.exe"
    found["starts"] = windows.told(str(program), "--selftest")[0] == 0
    found["windows_knows_it"] = all(word in windows.told("reg", "query", KEY)[1] for word in REGISTERED)
    found["is_in_the_menu"] = len(shortcuts(windows)) == 1
    with windows.opened(str(program)):
        found["refuses_while_the_game_runs"] = windows.told(str(place), "/S")[0] == 2
    stale = folder / "_internal" / "stale.dll"
    stale.touch()
    found["renews"] = windows.told(str(place), "/S")[0] == 0 and not stale.exists() and program.exists()
    removed = windows.told(str(folder / "uninstall.exe"), "/S")[0] == 0
    until(lambda: not folder.exists())  # it goes on in a copy of itself
    found["removes"] = removed and not shortcuts(windows) and windows.told("reg", "query", KEY)[0] != 0
    with windows.opened(str(place), LC_ALL="hr_HR.UTF-8"):
        windows.picture("5 installer")
        windows.press("Return")
        until((folder / "uninstall.exe").exists)  # the last file
        time.sleep(12)
        windows.picture("6 installed")
        windows.press("Return")  # starts the game, which is closed then
        until(lambda: windows.has_game() and windows.is_drawn())
        time.sleep(15)
        windows.picture("7 started")
    with windows.opened(str(folder / "uninstall.exe"), LC_ALL="hr_HR.UTF-8"):
        windows.picture("8 uninstaller")
        windows.press("Return")
        until(lambda: not folder.exists())
        time.sleep(4)
        windows.picture("9 uninstalled")
        windows.press("Return")
    found["matches_stay"] = moves(windows.match())[: len(saved)] == saved != []  # others may have played on
    return told(found)


REGISTERED = ("DisplayName", "DisplayVersion", "DisplayIcon", "EstimatedSize", "UninstallString")


def shortcuts(windows: Windows) -> list[Path]:
    """Entries of ours in the start menu."""
    return list(windows.home.glob("*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Bela*.lnk"))


def looked_here() -> str:
    """What the game says of itself on this system."""
    command = [environment.PYTHON, "-m", "game", "--selftest"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def points(said_of_itself: str) -> str:
    """The points of the deals in what a self-test says, or nothing."""
    _, _, after = said_of_itself.partition(" games (")
    return after.partition(")")[0]


def is_within_a_trick(record: str) -> bool:
    """Whether two tricks are over in a saved match, and cards lie on the table."""
    tricks = [line.split() for line in record.splitlines() if line[:1].isdigit()]
    return len(tricks) > 2 and 1 < len(tricks[-1]) - 1 < 4


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
