"""Queries on the model of a table; they change nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.rules.actions import Play
from game.rules.covering import ALOUD, NOBODY, covered
from game.rules.events import DeclarationAnnounced, DeclarationShown, DeclarationsResolved
from game.rules.options.declarations import DeclarationTiming
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.rules.reviewing import reviewable
from game.rules.seats import in_order
from game.rules.standing import points_so_far
from game.rules.view import NOTHING
from game.scenes.company import is_of_one_side
from game.scenes.table.corners import Corner
from game.scenes.table.geometry.places import Place
from game.scenes.table.geometry.poses import Emphasis
from game.scenes.table.picture.light import Light
from game.scenes.table.public_acts import public_acts_of

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.rules.writing.count import Points
    from game.scenes.preferences import Preferences
    from game.scenes.table.board import Token
    from game.scenes.table.geometry.layout import TableLayout
    from game.scenes.table.model import TableModel
    from game.scenes.table.motion.motion import Motion
    from game.scenes.table.offers import Offer
    from game.scenes.table.public_acts import PublicAct
    from game.scenes.table.show import Show
    from game.scenes.table.wishes import Wishes
    from game.ui.layout import Rect

STAY_OPEN: Final = frozenset({Phase.EXCHANGING, Phase.DISCARDING, Phase.DECLARING})
"""Phases answered with buttons: a player who holds a key to see cards has no hand free for a button."""

TIP_REST: Final = 0.6
"""Seconds that the mouse rests on a corner button before the button is explained."""

DECLARED: Final = (DeclarationAnnounced, DeclarationShown, DeclarationsResolved)
"""The events of declarations."""

HINT_PATIENCE: Final = 0.3
"""Seconds after which it is said that the hint is still being thought out."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What input, pages and pictures may read of the table; they change nothing."""

    model: TableModel
    motion: Motion
    wishes: Wishes
    layout: TableLayout
    hint_box: Rect | None
    """Where the last hint was laid."""

    @property
    def hand(self) -> list[Token]:
        """The own cards from left to right."""
        return self.model.show.board.hands[self.model.seating.viewer]

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown."""
        return self.motion.is_busy


# --- who sits at the screen -------------------------------------------------------------------------------


def is_shared(model: TableModel) -> bool:
    """Whether several people share the screen."""
    return len(model.seating.people) > 1


def is_covered(model: TableModel) -> bool:
    """Whether several people share the screen and no hand lies open."""
    return is_shared(model) and model.sharing.open_seat is None


def is_flat(model: TableModel, likes: Preferences) -> bool:
    """Whether the screen lies among the people, who sit where their seats are."""
    return is_shared(model) and likes.turns_to_players


def is_opposite(seen: Seen, seat: Seat) -> bool:
    """Whether that seat is at the other edge of a screen that lies flat."""
    model = seen.model
    place = seen.layout.place(seat, min(model.seating.people), model.match.rules.players)
    return is_flat(model, seen.wishes.likes) and model.sharing.edges.get(seat, place is Place.TOP)


def watcher(model: TableModel) -> Seat:
    """Return the seat whose events are shown; at a shared screen nobody, so that no hidden card is shown."""
    return NOBODY if is_shared(model) else model.seating.viewer


def holder(model: TableModel, likes: Preferences) -> Seat | None:
    """Return who is at the screen if cards show only while a key is held; None if they do not."""
    if not is_shared(model) or not likes.peeks_by_hold:
        return None
    is_answered = model.match.view(model.seating.viewer).phase in STAY_OPEN
    return None if is_answered else model.sharing.at_screen


def unseen(model: TableModel) -> tuple[Seat, ...]:
    """Return the people who have not seen their whole hand; the one who plays first comes last."""
    match, sharing = model.match, model.sharing
    turn = match.waits_for
    if not is_shared(model) or turn is None:
        return ()
    first, *others = (seat for seat in in_order(turn, match.rules.players) if seat in model.seating.people)
    return tuple(
        seat for seat in (*others, first) if sharing.looked.get(seat, 0) < len(match.view(seat).hand)
    )


def awaits_looks(model: TableModel) -> bool:
    """Whether the next declarations must wait, because somebody has not seen all the cards that declare."""
    is_before_lead = model.match.rules.declarations.timing is DeclarationTiming.BEFORE_LEAD
    is_playing = model.match.view(model.seating.viewer).phase is Phase.PLAYING
    return is_before_lead and is_playing and bool(unseen(model))


def holds_declarations(model: TableModel) -> bool:
    """Whether declarations are held back until everybody has looked at the whole hand."""
    held = model.progress.held
    return is_shared(model) and bool(held) and isinstance(held[0], DECLARED)


def known(model: TableModel) -> View:
    """Return the view that this screen may show now; at a shared screen it may lack a hand."""
    asked, lying = model.match.waits_for, laid(model)
    is_aloud = is_covered(model) and lying.phase in ALOUD
    if asked is None or asked not in model.seating.people or not is_aloud:
        return lying
    return covered(model.match.view(asked))


def laid(model: TableModel) -> View:
    """Return the view of the seat at the bottom of the screen, without its hand while hands are covered."""
    open_seat = model.sharing.open_seat
    view = model.match.view(model.seating.viewer if open_seat is None else open_seat)
    if holds_declarations(model):
        view = replace(view, announced=(), shown=(), contest=None, choices=NOTHING)
    return covered(view) if is_covered(model) else view


def taker_back(model: TableModel) -> Seat | None:
    """Return who may take back: at a shared screen the last to decide, until somebody else has looked."""
    return model.sharing.decided if is_shared(model) else model.seating.viewer


def shows_points(model: TableModel, likes: Preferences) -> bool:
    """Return whether the points of a deal are counted on the table.

    They never are at a strict table, nor where tricks are counted by hand.
    """
    return likes.points_on_table and not likes.counts_tricks and not model.match.rules.deal.strict_table


PLAYED_OUT: Final = frozenset({Outcome.MADE, Outcome.FELL, Outcome.HUNG})
"""What became of a deal that was played to its last card."""


def counted_points(show: Show) -> Points:
    """Return the points by side that everybody knows: those of the sheet once the deal is scored."""
    result = show.result
    is_final = result is not None and result.outcome in PLAYED_OUT
    return result.totals if result is not None and is_final else points_so_far(show.account)


def why_not_back(model: TableModel, likes: Preferences) -> str:
    """Return the key of the sentence that says why nothing can be taken back now."""
    if not likes.offers_take_back:
        return "table.switchedOff"
    if model.match.rules.deal.strict_table:
        return "table.takeBack.strict"
    if model.show.result is not None:
        return "table.takeBack.counted"
    return "people.late" if taker_back(model) is None else "table.takeBack.none"


def speaks_of_us(model: TableModel) -> bool:
    """Whether "we" is clear: all people at the screen play together."""
    return is_of_one_side(model.seating.people, model.match.rules.players)


def asked_by_pad(seen: Seen) -> Seat | None:
    """Return whose controller may act: that of the player who looks, else of the player whose turn it is."""
    model = seen.model
    if seen.is_busy or not is_shared(model):
        return None
    if model.sharing.is_looking:
        return model.sharing.open_seat
    seat = model.match.waits_for
    return seat if seat in model.seating.people else None


# --- what is asked ----------------------------------------------------------------------------------------


def turn(model: TableModel) -> Seat | None:
    """Return whose turn is shown; events that are held back do not count yet."""
    return model.progress.turn if model.progress.held else model.match.waits_for


def is_asked(model: TableModel) -> bool:
    """Whether the table waits for a player who sees the hand, and everything before has been shown."""
    return model.question.is_fresh and not is_covered(model) and model.view.choices.is_asked


def has_cards(model: TableModel) -> bool:
    """Whether a card of the hand can be meant."""
    choices = model.view.choices
    return bool(model.question.is_fresh and (choices.playable or choices.discards))


def offer_of(model: TableModel, place: int | None) -> Offer | None:
    """The button at that place, extras counted after the prompt's."""
    offers = model.question.offers
    return offers[place] if place is not None and place < len(offers) else None


def light(model: TableModel, likes: Preferences) -> Light:
    """Return how the own hand is lit; legal cards are unmarked where faults are allowed or by preference."""
    choices, chosen = model.view.choices, model.attention.chosen
    if not model.question.is_fresh or not (choices.discards or choices.playable):
        return Light()
    held = model.show.board.hands[model.show.board.viewer]
    if choices.discards:
        free = choices.discardable
        if len(free) < len(held):  # those that must stay are dark
            return Light(frozenset(token for token in held if token.face in free), chosen, is_on=True)
        return Light(frozenset(model.question.laid_away), chosen, is_on=True, dims=False)
    if not likes.lights_legal:
        return Light(frozenset(held), chosen, is_on=chosen is not None)
    lit = frozenset(token for token in held if token.face in choices.playable)
    return Light(lit, chosen, is_on=not model.view.rules.play.allows_faults or chosen is not None)


def emphasis(model: TableModel, likes: Preferences) -> Emphasis:
    """Which cards of the own hand are raised."""
    shown, spread = light(model, likes), model.question.spread
    if not shown.is_on and not shown.lit:
        return Emphasis(spread=spread, grip=model.question.grip)
    chosen = model.attention.chosen
    if model.view.choices.discards:
        return Emphasis(chosen=chosen, laid_away=frozenset(model.question.laid_away))
    selected = model.hands.selected
    raised = frozenset() if selected is None else frozenset({selected})
    held = frozenset(model.show.board.hands[model.show.board.viewer])
    bowed = held - shown.lit if shown.is_on and shown.dims else frozenset()
    lit = shown.lit if shown.is_on else frozenset()
    return Emphasis(lit, chosen, bowed, raised, spread)


# --- what is told -----------------------------------------------------------------------------------------


def is_hint_shown(model: TableModel) -> bool:
    """Whether something of the hint is on the screen."""
    hint = model.hint
    return hint.advice is not None or (hint.is_asked and hint.waited > HINT_PATIENCE)


def old_trick_number(model: TableModel) -> int | None:
    """The number of the trick that is looked at, from 1."""
    tricks = reviewable(model.view)
    return tricks[min(model.review, len(tricks) - 1)][0] if model.review is not None and tricks else None


def public_acts(model: TableModel) -> tuple[PublicAct, ...]:
    """Return what computers did that may be explained now: in an old trick that is shown, only its cards."""
    view, place = model.match.view(model.seating.viewer), old_trick_number(model)
    open_tricks = {number - 1 for number, *_ in reviewable(view)} | {len(view.tricks)}
    if place is not None:
        open_tricks = {place - 1}
    return tuple(
        one
        for one in public_acts_of(view)
        if one.seat not in model.seating.people
        and (one.number in open_tricks if isinstance(one.done, Play) else place is None)
    )


def guide_sentence(model: TableModel, wishes: Wishes) -> str:
    """Return the explanation of the moment; empty if there is none."""
    guidance = model.guidance
    if guidance.view is None or not guidance.steps:
        return ""
    return guidance.guide.sentence(guidance.steps, guidance.view, wishes.say, wishes.deck)


def shown_corners(model: TableModel, likes: Preferences) -> tuple[Corner, ...]:
    """Return the small round buttons that are there: none that the options or the rules forbid."""
    is_there = {
        Corner.HINT: likes.offers_hints,
        Corner.LAST_TRICK: bool(model.show.account.tricks),
        Corner.WHY: len(model.seating.people) < model.match.rules.players,
        Corner.TAKE_BACK: likes.offers_take_back and not model.match.rules.deal.strict_table,
    }
    return tuple(corner for corner in Corner if is_there.get(corner, True))


def tip(model: TableModel) -> Corner | None:
    """Return the corner button whose tip is due: the mouse rests there, and nothing was pressed since."""
    attention = model.attention
    is_due = attention.rested >= TIP_REST and not (attention.is_known or attention.is_finger)
    return attention.over if is_due and attention.over is attention.corner else None
