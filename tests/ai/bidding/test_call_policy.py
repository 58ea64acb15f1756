"""What was learned is said where games rise: lawful, and what a hand plainly calls for."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import code_of
from game.ai.bidding.call_policy import (
    AGAIN,
    CALLS,
    DOUBLED,
    GAME,
    HUNG,
    INPUTS,
    NAMED,
    OWN,
    PASSES,
    PLACE,
    SHORT,
    SPOKEN,
    TAKER,
    THEIRS,
    baseline_call,
    features_of,
    is_for_the_match,
    is_learned,
    learned_call,
    score_features,
    sums_of,
)
from game.ai.decision import Decision, Reason
from game.ai.rule_based.bid import bid
from game.ai.search.search_player import SearchPlayer
from game.ai.trick_rules import COMPILED
from game.cards.card import DECK, Card, cards
from game.cards.rank import Rank
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import BIDS, Bid, Call, Word
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.rules.seats import side_of
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES, game_named
from tests.ai.first_calls import answers, dealt, first_to_call
from tests.ai.profiles import hard, master, searching
from tests.depth import often
from tests.lab.arena.boards import begun

RISING = ("belot_bg", "belot_bg_official")
STRONG = cards("JH 9H AH TH AS")
JACKS = cards("JH JS JC 9C 9H")
ACES = cards("AH AS AC TC TH")
WEAK = cards("7H 8S 8C 9D QD")


def heard(seed: int) -> list[View]:
    """What each seat sees when it is to speak, in an auction where calls are made by lot."""
    random = Random(seed)
    state = begun(game_named("belot_bg").rules, tuple(random.sample(DECK, 32)), random.randrange(4))
    found = []
    while state.phase is Phase.CALLING and (seat := seat_to_act(state)) is not None:
        view = view_for(state, seat)
        found.append(view)
        call = random.choice((Word.PASS, *view.choices.calls[: 1 + random.randrange(3)]))
        state = apply(state, MakeCall(seat, call if call in view.choices.calls else Word.PASS)).state
    return found


def test_bulgarian_auctions_are_learned_and_no_others() -> None:
    assert {game for game in GAMES if is_learned(GAMES[game].rules)} == set(RISING)
    rules = GAMES["belot_bg"].rules
    assert not is_learned(replace(rules, score=replace(rules.score, no_trumps_doubled=False)))


def test_the_row_tells_the_hand_and_what_was_said() -> None:
    hand = cards("JH 9H AH AS AC")
    hearts, none = BIDS[Trumps.HEARTS], BIDS[Trumps.NONE]
    view = answers(dealt("belot_bg", 1, hand, 5), Word.PASS, hearts, none, Word.CONTRA, Word.PASS)
    assert set(features_of(view)) == {
        *map(int, view.hand),
        NAMED + 6 * 1 + 4,  # the next seat named no trumps,
        NAMED + 6 * 0 + 2,  # this one hearts,
        SPOKEN + 2,  # the partner has spoken and named nothing,
        SPOKEN + 3,
        TAKER + 1,
        GAME + 4,
        DOUBLED,
        PASSES + 1,
        PLACE + 2,
        AGAIN,
    }
    assert max(features_of(view)) < INPUTS


def at_score(view: View, own: int, other: int, hung: int = 0) -> View:
    """The same where the sides have so much."""
    scores = (own, other) if side_of(view.seat, view.rules.players) == 0 else (other, own)
    return replace(view, scores=scores, hung=hung)


def test_the_row_tells_what_each_side_is_short_of_the_target_and_what_hangs() -> None:
    for view in heard(3):
        assert score_features(view) == []
        assert score_features(at_score(view, 30, 30)) == []
        assert score_features(at_score(view, 31, 30)) == [OWN + len(SHORT) - 1], "120 are missing"
        assert score_features(at_score(view, 30, 31)) == [THEIRS + len(SHORT) - 1]
        for hanging, count in ((0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4)):
            assert score_features(at_score(view, 30, 30, hanging)) == [HUNG + place for place in range(count)]
        both = score_features(at_score(view, 150, 150, 13))
        assert both == [HUNG, HUNG + 1, HUNG + 2, *range(OWN, HUNG)]
        plain, late = features_of(view), at_score(view, 140, 77, 6)
        assert features_of(late) == plain + score_features(late)


def test_who_would_lose_the_match_by_it_doubles_and_says_that_the_score_asks_for_it() -> None:
    """Made, all trumps win the match for the others, with contra or without."""
    view = answers(dealt("belot_bg", 1, WEAK, 5), BIDS[Trumps.ALL])
    assert baseline_call(view).action == MakeCall(view.seat, Word.PASS)
    late = at_score(view, 50, 142)
    assert is_for_the_match(late)
    assert baseline_call(late) == Decision(MakeCall(view.seat, Word.CONTRA), Reason.MATCH_SCORE)
    ahead = at_score(view, 142, 50)
    assert baseline_call(ahead).action == MakeCall(view.seat, Word.PASS)
    assert not is_for_the_match(ahead)


def test_the_score_is_the_reason_where_it_changes_the_call_and_nowhere_else() -> None:
    changed, same = 0, 0
    for seed in range(often(5, 12)):
        for view in heard(seed):
            assert not is_for_the_match(view)
            for own, other in ((50, 142), (142, 50), (130, 138)):
                late = at_score(view, own, other)
                said = baseline_call(late)
                is_other = learned_call(late) != learned_call(view)
                assert (said.reason is Reason.MATCH_SCORE) == is_other == is_for_the_match(late)
                changed, same = changed + is_other, same + (not is_other)
    assert changed > often(3, 10)
    assert same > often(15, 50)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(30))
def test_it_says_what_is_open(seed: int) -> None:
    for view in heard(seed):
        assert learned_call(view) in view.choices.calls
        assert learned_call(at_score(view, 140, 120, 8)) in view.choices.calls
        assert len(sums_of(features_of(view))) == CALLS
        said = baseline_call(view)
        assert said.action == MakeCall(view.seat, learned_call(view))
        plain = bid(view)
        assert said == plain or said.action != plain.action


@pytest.mark.parametrize("game", RISING)
@pytest.mark.parametrize(
    ("hand", "call"),
    [
        (STRONG, BIDS[Trumps.HEARTS]),
        (JACKS, BIDS[Trumps.ALL]),
        (ACES, BIDS[Trumps.NONE]),
        (WEAK, Word.PASS),
    ],
    ids=["suit", "jacks", "aces", "weak"],
)
def test_plain_hands_are_called_plainly(game: str, hand: tuple[Card, ...], call: Call) -> None:
    assert learned_call(first_to_call(game, hand, 3)) == call


@pytest.mark.parametrize("seed", range(40))
def test_it_names_no_suit_that_the_hand_does_not_hold(seed: int) -> None:
    """A partner at the table takes it at its word: three cards, the jack, or the nine and another."""
    for view in heard(seed):
        assert is_no_lie(view, learned_call(view))


def is_no_lie(view: View, call: Call) -> bool:
    suit = call.trumps.suit if isinstance(call, Bid) else None
    ranks = {card.rank for card in view.hand if card.suit is suit}
    return suit is None or len(ranks) > 2 or Rank.JACK in ranks or {Rank.NINE} < ranks


def test_who_would_pass_names_no_game_for_the_score_alone_unless_that_is_sure() -> None:
    """A pass or contra promises nothing; anything else must be e to the fourth times as likely as a pass."""
    sure, unsure = 0, 0
    for seed in range(often(8, 150)):
        for view in heard(seed):
            first = learned_call(view)
            for own, other in ((50, 142), (142, 50), (110, 140), (140, 135)):
                late = at_score(view, own, other)
                said, sums = learned_call(late), sums_of(features_of(late))
                meant = [call for call in late.choices.calls if is_no_lie(late, call)]
                liked = max(meant, key=lambda call: (sums[code_of(call)], -code_of(call)))
                is_sure = sums[code_of(liked)] - sums[call_code.PASS] >= 4 * 128 * 128
                if first is Word.PASS and liked not in {Word.PASS, Word.CONTRA} and not is_sure:
                    assert said in {Word.PASS, Word.CONTRA}
                    unsure += 1
                else:
                    assert said == liked
                    sure += said != first
    assert sure > often(4, 100)
    assert unsure > often(2, 50)


def test_of_what_is_no_lie_it_says_what_the_network_likes_best() -> None:
    others = 0
    for seed in range(60):
        for view in heard(seed):
            sums = sums_of(features_of(view))
            meant = [call for call in view.choices.calls if is_no_lie(view, call)]
            assert learned_call(view) == max(meant, key=lambda call: (sums[code_of(call)], -code_of(call)))
            others += len(meant) < len(view.choices.calls)
    assert others > 60


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_what_is_sure_to_fall_is_doubled_though_players_who_know_the_game_hardly_ever_do() -> None:
    """Three jacks and two nines against all trumps."""
    view = answers(dealt("belot_bg", 1, JACKS, 5), BIDS[Trumps.ALL])
    assert learned_call(view) is Word.PASS
    assert SearchPlayer(master).decide(view, 1).action == MakeCall(view.seat, Word.CONTRA)


def test_other_games_keep_the_rule_players_call() -> None:
    for game in set(GAMES) - set(RISING):
        rules = GAMES[game].rules
        hand = (*STRONG, *cards("AD 7C 8C"))[: rules.pack.first_hand]
        view = first_to_call(game, hand, 3)
        assert baseline_call(view) == bid(view)


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_the_master_says_it_unless_a_double_is_surely_better() -> None:
    sure, easy, never = (
        searching(master, call_required_errors=1e9),
        searching(master, call_required_errors=0.0),
        searching(master, network_calls=False, call_required_errors=1e9),
    )
    differs = 0
    for seed in range(often(2, 25)):
        for view in heard(seed):
            if len(view.choices.calls) == 1:
                continue
            said, plain = sure.decide(view, seed), never.decide(view, seed)
            assert said.action == MakeCall(view.seat, learned_call(view))
            assert plain.action == bid(view).action
            differs += said.action != plain.action
            bold = easy.decide(view, seed).action
            assert isinstance(bold, MakeCall)
            assert bold == said.action or bold.call in {Word.CONTRA, Word.RECONTRA}
            assert said.candidates
    assert differs > often(0, 5)


def test_who_weighs_no_calls_says_what_a_rule_player_does() -> None:
    for seed in range(often(6, 20)):
        for view in heard(seed):
            assert SearchPlayer(hard).decide(view, seed) == bid(view)


def test_a_call_of_its_own_has_a_reason() -> None:
    reasons = set()
    for seed in range(60):
        for view in heard(seed):
            said = baseline_call(view)
            if said.action != bid(view).action:
                assert isinstance(said.action, MakeCall)
                reasons.add((isinstance(said.action.call, Bid), said.reason))
    assert (True, Reason.STRONG_ENOUGH) in reasons
    assert (False, Reason.TOO_WEAK) in reasons
    assert all(reason is Reason.STRONG_ENOUGH for is_bid, reason in reasons if is_bid)
