"""Where everything on the title has its place: a block in the middle, the own hand below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.ui.layout import Page, Rect

TOP, NAME, LINE, LARGE, SMALL, PROMISE, GAP = 62, 128, 34, 74, 46, 34, 14
"""Design units from the window's edge to the name, and of the rows below each other."""
WIDEST, SMALL_WIDEST = 270, 172
"""Of a large and of a small button."""
SMALL_LEAST: Final = 160
"""If fewer design units are left for each small button in one row, they stand in two rows."""
LANGUAGE: Final = (104, 44)
"""Width and height of the name of a language."""
OFFER, OFFER_WIDEST, OFFER_ALONE = 112, 384, 430
"""Height of a game that is offered, its width beside others and alone, in design units."""
OFFER_LOW: Final = 76
"""The height where the page is narrow."""
EDGE, BESIDE = 54, 66
"""At either side of everything, and of what stands lower: the covered hands lie there."""
FAN: Final = 220
"""Design units of the own hand where the page is narrow."""
HIDDEN: Final = 0.06
"""The share of the window's height by which the hand reaches below it."""


NARROWEST: Final = 700
"""In a page of fewer design units the large buttons stand below each other, the small ones by twos."""


ABOVE, LEAST_NAME, SHARE = 28, 52, 0.28
"""Design units from the edge of a narrow page to the name and of the smallest name; what it takes at most."""


def name_high(view: float, offers: int = 0) -> float:
    """The height of the name on a narrow page of which so many design units are seen: two ways below it."""
    ways = [OFFER_LOW] * min(offers, 2) + [LARGE - 8] * max(0, 2 - offers)
    below = LINE + GAP + sum(ways) + GAP + 8
    return max(LEAST_NAME, min(NAME, SHARE * view, view - ABOVE - below))


@dataclass(frozen=True, slots=True)
class Counts:
    """How many large buttons, small buttons, languages and offered games the title has."""

    large: int
    small: int
    languages: int
    offers: int = 0


def needs_of(counts: Counts, view: float = 720) -> tuple[float, float]:
    """The design units across and down of a narrow page; `view` of them are seen at a time."""
    rows = counts.offers * (OFFER_LOW + GAP) + counts.large * (LARGE - 8 + GAP)
    rows += -(-counts.small // 2) * (SMALL + GAP) + -(-counts.languages // 3) * LANGUAGE[1]
    return 470, ABOVE + name_high(view, counts.offers) + LINE + rows + 2 * PROMISE + 3 * GAP + FAN


class TitlePlaces:
    """The boxes of one window size, in pixels."""

    def __init__(self, page: Page, counts: Counts, view: float = 720) -> None:
        """For so many of everything; `view` is what is seen of a narrow page."""
        self.offers: list[Rect] = []
        if page.width / page.scale < NARROWEST:
            self._narrow(page, counts, name_high(view, counts.offers))
            return
        small = counts.small
        px = page.px
        rows = 2 if (page.width / page.scale - 2 * BESIDE) < counts.small * SMALL_LEAST else 1
        high = OFFER if counts.offers else LARGE
        whole = TOP + NAME + LINE + high + GAP + rows * (SMALL + GAP) + PROMISE
        # large words in a small window: the name gives way first
        room = page.height * 0.74
        name = max(px(60), min(px(NAME), px(NAME) + room - px(whole)))
        self.languages = self._languages(page, counts.languages)
        middle = page.area.inset(px(EDGE), 0)
        _, rest = middle.take_top(px(TOP))
        beside = 2 * (page.width - self.languages[0].x + px(10))
        self.name, rest = rest.take_top(name)
        self.name = self.name.place(min(self.name.w, max(page.width - beside, px(300))), self.name.h)
        self.line, rest = rest.take_top(px(LINE), px(GAP) / 2)
        row, rest = rest.take_top(px(high), px(GAP))
        self._row(row, counts, px)
        self.small: list[Rect] = []
        most = -(-small // rows)
        gaps = px(GAP - 4) * (most - 1)
        wide = min(px(SMALL_WIDEST), (page.width - 2 * px(BESIDE) - gaps) / most)
        for _ in range(rows):
            row, rest = rest.take_top(px(SMALL), px(GAP))
            self.small += _alike(row, min(most, small - len(self.small)), wide, px(GAP - 4))
        self.promise, rest = rest.take_top(px(PROMISE))
        bottom = page.height * (1 + HIDDEN)
        self.fan = Rect(px(60), rest.y + px(4), page.width - px(120), bottom - rest.y - px(4))

    def _row(self, row: Rect, counts: Counts, px: Callable[[float], int]) -> None:
        """The large buttons side by side; beside a single offer they stand on each other."""
        gap, large, offers = px(GAP), counts.large, counts.offers
        if offers == 1 and large:
            wide = min(px(OFFER_ALONE + GAP + WIDEST), row.w)
            offer, column = row.place(wide, row.h).columns([OFFER_ALONE, WIDEST], gap)
            self.offers = [offer]
            height = int(min(px(LARGE), (row.h - gap * (large - 1)) / large))
            top = round(column.y + (row.h - height * large - gap * (large - 1)) / 2)
            first = Rect(round(column.x), top, int(column.w), height)
            self.large = [first.moved(0, place * (height + gap)) for place in range(large)]
            return
        count, widest = (offers, OFFER_WIDEST) if offers else (large, WIDEST)
        room = row.w - (2 * px(BESIDE - EDGE) if offers else 0)
        boxes = _alike(row, count, min(px(widest), (room - gap * (count - 1)) / count), gap)
        self.offers, self.large = (boxes, []) if offers else ([], boxes)

    def _narrow(self, page: Page, counts: Counts, name: float) -> None:
        """Everything below each other: the page is pushed up for what comes later."""
        px = page.px
        _, rest = page.area.inset(px(34), 0).take_top(px(ABOVE))
        self.name, rest = rest.take_top(px(name))
        self.line, rest = rest.take_top(px(LINE), px(GAP))
        self.large, self.small, self.languages = [], [], []
        for _ in range(counts.offers):
            box, rest = rest.take_top(px(OFFER_LOW), px(GAP))
            self.offers.append(box)
        for _ in range(counts.large):
            box, rest = rest.take_top(px(LARGE - 8), px(GAP))
            self.large.append(box)
        for _ in range(-(-counts.small // 2)):
            row, rest = rest.take_top(px(SMALL), px(GAP))
            self.small += _alike(row, 2, (row.w - px(GAP)) / 2, px(GAP))
        for _ in range(-(-counts.languages // 3)):
            row, rest = rest.take_top(px(LANGUAGE[1]))
            self.languages += row.columns([1.0] * 3, px(GAP))
        del self.small[counts.small :], self.languages[counts.languages :]
        self.promise, rest = rest.take_top(px(2 * PROMISE), px(GAP))
        self.fan = Rect(rest.x, rest.y, rest.w, rest.h * (1 + HIDDEN))

    def _languages(self, page: Page, count: int) -> list[Rect]:
        """Two columns in the upper right corner."""
        px = page.px
        width, height = px(LANGUAGE[0]), px(LANGUAGE[1])
        left, top = page.width - px(36) - 2 * width, px(34)
        return [
            Rect(left + place % 2 * width, top + place // 2 * height, width, height) for place in range(count)
        ]


def _alike(row: Rect, count: int, wide: float, gap: int) -> list[Rect]:
    """So many boxes in the middle of a row, in whole pixels: rounded one by one they would differ."""
    width = int(wide)
    left = round(row.x + (row.w - count * width - gap * (count - 1)) / 2)
    return [Rect(left + place * (width + gap), round(row.y), width, round(row.h)) for place in range(count)]
