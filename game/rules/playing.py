"""Cards come to the table, tricks are taken, faults are called (A7 to A10, A15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.actions import Agree, CallFault, Play, Stop
from game.rules.belote import BeloteWord, is_rebelote, word_with
from game.rules.changing import changed
from game.rules.costing import LOST_BY_A_FAULT, with_ten_lost
from game.rules.declaring import declarations_of, may_be_said, resolve, round_of_declarations, say
from game.rules.ending import end_by_counting, end_by_stopping, end_with_penalty, written_so_far
from game.rules.events import BeloteCalled, CardPlayed, Event, FaultCalled, TrickTaken
from game.rules.fault import Fault, Offence
from game.rules.illegality import Illegality
from game.rules.options.declarations import Announce, DeclarationTiming
from game.rules.options.match import Finish
from game.rules.options.play import Renege
from game.rules.phase import Phase
from game.rules.play import why_illegal
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.seats import after, in_order, side_of
from game.rules.showing import forget_to_show, lay_open_in_time, may_show
from game.rules.state import with_playing
from game.rules.trick import Trick, trick_points, winner_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat
    from game.rules.state import Deal, MatchState, Playing


def play(state: MatchState, action: Play, events: list[Event]) -> MatchState:
    """A card comes to the table; with it perhaps a declaration, a belote, the trick, the end of the deal."""
    if state.phase is not Phase.PLAYING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    deal, playing = parts(state)
    seat, card = action.seat, action.card
    players = state.rules.players
    if seat != (playing.trick.leader + len(playing.trick.cards)) % players:
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)
    trumps = deal.the_contract.trumps
    hand = playing.hands[seat]
    duty = why_illegal(card, hand, playing.trick, trumps, state.rules.play, players)
    if duty is Illegality.NOT_IN_HAND or (duty and not state.rules.play.allows_faults):
        raise IllegalActionError(action, duty)
    if not playing.tricks and state.rules.declarations.timing is DeclarationTiming.FIRST_CARD:
        state = _with_first_card(state, seat, events)
        if state.phase is Phase.OVER:
            return state
    elif may_show(state, seat):
        state = forget_to_show(state, seat, events)
        playing = state.the_deal.the_play
    word = word_with(state, seat, card)
    if word is not None and (action.says_belote or state.rules.declarations.announce is Announce.AUTO):
        playing = _with_word(playing, word, (seat, card))
        is_second = word is BeloteWord.REBELOTE
        events.append(BeloteCalled(seat, card, is_second, is_rebelote(card, word, state.rules.declarations)))
    events.append(CardPlayed(seat, card))
    if duty is not None:
        offence = Offence(seat, card, len(playing.tricks), duty)
        playing = changed(playing, offences=(*playing.offences, offence))
    trick = Trick(playing.trick.leader, (*playing.trick.cards, card))
    rest = tuple([other for other in hand if other is not card])
    hands = (*playing.hands[:seat], rest, *playing.hands[seat + 1 :])
    playing = changed(playing, hands=hands, trick=trick)
    if len(trick.cards) == players:
        return _take_trick(state, playing, events)
    return with_playing(state, playing)


def _with_word(playing: Playing, word: BeloteWord, said: tuple[Seat, Card]) -> Playing:
    if word is BeloteWord.BELOTE:
        return changed(playing, belotes=(*playing.belotes, said))
    return changed(playing, rebelotes=(*playing.rebelotes, said))


def parts(state: MatchState) -> tuple[Deal, Playing]:
    """The deal and its play; only asked while cards are played."""
    return state.the_deal, state.the_deal.the_play


def _with_first_card(state: MatchState, seat: Seat, events: list[Event]) -> MatchState:
    """Declarations are said with one's first card; who had to speak himself and did not has none."""
    if state.the_deal.said.declarations[seat] is not None or not may_be_said(state):
        return state
    if state.rules.declarations.announce is Announce.MANUAL:
        return say(state, seat, (), events)
    return say(state, seat, declarations_of(state, seat), events)


def _take_trick(state: MatchState, playing: Playing, events: list[Event]) -> MatchState:
    """The last card of the trick in `playing` has been played, which is not yet in the state."""
    rules, players = state.rules, state.rules.players
    trick, trumps = playing.trick, state.the_deal.the_contract.trumps
    taker = winner_of(trick, trumps, players)
    points = trick_points(trick.cards, trumps, rules.score.scale(trumps))
    is_last = not any(playing.hands)
    gained = points + rules.score.last_trick * is_last
    side = side_of(taker, players)
    before = playing.card_points
    card_points = (*before[:side], before[side] + gained, *before[side + 1 :])
    events.append(TrickTaken(taker, len(playing.tricks) + 1, trick.cards, trick.leader, points, is_last))
    playing = changed(
        playing,
        trick=Trick(taker),
        tricks=(*playing.tricks, trick),
        takers=(*playing.takers, taker),
        card_points=card_points,
        accusations=(),
    )
    state = with_playing(state, playing)
    if len(playing.tricks) == 1:
        state = _after_first_trick(state, events)
    state = lay_open_in_time(state, events)
    if not is_last:
        return state
    if rules.play.allows_faults:
        return changed(state, phase=Phase.AGREEING)
    return end_by_counting(state, events)


def _after_first_trick(state: MatchState, events: list[Event]) -> MatchState:
    if state.rules.declarations.timing is DeclarationTiming.AFTER_FIRST_TRICK:
        return round_of_declarations(state, events)
    return state if state.the_deal.said.is_resolved else resolve(state, events)


def call_fault(state: MatchState, action: CallFault, events: list[Event]) -> MatchState:
    """A seat accuses an opponent: a broken duty costs the deal or ten points, a wrong word nothing."""
    refusal = why_no_accusation(state, action.seat, action.offender)
    if refusal is not None:
        raise IllegalActionError(action, refusal)
    playing = state.the_deal.the_play
    guilty = any(one.seat == action.offender for one in playing.offences)
    events.append(FaultCalled(action.offender, action.seat, Fault.RENEGE if guilty else None))
    if not guilty:
        pair = (action.seat, action.offender)
        return with_playing(state, changed(playing, accusations=(*playing.accusations, pair)))
    if state.rules.play.renege is Renege.TEN_POINTS:
        rest = tuple(one for one in playing.offences if one.seat != action.offender)
        state = with_playing(state, changed(playing, offences=rest))
        award = LOST_BY_A_FAULT * state.rules.play.renege_award  # E-07
        for _ in range(len(playing.offences) - len(rest)):  # each card against the rules costs ten ([004])
            state = with_ten_lost(state, action.offender, award)
        return state
    state = resolve(state, events)  # said with the first cards: also called "in this deal" ([000])
    return end_with_penalty(state, action.offender, Fault.RENEGE, events)


def why_no_accusation(state: MatchState, seat: Seat, offender: Seat) -> Refusal | None:
    """Why the seat may not call a fault of the other now, or None if it may."""
    players = state.rules.players
    if state.phase not in {Phase.PLAYING, Phase.AGREEING}:
        return Refusal.NOT_NOW
    if not state.rules.play.allows_faults:
        return Refusal.NO_FAULTS_HERE
    if seat not in range(players) or offender not in range(players):
        return Refusal.NOT_A_SEAT
    if side_of(seat, players) == side_of(offender, players):
        return Refusal.OWN_SIDE
    if (seat, offender) in parts(state)[1].accusations:
        return Refusal.ALREADY_ACCUSED
    return None


def agree(state: MatchState, action: Agree, events: list[Event]) -> MatchState:
    """A seat has nothing to call; when all have agreed the deal is written."""
    if state.phase is not Phase.AGREEING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if action.seat != seat_to_agree(state):
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)
    playing = state.the_deal.the_play
    playing = changed(playing, agreed=playing.agreed + 1)
    state = with_playing(state, playing)
    return state if playing.agreed < state.rules.players else end_by_counting(state, events)


def seat_to_agree(state: MatchState) -> Seat:
    """The next seat to say that it has no fault to call, eldest hand first."""
    deal, playing = parts(state)
    return in_order(after(deal.dealer, state.rules.players), state.rules.players)[playing.agreed]


def stop(state: MatchState, action: Stop, events: list[Event]) -> MatchState:
    """A side has enough and ends the match (finish=dosta)."""
    if state.phase is not Phase.PLAYING or state.rules.match.finish is not Finish.DOSTA:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if not _has_enough(state, action.seat, is_public=False):
        raise IllegalActionError(action, Refusal.NOT_ENOUGH)
    return end_by_stopping(state, action.seat, events)


def may_stop(state: MatchState, seat: Seat) -> bool:
    """Whether the seat is asked if it stops: by what everybody has seen its side has reached the target.

    To ask sooner would tell it what became of declarations that are not open yet. Who has counted them may
    stop all the same, if he is right.
    """
    return _has_enough(state, seat, is_public=True)


def _has_enough(state: MatchState, seat: Seat, *, is_public: bool) -> bool:
    """Whether the seat's side did not take the contract, has just won a trick and has reached the target."""
    if state.phase is not Phase.PLAYING or state.rules.match.finish is not Finish.DOSTA:
        return False
    deal, playing = parts(state)
    players = state.rules.players
    if seat not in range(players) or playing.trick.cards or not playing.takers:
        return False
    side = side_of(seat, players)
    if side_of(playing.takers[-1], players) != side or side_of(deal.the_contract.taker, players) == side:
        return False
    return state.scores[side] + written_so_far(state, is_public=is_public)[side] >= state.rules.match.target
