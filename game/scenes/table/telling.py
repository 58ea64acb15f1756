"""What the table tells in sentences: aloud where that is wished, as captions, in the log, and when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.auction import course_of
from game.rules.covering import NOBODY
from game.rules.events import CardPlayed, DealBegun, DeclarationAnnounced, TrickTaken
from game.rules.reviewing import reviewable
from game.rules.viewing import seen_by
from game.scenes.aloud import aloud_words
from game.scenes.sealing import with_seal
from game.scenes.table.chatting import Chatting
from game.scenes.table.mentions import mention
from game.text.cards import card_name
from game.text.prompts import phase_prompt
from game.text.spoken import Teller

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.rules.events import Event
    from game.rules.view import View
    from game.scenes.table.board import Token
    from game.scenes.table.scene import TableScene

LATEST: Final = 3
"""So many of the latest sentences are said once more."""


class Telling:
    """Serves one scene; it is given events only as everybody at the screen may see them."""

    def __init__(self, scene: TableScene) -> None:
        """A match that goes on has told everything before."""
        self._scene = scene
        self.events: list[Event] = list(scene.match.told(scene.sharing.watcher))
        """What happened in this deal, so far as it was shown."""
        self.chatting = Chatting(scene)
        self._sentences: list[str] = []
        self._asked = ""
        self._meant = ""
        self._noted = ""
        self._has_told_hand = False

    # --- the stream -----------------------------------------------------------------------------------

    def happened(self, event: Event) -> None:
        """An event is being shown: it is told."""
        scene = self._scene
        if scene.sharing.is_on:
            event = seen_by(event, NOBODY)
        if isinstance(event, DealBegun):
            self.events.clear()
            self._has_told_hand = False
        self.events.append(event)
        self.chatting.happened(event)
        self._asked = self._meant = ""
        note = mention(event, scene.desk.say, scene.names, scene.match.rules)
        if note:
            scene.controls.tell(note)
            self._noted = note
        if isinstance(event, DeclarationAnnounced) and scene.show.is_unsaid(event):
            return
        sentence = self.teller().event(event)
        if not sentence:
            return
        self._sentences = [*self._sentences[1 - LATEST :], sentence]
        scene.desk.speak(sentence)
        if scene.desk.preferences.shows_captions and sentence != note:
            scene.desk.announce(sentence)

    def took_back(self) -> None:
        """What was taken back did not happen: the log is read from the match again."""
        self.events = list(self._scene.match.told(self._scene.sharing.watcher))
        self.chatting.took_back()
        self._sentences = []
        self._asked = self._meant = ""

    def teller(self, *, is_written: bool = False) -> Teller:
        """Who words it now; what is only written says the calls in their own language."""
        scene = self._scene
        rules = scene.match.rules
        say = scene.desk.say.of(rules.auction.words)
        own = None
        if len(scene.people) == 1 and scene.names[scene.viewer] == say("title.you"):
            own = scene.viewer
        return Teller(
            say,
            scene.names,
            scene.deck,
            own=own,
            aloud=aloud_words(scene.desk, scene.game) if is_written else say,
            is_bare=course_of(rules).is_bare,
        )

    # --- what the keys come to ------------------------------------------------------------------------

    def look(self) -> None:
        """Say what has changed of the question, of what is meant, of the note; once a frame."""
        scene, controls = self._scene, self._scene.controls
        controls.claiming.look()
        self.chatting.look()
        if not scene.desk.preferences.speaks:
            return
        asked = self.question()
        if asked and asked != self._asked:
            if not self._has_told_hand and not scene.sharing.is_on and scene.show.board.is_hand_up:
                self._has_told_hand = True
                scene.desk.speak(self.hand())
            scene.desk.speak(asked)
        meant = self.meant()
        if meant and meant != self._meant:
            scene.desk.speak(meant, cuts=True)
        if controls.note and controls.note != self._noted:
            scene.desk.speak(controls.note, cuts=True)
        self._asked, self._meant, self._noted = asked, meant, controls.note

    def question(self) -> str:
        """What the table asks now, with the answers that there are."""
        scene, controls = self._scene, self._scene.controls
        if controls.prompt is not None:
            answers = [offer.label for offer in (*controls.prompt.offers, *controls.extras)]
            return f"{controls.prompt.title} {', '.join(answers)}"
        if not controls.is_asked or scene.is_busy:
            return ""
        words = phase_prompt(scene.desk.say, controls.view, scene.names[controls.view.seat])
        if scene.sharing.is_on:
            words = scene.names[controls.view.seat]
        return " ".join([words, *(offer.label for offer in controls.extras)])

    def meant(self) -> str:
        """The button or the card that the keys have come to; among several people no card is named."""
        controls = self._scene.controls
        offer = controls.offer(controls.hot) if controls.has_focus else None
        if offer is not None:
            return offer.label
        if controls.review is not None:
            return self._old_trick(controls.review)
        token = controls.cursor.chosen
        if token is None or not controls.cursor.by_keys:
            return ""
        return self._card_meant(token, controls.hand)

    def _card_meant(self, token: Token, hand: Sequence[Token]) -> str:
        scene, say = self._scene, self._scene.desk.say
        if token not in hand:
            return ""
        if scene.sharing.is_on or token.face is None:
            return say("spoken.place", number=hand.index(token) + 1)
        name = card_name(say, token.face, scene.deck)
        choices = scene.controls.view.choices
        free = choices.discardable if choices.discards else choices.cards
        if scene.match.rules.play.allows_faults or token.face in free:
            return name
        return say("spoken.barred", card=name)

    def _old_trick(self, place: int) -> str:
        scene, say = self._scene, self._scene.desk.say
        tricks = reviewable(scene.view)
        if not tricks:
            return ""
        number, trick, taker = tricks[min(place, len(tricks) - 1)]
        title = say("table.review.title", number=number, name=scene.names[taker])
        cards = [card_name(say, card, scene.deck) for card in trick.cards]
        return f"{title}: {', '.join(cards)}"

    # --- what is asked for ----------------------------------------------------------------------------

    def repeat(self) -> None:
        """Say the latest sentences once more, and what is asked."""
        self._answer(" ".join(filter(None, [*self._sentences, self.question()])))

    def tell_table(self) -> None:
        """Say what lies on the table."""
        self._answer(self.teller().table(self._scene.seen()))

    def tell_hand(self) -> None:
        """Say the own cards, where they lie open."""
        self._answer(self.hand())

    def tell_score(self) -> None:
        """Say the score and what is played."""
        self._answer(self.teller().score(self._scene.seen()))

    def hand(self) -> str:
        """The cards that lie open before the viewer, from left to right; none while they are covered."""
        scene = self._scene
        if scene.sharing.is_covered or not scene.people:
            return self.teller().hand(())
        faces = [token.face for token in scene.show.board.hands[scene.viewer]]
        return self.teller().hand(face for face in faces if face is not None)

    def _answer(self, sentence: str) -> None:
        """Aloud where that is wished, else as a note."""
        scene = self._scene
        if scene.desk.preferences.speaks:
            scene.desk.speak(sentence, cuts=True)
        elif sentence:
            scene.controls.tell(sentence)

    # --- the log --------------------------------------------------------------------------------------

    def lines(self) -> tuple[str, ...]:
        """The sentences of this deal, oldest first."""
        scene, teller = self._scene, self.teller(is_written=True)
        besides = {**self.chatting.told(), **scene.controls.claiming.told(teller)}
        lines = log_lines(self.events, scene.seen(), teller, besides)
        return with_seal(self._scene, self.events, lines)


def log_lines(
    events: Sequence[Event], view: View, teller: Teller, besides: Mapping[int, str]
) -> tuple[str, ...]:
    """One line an event; of a trick that may not be looked at again only who took it.

    `besides` are sentences that tell no event, by the place of the event that they follow.
    """
    seen = {number for number, *_ in reviewable(view)}
    lines: list[tuple[int, str]] = []
    number = 1
    for place, event in enumerate(events):
        sentence = teller.event(event)
        if isinstance(event, TrickTaken):
            number = event.number + 1
            if event.number not in seen:
                lines = [(trick, line) for trick, line in lines if trick != event.number]
                sentence = teller.turned_over(event)
        if sentence:
            lines.append((number if isinstance(event, CardPlayed) else 0, sentence))
        if place in besides:
            lines.append((0, besides[place]))
    return tuple(line for _, line in lines)
