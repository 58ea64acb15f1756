"""What is painted of a past deal, from the felt upwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import BeloteCalled, CardPlayed
from game.rules.seats import side_of
from game.rules.trick import best_place
from game.rules.viewing import view_for
from game.scenes.replay.why import note_room
from game.scenes.sealing import check_sentence
from game.scenes.table import hint_view
from game.scenes.table.board import Token
from game.scenes.table.mentions import mention
from game.scenes.table.painter import UNLIT, Light
from game.scenes.table.panels import count_picture, note_picture
from game.scenes.table.people import Person
from game.scenes.table.score_panel import ScoreLines, score_picture
from game.scenes.table.sheet import count_of, side_names
from game.text.calls import declaration_phrase, goal_phrase
from game.text.cards import trumps_name
from game.ui.render.stage import Picture

if TYPE_CHECKING:
    from game.rules.contract import Contract
    from game.scenes.replay.scene import Replay


def pictures_of(scene: Replay) -> list[Picture]:
    """Everything on the table at this moment."""
    painter, flights, show = scene.painter, scene.flights, scene.shown.show
    painter.begin(flights)
    board = show.board
    own = board.hands[board.viewer]
    trick = [token for _, token in board.trick]
    laid = [token for one in board.laid for token in one.tokens]
    middle = {*own, *trick}
    low = [token for token in board.tokens() if token not in middle]
    pictures = painter.tokens(low, flights)
    pictures += painter.people(show, _people(scene))
    pictures.append(_score(scene))
    pictures += painter.tokens([*trick, *laid], flights, _light(scene))
    pictures += painter.labels(board, _labels(scene))
    pictures += painter.tokens(own, flights)
    pictures += [one.picture for one in painter.said(show, scene.desk.say, scene.names)]
    return pictures + _panels(scene)


def _people(scene: Replay) -> tuple[Person, ...]:
    show, actor = scene.shown.show, scene.shown.moment.actor
    standing = show.standing
    return tuple(
        Person(
            name=name,
            portrait=scene.portraits[seat],
            is_active=seat == actor and show.result is None,
            is_dealer=seat == show.dealer,
            has_taken=standing is not None and seat == standing.taker,
        )
        for seat, name in enumerate(scene.names)
    )


def _light(scene: Replay) -> Light:
    """The card that was just played shines; in a full trick the one that takes it."""
    show = scene.shown.show
    trick = show.board.trick
    if not trick:
        return UNLIT
    cards = tuple(token.face for _, token in trick if token.face is not None)
    token: Token = trick[-1][1]
    if len(cards) == show.players and show.contract is not None:
        token = trick[best_place(cards, show.contract.trumps)][1]
    return Light(frozenset({token}), is_on=True, dims=False)


def _score(scene: Replay) -> Picture:
    show, say, view = scene.shown.show, scene.desk.say, scene.view
    us = side_of(show.viewer, show.players)
    order = [us, *[side for side in range(len(show.scores)) if side != us]]
    names = side_names(view, say, scene.names)
    contract = show.standing
    running = None
    if show.contract is not None and show.result is None:
        running = tuple(show.card_points[side] + show.declared[side] for side in order)
    lines = ScoreLines(
        names=tuple(names[side] for side in order),
        scores=tuple(show.scores[side] for side in order),
        running=running,
        trumps=_trumps(scene, contract) if contract else say("table.deal", number=max(1, show.deal_number)),
        taker=say("table.taker", name=scene.names[contract.taker]) if contract else "",
        suit=contract.trumps if contract else None,
        multiplier=contract.multiplier if contract else 1,
        hung=show.hung if show.result is None else 0,
    )
    return score_picture(scene.painter.easel, scene.layout.score, lines, scene.deck, scene.layout.page.scale)


def _trumps(scene: Replay, contract: Contract) -> str:
    say = scene.desk.say
    if contract.goal:
        return goal_phrase(say, contract.goal)
    return (
        say("table.trumps")
        if contract.trumps.suit is not None
        else trumps_name(say, contract.trumps, scene.deck)
    )


def _labels(scene: Replay) -> list[str]:
    say = scene.desk.say
    return [
        say(
            "table.declaration",
            name=scene.names[laid.seat],
            declaration=declaration_phrase(say, laid.declaration, scene.deck),
        )
        for laid in scene.shown.show.board.laid
    ]


def _panels(scene: Replay) -> list[Picture]:
    """The count of the deal at its end, and what the cards do not tell."""
    easel, layout, show = scene.painter.easel, scene.layout, scene.shown.show
    told = scene.why.lines()
    if told is not None:
        return [hint_view.note_picture(easel, layout, told, note_room(scene, told))]
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
