"""What was weighed is compared with the standard error of the difference."""

from __future__ import annotations

from game.ai.decision import Candidate, error_between
from game.cards.card import card
from game.rules.actions import Play

BEST = Candidate(Play(0, card("TH")), 12.0, 1.5)


def test_of_a_candidate_nothing_is_counted_that_was_not_told() -> None:
    assert (BEST.best_in, BEST.stands, BEST.reached, BEST.difference_error) == (0, 0, 0, None)


def test_the_error_between_two_is_that_of_the_difference_or_of_the_less_certain_one() -> None:
    sure, rough = Candidate(Play(0, card("7H")), 9.0, 0.5), Candidate(Play(0, card("8H")), 9.0, 2.5)
    assert (error_between(BEST, sure), error_between(BEST, rough)) == (1.5, 2.5)
    assert error_between(BEST, Candidate(Play(0, card("9H")), 9.0, 2.5, difference_error=0.0)) == 0.0
