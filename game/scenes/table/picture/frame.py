"""What is painted of the table at one moment, in the order in which it is painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.seats import sides
from game.scenes.table.board import Board, Token
from game.scenes.table.motion.flights import Flights
from game.scenes.table.picture.corner import corner_pictures
from game.scenes.table.picture.edges import edged
from game.scenes.table.picture.gloss import gloss_pictures
from game.scenes.table.picture.hint_view import badge_picture, glow_picture
from game.scenes.table.picture.inlay import inlay_pictures
from game.scenes.table.picture.leader import leader_of, leader_picture
from game.scenes.table.picture.light import UNLIT, trick_light
from game.scenes.table.picture.notes import (
    Free,
    guide_pictures,
    hint_pictures,
    note_pictures,
    review_pictures,
)
from game.scenes.table.picture.painter import Painter
from game.scenes.table.picture.panels import count_picture
from game.scenes.table.picture.people import persons_of
from game.scenes.table.picture.phone_numbers import number_pictures
from game.scenes.table.picture.prompt_view import question_pictures
from game.scenes.table.picture.rail import rail_pictures
from game.scenes.table.picture.rising import coin_pictures
from game.scenes.table.picture.score_panel import score_lines, score_picture
from game.scenes.table.picture.seal import practice_pictures, seal_pictures
from game.scenes.table.picture.sight import Sight
from game.scenes.table.picture.tip import tip_picture
from game.scenes.table.sheet import count_of, side_names
from game.ui.render.stage import Picture


class Frame(NamedTuple):
    """Everything on the table, from below upwards."""

    below: list[Picture]
    """What lies below the people."""
    people: list[Picture]
    above: list[Picture]

    @property
    def pictures(self) -> list[Picture]:
        """All of them."""
        return [*self.below, *self.people, *self.above]


def frame_of(painter: Painter, sight: Sight) -> Frame:
    """Everything on the table."""
    show, flights = sight.show, sight.flights
    easel, layout, board = painter.easel, sight.layout, show.board
    painter.begin(flights)
    low, middle, own, high = layers(board, flights, sight.question.held)
    hand = _hand(painter, sight, own)  # before the others: its pictures are wanted first
    below = [*_inlay(painter, sight), *_rail(painter, sight), *painter.tokens(low, flights)]
    seals, leader = seal_pictures(easel, layout, show, sight.told.seal), _leader(painter, sight)
    seals += practice_pictures(easel, layout, show, sight.told.practice)
    corners = corner_pictures(
        easel, layout, sight.corners, sight.corner, is_muted=sight.is_muted, signs=sight.signs
    )
    pictures = [_score(painter, sight), *seals, *corners, *leader]
    played = painter.each(middle, flights, trick_light(show) if flights.are_over else UNLIT)
    pictures += edged(easel, middle, played, flights, board.trumps)
    labels = painter.labels(board, sight.say, sight.names)
    question = question_pictures(easel, layout, painter.cards, sight.deck, sight.question, sight.signs)
    pictures += [*labels, *question, *hand]
    numbers = number_pictures(easel, board.hands[board.viewer], flights, sight.numbers, sight.number)
    pictures += [*numbers, *painter.tokens(high, flights), *_coins(painter, sight)]
    lying = [*seals, *leader, *labels, *numbers]
    seen_from = Free(sight, lying, question, ()).seen_from
    said = painter.said(show, sight.aloud, sight.names, seen_from)
    pictures += [one.picture for one in said]
    panels = guide_pictures(painter, sight, Free(sight, lying, question, said))
    panels += count_pictures(painter, sight)
    panels += review_pictures(painter, sight, Free(sight, [*lying, *panels], question, said))
    panels += hint_pictures(painter, sight, Free(sight, [*lying, *panels], question, said))
    panels += note_pictures(painter, sight, Free(sight, [*lying, *panels], question, said))
    return Frame(below, people_of(painter, sight), [*pictures, *panels, *tip_pictures(painter, sight)])


def people_of(painter: Painter, sight: Sight) -> list[Picture]:
    """The people round the table, as their faces are now."""
    show = sight.show
    people = persons_of(show, sight.names, sight.portraits, sight.active, _sides(sight), sight.looks)
    return painter.people(show, people, sight.say)


class Layers(NamedTuple):
    """All cards, in the order in which they are painted."""

    low: list[Token]
    """All others; those in the air go to hands and piles and pass below the people."""
    middle: list[Token]
    """The trick, and declarations laid open."""
    own: list[Token]
    high: list[Token]
    """Own cards and cards of the trick that are in the air, or in somebody's fingers; the packet of a cut."""


def layers(board: Board, flights: Flights, held: int = 0) -> Layers:
    """Which card is painted above which; a hand holds the upper `held` cards of the pack."""
    own, trick = board.hands[board.viewer], [token for _, token in board.trick]
    shown = [token for laid in board.laid for token in laid.tokens]
    packet = _packet(board, flights, held)
    apart, raised = {*own, *trick, *packet}, flights.raised()
    below = [token for token in board.tokens() if token not in apart]
    groups = (below, [*trick, *shown], own)
    low, middle, own = ([token for token in group if token not in raised] for group in groups)
    low += [token for token in below if token in raised]
    high = [token for group in groups[1:] for token in group if token in raised]
    return Layers(low, middle, own, [*high, *packet])


def _packet(board: Board, flights: Flights, held: int) -> list[Token]:
    """The cards that a cut lifts, as long as a hand holds them and until they lie beside the others."""
    count = held or board.parted
    upper = board.pack[len(board.pack) - count :]
    return [token for token in upper if held or flights.flight(token) is not None]


def _sides(sight: Sight) -> Sequence[str] | None:
    """By seat the letter of its side of the table, whoever sits at the bottom now."""
    if not sight.shows_sides:
        return None
    players = sight.show.players
    places = [sight.layout.place(seat, 0, players) for seat in range(players)]
    return [sight.say(f"table.side.{place.name.lower()}") for place in places]


def _leader(painter: Painter, sight: Sight) -> list[Picture]:
    seat = leader_of(sight.show, sight.view.phase, sight.turn) if sight.shows_leader else None
    if seat is None:
        return []
    return [leader_picture(painter.easel, sight.layout, painter.place(seat, sight.show.board))]


def _inlay(painter: Painter, sight: Sight) -> list[Picture]:
    """The sign of the trumps in the cloth, and their tone in the rim."""
    inlay = sight.inlay
    if inlay is None:
        return []
    place = painter.place(inlay.taker, sight.show.board)
    return inlay_pictures(painter.easel, sight.layout, inlay, place, sight.deck)


def _rail(painter: Painter, sight: Sight) -> list[Picture]:
    """The rail of points."""
    if sight.rail is None:
        return []
    return rail_pictures(painter.easel, sight.layout, sight.rail, _side_names(sight), sight.say)


def _coins(painter: Painter, sight: Sight) -> list[Picture]:
    """The points that rise from a trick, or fly to the rail."""
    if sight.rail is None:
        return []
    return coin_pictures(painter.easel, sight.layout, sight.show, sight.rail, sight.coins)


def _score(painter: Painter, sight: Sight) -> Picture:
    """The score; the deal that is still being counted is not in it yet."""
    show, scores = sight.show, sight.show.account.scores
    if show.result is not None and not sight.is_counted:
        scores = tuple(score - new for score, new in zip(scores, show.result.written, strict=True))
    running = sight.shows_running_points
    lines = score_lines(
        show, sight.say, sight.names, _side_names(sight), sight.deck, scores=scores, is_running=running
    )
    return score_picture(painter.easel, sight.layout.score, lines, sight.deck, sight.layout.page.scale)


def _side_names(sight: Sight) -> tuple[str, ...]:
    """Us and them; where people of both sides look, the first letters of their names."""
    players = sight.show.players
    if sight.speaks_of_us or sides(players) == players:
        return side_names(sight.view, sight.say, sight.names)
    initials = [name[:1] for name in sight.names]
    return side_names(sight.view, sight.say, initials, speaks_of_us=False)


def _hand(painter: Painter, sight: Sight, own: list[Token]) -> list[Picture]:
    """The own hand, with light behind the cards that a hint means and a lamp on them."""
    easel, pictures, lamps = painter.easel, list[Picture](), list[Picture]()
    cards = painter.hand(own, sight.flights, sight.light, sight.lean)
    for token, drawn in zip(own, cards, strict=True):
        if token.face in sight.hinted:
            pose = sight.flights.pose(token)
            pictures.append(glow_picture(easel, pose))
            lamps.append(badge_picture(easel, pose, sight.layout.page.scale))
        pictures += edged(easel, [token], [drawn], sight.flights, sight.show.board.trumps, sight.lean)
        pictures += gloss_pictures(easel, sight.flights.pose(token), sight.lean, token)
    return pictures + lamps


def count_pictures(painter: Painter, sight: Sight) -> list[Picture]:
    """The points of the deal while they are counted."""
    result = sight.show.result
    if result is None or sight.is_written:
        return []
    count = count_of(result, sight.view, sight.say, sight.names, speaks_of_us=sight.speaks_of_us)
    return [count_picture(painter.easel, sight.layout, count, sight.counted)]


def tip_pictures(painter: Painter, sight: Sight) -> list[Picture]:
    """What is told of a corner button, if anything is."""
    tip = sight.told.tip
    return [] if tip is None else [tip_picture(painter.easel, sight.layout, tip, sight.say, sight.signs)]
