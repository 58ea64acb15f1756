"""Where cards and the things of a season are at each moment."""

from __future__ import annotations

import pygame
import pytest

from game.cards.suit import Suit
from game.scenes.setpiece.dance import Ground, arc, danced, fallen
from game.scenes.setpiece.season import MOST, draw_season, flying
from game.ui.fonts import Fonts
from game.ui.layout import Page, Rect
from game.ui.widgets import Brush
from game.ui.writing import Pen

STAGE = Rect(0, 0, 1280, 720)
BOX = Rect(40, 160, 1200, 250)


@pytest.mark.parametrize("count", [8, 30, 32])
@pytest.mark.parametrize("box", [BOX, Rect(0, 0, 740, 190), Rect(0, 0, 1000, 480)])
def test_an_arc_stays_in_its_box_from_left_to_right(count: int, box: Rect) -> None:
    places = [arc(place, count, box) for place in range(count)]
    assert [one.x for one in places] == sorted(one.x for one in places)
    assert all(box.contains((one.x, one.y)) for one in places)
    assert places[0].angle == pytest.approx(-places[-1].angle)


@pytest.mark.parametrize("origin", [(640, 550), (640, 70), (100, 300), (1180, 300)])
def test_cards_begin_at_the_winners_go_round_and_come_down_at_their_places(
    origin: tuple[float, float],
) -> None:
    ground, count = Ground(STAGE, origin), 32
    landings = [arc(place, count, BOX) for place in range(count)]

    def at(*shares: float) -> list[tuple[float, float]]:
        opened, gone, sunk = shares
        places = [
            danced(place, count, ground, landings[place], (opened, gone, sunk)) for place in range(count)
        ]
        return [(one.x, one.y) for one in places]

    packet = at(0, 0, 0)
    assert all(abs(x - origin[0]) + abs(y - origin[1]) < 10 for x, y in packet)
    under_way = at(1, 0.55, 0.0)
    assert max(x for x, _ in under_way) - min(x for x, _ in under_way) > STAGE.w / 2
    assert at(1, 1, 1) == [(one.x, one.y) for one in landings]


def test_no_card_jumps() -> None:
    ground, count, landing = Ground(STAGE, (640, 550)), 32, arc(9, 32, BOX)
    before = None
    for step in range(200):
        now = step / 199 * 2.6
        shares = (min(1.0, now / 0.45), max(0.0, min(1.0, (now - 0.3) / 1.45)), max(0.0, (now - 1.1) / 1.44))
        place = danced(9, count, ground, landing, (shares[0], shares[1], min(1.0, shares[2])))
        if before is not None:
            assert abs(place.x - before.x) + abs(place.y - before.y) < 75
        before = place


def test_eight_cards_fall_one_after_the_other() -> None:
    landing = arc(0, 8, BOX)
    assert fallen(7, 8, landing, 0.2) is None
    assert fallen(0, 8, landing, 0.01) is not None
    last = fallen(7, 8, landing, 1.0)
    assert last is not None
    assert (last.y, last.height) == pytest.approx((landing.y, landing.height))


@pytest.mark.parametrize("suit", Suit)
def test_a_season_comes_and_goes_and_never_crowds_the_air(suit: Suit) -> None:
    assert flying(suit, 0.0, STAGE) == []
    assert flying(suit, 1.0, STAGE) == []
    most = max(len(flying(suit, step / 50, STAGE)) for step in range(51))
    assert 20 < most <= MOST <= 120
    assert flying(suit, 0.4, STAGE) == flying(suit, 0.4, STAGE)


def test_nothing_of_a_season_flies_where_words_stand() -> None:
    pygame.font.init()
    screen, fonts = pygame.Surface(STAGE.ints[2:]), Fonts()
    words, black = Rect(300, 100, 600, 200), (0, 0, 0)
    draw_season(Brush(screen, Pen(fonts), Page(1280, 720)), Suit.HEARTS, 0.5, STAGE, free=[words])
    fonts.close()

    def empty(surface: pygame.Surface) -> int:
        return pygame.mask.from_threshold(surface, black, (1, 1, 1)).count()

    assert empty(screen) < screen.width * screen.height, "beside the words it does"
    assert empty(screen.subsurface(words.ints)) == words.w * words.h
