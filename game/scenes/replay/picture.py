"""What is painted of a past deal, from the felt upwards."""

from __future__ import annotations

from game.rules.events import BeloteCalled, CardPlayed
from game.scenes.replay.sight import PastSight
from game.scenes.replay.why import PastWhy
from game.scenes.sealing import check_sentence
from game.scenes.table.mentions import mention
from game.scenes.table.picture.hint_view import hint_picture
from game.scenes.table.picture.light import Light, shining, trick_light
from game.scenes.table.picture.panels import count_picture, note_picture
from game.scenes.table.picture.people import persons_of
from game.scenes.table.picture.score_panel import score_lines, score_picture
from game.scenes.table.sheet import count_of, side_names
from game.scenes.table.show import Show
from game.ui.render.stage import Picture


def pictures_of(sight: PastSight, why: PastWhy) -> list[Picture]:
    """Everything on the table at this moment; `why` has the note about the last action."""
    painter, flights, show = sight.painter, sight.flights, sight.shown.show
    painter.begin(flights)
    board, active = show.board, sight.actor if show.result is None else None
    own = board.hands[board.viewer]
    trick = [token for _, token in board.trick]
    is_counted = show.result is not None and not sight.comes_great
    laid = [] if is_counted else [token for one in board.laid for token in one.tokens]
    middle = {*own, *trick}
    low = [token for token in board.tokens() if token not in middle]
    pictures = painter.tokens(low, flights)
    people = persons_of(show, sight.names, sight.portraits, active)
    pictures += painter.people(show, people, sight.say)
    pictures.append(_score(sight))
    pictures += painter.tokens([*trick, *laid], flights, _light(show))
    if not is_counted:
        pictures += painter.labels(board, sight.say, sight.names)
    pictures += painter.tokens(own, flights)
    if not is_counted:  # otherwise the count stands where it was said
        pictures += [one.picture for one in painter.said(show, sight.say, sight.names)]
    return pictures + _panels(sight, why)


def _light(show: Show) -> Light:
    """The card that was just played shines; in a full trick the one that takes it."""
    trick, light = show.board.trick, trick_light(show)
    return shining(trick[-1][1]) if trick and not light.is_on else light


def _score(sight: PastSight) -> Picture:
    show, say, layout = sight.shown.show, sight.say, sight.layout
    sides, is_running = side_names(sight.view, say, sight.names), show.result is None
    scores = show.account.scores
    lines = score_lines(show, say, sight.names, sides, sight.deck, scores=scores, is_running=is_running)
    return score_picture(sight.painter.easel, layout.score, lines, sight.deck, layout.page.scale)


def _panels(sight: PastSight, why: PastWhy) -> list[Picture]:
    """The count of the deal at its end, and what the cards do not tell."""
    easel, layout, show, say = sight.painter.easel, sight.layout, sight.shown.show, sight.say
    told = why.lines(sight)
    if told is not None:
        return [hint_picture(easel, layout, told, why.room(sight, told))]
    if sight.comes_great:
        return []
    if show.result is not None:
        return [count_picture(easel, layout, count_of(show.result, sight.view, say, sight.names), 1.0)]
    is_sealed = sight.shows_seal and sight.shown.step == 0  # it is told before the first word
    checked = check_sentence(say, sight.record, sight.shown.deal) if is_sealed else ""
    if checked:
        return [note_picture(easel, layout, checked)]
    for event in reversed(sight.shown.moment.events):
        if isinstance(event, CardPlayed | BeloteCalled):
            continue
        sentence = mention(event, say, sight.names, sight.record.rules)
        if sentence:
            return [note_picture(easel, layout, sentence)]
    return []
