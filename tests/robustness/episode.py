"""The whole program for a while, on a machine with something wrong: what was done, which sentences were said.

`python tests/robustness/episode.py '{"data": "some/folder", "actions": 12, "wrong": ["fonts"]}'` prints one
JSON object. Nothing is pretended but what `wrong` names; on a full disk it is the system that refuses.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

LONGEST_FILE = 100
"""Bytes that a file may have on a full disk."""
PATIENCE = 60.0
AFTERWARDS = 300
"""Long turns after the last action: time enough for three sentences that are said one after the other."""


@dataclass
class Account:
    """What happened."""

    actions: int = 0
    said: list[str] = field(default_factory=list)
    """Short sentences over the table, and those on the title."""
    slot: int = 0
    window: str = ""
    scale: float = 1.0


class Quick:
    """A frame takes as long as it takes."""

    seconds = 1 / 60

    def tick(self, _frames: int) -> float:
        """Let the threads breathe."""
        time.sleep(0.001)
        return self.seconds


def spoil(wrong: list[str], folder: Path) -> None:
    """Make the machine as it is described."""
    if "disk" in wrong:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (LONGEST_FILE, LONGEST_FILE))
    if "fonts" in wrong:
        import game.ui.fonts

        game.ui.fonts.find_spec = lambda _: None
    if "sprites" in wrong or "sounds" in wrong:
        import game.app.opening
        from game.app.paths import assets

        base = folder / "assets"
        base.mkdir(exist_ok=True)
        for part in {"sprites", "sounds"} - set(wrong):
            (base / part).symlink_to(assets() / part)
        game.app.opening.assets = lambda: base


def live(wishes: dict[str, Any]) -> Account:  # noqa: PLR0915 - from beginning to end
    """Play so many actions, go to the title, leave."""
    account = Account()
    data = Path(wishes["data"])
    spoil(wishes.get("wrong", []), data.parent)
    import pygame

    from game.app.launch import Launch
    from game.app.loop import LONGEST_STEP
    from game.app.opening import opened
    from game.app.paths import folders
    from game.rules.asking import choices_for
    from game.scenes.intents import SavedMatch
    from game.scenes.scene import Home, Pop
    from game.scenes.table.intents import Act, Command
    from game.scenes.table.scene import TableScene
    from game.table.plain import plain_action

    seats = dict.fromkeys(range(1, 4), "easy")
    fresh = {"seed": "episode", "seats": seats} if wishes.get("is_fresh", True) else {}
    launch = Launch(
        data_dir=data, size=tuple(wishes.get("size", (800, 600))), lang=wishes.get("lang", "en"),
        speed="instant", fullscreen=wishes.get("fullscreen", False), **fresh,
    )  # fmt: skip
    program = opened(launch, folders(data))
    program.loop.clock = clock = Quick()
    account.slot = program.slot.number
    desk = program.loop.desk
    if "scale" in wishes:
        desk.change(lambda likes: replace(likes, scale=wishes["scale"]))
    account.scale = desk.preferences.scale
    desk.sounds.open()
    desk.sounds.wait()
    program.doors.warm_up()
    end = time.monotonic() + PATIENCE

    def turn() -> None:
        program.recovery.turn()
        if desk.announcement and desk.announcement not in account.said:
            account.said.append(desk.announcement)

    while time.monotonic() < end and not program.loop.stack.is_empty:
        turn()
        table = next((one for one in program.loop.stack.scenes if isinstance(one, TableScene)), None)
        if table is None:
            if wishes.get("is_fresh", True) or wishes.get("actions", 0) == 0:
                break
            program.loop.stack.fold(Home(SavedMatch()))
            continue
        account.actions = table.model.match.length
        if account.actions >= wishes.get("actions", 0):
            break
        if program.loop.stack.top is not table:
            program.loop.stack.fold(Pop())
        elif table.motion.is_busy:
            table.want(Command.HURRY)
        elif table.model.match.waits_for == 0:
            table.want(Act(plain_action(0, choices_for(table.model.match.state, 0))))
    program.doors.flush()
    clock.seconds = LONGEST_STEP
    for _ in range(AFTERWARDS):
        turn()
    if picture := wishes.get("picture"):
        for _ in range(200):
            turn()
        program.loop.finish_picture()
        pygame.image.save(program.loop.window.surface, picture)
    program.loop.stack.fold(Home())
    for _ in range(30):
        turn()
    program.loop.finish_picture()
    account.said += [line.text for line in desk.pen.written]
    account.window = "x".join(map(str, program.loop.window.page.size))
    if picture:
        pygame.image.save(program.loop.window.surface, picture.replace(".png", "_title.png"))
    if wishes.get("stays"):
        sys.stdout.write("open\n")
        sys.stdout.flush()
        sys.stdin.readline()
    program.close()
    return account


if __name__ == "__main__":
    result = live(json.loads(sys.argv[1]))
    sys.stdout.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")
