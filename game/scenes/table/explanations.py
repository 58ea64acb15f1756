"""The words of the notes that explain: a hint, and why a computer did something."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.ai.explain.ground import Ground
from game.rules.actions import MakeCall, Play
from game.rules.seats import side_of
from game.scenes.table.picture.hint_view import HintLines
from game.scenes.table.remark import remark
from game.scenes.table.told import told
from game.text.explanation import (
    deals_phrase,
    known_sentences,
    remark_sentence,
    weighed_name,
    weighed_value,
    why_sentence,
)

if TYPE_CHECKING:
    from game.scenes.cards.deck import Deck
    from game.scenes.table.advice import Advice
    from game.scenes.table.model import TableModel
    from game.scenes.table.wishes import Wishes
    from game.text.catalogue import Words


USUAL: Final = 100
"""Letters of a usual reason."""


def hint_lines(model: TableModel, wishes: Wishes) -> HintLines:
    """Return the hint, its figures folded unless the player has opened them; or that it is being computed."""
    say, advice = wishes.say, model.hint.advice
    if advice is None:
        return _thinking(say("table.hint"), say("table.hint.thinking"))
    lines = _whole_hint(model, wishes, advice)
    if not advice.has_figures:
        return lines
    is_open, key = wishes.likes.shows_figures, wishes.signs.sign(say, "why")
    opened = replace(lines, more=say("hint.less", key=key))
    if is_open:
        return opened
    return replace(lines, rows=(), deals="", known=(), more=say("hint.more", key=key), opened=opened)


def _thinking(title: str, words: str) -> HintLines:
    """Return that the hint is being computed, in a note that keeps room for a hint of a usual length."""
    usual = HintLines(title, words, " ".join([words] * (USUAL // len(words))), ((words, ""),))
    return HintLines(title, "", words, opened=usual)


def _whole_hint(model: TableModel, wishes: Wishes, advice: Advice) -> HintLines:
    say, deck, explanation = wishes.say, wishes.deck, advice.explanation
    own = side_of(advice.view.seat, advice.view.rules.players)
    label = next((offer.label for offer in model.question.offers if advice.names(offer)), "")
    return HintLines(
        title=say("table.hint"),
        headline=weighed_name(say, advice.action, deck) or label,
        why=_reason(say, deck, advice),
        rows=tuple(
            (weighed_name(say, one.action, deck), weighed_value(say, one, explanation.options))
            for one in explanation.options
        ),
        deals=deals_phrase(say, explanation.worlds) if explanation.worlds else "",
        known=known_sentences(say, explanation.known, model.seating.names, deck, own),
    )


def _reason(say: Words, deck: Deck, advice: Advice) -> str:
    """Return the reason; of a call that is not clearly better only that, since it is the better reason."""
    reason, rival = why_sentence(say, advice.explanation, deck), advice.rival
    if rival is None or advice.explanation.ground is Ground.LEVEL:
        return reason
    word = "hint.safer" if advice.is_safer else "hint.close"
    close = say(word, other=weighed_name(say, rival.action, deck))
    return close if isinstance(advice.action, MakeCall) else f"{reason} {close}"


def why_lines(model: TableModel, wishes: Wishes) -> HintLines | None:
    """Return why that was done: what was public, and the thoughts as soon as they may be told."""
    say, deck, why, names = wishes.say, wishes.deck, model.why, model.seating.names
    act, sentence = why.act, ""
    if act is None:
        return None
    view = model.match.view(model.seating.viewer)
    headline = say("why.did", name=names[act.seat], done=weighed_name(say, act.done, deck))
    if why.is_found:
        return told(say, deck, names, headline, why.found)
    if isinstance(act.done, Play) and act.before is not None and view.contract is not None:
        gone = view.tricks[: act.number]
        seen = remark(view.rules, view.contract, gone, act.before, act.seat, act.done.card)
        sentence = remark_sentence(say, seen)
    return HintLines(
        title=say("why.title"),
        headline=headline,
        why=sentence,
        known=(say("table.hint.thinking" if why.is_thinking else "why.later"),),
    )
