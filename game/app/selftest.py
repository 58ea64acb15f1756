"""The program looks at itself without a screen: pictures, sounds, a saved match, tables, and deals."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.ai.levels import LEVELS, make_mind
from game.app.complaint import complain
from game.app.launch import Launch
from game.app.paths import assets, folders
from game.app.version import NAME, search_kind
from game.cards.card import DECK
from game.records.record import Record, Seated
from game.records.write import write
from game.scenes.cards.deck import Deck
from game.table.headless import Bout
from game.table.save import Saver, load_match
from game.table.soundness import unsound
from game.text.catalogue import LANGUAGES
from game.variants.catalogue import GAMES
from game.variants.variant import Variant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.app.opening import Program

BROKEN = 1
SIZE = (1280, 720)
CARD: Final = (77, 120)
TURNS: Final = 3
"""So many turns of the loop a table is given: its cards lie there at once."""


def selftest() -> int:
    """Say in one line that all is well, or what is not; 0 or 1."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        told = [*look()]
        points = [" : ".join(map(str, play_deal(variant))) for variant in GAMES.values()]
    except Exception as error:  # noqa: BLE001 - whatever it is, the sentence names it
        complain(f"{NAME}: the self-test failed: {type(error).__name__}: {error}")
        return BROKEN
    told.append(f"a deal played in each of {len(points)} games ({', '.join(points)})")
    print(f"{NAME}: {', '.join(told)}, search {search_kind()}")
    return 0


def look() -> Iterator[str]:
    """What a player would see and hear; each part says what was well."""
    yield f"{drawings()} cards drawn"
    yield f"{sounds()} sounds heard"
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder)
        cards = saved_match(own)
        yield f"a match of {cards} actions saved and read back"
        tables = [table(own, deck, language) for deck, language in _tables()]
    yield f"{len(tables)} tables of {SIZE[0]}x{SIZE[1]} drawn from it in 2 decks and 6 languages"


def _tables() -> Iterator[tuple[str, str]]:
    for deck in Deck:
        for language in LANGUAGES:
            yield deck, language


def drawings() -> int:
    """Draw every card of both decks, small; how many."""
    from game.ui.render.svg import rasterised

    files = [assets() / "sprites" / "cards" / deck / f"{card.code}.svg" for deck in Deck for card in DECK]
    for file in files:
        rasterised(file, CARD)
    return len(files)


def sounds() -> int:
    """Load every sound and play one; how many there are."""
    import pygame

    from game.ui.audio import Sounds

    files = sorted((assets() / "sounds").glob("*.ogg"))
    heard = Sounds(assets() / "sounds")
    heard.open()
    heard.wait()
    try:
        heard.play(files[0].stem)
        if heard.are_missing or not pygame.mixer.get_busy():
            raise OSError(f"the sounds in {assets() / 'sounds'} cannot be played")
    finally:
        heard.close()
    return len(files)


def saved_match(folder: Path) -> int:
    """Save a match that was left in its first deal and read it back; how many actions it has."""
    from game.app import doors, settings

    variant = GAMES["bela4"]
    bout = Bout(variant.rules, [make_mind("easy") for _ in range(variant.rules.players)], "selftest")
    bout.play_deal()
    record = Record(
        game=variant.name,
        rules=variant.rules,
        players=(Seated(), *[Seated("medium", name) for name in ("Ana", "Zlata", "Joža")]),
        seed="selftest",
        actions=tuple(bout.actions[:-12]),
    )
    saver = Saver(folder / doors.FILE)
    saver.save(write(record))
    saver.close()
    loaded = load_match(folder / doors.FILE)
    if saver.complaint or loaded.record is None or loaded.record.actions != record.actions:
        complaint = saver.complaint or loaded.complaint or "other actions came back"
        raise OSError(f"a saved match is not what it was: {complaint}")
    (folder / settings.FILE).write_text(
        settings.text_of(settings.Settings(is_at_table=True)), encoding="utf-8"
    )
    return len(record.actions)


def table(folder: Path, deck: str, language: str) -> tuple[int, int]:
    """Open the program where the match goes on, and draw the table; the size of the frame."""
    from game.scenes.table.scene import TableScene

    launch = Launch(no_sound=True, deck=deck, lang=language, speed="instant", size=SIZE, data_dir=folder)
    program = _opened(launch, folder)
    try:
        for _ in range(TURNS):
            program.loop.turn()
        program.loop.finish_picture()
        if not isinstance(program.loop.stack.top, TableScene):
            raise TypeError(f"{type(program.loop.stack.top).__name__} is shown in place of the table")
        if program.loop.window.page.size != SIZE or not _is_colourful(program):
            raise ValueError(f"the table of {deck} cards in {language} is not drawn")
        return program.loop.window.page.size
    finally:
        program.close()


def _is_colourful(program: Program) -> bool:
    """Whether the frame has the colours of felt, wood and cards: more than a hundred on a coarse grid."""
    surface = program.loop.window.surface
    width, height = surface.get_size()
    return (
        len({surface.get_at_mapped((x, y)) for x in range(0, width, 16) for y in range(0, height, 16)}) > 100
    )


def _opened(launch: Launch, folder: Path) -> Program:
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.app.opening import opened

    return opened(launch, folders(folder))


def play_deal(variant: Variant) -> tuple[int, ...]:
    """Have the computers play one deal of the game; what the sides wrote."""
    rules = variant.rules
    bout = Bout(rules, [make_mind(LEVELS[-1]) for _ in range(rules.players)], "selftest")
    result = bout.play_deal()
    if bout.illegal or unsound(bout.state) is not None:
        raise ArithmeticError(f"the deal of {variant.name} does not add up")
    return result.written
