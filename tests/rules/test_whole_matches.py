"""What is true in every match under whatever house rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.cards.card import DECK
from game.rules.asking import choices_for, seat_to_act
from game.rules.declaration import Kind
from game.rules.events import BeloteCalled, CardPlayed, DealScored, DeclarationShown, MatchWon, TrickTaken
from game.rules.options.play import Renege
from game.rules.options.rules import Rules
from game.rules.options.score import ContraCapot, Tie, Trickless
from game.rules.phase import Phase
from game.rules.result import DealResult, Outcome
from game.rules.state import MatchState
from tests.depth import often
from tests.rules.test_second_opinion import opinion
from tests.rules.wild import house_rules, wild_match

MATCHES = often(80, 320)
DEALS = 3


def played_out(result: DealResult) -> bool:
    return result.outcome in {Outcome.MADE, Outcome.FELL, Outcome.HUNG}


def check_hands(state: MatchState) -> None:
    """32 cards, each once: in hands, talons, on the table or in tricks."""
    deal = state.deal
    if deal is None or not deal.hands:
        return
    playing = deal.playing
    hands = playing.hands if playing else deal.hands
    cards = [one for pile in (*hands, *deal.talons) for one in pile]
    if playing:
        cards += [one for trick in (*playing.tricks, playing.trick) for one in trick.cards]
        sizes = [len(hand) for hand in playing.hands]
        assert max(sizes) - min(sizes) <= 1
        assert sum(sizes) + 4 * len(playing.tricks) + len(playing.trick.cards) == 32
    assert sorted(cards) == list(DECK)


def check_choices(state: MatchState) -> None:
    """Somebody can always go on, and his legal cards are those of the second opinion."""
    turn = seat_to_act(state)
    if state.phase in {Phase.SEATING, Phase.SHUFFLING, Phase.OVER}:
        assert turn is None
        return
    assert turn is not None
    for seat in range(4):
        assert choices_for(state, seat).is_asked is (seat == turn)
    if state.phase is not Phase.PLAYING:
        return
    choices, playing = choices_for(state, turn), state.the_deal.the_play
    hand = {one.code for one in playing.hands[turn]}
    trick = [one.code for one in playing.trick.cards]
    trumps = state.the_deal.the_contract.trumps.value
    assert {one.code for one in choices.cards} == opinion(hand, trick, trumps, state.rules.play, 4)
    can_fault = state.rules.play.allows_faults
    assert choices.playable == (playing.hands[turn] if can_fault else choices.cards)


def written(rules: Rules, result: DealResult, before: int) -> list[int]:
    """The line of the sheet, by side, from the totals of a deal that was played out."""
    assert result.contract is not None
    taker, totals = result.contract.taker % 2, list(result.totals)
    if result.outcome is Outcome.HUNG:
        totals[taker] -= result.hung_after - before
        return totals
    winner = taker if result.outcome is Outcome.MADE else 1 - taker
    loser = 1 - winner
    if result.outcome is Outcome.FELL or result.contract.multiplier > 1:
        kept = (
            rules.score.belote_stays
            * 20
            * any(one.seat % 2 == loser and one.declaration.kind is Kind.BELOTE for one in result.declared)
        )
        pot, factor = sum(totals) - kept, result.contract.multiplier
        if result.capot is not None and rules.score.contra_capot is ContraCapot.CANCELS_MULTIPLIER:
            factor = 1
        once = sum(result.bonus) if rules.score.contra_capot is ContraCapot.FLAT_90 else 0
        totals[winner] = (pot - once) * factor + once
        totals[loser] = kept
    totals[winner] += before
    return totals


def check_sheet(rules: Rules, result: DealResult, before: int) -> None:
    """The points of the cards, the totals, and what is written, each reckoned afresh."""
    king, last = rules.score.king, rules.score.last_trick
    whole = 152 + 4 * (king - 4) + last
    called = sum(one.declaration.value for one in result.declared)
    if result.outcome is Outcome.PENALTY:
        assert sorted(result.written) == [0, whole + called + before]
        (dash,) = result.dashes
        assert result.written[dash] == 0
        return
    assert played_out(result)
    assert result.contract is not None
    assert sum(result.card_points) == whole
    premium = 0
    if result.capot is not None:
        premium = rules.score.capot - rules.score.replaced_by_capot
    lost = 0
    if result.capot is not None and rules.score.trickless is Trickless.DROP:
        lost = sum(
            one.declaration.value
            for one in result.declared
            if one.seat % 2 != result.capot
            and not (rules.score.belote_stays and one.declaration.kind is Kind.BELOTE)
        )
    assert sum(result.totals) == whole + premium + called - lost
    taker = result.contract.taker % 2
    mine, his = result.totals[taker], result.totals[1 - taker]
    if result.outcome is Outcome.HUNG:
        assert mine == his
        assert rules.score.tie is Tie.HANG
        kinds = [one.declaration.kind for one in result.declared if one.seat % 2 == taker]
        kept = 20 * rules.score.belote_stays * (Kind.BELOTE in kinds)
        assert result.hung_after == before + mine - kept
    elif rules.score.can_fall or result.contract.multiplier > 1:
        wins = mine > his or (mine == his and rules.score.tie is Tie.TAKER_WINS)
        assert (result.outcome is Outcome.MADE) is wins
    faults = result.lost or (0, 0)
    assert not any(faults) or rules.play.renege is Renege.TEN_POINTS
    wanted = written(rules, result, before)
    assert list(result.written) == [one + two for one, two in zip(wanted, faults, strict=True)]
    fell = result.outcome is Outcome.FELL and result.written[taker] == 0
    assert result.dashes == ({taker} if fell else set())


def test_nothing_goes_wrong_under_any_house_rules() -> None:
    outcomes: Counter[Outcome] = Counter()
    for number in range(MATCHES):
        luck = Random(f"whole match {number}")
        rules = house_rules(luck)
        scores, hung, played, tricks = [0, 0], 0, [], 0
        for state, step in wild_match(rules, luck, DEALS):
            check_hands(state)
            check_choices(state)
            for event in step.events:
                match event:
                    case CardPlayed():
                        played.append(event.card)
                    case TrickTaken():
                        tricks += 1
                        assert event.number == tricks
                        assert event.cards == tuple(played[-4:])
                        assert event.is_last is (tricks == 8)
                    case DealScored(result):
                        outcomes[result.outcome] += 1
                        scores = [one + two for one, two in zip(scores, result.written, strict=True)]
                        assert event.scores == tuple(scores)
                        assert result.hung_before == hung
                        if result.outcome not in {Outcome.BELOT, Outcome.STOPPED, Outcome.CLAIMED}:
                            check_sheet(rules, result, hung)
                        hung = result.hung_after
                        if played_out(result):
                            assert sorted(played) == list(DECK)
                        played, tricks = [], 0
                    case MatchWon(result):
                        assert step.state.phase is Phase.OVER
                        assert result.scores == tuple(scores) == step.state.scores
                        assert sum(result.match_points) == 1
                    case _:
                        pass
            assert step.state.hung == hung
    assert set(outcomes) >= {Outcome.MADE, Outcome.FELL, Outcome.PENALTY, Outcome.STOPPED}
    assert sum(outcomes.values()) > MATCHES * 1.3


def test_only_the_side_that_wins_the_contest_shows_cards_and_every_bela_is_one() -> None:
    shown = belas = 0
    for number in range(90):
        luck = Random(f"shown {number}")
        rules = house_rules(luck)
        for state, step in wild_match(rules, luck, 2):
            sides = {event.seat % 2 for event in step.events if isinstance(event, DeclarationShown)}
            shown += len(sides)
            assert len(sides) <= (1 if rules.declarations.four_cancels_sequences else 2)
            for event in step.events:
                if isinstance(event, BeloteCalled):
                    belas += 1
                    other = {"K": "Q", "Q": "K"}[event.card.code[0]] + event.card.code[1]
                    held = {one.code for one in state.the_deal.the_play.hands[event.seat]}
                    assert {event.card.code, other} <= held
                    assert event.card.code[1] == state.the_deal.the_contract.trumps.value
                if isinstance(event, DealScored):
                    counted = [one for one in event.result.declared if one.declaration.kind is Kind.BELOTE]
                    assert len(counted) <= 1
    assert shown > 20
    assert belas > 10


@pytest.mark.parametrize("number", range(5))
def test_the_same_actions_lead_to_the_same_match(number: int) -> None:
    first = [step for _, step in wild_match(Rules(), Random(number), 2)]
    second = [step for _, step in wild_match(Rules(), Random(number), 2)]
    assert first == second
