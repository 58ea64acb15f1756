"""The sentences of the table: what it asks, what the keys have come to, what happened in this deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.auction import course_of
from game.rules.events import CardPlayed, TrickTaken
from game.rules.play import why_illegal
from game.rules.reviewing import reviewable
from game.rules.seats import side_of
from game.scenes.sealing import with_seal
from game.scenes.table.queries import is_asked, is_covered, is_shared, known, offer_of
from game.text.cards import card_name
from game.text.duties import illegality_sentence
from game.text.prompts import phase_prompt
from game.text.spoken import Teller

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.cards.card import Card
    from game.rules.events import Event
    from game.rules.view import View
    from game.scenes.table.board import Token
    from game.scenes.table.model import TableModel
    from game.scenes.table.queries import Seen
    from game.scenes.table.wishes import Wishes
    from game.table.session import Rest
    from game.text.catalogue import Words


def teller(model: TableModel, wishes: Wishes, *, is_written: bool = False) -> Teller:
    """Return what words events; with `is_written` calls are in the language in which they are spoken."""
    say, seating = wishes.say, model.seating
    own = None
    if len(seating.people) == 1 and seating.names[seating.viewer] == say("title.you"):
        own = seating.viewer
    return Teller(
        say,
        seating.names,
        wishes.deck,
        own=own,
        aloud=wishes.aloud if is_written else say,
        is_bare=course_of(model.match.rules).is_bare,
    )


def question(seen: Seen) -> str:
    """What the table asks now, with the answers that there are."""
    model, asked = seen.model, seen.model.question
    if asked.prompt is not None:
        return f"{asked.prompt.title} {', '.join(offer.label for offer in asked.offers)}"
    if not is_asked(model) or seen.is_busy:
        return ""
    name = model.seating.names[model.view.seat]
    words = name if is_shared(model) else phase_prompt(seen.wishes.say, model.view, name)
    return " ".join([words, *(offer.label for offer in asked.extras)])


def meant(seen: Seen) -> str:
    """The button or the card that the keys have come to; among several people no card is named."""
    model, attention = seen.model, seen.model.attention
    offer = offer_of(model, attention.hot) if attention.has_focus else None
    if offer is not None:
        return offer.label
    if model.review is not None:
        return _old_trick(model, seen.wishes, model.review)
    token = attention.chosen
    if token is None or not attention.by_keys or token not in seen.hand:
        return ""
    return _card_meant(seen, token)


def _card_meant(seen: Seen, token: Token) -> str:
    model, say = seen.model, seen.wishes.say
    if is_shared(model) or token.face is None:
        return say("spoken.place", number=seen.hand.index(token) + 1)
    name = card_name(say, token.face, seen.wishes.deck)
    choices = model.view.choices
    free = choices.discardable if choices.discards else choices.cards
    if model.match.rules.play.allows_faults or token.face in free:
        return name
    return say("spoken.barred", card=name)


def _old_trick(model: TableModel, wishes: Wishes, place: int) -> str:
    tricks = reviewable(model.view)
    if not tricks:
        return ""
    number, trick, taker = tricks[min(place, len(tricks) - 1)]
    title = wishes.say("table.review.title", number=number, name=model.seating.names[taker])
    return f"{title}: {', '.join(card_name(wishes.say, card, wishes.deck) for card in trick.cards)}"


def hand_sentence(model: TableModel, wishes: Wishes) -> str:
    """The cards that lie open before the viewer, from left to right; none while they are covered."""
    if is_covered(model) or not model.seating.people:
        return teller(model, wishes).hand(())
    faces = [token.face for token in model.show.board.hands[model.seating.viewer]]
    return teller(model, wishes).hand(face for face in faces if face is not None)


def duty_sentence(view: View, card: Card, wishes: Wishes) -> str:
    """Return the duty that forbids the player to play that card; empty if none does."""
    trick, contract = view.trick, view.contract
    if trick is None or contract is None:
        return ""
    duty = why_illegal(card, view.hand, trick, contract.trumps, view.rules.play, view.rules.players)
    if duty is None:
        return ""
    return illegality_sentence(wishes.say, duty, card, trick, contract.trumps, wishes.deck)


# --- who has claimed the rest -----------------------------------------------------------------------------


def claim_sentence(model: TableModel, wishes: Wishes, rest: Rest) -> str:
    """Return who takes the rest, and the order of the cards that take it."""
    cards = ", ".join(card_name(wishes.say, card, wishes.deck) for card in rest.order)
    return wishes.say("claim.proof", name=model.seating.names[rest.seat], cards=cards)


def claim_on_sheet(model: TableModel, wishes: Wishes, by_side: Sequence[str]) -> str:
    """Return the claim for the sheet of the deal; empty if nobody has claimed."""
    rest = model.match.claimed
    if rest is None:
        return ""
    return wishes.say("claim.taken", names=by_side[side_of(rest.seat, model.match.rules.players)])


# --- the log ----------------------------------------------------------------------------------------------


def log_of(model: TableModel, wishes: Wishes) -> tuple[str, ...]:
    """The sentences of this deal, oldest first."""
    wording, say, told = teller(model, wishes, is_written=True), wishes.say, model.told
    besides = chat_told(model, say)
    if told.rest is not None:
        names = wording.side(side_of(told.rest.seat, model.match.rules.players))
        besides[told.rest_place] = say("claim.taken", names=names)
    lines = log_lines(told.events, known(model), wording, besides)
    return with_seal(model.match.sealed, say, told.events, lines)


def chat_told(model: TableModel, say: Words) -> dict[int, str]:
    """Return the comments of computers, by the place of the event that each follows."""
    chat = model.chat
    if chat.last is None or chat.last[1].key not in chat.shown:
        return {}
    place, line = chat.last
    return {place: say("people.asked", name=model.seating.names[line.seat], question=say(line.key))}


def log_lines(
    events: Sequence[Event], view: View, wording: Teller, besides: Mapping[int, str]
) -> tuple[str, ...]:
    """One line an event; of a trick that may not be looked at again only who took it.

    `besides` are sentences that tell no event, by the place of the event that they follow.
    """
    seen = {number for number, *_ in reviewable(view)}
    lines: list[tuple[int, str]] = []
    number = 1
    for place, event in enumerate(events):
        sentence = wording.event(event)
        if isinstance(event, TrickTaken):
            number = event.number + 1
            if event.number not in seen:
                lines = [(trick, line) for trick, line in lines if trick != event.number]
                sentence = wording.turned_over(event)
        if sentence:
            lines.append((number if isinstance(event, CardPlayed) else 0, sentence))
        if place in besides:
            lines.append((0, besides[place]))
    return tuple(line for _, line in lines)
