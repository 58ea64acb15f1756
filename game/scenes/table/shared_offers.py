"""Questions and buttons of a shared screen: names in questions, covering the hand, looking again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.table.offers import ButtonKind, Offer, Prompt
from game.scenes.table.phones import asked_by_number
from game.scenes.table.queries import is_covered, is_shared, known
from game.text.catalogue import Words

if TYPE_CHECKING:
    from game.scenes.table.model import TableModel
    from game.scenes.table.queries import Seen


def shared_prompt(model: TableModel, prompt: Prompt | None, say: Words) -> Prompt | None:
    """Return the question with the name of the player who is asked, if several people share the screen."""
    seat, names = model.sharing.open_seat, model.seating.names
    if model.sharing.is_looking and seat is not None:
        return Prompt(say("people.look", name=names[seat]), (cover_offer(say),), is_below_pack=True)
    if prompt is None or not is_covered(model):
        return prompt
    return replace(prompt, title=say("people.prompt", name=names[known(model).seat], question=prompt.title))


def shared_extras(seen: Seen) -> tuple[Offer, ...]:
    """Return the small buttons: cover the open hand, or show the hand once more before calling."""
    model, say = seen.model, seen.wishes.say
    if not is_shared(model) or model.sharing.is_looking:
        return ()
    if model.sharing.open_seat is not None:
        return (cover_offer(say),)
    if asked_by_number(seen) is not None:
        return (Offer(say("phone.again"), None, kind=ButtonKind.PEEK),)
    if known(model).choices.calls:
        return (Offer(say("people.peek"), None, kind=ButtonKind.PEEK),)
    return ()


def cover_offer(say: Words) -> Offer:
    """The button that covers the cards; its key is the space bar, which no call can have."""
    return Offer(say("people.cover"), None, kind=ButtonKind.COVER)
