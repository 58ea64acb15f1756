"""Several people at one screen, driven from outside: they come when they are called, look, call and play."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.records.record import HUMAN, Record, Seated
from game.rules.actions import Action
from game.rules.events import DeclarationAnnounced
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.view import Announcement, View
from game.scenes.desk import Desk
from game.scenes.preferences import Preferences
from game.scenes.table.board import Token
from game.scenes.table.curtain import Curtain
from game.scenes.table.offers import ButtonKind, standing_of
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.scenes.table.rehearsal import some_action
from game.scenes.table.scene import TableScene
from game.scenes.table.show import Show
from game.table.player import Computer, Human
from game.table.session import Session
from game.variants.catalogue import GAMES
from tests.scenes.driver import Driver, Play
from tests.scenes.table.eyes import eyes, table_at

NAMES = ("Mara", "Ana", "Zlata", "Joža")


@dataclass(frozen=True)
class Decision:
    action: object


class SomeMind:
    def decide(self, view: View, seed: int) -> Decision:
        return Decision(some_action(view, lambda most: seed % most))


class People:
    """The people, and whoever watches them: `scene` is the table, `driver` the hand on mouse and keys."""

    def __init__(self, driver: Driver, scene: TableScene) -> None:
        self.driver = driver
        self.scene = scene
        self.called: list[int] = []
        """Whom the curtain called, in order."""
        self.hurries = False

    @property
    def session(self) -> Session:
        match = self.scene.model.match
        assert isinstance(match, Session)
        return match

    @property
    def is_at_curtain(self) -> bool:
        return isinstance(self.driver.top, Curtain)

    @property
    def is_called_to_play(self) -> bool:
        """Whether the curtain calls for a card, not for the look before declarations."""
        is_playing = self.session.state.phase is Phase.PLAYING
        return self.is_at_curtain and is_playing and not eyes(self.scene).looks_before_declarations

    def wait(self, most: int = 900) -> None:
        """Go on until somebody has to do something."""
        with self.driver.waiting():
            for _ in range(most):
                if self.driver.is_over or self.driver.top is not self.scene:
                    self.come()
                    return
                controls = eyes(self.scene)
                if controls.is_fresh and (controls.prompt is not None or controls.view.choices.playable):
                    self.driver.frames(6)
                    return
                if self.scene.motion.director.waits_for_press:
                    self.driver.key(pygame.K_F5)
                self.driver.frames()
        raise AssertionError(f"nobody has to do anything: {eyes(self.scene).known.phase}")

    def come(self) -> None:
        """Whoever is called needs a moment before he presses, unless he is in a hurry."""
        while not self.hurries and isinstance(self.driver.top, Curtain) and self.driver.top.is_guarded:
            self.driver.frames()

    def step(self) -> None:
        """Whoever is asked does something, with the mouse."""
        top = self.driver.top
        if isinstance(top, Curtain):
            self.come()
            self.called.append(top.seat)
            self.driver.click(top.focus["people.show"].box)
            return
        assert top is self.scene, top
        controls, layout = eyes(self.scene), self.scene.studio.layout
        if controls.prompt is not None:
            offers = controls.prompt.offers
            bids = [i for i, one in enumerate(offers) if one.trumps is not None]
            is_open = controls.view.choices.calls and not auction_is_on(controls.view)
            covers = [i for i, one in enumerate(offers) if one.kind is ButtonKind.COVER]
            place = covers[0] if covers else bids[0] if bids and is_open else len(offers) - 1
            if offers[place].is_dead:
                for token in [one for one in self._hand if one.face in controls.view.choices.discardable]:
                    if len(controls.laid_away) < controls.view.choices.discards:
                        self.driver.click(self.spot(token))
                        self.driver.settle()
            self.driver.click(prompt_boxes(controls.prompt, layout).buttons[place])
            return
        playable = controls.view.choices.playable
        self.driver.click(self.spot(next(one for one in self._hand if one.face in playable)))

    @property
    def _hand(self) -> list[Token]:
        return self.scene.model.show.board.hands[self.scene.model.seating.viewer]

    def spot(self, token: Token) -> tuple[float, float]:
        """A point of the card that no other one covers."""
        (left, top), (right, _), _, (low_x, low_y) = self.scene.motion.flights.pose(token).corners
        return left + (right - left) * 0.12 + (low_x - left) * 0.2, top + (low_y - top) * 0.2


def auction_is_on(view: View) -> bool:
    """Whether somebody has named a game, or nobody but one has spoken: the first person passes."""
    return standing_of(view) is not None or len(view.calls) < 2


def seat_people(
    play: Play,
    people: set[int],
    *,
    game: str = "bela4",
    seed: str = "shared",
    likes: Preferences | None = None,
    target: int | None = None,
    rules: Rules | None = None,
    actions: tuple[Action, ...] = (),
    **how: object,
) -> People:
    """Open a table of that game or house rules, to that target, with people at these seats.

    `actions` were done before the program was started again.
    """
    rules = rules or GAMES[game].rules
    if target is not None:
        rules = replace(rules, match=replace(rules.match, target=target))
    seated = tuple(
        Seated(HUMAN if seat in people else "medium", NAMES[seat]) for seat in range(rules.players)
    )
    record = Record(game=game, rules=rules, players=seated, seed=seed, actions=actions)
    players = [
        Human() if one.mind == HUMAN else Computer(SomeMind(), lambda view: len(view.calls)) for one in seated
    ]
    session = Session(record, players, hold_between_deals=True)
    made: list[TableScene] = []

    def first(desk: Desk) -> TableScene:
        names = NAMES[: rules.players]
        made.append(table_at(desk, session, names, viewer=min(people), people=frozenset(people), game=game))
        return made[0]

    driver = play(first, likes=likes, **{"speed": "instant", "language": "en", **how})
    driver.pace(0.05)
    return People(driver, made[0])


def announce(show: Show, seat: int, value: int) -> None:
    """The seat says so much of its declarations."""
    said = (*show.account.announced, Announcement(seat, value, None, None))
    show.apply(DeclarationAnnounced(seat, value, None, None), replace(show.account, announced=said))
