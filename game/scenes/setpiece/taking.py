"""The picture of a great moment, saved or copied by two buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.history.export import png_of
from game.scenes.history.keeping import Keeping
from game.scenes.setpiece.to_send import SIZES, picture_to_send

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from game.scenes.history.past import Past
    from game.scenes.page_desk import PageDesk
    from game.scenes.setpiece.keepsake import Keepsake

TAKES: Final = ("match.picture", "match.copyPicture")
"""The names of the buttons, and the keys of their words."""


class Taking:
    """What a page needs to save and copy one keepsake."""

    def __init__(self, desk: PageDesk, past: Past, keepsake: Keepsake) -> None:
        """Nothing has been saved yet."""
        self._desk, self._past = desk, past
        self.keepsake = keepsake
        self.keeping = Keeping(desk, past)

    @property
    def buttons(self) -> tuple[str, ...]:
        """The buttons for which there is a folder."""
        return TAKES if self._past.pictures is not None else ()

    def take(self, button: str) -> bool:
        """Save the picture in both sizes, or copy the wide one; whether the button asks for that."""
        if button not in TAKES:
            return False
        wide, square = (f"{self.keepsake.file_name()} {width}x{height}.png" for width, height in SIZES)
        if button == TAKES[0]:
            self.keeping.put(wide, lambda path: self._put_both(path, square), beside=square)
        else:
            self.keeping.put_picture(wide, lambda path: self._put(path, SIZES[0]))
        return True

    def _put_both(self, path: Path, square: str) -> Future[None]:
        self._put(path.with_name(square), SIZES[1])
        return self._put(path, SIZES[0])

    def _put(self, path: Path, size: tuple[int, int]) -> Future[None]:
        """Draw the picture in the thread that writes it."""
        return self._past().put(path, lambda: png_of(picture_to_send(self._desk, self.keepsake, size)))
