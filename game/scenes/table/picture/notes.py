"""What is written over the felt for a while, where it hides nobody: the guide's sentence, a hint, a note."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from game.rules.reviewing import reviewable
from game.rules.seats import Seat
from game.scenes.table.geometry.rail import rail_places
from game.scenes.table.picture.bubbles import Said
from game.scenes.table.picture.hint_view import hint_picture, note_box, note_sizes, units_of
from game.scenes.table.picture.note_ground import beside_hand, ground_of, hand_box
from game.scenes.table.picture.note_places import STEADY, Ground, Growth, NoteStand, Size
from game.scenes.table.picture.painter import Painter
from game.scenes.table.picture.panels import (
    note_picture,
    old_trick_box,
    old_trick_pictures,
    old_trick_sizes,
)
from game.scenes.table.picture.sight import Sight
from game.scenes.table.picture.speech_places import Shown
from game.ui.layout import Rect
from game.ui.render.stage import Picture


@dataclass(frozen=True, slots=True)
class Free:
    """Finds room for what is written over the table."""

    sight: Sight
    lying: Sequence[Picture]
    """What lies there besides cards and people."""
    question: Sequence[Picture]
    said: Sequence[Said]

    def _ground(self, hand: Rect, beside: Sequence[Rect] = ()) -> Ground:
        return ground_of(self.sight, self.question, self.lying, self.said, hand, beside)

    @property
    def whole_trick(self) -> list[Rect]:
        """Where the cards of the trick lie, or will lie."""
        layout = self.sight.layout
        return [layout.trick_card(place).bounds for place in layout.places]

    def seen_from(self, seat: Seat) -> Shown:
        """What a bubble of that seat leaves free."""
        soon = [*self.whole_trick, *rail_places(self.sight.layout).boxes]
        return Shown(self._ground(hand_box(self.sight)).seen_from(seat), soon)

    def room(
        self,
        stand: NoteStand,
        key: Hashable,
        sizes: list[list[Size]],
        home: Rect,
        *,
        last: int = 1,
        grows: Growth = STEADY,
        soon: Sequence[Rect] = (),
    ) -> Rect:
        """The box that `stand` finds for what the key names, as near to `home` as can be; see `NoteStand`.

        What comes to lie there `soon` is left free as if it lay there now.
        """
        layout = self.sight.layout
        area, gap = layout.field.inset(layout.page.px(6)), layout.page.px(3)
        key = (key, layout.page)
        ground = self._ground(*beside_hand(self.sight))
        ground = replace(ground, kept=(*ground.kept, *soon))
        return stand.place(key, area, sizes, ground, home, gap, last=last, grows=grows)


def review_pictures(painter: Painter, sight: Sight, free: Free) -> list[Picture]:
    """The old trick that is looked at: in the middle, or beside the trick that lies there."""
    if sight.review is None:
        return []
    tricks, layout = reviewable(sight.view), sight.layout
    number, trick, taker = tricks[min(sight.review, len(tricks) - 1)]
    title = sight.say("table.review.title", number=number, name=sight.names[taker])
    box = old_trick_box(layout)
    if sight.show.board.trick:
        home = note_box(layout)
        box = free.room(
            painter.stands.old_trick,
            "old trick",
            [[size] for size in old_trick_sizes(layout)],
            home,
            soon=free.whole_trick,
        )
    return old_trick_pictures(painter.easel, painter.cards, layout, sight.show, trick, title=title, box=box)


def guide_pictures(painter: Painter, sight: Sight, free: Free) -> list[Picture]:
    """The guide's sentence, unless there is a note, or a hint, which says more."""
    told = sight.told
    is_told = told.guide and not told.note and told.hint is None
    return [_note(painter, told.guide, free)] if is_told else []


def hint_pictures(painter: Painter, sight: Sight, free: Free) -> list[Picture]:
    """The hint, else the explanation of what a computer did."""
    told, easel, layout = sight.told, painter.easel, sight.layout
    lines = told.hint or told.why
    if lines is None:
        return []
    sizes, home = note_sizes(easel, layout, lines), note_box(layout)
    opened = lines.opened or lines
    large = sizes if opened is lines else note_sizes(easel, layout, opened)
    if not opened.rows and len(large) > 1:
        large = large[:-1]  # without a small line the figures would not tell anything
    subject = "hint" if told.hint else (lines.title, lines.headline)
    grows = Growth((subject, layout.page), large, is_grown=opened is lines)
    room = free.room(painter.stands.hint, lines, sizes, home, last=len(units_of(layout)), grows=grows)
    return [hint_picture(easel, layout, lines, room)]


def note_pictures(painter: Painter, sight: Sight, free: Free) -> list[Picture]:
    """The sentence that stays for some seconds."""
    return [_note(painter, sight.told.note, free)] if sight.told.note else []


def _note(painter: Painter, text: str, free: Free) -> Picture:
    """A sentence above the hand, or wherever it hides nothing."""

    def find(sizes: list[list[Size]], home: Rect) -> Rect:
        return free.room(painter.stands.note, text, sizes, home)

    return note_picture(painter.easel, free.sight.layout, text, find)
