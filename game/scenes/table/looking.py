"""Turn the model of a table into what its pictures show now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.phase import Phase
from game.scenes.sealing import seal_in_short
from game.scenes.table.explanations import hint_lines, why_lines
from game.scenes.table.on_the_cloth import inlay_of, rail_of
from game.scenes.table.phones import numbers
from game.scenes.table.picture.sight import Question, Sight, Told
from game.scenes.table.queries import (
    guide_sentence,
    is_hint_shown,
    known,
    light,
    shown_corners,
    speaks_of_us,
    tip,
    turn,
)

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.motion.poses import Shift
    from game.scenes.table.queries import Seen

SECRETLY_ASKED: Final = frozenset({Phase.EXCHANGING, Phase.DECLARING, Phase.AGREEING})
"""A computer that has something to decide here takes a moment longer: a light on it would tell so."""


def sight_of(seen: Seen) -> Sight:
    """Return the present sight of the table."""
    model, motion, wishes, attention = seen.model, seen.motion, seen.wishes, seen.model.attention
    likes, advice = wishes.likes, model.hint.advice
    return Sight(
        layout=seen.layout,
        deck=wishes.deck,
        show=model.show,
        flights=motion.flights,
        view=model.view,
        names=model.seating.names,
        portraits=model.seating.portraits,
        looks=motion.life.looks,
        turn=turn(model),
        active=active(seen),
        speaks_of_us=speaks_of_us(model),
        say=wishes.say,
        aloud=wishes.aloud,
        signs=wishes.signs,
        shows_leader=likes.shows_leader,
        shows_sides=likes.shows_sides,
        shows_running_points=likes.shows_running_points and not likes.counts_tricks,
        is_muted=likes.is_muted,
        counted=motion.counting.value,
        is_counted=motion.counting.is_over,
        is_written=model.progress.is_counted or model.progress.is_celebrated,
        light=light(model, likes),
        lean=motion.hover.lean,
        hinted=frozenset() if advice is None else advice.cards,
        numbers=numbers(model),
        number=model.phones.chosen,
        question=_question(seen),
        told=_told(seen),
        corners=shown_corners(model, likes),
        corner=attention.corner,
        review=model.review,
        rail=rail_of(seen),
        coins=motion.score.rising.coins,
        inlay=inlay_of(seen),
    )


def active(seen: Seen) -> Seat | None:
    """Return whose turn is shown, once all events have been shown."""
    model = seen.model
    if model.show.result is not None or not seen.motion.director.is_idle:
        return None
    asked = turn(model)
    is_secret = asked not in model.seating.people and known(model).phase in SECRETLY_ASKED
    return None if is_secret else asked


def _question(seen: Seen) -> Question:
    question, attention, advice = seen.model.question, seen.model.attention, seen.model.hint.advice
    hinted = {
        place for place, offer in enumerate(question.offers) if advice is not None and advice.names(offer)
    }
    held = 0 if question.grip is None else question.spread or 0
    return Question(
        question.prompt, question.extras, attention.hot, attention.has_focus, frozenset(hinted), held
    )


def _told(seen: Seen) -> Told:
    model, wishes = seen.model, seen.wishes
    sealed = model.match.sealed if wishes.likes.sees_seal else None
    is_shown = sealed is not None and sealed.number == model.show.account.deal_number
    return Told(
        note=model.note.text,
        guide=guide_sentence(model, wishes),
        hint=hint_lines(model, wishes) if is_hint_shown(model) else None,
        why=why_lines(model, wishes),
        seal=seal_in_short(sealed, wishes.say) if sealed is not None and is_shown else "",
        practice=wishes.say("once.word") if model.is_practice else "",
        tip=tip(model),
    )


def fingerprint(seen: Seen) -> tuple[object, ...]:
    """Everything on which a picture of the table depends but the eyes; it is out of date when this differs.

    It must be as cheap as a turn of the loop, so it names what changes and compares no pictures.
    """
    model, motion, wishes = seen.model, seen.motion, seen.wishes
    question, attention, why = model.question, model.attention, model.why
    return (
        tuple((look.brows, look.mouth, look.head) for look in motion.life.looks),
        (
            motion.flights.version,
            motion.score.version,
            motion.counting.value,
            motion.director.is_idle,
            turn(model),
        ),
        motion.hover.lean,
        (model.show.version, model.show.result, model.view, model.seating.names, model.seating.portraits),
        tuple((seat, bubble.speech) for seat, bubble in model.show.bubbles.items()),
        (question.is_fresh, question.prompt, question.extras, question.laid_away),
        (attention.hot, attention.has_focus, attention.chosen, attention.by_keys, attention.corner),
        (model.note.text, model.guidance.steps, tip(model), model.review, model.progress.is_counted),
        (model.hint.advice, is_hint_shown(model), why.act, why.is_thinking, why.found),
        (model.phones.chosen, model.sharing.open_seat, len(model.phones.using)),
        (wishes.likes, wishes.signs, wishes.deck, seen.layout),
    )


def eyes(seen: Seen) -> tuple[tuple[str, Shift], ...]:
    """The lids of everybody and where everybody looks: all that changes while the table rests."""
    return tuple((look.eyes, look.gaze) for look in seen.motion.life.looks)
