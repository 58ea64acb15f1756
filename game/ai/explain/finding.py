"""The ground of a card or a call: what the view proves of it, what the samples say, or the mind's reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.bidding.call_policy import baseline_call, is_learned
from game.ai.coding import WHOLE_SUIT, beaters, higher, union
from game.ai.decision import Candidate, Reason, error_between
from game.ai.explain.ground import Found, Ground
from game.ai.knowledge import Knowledge, is_own, standing_of
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.card_choice import is_half, is_thrown
from game.ai.rule_based.card_choice import options as ranked
from game.ai.rule_based.forecast import guards_ten
from game.ai.weights.rule_player import STANDARD
from game.cards.card import Card, card_of
from game.cards.rank import Rank
from game.rules.actions import MakeCall, Play
from game.rules.call import Bid, Call, Word
from game.rules.options.play import Ruff
from game.rules.seats import Seat
from game.rules.view import View

CLEAR: Final = 2.0
"""A difference counts from this many standard errors on."""
TOLD: Final = 0.05
"""A smaller difference counts as none."""
BIG: Final = 10
"""This many points given to the partner's trick always count as feeding it."""
UNREASONED: Final = frozenset({Reason.OVERSIGHT, Reason.BY_CHANCE})
"""Reasons of cards that were not chosen, so nothing explains them."""


def ground_of_card(
    view: View, card: Card, reason: Reason, options: tuple[Candidate, ...], worlds: int
) -> Found:
    """Return the ground of a card that was chosen among several; `options` were compared, the card first."""
    if reason in UNREASONED:
        return Found(Ground.REASON)
    position, is_weighed = Assessment(view, STANDARD), len(options) > 1
    if position.trick.cards:
        found = _given(position, card)
    else:
        found = _led(position, card, reason, is_weighed=is_weighed)
    if not is_weighed:
        return found
    told, is_judged = compared(options, worlds), found.ground is Ground.JUDGED
    match told.ground:
        case Ground.USUAL_CARD:
            # The rule player's card: a search follows it while little speaks for another one.
            is_told = ranked(position, view.choices.cards)[0].card == card
        case Ground.LEVEL:
            is_told = is_judged
        case _:
            is_told = is_judged or _is_beside_the_point(position, found, options)
    return told if is_told else found


def _is_beside_the_point(position: Assessment, found: Found, options: tuple[Candidate, ...]) -> bool:
    """Whether the ground says that the card is cheap though an equally cheap one is clearly worse."""
    best = options[0]
    return found.ground in {Ground.CHEAP_LEAD, Ground.LEAST} and any(
        isinstance(other.action, Play)
        and position.points[other.action.card] == found.number
        and best.value - other.value > max(TOLD, CLEAR * error_between(best, other))
        for other in options[1:]
    )


def compared(options: tuple[Candidate, ...], worlds: int) -> Found:
    """Return how the card did against the next best one in the same samples."""
    best, other = options[:2]
    amount = best.value - other.value
    if amount > 0 and 2 * best.best_in > worlds:
        return Found(Ground.MOSTLY, best.best_in, amount=amount)
    card = other.action.card if isinstance(other.action, Play) else None
    if abs(amount) < TOLD or abs(amount) <= CLEAR * error_between(best, other):
        return Found(Ground.LEVEL, card=card, amount=amount)
    return Found(Ground.PROMISES if amount > 0 else Ground.USUAL_CARD, card=card, amount=amount)


def _led(position: Assessment, card: Card, reason: Reason, *, is_weighed: bool) -> Found:
    know, partner, points = position.know, position.know.partner, position.points
    if know.is_trump(card) and know.trumps_against and position.is_takers:
        return Found(Ground.DRAWS_TRUMPS, _most_trumps_against(know))
    if not know.against & beaters(card, know.trumps):
        has_trumps = know.trumps.suit is not None and not know.is_trump(card)
        return Found(Ground.NO_TRUMP_OUT if has_trumps else Ground.SURE)
    if know.is_master(card):
        is_exposed = any(_may_ruff(position, seat, card) for seat in know.opponents)
        return Found(Ground.MAY_BE_RUFFED if is_exposed else Ground.HIGHEST)
    if is_half(position.view, card):
        return Found(Ground.SAYS_BELOTE)
    if partner is not None and _may_ruff(position, partner, card):
        return Found(Ground.PARTNER_RUFFS)
    is_cheapest = _is_cheapest(position, card)
    may_take = partner is not None and bool(know.may_hold[partner] & higher(card, know.trumps))
    # Without a hope for the partner in the reason this is said only of a dearer card.
    if may_take and not (reason is Reason.LEADS_LOW and (is_cheapest or is_weighed)):
        return Found(Ground.PARTNER_MAY_TAKE)
    return Found(Ground.CHEAP_LEAD, points[card]) if is_cheapest else Found(Ground.JUDGED)


def _most_trumps_against(know: Knowledge) -> int:
    """Return how many trumps the opponents can hold at most, by their numbers of cards and known others."""
    room = 0
    for seat in know.opponents:
        may = know.may_hold[seat] & know.all_trumps
        room += min(may.bit_count(), know.counts[seat] - (know.holds[seat] & ~know.all_trumps).bit_count())
    return min(room, know.trumps_against.bit_count())


def _may_ruff(position: Assessment, seat: Seat, card: Card) -> bool:
    """Whether the seat lacks the side suit that is led and may have a trump."""
    know = position.know
    if know.trumps.suit is None or position.view.rules.play.ruff is Ruff.NEVER:
        return False
    may = know.may_hold[seat]
    return not may & WHOLE_SUIT << 8 * card.suit and bool(may & know.all_trumps)


def _given(position: Assessment, card: Card) -> Found:
    know, points, partner = position.know, position.points, position.know.partner
    others_may = union(know.may_hold[seat] for seat in position.waiting if seat != partner)
    if position.wins_so_far(card):
        return Found(_beating(position, card, others_may), position.on_table + points[card])
    best, place = position.best_with(card)
    if (position.trick.leader + place) % know.players == partner:
        is_sure = not others_may & beaters(best, know.trumps)
        if points[card] >= BIG or not _is_cheapest(position, card):
            return Found(Ground.FEEDS if is_sure else Ground.FEEDS_BEST, points[card])
        spared = _royal(position, card) or _kept(position, card)
        return spared or Found(Ground.PARTNER_TAKES if is_sure else Ground.PARTNER_LEADS)
    kept = _royal(position, card) or _trump_saved(position, card) or _kept(position, card)
    if kept is not None:
        return kept
    if not _is_cheapest(position, card):
        return Found(Ground.JUDGED)
    is_lost = not any(position.wins_so_far(other) for other in position.view.choices.cards)
    if partner in position.waiting and partner is not None:
        is_lost = is_lost and not know.may_hold[partner] & beaters(best, know.trumps)
    return Found(Ground.LOST if is_lost else Ground.LEAST, points[card])


def _beating(position: Assessment, card: Card, others_may: int) -> Ground:
    """Return the ground of a card that beats the trick; opponents still to play may hold `others_may`."""
    if not others_may & beaters(card, position.know.trumps):
        return Ground.TAKES
    points = position.points
    cards = position.view.choices.cards
    beating = [points[other] for other in cards if other != card and position.wins_so_far(other)]
    is_cheapest = bool(beating) and min(beating) > points[card]
    return Ground.CHEAPEST_BEST if is_cheapest else Ground.BEST_SO_FAR


def _royal(position: Assessment, card: Card) -> Found | None:
    """Return the ground of a card that says belote, or that spares a belote; None for others."""
    view, points = position.view, position.points
    if not is_thrown(view, card):
        return Found(Ground.SAYS_BELOTE) if is_half(view, card) else None
    spared = [other for other in view.choices.cards if is_half(view, other) and points[other] <= points[card]]
    if is_half(view, card) or not spared:
        return None
    return Found(Ground.KEEPS_BELOTE, card=max(spared, key=lambda one: points[one]))


def _trump_saved(position: Assessment, card: Card) -> Found | None:
    """Return the ground of a card that spares a trump which could have taken the trick."""
    trumps = [other for other in position.view.choices.cards if position.know.is_trump(other)]
    could_take = any(position.wins_so_far(other) for other in trumps)
    is_saved = could_take and card not in trumps and _is_cheapest(position, card, trumps)
    return Found(Ground.KEEPS_TRUMP) if is_saved else None


def _kept(position: Assessment, card: Card) -> Found | None:
    """Return the ground of a card that spares a better one, if no cheaper card would have spared as much."""
    know, points = position.know, position.points
    others = [other for other in position.view.choices.cards if other != card]
    guards = [other for other in others if _guards_ten(know, other)]
    masters = [other for other in others if points[other] and know.is_master(other)]
    if not _is_cheapest(position, card, guards + masters):
        return None
    if guards and not _guards_ten(know, card) and card.rank is not Rank.TEN:
        return Found(Ground.KEEPS_GUARD, card=card_of(guards[0].suit, Rank.TEN))
    if masters and not know.is_master(card):
        return Found(Ground.KEEPS_CARD, card=max(masters, key=lambda one: points[one]))
    return None


def _is_cheapest(position: Assessment, card: Card, spared: Sequence[Card] = ()) -> bool:
    """Whether every card that may be played and has fewer points is among the spared ones."""
    points = position.points
    return all(points[other] >= points[card] for other in position.view.choices.cards if other not in spared)


def _guards_ten(know: Knowledge, card: Card) -> bool:
    """Whether it is the small card that guards a ten; jack and nine of trumps are not small."""
    ten = card_of(card.suit, Rank.TEN)
    return guards_ten(know, card) and not higher(ten, know.trumps) >> card & 1


HOPEFUL: Final = frozenset({Reason.STRONG_ENOUGH, Reason.RAISES_PARTNER, Reason.BETTER_GAME})
"""Reasons that expect a gain."""
ENOUGH: Final = 30
"""Fewer samples give no percentage."""


def ground_of_call(view: View, call: MakeCall, reason: Reason, options: tuple[Candidate, ...]) -> Found:
    """Return the ground of a call; `options` were compared, the call itself first."""
    if len(view.choices.calls) == 1:
        return Found(Ground.ONLY_CALL)
    if reason is Reason.MATCH_SCORE:
        return Found(Ground.REASON)
    found = _from_samples(view, options, reason) if len(options) > 1 else None
    if found is not None and found.ground is not Ground.PASSES:
        return found
    is_behind = len(options) > 1 and options[1].value - options[0].value >= TOLD
    plain = Found(Ground.REASON) if is_behind else _from_reason(view, call, reason)
    return plain or found or Found(Ground.REASON)


def _from_reason(view: View, call: MakeCall, reason: Reason) -> Found | None:
    """Return the ground where the mind's reason says too much: after a bid, or where no contract falls."""
    if reason is Reason.STRONG_ENOUGH and not view.rules.score.can_fall:
        return Found(Ground.SUITS_HAND)
    if reason is Reason.RAISES_PARTNER and _was_own(view, call.call):
        return Found(Ground.SAME_GAME)
    standing = standing_of(view)
    if call.call is not Word.PASS or reason is not Reason.TOO_WEAK or standing is None:
        return None
    return Found(Ground.OWN_STANDS if is_own(view, standing.taker) else Ground.LETS_PLAY)


def _was_own(view: View, call: Call) -> bool:
    """Whether the seat named the same trumps before, or names no suit."""
    named = {said.trumps for who, said in view.calls if who == view.seat and isinstance(said, Bid)}
    return isinstance(call, Bid) and (call.trumps.suit is None or call.trumps in named)


def _from_samples(view: View, options: tuple[Candidate, ...], reason: Reason) -> Found | None:
    """Return what the samples say of the mind's reason, or None."""
    best, other = options[:2]
    behind, is_hopeful = other.value - best.value, reason in HOPEFUL
    if behind >= TOLD and best.action == baseline_call(view).action:
        # The error of a comparison within the same deals is never larger than both errors together.
        if behind <= CLEAR * (best.error + other.error):
            return Found(Ground.USUAL, amount=behind)
        if is_learned(view.rules):
            return Found(Ground.EXPERIENCE, amount=behind)
    if best.value < 0 and is_hopeful and behind <= -TOLD:
        return Found(Ground.LOSES_LESS, amount=-behind)
    if not view.rules.score.can_fall:
        return None
    if is_hopeful:
        return _reaching(Ground.MADE, best)
    if reason is Reason.DOUBTS_CONTRACT:
        return _reaching(Ground.FALLS, best)
    call = other.action.call if isinstance(other.action, MakeCall) else Word.PASS
    names_a_game = call is Word.TAKE or isinstance(call, Bid)
    is_better = reason is Reason.TOO_WEAK and behind <= -TOLD
    return _reaching(Ground.PASSES, other) if is_better and names_a_game else None


def _reaching(ground: Ground, call: Candidate) -> Found | None:
    """Return the ground with the percentage of samples with the call's contract in which it reaches its aim.

    None: there are too few of them.
    """
    return Found(ground, round(100 * call.reached / call.stands)) if call.stands >= ENOUGH else None
