"""What a person at the table can see, asked of the scene: tests look through these eyes."""

from __future__ import annotations

from game.cards.card import Card
from game.rules.seats import Seat
from game.rules.view import View
from game.scenes.desk import Desk
from game.scenes.table import explanations, phones, queries, sentences
from game.scenes.table.advice import Advice
from game.scenes.table.board import Token
from game.scenes.table.corners import Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.intents import HintFound
from game.scenes.table.match import Match
from game.scenes.table.model import Seating, TableModel
from game.scenes.table.offers import Offer, Prompt
from game.scenes.table.picture.hint_view import HintLines
from game.scenes.table.picture.light import Light
from game.scenes.table.public_acts import PublicAct
from game.scenes.table.scene import TableScene
from game.scenes.table.sitting_down import House, sit_down
from game.scenes.table.update.step import Step


class Eyes:
    """One pair of eyes on one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    @property
    def model(self) -> TableModel:
        return self.scene.model

    @property
    def layout(self) -> TableLayout:
        return self.scene.studio.layout

    # --- the question

    @property
    def prompt(self) -> Prompt | None:
        return self.model.question.prompt

    @property
    def extras(self) -> tuple[Offer, ...]:
        return self.model.question.extras

    @property
    def view(self) -> View:
        """What was known when the table asked."""
        return self.model.view

    @property
    def known(self) -> View:
        """What may be known at the screen now."""
        return queries.known(self.model)

    @property
    def is_fresh(self) -> bool:
        return self.model.question.is_fresh

    @property
    def is_asked(self) -> bool:
        return queries.is_asked(self.model)

    @property
    def is_guarded(self) -> bool:
        return self.model.question.is_guarded

    @property
    def spread(self) -> int | None:
        return self.model.question.spread

    @property
    def laid_away(self) -> tuple[Token, ...]:
        return self.model.question.laid_away

    # --- what is pointed at

    @property
    def hand(self) -> list[Token]:
        return self.scene.seen.hand

    @property
    def hot(self) -> int | None:
        return self.model.attention.hot

    @property
    def has_focus(self) -> bool:
        return self.model.attention.has_focus

    @property
    def hot_offer(self) -> Offer | None:
        return queries.offer_of(self.model, self.hot)

    @property
    def chosen(self) -> Token | None:
        return self.model.attention.chosen

    @property
    def by_keys(self) -> bool:
        return self.model.attention.by_keys

    @property
    def selected(self) -> Token | None:
        return self.model.hands.selected

    @property
    def light(self) -> Light:
        return queries.light(self.model, self.scene.desk.preferences)

    @property
    def tip(self) -> Corner | None:
        return queries.tip(self.model)

    # --- what is told

    @property
    def note(self) -> str:
        return self.model.note.text

    @property
    def guide(self) -> str:
        return queries.guide_sentence(self.model, self.scene.seen.wishes)

    @property
    def advice(self) -> Advice | None:
        return self.model.hint.advice

    @property
    def is_hint_shown(self) -> bool:
        return queries.is_hint_shown(self.model)

    @property
    def hint_lines(self) -> HintLines:
        return explanations.hint_lines(self.model, self.scene.seen.wishes)

    @property
    def explained(self) -> PublicAct | None:
        """What is explained."""
        return self.model.why.act

    @property
    def why_lines(self) -> HintLines:
        lines = explanations.why_lines(self.model, self.scene.seen.wishes)
        assert lines is not None
        return lines

    @property
    def review(self) -> int | None:
        return self.model.review

    @property
    def trick_number(self) -> int | None:
        return queries.old_trick_number(self.model)

    @property
    def question(self) -> str:
        return sentences.question(self.scene.seen)

    @property
    def hand_told(self) -> str:
        return sentences.hand_sentence(self.model, self.scene.seen.wishes)

    @property
    def log(self) -> tuple[str, ...]:
        return sentences.log_of(self.model, self.scene.seen.wishes)

    # --- several people

    @property
    def is_shared(self) -> bool:
        return queries.is_shared(self.model)

    @property
    def is_covered(self) -> bool:
        return queries.is_covered(self.model)

    @property
    def open_seat(self) -> Seat | None:
        return self.model.sharing.open_seat

    @property
    def is_looking(self) -> bool:
        return self.model.sharing.is_looking

    @property
    def looks_before_declarations(self) -> bool:
        """Whether declarations wait until everybody has looked."""
        return queries.holds_declarations(self.model)

    @property
    def holder(self) -> Seat | None:
        return queries.holder(self.model, self.scene.desk.preferences)

    @property
    def asked_by_pad(self) -> Seat | None:
        return queries.asked_by_pad(self.scene.seen)

    @property
    def asked_by_number(self) -> Seat | None:
        return phones.asked_by_number(self.scene.seen)

    @property
    def numbers(self) -> tuple[int, ...]:
        return phones.numbers(self.model)

    @property
    def number(self) -> int | None:
        """The place of the card whose number is chosen."""
        return self.model.phones.chosen

    @property
    def phone_note(self) -> str:
        """What a saved match keeps of hands on phones."""
        return phones.note_of(self.model.phones)

    def offers_code(self, seat: Seat) -> bool:
        return phones.offers_code(self.model, self.scene.desk.preferences, seat)

    def faces(self) -> set[Card]:
        """The cards that lie open in the own hand."""
        return {token.face for token in self.hand if token.face is not None}


def eyes(scene: TableScene) -> Eyes:
    """The eyes of whoever sits before that table."""
    return Eyes(scene)


def give_hint(scene: TableScene, advice: Advice) -> None:
    """The hint that was asked for is there."""
    scene.model.hint.is_asked = True
    scene.want(HintFound(advice))


def step_at(scene: TableScene) -> Step:
    """The step in which something happens at that table now, without carrying out its effects."""
    seen = scene.seen
    return Step(seen.model, seen.motion, seen.wishes, seen.layout, seen.hint_box)


def table_at(
    desk: Desk,
    match: Match,
    names: tuple[str, ...],
    *,
    viewer: Seat = 0,
    people: frozenset[Seat] = frozenset({0}),
    game: str = "bela4",
    deals: int | None = None,
    noted: str = "",
    house: House | None = None,
) -> TableScene:
    """A table of that match, behind that seat."""
    seating = Seating(names, people, viewer)
    model = sit_down(match, seating, desk.preferences, game=game, deals=deals, noted=noted)
    return TableScene(desk, model, house)
