"""Everything is set out: settings read, window opened, desk laid, the first scene on the stack."""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import replace
from functools import partial

import pygame

from game.app import settings
from game.app.complaint import complain
from game.app.doors import MatchDoors
from game.app.launch import Launch
from game.app.loop import Loop, WallClock
from game.app.past import Past
from game.app.paths import Folders, assets
from game.app.recovery import Recovery
from game.app.sheets import FILE as SHEETS
from game.app.sheets import FileSheets
from game.app.shelf import FILE as SHELF
from game.app.shelf import FileShelf
from game.app.slot import Slot
from game.app.stacked import stack_at
from game.app.thrift import use_one_pool
from game.app.troubles import Troubles
from game.scenes.desk import Desk
from game.scenes.icon import icon
from game.scenes.kept import Kept
from game.scenes.preferences import DeckFace, Language, Preferences, Speed
from game.scenes.title import Title
from game.text.system import system_language
from game.ui.audio import Sounds
from game.ui.plugged_in import PlugWatch
from game.ui.speech import Voice
from game.ui.window import Geometry, Window, clamped, screens
from game.variants.families import TITLE


class Program:
    """The loop with everything that must be closed after it."""

    def __init__(
        self, loop: Loop, keeper: settings.Keeper, doors: MatchDoors, slot: Slot, recovery: Recovery
    ) -> None:
        """Take what was opened."""
        self.loop = loop
        self.keeper = keeper
        self.doors = doors
        self.slot = slot
        self.recovery = recovery

    def run(self) -> None:
        """Show the first picture, then fetch words, sounds and the saved match, then go on to the end."""
        self.loop.turn()
        use_one_pool()
        self.loop.desk.say.read()
        self._ask_the_system()
        self.loop.desk.sounds.open()
        self.loop.desk.devices.pads.start_with_the_first(PlugWatch().is_any_there)
        self.doors.warm_up()
        self.recovery.run()

    def _ask_the_system(self) -> None:
        """How it speaks, and whether little may move."""
        from game.app.speaking import system_speaker
        from game.app.stillness import find_out

        desk = self.loop.desk
        desk.voice = Voice(system_speaker())
        find_out(partial(setattr, desk, "system_is_still"))

    def notes(self) -> str:
        """What a crash report should hold besides the traceback: the record of the match."""
        return self.doors.notes()

    def close(self) -> None:
        """Keep the window's place, write the settings, let go of sound and screen; each in any case."""
        with ExitStack() as last_first:
            for step in (
                self.slot.close,
                self._complain,
                pygame.quit,
                self.loop.desk.fonts.close,
                self.loop.window.close,
                self.doors.past.close,
                self.loop.desk.kept.sheets.close,
                self.loop.desk.voice.close,
                self.loop.desk.sounds.close,
                self.keeper.close,
                self._keep_geometry,
                self.doors.close,
                self.loop.close,
            ):
                last_first.callback(step)

    def _keep_geometry(self) -> None:
        if self.slot.is_first:
            self.keeper.keep_geometry(self.loop.window.geometry)

    def _complain(self) -> None:
        for complaint in filter(None, (self.doors.unsaved, self.keeper.complaint)):
            complain(complaint)


def opened(launch: Launch, places: Folders) -> Program:
    """Set everything out; raises NoDisplayError."""
    file = places.settings / settings.FILE
    loaded = settings.load(file, Language(system_language(os.environ)))
    likes = wished(loaded.settings.preferences, launch)
    pygame.font.init()
    window = _window(launch, likes, loaded.settings.geometry)
    base = assets()
    sounds = Sounds(base / "sounds")
    keeper = settings.Keeper(file, loaded.settings, is_kept=not loaded.is_newer)
    slot = Slot(places.data)
    doors = MatchDoors(launch, slot, Past(places.data, places.pictures))
    kept = loaded.settings.preferences
    desk = Desk(
        page=window.page,
        assets=base,
        preferences=likes,
        sounds=sounds,
        doors=doors,
        keep=lambda now: keeper.keep(_without_launch(now, likes, kept)) if slot.is_first else None,
        sits=keeper.keep_place if slot.is_first else lambda _: None,
        kept=Kept(
            past=doors.past,
            sheets=FileSheets(places.data / SHEETS, is_kept=slot.is_first),
            shelf=FileShelf(places.settings / SHELF, is_kept=slot.is_first),
        ),
    )
    doors.troubles = Troubles(desk, slot, keeper, places.data).sentences
    desk.notice = _notice(desk, loaded)
    stack = stack_at(desk, Title(desk))
    loop = Loop(window, desk, stack, WallClock(), pictures=launch.screenshot_dir, is_patient=True)
    recovery = Recovery(loop, doors, places.state, is_watched=launch.watch)
    is_at_table = loaded.settings.is_at_table and slot.is_first
    first = recovery.begin(lambda: doors.asked_for(desk))
    if first is None and is_at_table and not (doors.given is not None and doors.given.is_reading):
        first = recovery.begin(lambda: doors.left_match(desk))
    if first is not None:
        stack.push(first)
    recovery.tell_of_last_time()
    return Program(loop, keeper, doors, slot, recovery)


def wished(likes: Preferences, launch: Launch) -> Preferences:
    """The saved preferences with what the command line says for this time only."""
    if launch.game is not None:
        # whoever names a game has chosen it: the title does not ask for one
        likes = replace(likes, game=launch.game, has_chosen_game=True)
    if launch.deck is not None:
        likes = replace(likes, deck=DeckFace(launch.deck))
    if launch.lang is not None:
        likes = replace(likes, language=Language(launch.lang))
    if launch.speed is not None:
        likes = replace(likes, speed=Speed(launch.speed))
    if launch.no_sound:
        likes = replace(likes, is_muted=True)
    if launch.fullscreen:
        likes = replace(likes, is_fullscreen=True)
    return likes


def _without_launch(now: Preferences, begun: Preferences, saved: Preferences) -> Preferences:
    """What to keep: what only the command line set, and nobody touched since, stays as it was saved."""
    untouched = {
        name: getattr(saved, name)
        for name in Preferences.__dataclass_fields__
        if getattr(now, name) == getattr(begun, name)
    }
    return replace(now, **untouched)


def _window(launch: Launch, likes: Preferences, saved: Geometry | None) -> Window:
    """The window as large as was said, or as it was left, but always where it can be seen."""
    if launch.size is not None:
        geometry: Geometry | None = Geometry(None, None, *launch.size)
    else:
        geometry = clamped(saved, screens()) if saved is not None else None
    return Window(TITLE, geometry, fullscreen=likes.is_fullscreen, icon=_icon())


def _icon() -> pygame.Surface | None:
    """The picture of the window, if it is there."""
    try:
        return icon(assets() / "sprites")
    except (OSError, pygame.error):
        return None


def _notice(desk: Desk, loaded: settings.Loaded) -> str:
    if loaded.complaint is None:
        return ""
    complain(loaded.complaint)
    if loaded.is_newer:
        return desk.say("title.settings_newer")
    key = "title.settings_mended" if loaded.is_mended else "title.settings_damaged"
    return desk.say(key, file=loaded.kept or settings.FILE)
