"""All that a computer knew and weighed when it did something, in the words of a note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.explain.explanation import explain
from game.records.record import as_recorded
from game.rules.seats import side_of
from game.scenes.table.picture.hint_view import HintLines
from game.text.explanation import (
    deals_phrase,
    done_name,
    known_sentences,
    weighed_name,
    weighed_value,
    why_sentence,
)

if TYPE_CHECKING:
    from game.scenes.cards.deck import Deck
    from game.table.hindsight import Hindsight
    from game.text.catalogue import Words


def told(say: Words, deck: Deck, names: tuple[str, ...], headline: str, found: Hindsight | None) -> HintLines:
    """The note under that headline; None was found where nothing can be said."""
    if found is None:
        return HintLines(say("why.title"), headline, say("why.silent"))
    decision, done = found.decision, done_name(say, found.done, deck)
    explained = explain(found.view, decision)
    why = why_sentence(say, explained, deck)
    if not found.is_same and found.is_person:
        why = say("why.person", best=done_name(say, decision.action, deck))
    elif not found.is_same:
        why = say("why.changed", done=done)
    rules, shown = found.view.rules, explained.options
    weighed = [
        one for one in decision.candidates if one in shown or as_recorded(one.action, rules) == found.done
    ]
    own = side_of(found.seat, found.view.rules.players)
    return HintLines(
        title=say("why.title"),
        headline=headline,
        why=why,
        rows=tuple(
            (weighed_name(say, one.action, deck), weighed_value(say, one, weighed)) for one in weighed
        ),
        deals=deals_phrase(say, explained.worlds) if explained.worlds else "",
        known=known_sentences(say, explained.known, names, deck, own),
        is_headed=True,
    )
