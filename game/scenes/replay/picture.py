"""What is painted of a past deal, from the felt upwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import BeloteCalled, CardPlayed
from game.rules.viewing import view_for
from game.scenes.replay.why import note_room
from game.scenes.sealing import check_sentence
from game.scenes.table.mentions import mention
from game.scenes.table.picture.hint_view import hint_picture
from game.scenes.table.picture.painter import Light, shining, trick_light
from game.scenes.table.picture.panels import count_picture, note_picture
from game.scenes.table.picture.people import persons_of
from game.scenes.table.picture.score_panel import score_lines, score_picture
from game.scenes.table.sheet import count_of, side_names
from game.scenes.table.show import Show
from game.ui.render.stage import Picture

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay


def pictures_of(scene: Replay) -> list[Picture]:
    """Everything on the table at this moment."""
    painter, flights, show = scene.painter, scene.flights, scene.shown.show
    painter.begin(flights)
    board, active = show.board, scene.shown.moment.actor if show.result is None else None
    own = board.hands[board.viewer]
    trick = [token for _, token in board.trick]
    laid = [token for one in board.laid for token in one.tokens]
    middle = {*own, *trick}
    low = [token for token in board.tokens() if token not in middle]
    pictures = painter.tokens(low, flights)
    pictures += painter.people(show, persons_of(show, scene.names, scene.portraits, active))
    pictures.append(_score(scene))
    pictures += painter.tokens([*trick, *laid], flights, _light(show))
    pictures += painter.labels(board, scene.desk.say, scene.names)
    pictures += painter.tokens(own, flights)
    pictures += [one.picture for one in painter.said(show, scene.desk.say, scene.names)]
    return pictures + _panels(scene)


def _light(show: Show) -> Light:
    """The card that was just played shines; in a full trick the one that takes it."""
    trick, light = show.board.trick, trick_light(show)
    return shining(trick[-1][1]) if trick and not light.is_on else light


def _score(scene: Replay) -> Picture:
    show, say, layout = scene.shown.show, scene.desk.say, scene.layout
    sides, is_running = side_names(scene.view, say, scene.names), show.result is None
    lines = score_lines(show, say, scene.names, sides, scene.deck, scores=show.scores, is_running=is_running)
    return score_picture(scene.painter.easel, layout.score, lines, scene.deck, layout.page.scale)


def _panels(scene: Replay) -> list[Picture]:
    """The count of the deal at its end, and what the cards do not tell."""
    easel, layout, show = scene.painter.easel, scene.layout, scene.shown.show
    told = scene.why.lines()
    if told is not None:
        return [hint_picture(easel, layout, told, note_room(scene, told))]
    if show.result is not None:
        view = view_for(scene.shown.moment.state, scene.viewer)
        count = count_of(show.result, view, scene.desk.say, scene.names)
        return [count_picture(easel, layout, count, 1.0)]
    checked = check_sentence(scene.desk.say, scene.record, scene.deal) if scene.shows_seal else ""
    if checked:
        return [note_picture(easel, layout, checked)]
    for event in reversed(scene.shown.moment.events):
        if isinstance(event, CardPlayed | BeloteCalled):
            continue
        sentence = mention(event, scene.desk.say, scene.names, scene.record.rules)
        if sentence:
            return [note_picture(easel, layout, sentence)]
    return []
