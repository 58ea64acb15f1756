"""The first screen: a table with dealt cards, and on it three large ways to a match and some small ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.cards.card import Card, card
from game.scenes.cards.deck import deck_for
from game.scenes.cards.printing import printing_for
from game.scenes.covered_hands import CoveredHands
from game.scenes.desk import Desk
from game.scenes.fan import Fan
from game.scenes.logo import logo
from game.scenes.offer_button import OfferButton
from game.scenes.preferences import OWN_NAMES, Language, Speed
from game.scenes.room import room, room_behind
from game.scenes.scene import Result
from game.scenes.spread import Spread
from game.scenes.surroundings import Setting
from game.scenes.title_buttons import lesson_game, offered, shown
from game.scenes.title_places import Counts, TitlePlaces, needs_of
from game.text.games import game_name
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.plain_button import PlainButton
from game.ui.plaques import plaque
from game.ui.theme import CREAM, NIGHT
from game.ui.widgets import Brush, Button, Widget
from game.ui.writing import Style
from game.variants.families import FAMILIES, family_of

SHOWN: Final[tuple[Card, ...]] = tuple(
    card(code) for code in ("AD", "KD", "QS", "JS", "QC", "AH", "KH", "JH")
)
"""Among them the king on the rearing horse, Fürst, Tell, the girl of spring, and the king of hearts."""
SPREAD, PIVOT = 5.0, 2.4
"""How the own hand is fanned."""


class Title(Spread):
    """Play, continue (when a match waits), at this table; games, rules, matches, options, languages."""

    desk: Desk

    @property
    def needs(self) -> tuple[float, float]:
        """As wide as its buttons; where the page is narrow they stand below each other."""
        narrow = 900 / NEARLY
        return (900, 610) if self.across >= narrow else needs_of(self._counts, self._seen)

    @property
    def _counts(self) -> Counts:
        """How many there are of everything that is pressed."""
        large, small = shown(self.desk)
        return Counts(len(large), len(small), len(Language), len(offered(self.desk)))

    @property
    def _seen(self) -> float:
        """The design units down that the window shows of the page."""
        return self.desk.page.height / self.desk.wished_scale

    def __init__(self, desk: Desk) -> None:
        """Lay out the page and have the cards drawn."""
        super().__init__(desk)
        is_instant = desk.is_still or desk.preferences.speed is Speed.INSTANT
        sprites = desk.assets / "sprites"
        self.fan = Fan(sprites, SHOWN, is_instant=is_instant, spread=SPREAD, pivot=PIVOT)
        self.others = CoveredHands(sprites)
        self._emblems = {
            family.name: Fan(sprites, [*map(card, family.emblem)], is_instant=is_instant, opens=True)
            for family in FAMILIES
        }
        """By family, its cards for the offers of its games."""
        self._shown: tuple[Fan, ...] = ()
        """The emblems that are on the title now."""
        self.focus = Focus()
        self._lay_out()

    @property
    def is_moving(self) -> bool:
        """Whether a card slides or a button warms up."""
        return self.focus.is_moving or any(fan.is_moving for fan in (self.fan, *self._shown))

    def entered(self) -> None:
        """Back here: perhaps in another language, perhaps with a match to continue."""
        super().entered()
        self.desk.sits(False)
        self._lay_out()

    def resized(self) -> None:
        """Lay out anew."""
        super().resized()
        self._lay_out()

    def left(self) -> None:
        """End the background drawing."""
        self.others.close()
        for fan in (self.fan, *self._emblems.values()):
            fan.close()

    def finish(self) -> None:
        """Wait until all cards lie (for pictures of the screen)."""
        self.others.finish()
        for fan in (self.fan, *self._shown):
            fan.finish()
        self.is_stale = True

    def update(self, seconds: float) -> Result:
        """Let the cards come; look whether the saved match has been read."""
        if self._known != self._state:
            self._lay_out()
            self.is_stale = True
        has_come = [fan.update(seconds) for fan in (self.fan, *self._shown)]
        if self.others.update() or any(has_come):
            self.is_stale = True
        self.focus.update(seconds)
        return None

    def handle(self, event: pygame.Event) -> Result:
        """Go where a button leads."""
        self.is_stale = True
        used = self.focus.handle(event)
        if used is None:
            return None
        self.desk.sounds.play("button")
        if used.name.startswith("language."):
            language = Language(used.name.removeprefix("language."))
            self.desk.change(lambda likes: replace(likes, language=language))
            self._lay_out(stays=True)
            return None
        from game.scenes.title_ways import way_of

        return way_of(used.name, self.desk)

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Felt, cards, name, buttons, promise."""
        self.is_stale = False
        desk, page, places, setting = self.desk, self.page, self.places, self._setting
        cloth = desk.preferences.cloth
        screen.blit(room(desk.assets / "sprites", page, self._emblem, cloth, setting), (0, 0))
        if setting is None:
            self.others.draw(screen)
        self.fan.draw(screen)
        brush = Brush(screen, desk.pen, page)
        if setting is not None:
            self._draw_ground(brush, places.languages)
        name = self.logo_of(self._name())
        spot = places.name.place(name.width, name.height, 0.5, 0.5)
        brush.blit(name, (spot.x, spot.y))
        style = Style(Typeface.MEDIUM, brush.px(20), CREAM, across=0.5, shadow=NIGHT)
        brush.pen.write(screen, self._subtitle(), places.line, style)
        self.focus.draw(brush)
        for emblem in self._shown:
            emblem.draw(screen)
        style = Style(Typeface.TEXT, brush.px(15), CREAM, across=0.5, shadow=NIGHT)
        brush.pen.write(screen, self._promise(), places.promise, style)
        notice = desk.notice or desk.doors.complaint(desk.say)
        if notice:
            self._draw_notice(brush, notice)

    @property
    def _emblem(self) -> tuple[float, float, float] | None:
        """The ring on the felt behind the own hand; none on a page that is pushed about."""
        x, y = self.places.fan.centre
        return None if self.is_larger else (x, y, self.page.height * 0.3)

    @property
    def _setting(self) -> Setting | None:
        """The room of the game with a chair that waits for somebody; none where the page is pushed about."""
        page, name = self.page, self.places.name
        return (
            None if self.is_larger else room_behind(self.desk, page, name.bottom - page.px(30), has_seat=True)
        )

    def _draw_ground(self, brush: Brush, words: list[Rect]) -> None:
        """A plaque behind words that would else be read from the wall of the room."""
        left, top = min(box.x for box in words), min(box.y for box in words)
        right, bottom = max(box.right for box in words), max(box.bottom for box in words)
        ground = Rect(left, top, right - left, bottom - top).inset(-brush.px(6), -brush.px(4))
        brush.blit(plaque(ground.ints[2:], brush.page.scale), ground.ints[:2])

    def logo_of(self, text: str) -> pygame.Surface:
        """The name as large as its box allows."""
        box = self.places.name
        name = logo(self.desk.fonts, text, round(box.h))
        if name.width <= box.w:
            return name
        # the contour does not shrink with the letters, so a little is left over
        return logo(self.desk.fonts, text, int(0.97 * box.h * box.w / name.width))

    def _name(self) -> str:
        """The name of the family in brass; where several are offered, the names of all."""
        say = self.desk.say
        if len(self._shown) > 1:
            return self._families()
        family = family_of(self.desk.preferences.current_game).name
        word = f"title.logo.{family}"
        return say(word if word in say else f"games.{family}")

    def _families(self) -> str:
        """The names of all families side by side."""
        return " · ".join(self.desk.say(f"games.{family.name}") for family in FAMILIES)

    @property
    def _state(self) -> tuple[object, ...]:
        """What the program may have found out meanwhile."""
        doors = self.desk.doors
        found = (doors.has_saved_match, doors.has_open_matches, doors.next_match.pledge)
        return *found, doors.complaint(self.desk.say)

    def _promise(self) -> str:
        """What the program promises; once seals are shown, the pledge of the next match."""
        desk, pledge = self.desk, self.desk.doors.next_match.pledge
        is_shown = pledge and desk.preferences.sees_seal
        return desk.say("seal.next", pledge=pledge) if is_shown else desk.say("title.promise")

    def _subtitle(self) -> str:
        """The game that was chosen; before that, or for one of a newer version, a question or the family."""
        game, say = self.desk.preferences.current_game, self.desk.say
        if len(self._shown) > 1:
            return say("games.heading")
        is_known = f"game.{game}" in say and not self._shown
        return game_name(say, game) if is_known else self._families()

    def _draw_notice(self, brush: Brush, text: str) -> None:
        style = Style(Typeface.TEXT, brush.px(16), CREAM, across=0.5, wraps=True)
        page = brush.page
        width = min(brush.px(720), page.width - brush.px(120))
        height = brush.pen.height(text, width - brush.px(40), style) + brush.px(22)
        foot = page.area.inset(brush.px(40))
        box = foot.place(width, height, 0.5, 1)
        brush.blit(plaque(box.ints[2:], page.scale), box.ints[:2])
        brush.pen.write(brush.screen, text, box.inset(brush.px(18), brush.px(8)), style)

    def _label(self, key: str) -> str:
        """The word on a button; that of the lesson names its game."""
        say = self.desk.say
        return say(key, game=game_name(say, lesson_game(self.desk))) if key == "title.lesson" else say(key)

    def _lay_offers(self) -> list[OfferButton]:
        """The games that a first start offers, each with cards of its family in its own deck."""
        say, likes = self.desk.say, self.desk.preferences
        buttons, emblems = list[OfferButton](), list[Fan]()
        for game, box in zip(offered(self.desk), self.places.offers, strict=True):
            emblem, line = self._emblems[family_of(game).name], say(f"offer.{game}")
            button = OfferButton(game, game_name(say, game), line, is_main=len(self.places.offers) == 1)
            button.box = box
            spot = button.emblem(self.page.px)
            emblem.lay(spot, deck_for(likes.deck, game), likes.language, printing_for(likes))
            buttons.append(button)
            emblems.append(emblem)
        self._shown = tuple(emblems)
        return buttons

    def _lay_out(self, *, stays: bool = False) -> None:
        """With `stays` the focus stays where it is even if other buttons are there now."""
        likes = self.desk.preferences
        self._known = self._state
        large, small = shown(self.desk)
        main = "" if offered(self.desk) else large[0].key
        self.places = TitlePlaces(self.page, self._counts, self._seen)
        widgets: list[Widget] = [*self._lay_offers()]
        for button, box in zip(large, self.places.large, strict=True):
            widgets.append(Button(button.key, self._label(button.key), is_main=button.key == main, px=24))
            widgets[-1].box = box
        for button, box in zip(small, self.places.small, strict=True):
            is_long = button.key == "title.lesson"
            widgets.append(
                Button(button.key, self._label(button.key), px=15 if is_long else 16, wraps=is_long)
            )
            widgets[-1].box = box
        for language, box in zip(Language, self.places.languages, strict=True):
            is_on = language is likes.language
            widgets.append(PlainButton(f"language.{language}", OWN_NAMES[language], is_on=is_on))
            widgets[-1].box = box
        current = self.focus.current
        is_new = current is None or (len(self.focus.widgets) != len(widgets) and not stays)
        self.focus = Focus(widgets) if is_new else self.focus.renewed(widgets)
        deck = deck_for(likes.deck, likes.current_game)
        self.fan.lay(self.places.fan, deck, likes.language, printing_for(likes))
        self.others.lay(self.desk.page, deck, printing_for(likes))
