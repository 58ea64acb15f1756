"""What several people at one screen are asked besides: aloud by name, to cover their cards, to look again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.table.offers import Deed, Offer, Prompt
from game.text.catalogue import Words

if TYPE_CHECKING:
    from game.scenes.table.sharing import Sharing


def shared_prompt(sharing: Sharing, prompt: Prompt | None, say: Words, names: Sequence[str]) -> Prompt | None:
    """The question as it is asked where several people sit: with the name of who is asked."""
    seat = sharing.open_seat
    if sharing.is_looking and seat is not None:
        return Prompt(say("people.look", name=names[seat]), (cover_offer(say),), is_below_pack=True)
    if prompt is None or not sharing.is_covered:
        return prompt
    return replace(prompt, title=say("people.prompt", name=names[sharing.seen().seat], question=prompt.title))


def shared_extras(sharing: Sharing, say: Words) -> tuple[Offer, ...]:
    """The small buttons: cover the cards that lie open, or see them once more before calling."""
    if not sharing.is_on or sharing.is_looking:
        return ()
    if sharing.open_seat is not None:
        return (cover_offer(say),)
    if sharing.phone.asked is not None:
        return (Offer(say("phone.again"), None, deed=Deed.PEEK),)
    if sharing.seen().choices.calls:
        return (Offer(say("people.peek"), None, deed=Deed.PEEK),)
    return ()


def cover_offer(say: Words) -> Offer:
    """The button that covers the cards; its key is the space bar, which no call can have."""
    return Offer(say("people.cover"), None, deed=Deed.COVER)
