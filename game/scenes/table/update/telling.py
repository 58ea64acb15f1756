"""Sentences about the game: spoken, as captions, in the log, and on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.covering import NOBODY
from game.rules.events import DealBegun, DeclarationAnnounced
from game.rules.viewing import seen_by
from game.scenes.table.counters import holds_count
from game.scenes.table.effects import Announce, Speak
from game.scenes.table.mentions import mention
from game.scenes.table.queries import is_covered, is_shared, known, watcher
from game.scenes.table.sentences import claim_sentence, hand_sentence, meant, question, teller
from game.scenes.table.update import chatting

if TYPE_CHECKING:
    from game.rules.events import Event
    from game.scenes.table.update.step import Step

LATEST: Final = 3
"""How many of the latest sentences are repeated."""


def happened(step: Step, event: Event) -> None:
    """Tell an event that is being shown."""
    model, told, wishes = step.model, step.model.told, step.wishes
    if is_shared(model):
        event = seen_by(event, NOBODY)
    if isinstance(event, DealBegun):
        told.events.clear()
        told.has_told_hand = False
    told.events.append(event)
    chatting.happened(step, event)
    told.asked = told.meant = ""
    note = mention(event, wishes.say, model.seating.names, model.match.rules)
    if note:
        step.tell(note)
        told.noted = note
    if isinstance(event, DeclarationAnnounced) and model.show.is_unsaid(event):
        return
    sentence = teller(model, wishes).event(event)
    if not sentence:
        return
    told.sentences = (*told.sentences[1 - LATEST :], sentence)
    step.effects.append(Speak(sentence))
    if wishes.likes.shows_captions and sentence != note:
        step.effects.append(Announce(sentence))


def took_back(step: Step) -> None:
    """Read the log from the match again after a decision was taken back."""
    told = step.model.told
    told.events = list(step.model.match.told(watcher(step.model)))
    chatting.took_back(step)
    told.sentences, told.asked, told.meant = (), "", ""


def look(step: Step) -> None:
    """Once a frame, speak the question, the selection and the note if they changed."""
    model, told = step.model, step.model.told
    look_at_claim(step)
    chatting.look(step)
    if not step.wishes.likes.speaks:
        return
    asked = question(step)
    if asked and asked != told.asked:
        if not told.has_told_hand and not is_shared(model) and model.show.board.is_hand_up:
            told.has_told_hand = True
            step.effects.append(Speak(hand_sentence(model, step.wishes)))
        step.effects.append(Speak(asked))
    now = meant(step)
    if now and now != told.meant:
        step.effects.append(Speak(now, cuts=True))
    if model.note.text and model.note.text != told.noted:
        step.effects.append(Speak(model.note.text, cuts=True))
    told.asked, told.meant, told.noted = asked, now, model.note.text


def look_at_claim(step: Step) -> None:
    """Let computers know whether they may claim; say who has claimed, and show the proof."""
    model, told = step.model, step.model.told
    model.match.claims = not step.wishes.likes.plays_to_end and bool(model.seating.people)
    rest = model.match.claimed
    if rest is not None and rest is not told.rest:
        step.tell(claim_sentence(model, step.wishes, rest))
        told.rest_place = max(0, len(told.events) - 1)
    told.rest = rest


def repeat(step: Step) -> None:
    """Say the latest sentences once more, and what is asked."""
    answer(step, " ".join(filter(None, [*step.model.told.sentences, question(step)])))


def tell_table(step: Step) -> None:
    """Say what lies on the table."""
    answer(step, teller(step.model, step.wishes).table(known(step.model)))


def tell_hand(step: Step) -> None:
    """Say the own cards, where they lie open."""
    answer(step, hand_sentence(step.model, step.wishes))


def tell_score(step: Step) -> None:
    """Say the score and what is played, but no deal before its tricks are counted."""
    if holds_count(step.model):
        answer(step, step.wishes.say("count.first"))
        return
    answer(step, teller(step.model, step.wishes).score(known(step.model)))


def answer(step: Step, sentence: str) -> None:
    """Speak the sentence if speech is switched on, else show it: as a note, or over the curtain."""
    is_called = is_covered(step.model) and step.model.sharing.at_screen is None
    if step.wishes.likes.speaks:
        step.effects.append(Speak(sentence, cuts=True))
    elif is_called and sentence:
        step.effects.append(Announce(sentence))
    elif sentence:
        step.tell(sentence)
