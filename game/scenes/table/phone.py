"""Hands that people have taken on their phones: at the screen their cards lie face down and have numbers.

What is known here are seats, numbers and digests under a salt of this deal; the cards themselves stay with
the match. The order is drawn from the system's chance, never from the seed. No record tells it, only the
saved match does, so that the numbers stay the same for who comes back.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.actions import Play
from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.rules.play import why_illegal
from game.scenes.digits import TEN, digit
from game.scenes.table.keys import ARROWS, ENTER_KEYS
from game.scenes.table.picture.pointing import corner_at, offer_at
from game.text.duties import illegality_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cards.card import Card
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.scenes.table.scene import TableScene

GUARD: Final = 0.3
"""Seconds after a turn has come in which a press plays nothing."""


LENGTH: Final = 8
"""Bytes of a digest."""


class PhoneHands:
    """Who has scanned what in this deal, and which number is meant now."""

    def __init__(self, scene: TableScene) -> None:
        """Nobody has a phone in his hand."""
        self._scene = scene
        self._salt = b""
        self._places: dict[Seat, list[bytes]] = {}
        """By seat the digests of its cards, in the order of their numbers; those played stay there."""
        self._using: set[Seat] = set()
        self.chosen: int | None = None
        """The place in the hand of the card under the mouse or the arrows."""
        self._age = 0.0
        self._asked: tuple[int, Seat] = (-1, -1)
        self.changed: Callable[[], None] = lambda: None
        """Called when somebody has scanned a code."""

    # --- scanning -------------------------------------------------------------------------------------

    def offers(self, seat: Seat) -> bool:
        """Whether that seat may see its code now.

        Where people say their declarations themselves, or lift their cards only to call, they have to look at
        the cards at the screen.
        """
        scene = self._scene
        rules, view = scene.match.rules, scene.match.view(seat)
        is_possible = rules.declarations.announce is Announce.AUTO and not rules.deal.strict_table
        is_wished = scene.desk.preferences.hand_on_phone and scene.sharing.is_on
        return is_wished and is_possible and view.phase in {Phase.CALLING, Phase.PLAYING} and bool(view.hand)

    def code(self, seat: Seat) -> tuple[tuple[int, Card], ...]:
        """What the code of a seat says: the cards that have come since the last one, else all it holds.

        No number is above ten, the last one that a key types.
        """
        hand = self._scene.match.view(seat).hand
        self._salt = self._salt or secrets.token_bytes(16)
        places = self._places.setdefault(seat, [])
        new = [card for card in hand if self._digest(card) not in places]
        if len(places) + len(new) > TEN:  # he has laid away some that had numbers, and no key types more
            places.clear()
            new = list(hand)
        old = len(places)
        secrets.SystemRandom().shuffle(new)
        places += map(self._digest, new)
        told = new or sorted(hand, key=lambda card: places.index(self._digest(card)))
        first = old if new else 0
        return tuple(
            (first + step if new else places.index(self._digest(card)) + 1, card)
            for step, card in enumerate(told, 1)
        )

    def note(self) -> str:
        """What a saved match keeps of this: the salt, then each seat with its digests; or nothing."""
        if not self._using:
            return ""
        seats = (f"{seat}:{b''.join(self._places[seat]).hex()}" for seat in sorted(self._using))
        return " ".join([self._salt.hex(), *seats])

    def remember(self, note: str) -> None:
        """Take up a note again; one that is not about the cards that are held now says nothing."""
        salt, *seats = note.split() or [""]
        with suppress(ValueError):
            self._salt = bytes.fromhex(salt)
            for seat, digests in (part.split(":") for part in seats):
                self._take_up(int(seat), bytes.fromhex(digests))
        if not self._using:
            self._salt = b""

    def _take_up(self, seat: Seat, digests: bytes) -> None:
        places = [digests[start : start + LENGTH] for start in range(0, len(digests), LENGTH)]
        hand = self._scene.match.view(seat).hand if seat in self._scene.people else ()
        if any(self._digest(card) in places for card in hand):
            self._places[seat] = places
            self._using.add(seat)

    def use(self, seat: Seat) -> None:
        """He has scanned it."""
        self._using.add(seat)

    def leave(self, seat: Seat) -> None:
        """He would rather see his cards at the screen."""
        self._using.discard(seat)

    def begin_deal(self) -> None:
        """New cards: what the phones say is old."""
        self._salt, self.chosen = b"", None
        self._places.clear()
        self._using.clear()

    def _digest(self, card: Card) -> bytes:
        return sha256(self._salt + card.code.encode()).digest()[:LENGTH]

    # --- whose turn it is -----------------------------------------------------------------------------

    def holds(self, seat: Seat) -> bool:
        """Whether the seat can play by numbers: it has a number for each of its cards."""
        if seat not in self._using:
            return False
        view = self._scene.match.view(seat)
        places = self._places[seat]
        return view.phase is Phase.PLAYING and all(self._digest(card) in places for card in view.hand)

    @property
    def asked(self) -> Seat | None:
        """Who is to press a number now; nobody while something is still shown."""
        scene = self._scene
        seat = scene.match.waits_for
        if seat is None or seat != scene.viewer or seat not in self._using or not scene.sharing.is_covered:
            return None
        return seat if not scene.is_busy and self.holds(seat) else None

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the cards at the bottom, from left to right, as far as they have one."""
        scene = self._scene
        if scene.viewer not in self._using or not scene.sharing.is_covered:
            return ()
        held = {self._digest(card) for card in scene.match.view(scene.viewer).hand}
        return tuple(number for number, digest in enumerate(self._places[scene.viewer], 1) if digest in held)

    def pass_time(self, seconds: float) -> None:
        """The turn lasts longer and longer; a new one begins with nothing chosen."""
        now = (self._scene.match.length, self._scene.viewer)
        self._age = self._age + seconds if now == self._asked else 0.0
        if now != self._asked:
            self._asked, self.chosen = now, None

    # --- playing --------------------------------------------------------------------------------------

    def take(self, event: pygame.Event) -> bool:
        """Take a number: typed, tapped, or chosen with the arrows; whether the event was that."""
        seat = self.asked
        if seat is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._choose(self._at(event.pos))
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            place = self._at(event.pos)
            return place is not None and self._play(seat, place)
        return event.type == pygame.KEYDOWN and self._take_key(seat, event)

    def _take_key(self, seat: Seat, event: pygame.Event) -> bool:
        numbers = self.numbers
        number = digit(event.key, event.unicode)
        if number is not None:
            return number in numbers and self._play(seat, numbers.index(number))
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            first = 0 if ARROWS[event.key] > 0 else len(numbers) - 1
            step = first if self.chosen is None else (self.chosen + ARROWS[event.key]) % len(numbers)
            return self._choose(step)
        if event.key in ENTER_KEYS and event.key != pygame.K_SPACE and not self._scene.controls.has_focus:
            return self.chosen is not None and self._play(seat, self.chosen)
        return False

    def _at(self, where: tuple[float, float]) -> int | None:
        """The place of the card there, unless a button lies over it."""
        scene = self._scene
        controls = scene.controls
        is_button = offer_at(scene.layout, controls.prompt, controls.extras, where) is not None
        if (
            is_button
            or controls.review is not None
            or corner_at(scene.layout, controls.corners, where) is not None
        ):
            return None
        hand = list(enumerate(controls.hand[: len(self.numbers)]))
        return next((place for place, one in reversed(hand) if scene.flights.pose(one).covers(where)), None)

    def _choose(self, place: int | None) -> bool:
        self._scene.is_stale = self._scene.is_stale or place != self.chosen
        self.chosen = place
        return True

    def _play(self, seat: Seat, place: int) -> bool:
        """Play the card with that number, or say why not, naming only what lies on the table."""
        scene = self._scene
        if self._age < GUARD:
            return True
        number = self.numbers[place]
        digest = self._places[seat][number - 1]
        view = scene.match.view(seat)
        card = next(one for one in view.hand if self._digest(one) == digest)
        if card in view.choices.playable:
            scene.controls.note = ""
            scene.show.board.meant = scene.controls.hand[place]
            scene.act(Play(seat, card))
        else:
            self._refuse(view, card, number)
        return True

    def _refuse(self, view: View, card: Card, number: int) -> None:
        scene, trick, contract = self._scene, view.trick, view.contract
        if trick is None or contract is None:
            return
        scene.desk.sounds.play("refuse")
        duty = why_illegal(card, view.hand, trick, contract.trumps, view.rules.play, view.rules.players)
        if duty is not None and trick.cards and scene.desk.preferences.explains_illegal:
            say = scene.desk.say
            why = illegality_sentence(say, duty, card, trick, contract.trumps, scene.deck)
            scene.controls.tell(say("phone.illegal", number=number, why=why))
