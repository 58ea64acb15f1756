"""Faces react to what everybody has seen, and to nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import Card, card, cards
from game.rules.call import Word
from game.rules.contract import Contract, Trumps
from game.rules.covering import NOBODY
from game.rules.events import (
    BeloteCalled,
    CallMade,
    CardPlayed,
    DealScored,
    DeclarationAnnounced,
    DeclarationShown,
    Event,
    HandDealt,
    MatchWon,
    TrickTaken,
)
from game.rules.result import MatchResult, Outcome
from game.rules.viewing import seen_by, view_for
from game.scenes.table.board import board_of
from game.scenes.table.motion.poses import POSES
from game.scenes.table.moves import move
from game.scenes.table.reactions import Reaction, reactions
from game.variants.catalogue import GAMES
from tests.rules.played import steps
from tests.rules.seated import combination
from tests.text.made import made

HEARTS = Contract(trumps=Trumps.HEARTS, taker=0)


def laid(first: int, codes: str, players: int = 4) -> list[tuple[int, Card]]:
    """Cards on the table, by the seats that played them."""
    return [((first + place) % players, one) for place, one in enumerate(cards(codes))]


def react(event: Event, trick: list[tuple[int, Card]] | None = None, players: int = 4) -> dict[int, Reaction]:
    return reactions(event, trick or [], HEARTS, players)


def taken(codes: str, seat: int, *, leader: int = 0, is_last: bool = False) -> TrickTaken:
    return TrickTaken(seat, 1, tuple(cards(codes)), leader, 0, is_last)


def test_a_ten_that_goes_to_the_others_hurts_its_owner_and_pleases_the_taker() -> None:
    assert react(taken("AS TS 7S 8S", 0)) == {1: Reaction.LOSES_HIGH, 0: Reaction.WINS_HIGH}
    assert react(taken("AS 7S TS 8S", 0)) == {}, "the partner's ten is safe"
    assert react(taken("7S 8S 9S JS", 3)) == {}, "nobody looks up for small cards"
    assert react(taken("7S 8S 9S JS", 3, is_last=True)) == {3: Reaction.TAKES_LAST}
    assert react(taken("7H TH AS", 1), players=3)[2] is Reaction.LOSES_HIGH


@pytest.mark.parametrize(
    ("first", "codes", "expected"),
    [
        (0, "AS 7H", {1: Reaction.RUFFS, 0: Reaction.IS_RUFFED}),
        (0, "AS 7S 7H", {}),
        (0, "7S AS 7H", {2: Reaction.RUFFS, 1: Reaction.IS_RUFFED}),
        (0, "AS 9H 7H", {}),
        (0, "AS 7H JH", {2: Reaction.RUFFS, 1: Reaction.IS_RUFFED}),
        (0, "8H JH", {}),
        (0, "AS AD", {}),
        (2, "7H", {}),
    ],
    ids=["ruffed", "of the partner", "over an ace", "too small", "overruffed", "trumps", "discard", "lead"],
)
def test_who_ruffs_smirks_and_who_had_the_trick_is_startled(
    first: int, codes: str, expected: dict[int, Reaction]
) -> None:
    trick = laid(first, codes)
    assert react(CardPlayed(*trick[-1]), trick) == expected


@pytest.mark.parametrize("trumps", [Trumps.ALL, Trumps.NONE])
def test_without_a_trump_suit_nobody_ruffs(trumps: Trumps) -> None:
    trick = laid(0, "AS 7H")
    assert reactions(CardPlayed(1, card("7H")), trick, replace(HEARTS, trumps=trumps), 4) == {}
    assert reactions(CardPlayed(1, card("7H")), trick, None, 4) == {}


def test_words_are_heard_by_the_other_side() -> None:
    contra = react(CallMade(1, Word.CONTRA, is_forced=False))
    assert contra == {1: Reaction.DOUBLES, 0: Reaction.IS_DOUBLED, 2: Reaction.IS_DOUBLED}
    assert react(CallMade(0, Word.RECONTRA, is_forced=False))[0] is Reaction.REDOUBLES
    assert react(CallMade(0, Word.PASS, is_forced=False)) == {}
    belote = react(BeloteCalled(2, card("KH"), is_second=False, is_rebelote=False))
    assert belote == {2: Reaction.SAYS_BELOTE, 1: Reaction.HEARS_BELOTE, 3: Reaction.HEARS_BELOTE}
    assert react(BeloteCalled(0, card("KH"), is_second=False, is_rebelote=False), players=2) == {
        0: Reaction.SAYS_BELOTE,
        1: Reaction.HEARS_BELOTE,
    }


def test_only_a_four_laid_open_is_admired() -> None:
    shown = react(DeclarationShown(3, combination("JC JD JH JS")))
    assert shown == {3: Reaction.SHOWS_FOUR, 0: Reaction.SEES_FOUR, 2: Reaction.SEES_FOUR}
    assert react(DeclarationShown(3, combination("7C 8C 9C"))) == {}
    assert react(DeclarationAnnounced(3, 200, None, None)) == {}, "what is only said may be a sequence"


def test_the_end_of_a_deal_and_of_a_match() -> None:
    result = made(2)
    won = {0: Reaction.MADE, 2: Reaction.MADE}
    lost = {0: Reaction.FAILED, 2: Reaction.FAILED, 1: Reaction.MADE, 3: Reaction.MADE}
    base = replace(result, contract=HEARTS, outcome=Outcome.MADE, capot=None)
    assert react(DealScored(base, (0, 0))) == won
    assert react(DealScored(replace(base, outcome=Outcome.FELL), (0, 0))) == lost
    swept = react(DealScored(replace(base, capot=1), (0, 0)))
    assert swept == {0: Reaction.SWEPT, 2: Reaction.SWEPT, 1: Reaction.CAPOT, 3: Reaction.CAPOT}
    assert react(DealScored(replace(base, outcome=Outcome.PENALTY), (0, 0))) == {}
    over = react(MatchWon(MatchResult(scores=(1001, 500), winners=(0,), match_points=(1, 0))))
    assert over == {0: Reaction.WON, 2: Reaction.WON, 1: Reaction.LOST, 3: Reaction.LOST}


def test_every_reaction_has_a_pose_that_ends_soon() -> None:
    assert set(POSES) == set(Reaction)
    for poses in POSES.values():
        assert 0.5 < sum(pose.seconds for pose in poses) < 4
        assert all(max(map(abs, pose.head)) <= 6 for pose in poses), "a gap would open at the ring"


@pytest.mark.parametrize("game", GAMES)
def test_all_who_watch_see_the_same_faces(game: str) -> None:
    """From every seat the events and the board lead to the same reactions as without any secret."""
    rules, found = GAMES[game].rules, set[Reaction]()
    for state, step in steps(rules, f"faces {game}", 3):
        if not step.events or state.deal is None:
            continue
        seats = range(rules.players)
        boards = [board_of(view_for(state, seat)) for seat in seats]
        for event in step.events:
            seen = []
            for seat, board in enumerate(boards):
                own = seen_by(event, seat)
                move(board, own, rules)
                trick = [(who, token.face) for who, token in board.trick if token.face is not None]
                contract = view_for(step.state, seat).contract
                seen.append(reactions(own, trick, contract, rules.players))
            bare = reactions(seen_by(event, NOBODY), trick, contract, rules.players)
            assert all(one == bare for one in seen), f"{event} tells {seen}"
            found |= set(bare.values())
            assert not (bare and isinstance(event, HandDealt))
    assert len(found) >= 3
