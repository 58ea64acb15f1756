"""What the table scene shows at this moment, in the order in which it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.contract import Contract
from game.rules.phase import Phase
from game.rules.reviewing import reviewable
from game.rules.seats import Seat, Side, side_of, sides
from game.rules.trick import best_place
from game.scenes.aloud import aloud_words
from game.scenes.sealing import seal_pictures
from game.scenes.signs import signs_of
from game.scenes.table import hint_view
from game.scenes.table.board import Token
from game.scenes.table.capot import capot_pictures
from game.scenes.table.corner import corner_pictures
from game.scenes.table.guide import guide_picture
from game.scenes.table.leader import leader_of, leader_picture
from game.scenes.table.note_ground import Ground, ground_of
from game.scenes.table.painter import UNLIT, Light, Said
from game.scenes.table.panels import count_picture, note_picture, review_pictures
from game.scenes.table.people import Person
from game.scenes.table.phone_numbers import number_pictures
from game.scenes.table.pointing import hidden_corners, shown_offers
from game.scenes.table.prompt_view import extra_pictures, prompt_pictures
from game.scenes.table.score_panel import ScoreLines, score_picture
from game.scenes.table.sheet import count_of, side_names
from game.text.calls import capitalised, declaration_phrase, goal_phrase
from game.text.cards import trumps_name
from game.ui.layout import Rect
from game.ui.render.stage import Picture

if TYPE_CHECKING:
    from game.scenes.table.note_places import Size
    from game.scenes.table.scene import TableScene


SECRETLY_ASKED: Final = frozenset({Phase.EXCHANGING, Phase.DECLARING, Phase.AGREEING})
"""A computer that has something to decide here takes a moment longer: a light on it would tell so."""


class Frame:
    """One frame of one scene."""

    def __init__(self, scene: TableScene) -> None:
        """Look at the scene."""
        self._scene = scene

    def pictures(self) -> list[Picture]:
        """Everything from below upwards."""
        scene = self._scene
        painter, show, flights = scene.painter, scene.show, scene.flights
        light = scene.controls.light
        painter.begin(flights)
        low, trick, own, high = self._layers()
        pictures = painter.tokens(low, flights)
        pictures += painter.people(show, self._people())
        seals, leader = seal_pictures(scene), self._leader()
        pictures += [self._score(), *seals, *self._corner(), *leader]
        pictures += painter.tokens(trick, flights, self._trick_light())
        labels = painter.labels(show.board, self._labels())
        pictures += labels
        question = self._question()
        pictures += question
        pictures += self._with_hint(own, painter.tokens(own, flights, light))
        numbers = number_pictures(scene)
        pictures += numbers
        pictures += painter.tokens(high, flights)
        said = painter.said(show, aloud_words(scene.desk, scene.game), scene.names)
        pictures += [one.picture for one in said]
        lying = [*seals, *leader, *labels, *numbers]
        panels = [*self._guide(lying, question, said), *self._panels()]
        panels += self._note([*lying, *panels], question, said)
        panels += self._explanation([*lying, *panels], question, said)
        return pictures + panels + scene.controls.tip.pictures()

    def _layers(self) -> tuple[list[Token], list[Token], list[Token], list[Token]]:
        """The cards that lie low, those in the middle, those in the own hand, and those in the air."""
        board, flights = self._scene.show.board, self._scene.flights
        own = board.hands[board.viewer]
        trick = [token for _, token in board.trick]
        shown = [token for laid in board.laid for token in laid.tokens]
        middle = {*own, *trick}
        low = [token for token in board.tokens() if token not in middle]
        high: list[Token] = []
        layers = []
        for group in (low, [*trick, *shown], own):
            lying: list[Token] = []
            for token in group:
                flight = flights.flight(token)
                is_high = flight is not None and flight.rise > 0 and flight.passed > flight.delay
                is_high = is_high or flights.is_carried(token)
                (high if is_high else lying).append(token)
            layers.append(lying)
        return layers[0], layers[1], layers[2], high

    def _leader(self) -> list[Picture]:
        """The arrow to whoever leads, if that is wished."""
        scene = self._scene
        seat = leader_of(scene) if scene.desk.preferences.shows_leader else None
        if seat is None:
            return []
        place = scene.painter.place(seat, scene.show.board)
        return [leader_picture(scene.painter.easel, scene.layout, place)]

    def _trick_light(self) -> Light:
        """While a full trick lies on the table, the card that takes it shines."""
        show = self._scene.show
        trick, contract = show.board.trick, show.contract
        if len(trick) < show.players or contract is None:
            return UNLIT
        cards = tuple(token.face for _, token in trick if token.face is not None)
        if len(cards) < show.players or not self._scene.flights.are_over:
            return UNLIT
        best = trick[best_place(cards, contract.trumps)][1]
        return Light(frozenset({best}), is_on=True, dims=False)

    def _side(self, seat: Seat) -> str:
        """The letter of the side of the table where a seat is, whoever sits at the bottom now."""
        if not self._scene.desk.preferences.shows_sides:
            return ""
        place = self._scene.layout.place(seat, 0, self._scene.show.players)
        return self._scene.desk.say(f"table.side.{place.name.lower()}")

    def _people(self) -> tuple[Person, ...]:
        scene = self._scene
        show = scene.show
        standing = show.standing
        taker = None if standing is None else standing.taker
        active = self._active()
        return tuple(
            Person(
                name=name,
                portrait=scene.portraits[seat],
                is_active=seat == active,
                is_dealer=seat == show.dealer and show.deal_number > 0,
                has_taken=seat == taker,
                side=self._side(seat),
            )
            for seat, name in enumerate(scene.names)
        )

    def _active(self) -> Seat | None:
        """Whose turn is to be seen: after everything that happened has been shown."""
        scene = self._scene
        if scene.show.result is not None or not scene.director.is_idle:
            return None
        asked = scene.turn
        is_secret = asked not in scene.people and scene.seen().phase in SECRETLY_ASKED
        return None if is_secret else asked

    def _score(self) -> Picture:
        scene = self._scene
        show, say = scene.show, scene.desk.say
        us = side_of(show.viewer, show.players)
        order = [us, *[side for side in range(len(show.scores)) if side != us]]
        names = self._side_names()
        running = None
        if scene.desk.preferences.shows_running_points and show.contract is not None:
            running = tuple(show.card_points[side] + show.declared[side] for side in order)
        contract = show.standing
        lines = ScoreLines(
            names=tuple(names[side] for side in order),
            scores=tuple(self._written(side) for side in order),
            running=running,
            trumps=self._trumps(contract) if contract else say("table.deal", number=max(1, show.deal_number)),
            taker=say("table.taker", name=scene.names[contract.taker]) if contract else "",
            suit=contract.trumps if contract else None,
            multiplier=contract.multiplier if contract else 1,
            hung=show.hung if show.result is None else 0,
        )
        layout = scene.layout
        return score_picture(scene.painter.easel, layout.score, lines, scene.deck, layout.page.scale)

    def _side_names(self) -> tuple[str, ...]:
        """Us and them; where people of both sides look, the first letters of their names."""
        scene = self._scene
        if scene.pages.speaks_of_us or sides(scene.show.players) == scene.show.players:
            return side_names(scene.view, scene.desk.say, scene.names)
        initials = [name[:1] for name in scene.names]
        return side_names(scene.view, scene.desk.say, initials, speaks_of_us=False)

    def _trumps(self, contract: Contract) -> str:
        """What stands before the sign: the number that was bid, a game without a suit, or only "trumps"."""
        say = self._scene.desk.say
        if contract.goal:
            return goal_phrase(say, contract.goal)
        if contract.trumps.suit is None:
            return trumps_name(say, contract.trumps, self._scene.deck)
        return say("table.trumps")

    def _written(self, side: Side) -> int:
        """The sheet's total: the deal that is still being counted is not in it yet."""
        show = self._scene.show
        pending = 0 if show.result is None or self._scene.counting.is_over else show.result.written[side]
        return show.scores[side] - pending

    def _corner(self) -> list[Picture]:
        scene = self._scene
        return corner_pictures(
            scene.painter.easel,
            scene.layout,
            scene.controls.corner,
            is_muted=scene.desk.preferences.is_muted,
            signs=signs_of(scene.desk),
            hidden=hidden_corners(scene),
        )

    def _labels(self) -> list[str]:
        scene = self._scene
        return [
            scene.desk.say(
                "table.declaration",
                name=scene.names[laid.seat],
                declaration=declaration_phrase(scene.desk.say, laid.declaration, scene.deck),
            )
            for laid in scene.show.board.laid
        ]

    def _question(self) -> list[Picture]:
        scene = self._scene
        controls, easel, layout = scene.controls, scene.painter.easel, scene.layout
        signs = signs_of(scene.desk)
        pictures: list[Picture] = []
        offers = 0
        if controls.prompt is not None:
            offers = len(controls.prompt.offers)
            pictures += prompt_pictures(
                easel,
                layout,
                controls.prompt,
                scene.painter.cards,
                scene.deck,
                controls.hot,
                has_focus=controls.has_focus,
                signs=signs,
            )
        hot = None if controls.hot is None else controls.hot - offers
        pictures += extra_pictures(
            easel, layout, controls.extras, scene.deck, hot, has_focus=controls.has_focus, signs=signs
        )
        advice = controls.hint.advice
        if advice is None:
            return pictures
        for offer, box in shown_offers(layout, controls.prompt, controls.extras):
            if advice.names(offer):
                pictures += hint_view.frame_pictures(easel, box, layout.page.scale)
        return pictures

    def _with_hint(self, own: list[Token], pictures: list[Picture]) -> list[Picture]:
        """The own hand, light behind the cards that the hint means and a lamp on them."""
        scene = self._scene
        advice, easel = scene.controls.hint.advice, scene.painter.easel
        if advice is None:
            return pictures
        found, lamps = [], []
        for token, picture in zip(own, pictures, strict=True):
            if token.face in advice.cards:
                pose = scene.flights.pose(token)
                found.append(hint_view.glow_picture(easel, pose))
                lamps.append(hint_view.badge_picture(easel, pose, scene.layout.page.scale))
            found.append(picture)
        return found + lamps

    def _capot(self, side: Side) -> list[Picture]:
        """What shows that one side took every trick; only who looks on from there has cause to celebrate."""
        scene = self._scene
        is_ours = side == side_of(scene.show.viewer, scene.show.players) or not scene.pages.speaks_of_us
        return capot_pictures(
            scene.painter.easel,
            scene.layout,
            scene.deck,
            capitalised(scene.desk.say("table.note.capot")),
            scene.counting.value,
            bursts=is_ours and not scene.desk.is_still,
        )

    def _panels(self) -> list[Picture]:
        scene = self._scene
        easel, layout, show = scene.painter.easel, scene.layout, scene.show
        pictures: list[Picture] = []
        if show.result is not None and not scene.is_written:
            us = scene.pages.speaks_of_us
            count = count_of(show.result, scene.view, scene.desk.say, scene.names, speaks_of_us=us)
            pictures.append(count_picture(easel, layout, count, scene.counting.value))
            if show.result.capot is not None:
                pictures += self._capot(show.result.capot)
        review = scene.controls.review
        if review is not None:
            tricks = reviewable(scene.view)
            number, trick, taker = tricks[min(review, len(tricks) - 1)]
            title = scene.desk.say("table.review.title", number=number, name=scene.names[taker])
            pictures += review_pictures(
                easel,
                scene.painter.cards,
                layout,
                trick,
                title,
                players=show.players,
                viewer=show.viewer,
                is_middle_free=not show.board.trick,
            )
        return pictures

    def _explanation(self, panels: list[Picture], asked: list[Picture], said: list[Said]) -> list[Picture]:
        """What is told for a while, above the hand or wherever it hides nothing."""
        scene, layout, text = self._scene, self._scene.layout, self._scene.controls.note
        if not text:
            return []

        def find(sizes: list[list[Size]], home: Rect) -> Rect:
            ground, area, _ = self._room(panels, asked, said)
            place = scene.controls.guide.stand.place
            return place((text, layout.page), area, sizes, ground, home, layout.page.px(3))

        return [note_picture(scene.painter.easel, layout, text, find)]

    def _note(self, panels: list[Picture], asked: list[Picture], said: list[Said]) -> list[Picture]:
        """The hint, or why somebody did something, where it hides nobody."""
        scene, controls, layout = self._scene, self._scene.controls, self._scene.layout
        if not controls.hint.is_shown and controls.why.deed is None:
            return []
        easel, px = scene.painter.easel, layout.page.px
        lines = controls.hint.lines() if controls.hint.is_shown else controls.why.lines()
        ground, area, home = self._room(panels, asked, said)
        sizes = hint_view.note_sizes(easel, layout, lines)
        key, last = (lines, layout.page), len(hint_view.units_of(layout))
        room = controls.hint.stand.place(key, area, sizes, ground, home, px(3), last=last)
        return [hint_view.note_picture(easel, layout, lines, room)]

    def _guide(self, panels: list[Picture], asked: list[Picture], said: list[Said]) -> list[Picture]:
        """What explains the moment to somebody new, until he asks for a hint, which says more."""
        scene, controls, layout = self._scene, self._scene.controls, self._scene.layout
        text = controls.guide.sentence
        if not text or controls.note or controls.hint.is_shown:
            return []

        def find(sizes: list[list[Size]]) -> Rect:
            ground, area, home = self._room(panels, asked, said)
            place = controls.guide.stand.place
            return place((text, layout.page), area, sizes, ground, home, layout.page.px(3))

        return [guide_picture(scene.painter.easel, layout, text, controls.prompt, find)]

    def _room(
        self, panels: list[Picture], asked: list[Picture], said: list[Said]
    ) -> tuple[Ground, Rect, Rect]:
        """What is taken on the table, where a note may be at all, and where it would like to be."""
        layout = self._scene.layout
        ground = ground_of(self._scene, asked, panels, said)
        return ground, layout.field.inset(layout.page.px(6)), hint_view.note_box(layout)
