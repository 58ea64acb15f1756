"""What the pictures need to know of a table scene at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.records.deal_seal import in_short
from game.rules.phase import Phase
from game.scenes.aloud import aloud_words
from game.scenes.signs import signs_of
from game.scenes.table.picture.sight import Question, Sight, Told

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.controls import Controls
    from game.scenes.table.scene import TableScene

SECRETLY_ASKED: Final = frozenset({Phase.EXCHANGING, Phase.DECLARING, Phase.AGREEING})
"""A computer that has something to decide here takes a moment longer: a light on it would tell so."""


def sight_of(scene: TableScene) -> Sight:
    """The scene as it is to be seen now."""
    controls, desk, phone = scene.controls, scene.desk, scene.sharing.phone
    likes, advice = desk.preferences, controls.hint.advice
    return Sight(
        painter=scene.painter,
        show=scene.show,
        flights=scene.flights,
        view=scene.view,
        names=scene.names,
        portraits=scene.portraits,
        turn=scene.turn,
        active=_active(scene),
        speaks_of_us=scene.pages.speaks_of_us,
        say=desk.say,
        aloud=aloud_words(desk, scene.game),
        signs=signs_of(desk),
        shows_leader=likes.shows_leader,
        shows_sides=likes.shows_sides,
        shows_running_points=likes.shows_running_points,
        is_muted=likes.is_muted,
        counted=scene.counting.value,
        is_counted=scene.counting.is_over,
        is_written=scene.is_written,
        light=controls.light,
        hinted=frozenset() if advice is None else advice.cards,
        numbers=phone.numbers,
        number=phone.chosen,
        question=_question(controls),
        told=_told(scene),
        corners=controls.corners,
        corner=controls.corner,
        review=controls.review,
    )


def _active(scene: TableScene) -> Seat | None:
    """Whose turn may be seen: after everything that happened has been shown."""
    if scene.show.result is not None or not scene.director.is_idle:
        return None
    asked = scene.turn
    is_secret = asked not in scene.people and scene.seen().phase in SECRETLY_ASKED
    return None if is_secret else asked


def _question(controls: Controls) -> Question:
    prompt, extras, advice = controls.prompt, controls.extras, controls.hint.advice
    offers = (*(prompt.offers if prompt else ()), *extras)
    hinted = [place for place, offer in enumerate(offers) if advice is not None and advice.names(offer)]
    return Question(prompt, extras, controls.hot, controls.has_focus, frozenset(hinted))


def _told(scene: TableScene) -> Told:
    controls = scene.controls
    return Told(
        note=controls.note,
        guide=controls.guide.sentence,
        hint=controls.hint.lines() if controls.hint.is_shown else None,
        why=controls.why.lines() if controls.why.deed is not None else None,
        seal=_seal(scene),
        tip=controls.tip.corner,
        note_stand=controls.guide.stand,
        hint_stand=controls.hint.stand,
    )


def _seal(scene: TableScene) -> str:
    sealed, desk = scene.match.sealed, scene.desk
    if sealed is None or sealed.number != scene.show.deal_number or not desk.preferences.shows_seal:
        return ""
    return desk.say("seal.short", seal=in_short(sealed.seal))
