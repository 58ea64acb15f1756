"""Forecasts are certain where the rules leave no doubt, and doubtful elsewhere."""

from __future__ import annotations

from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.forecast import Forecast, forecast
from game.ai.weights.rule_player import STANDARD
from game.cards.card import card
from tests.positions.position import position

HAND = "TS 7C 8C 9C 8D 9D 7H 8H"


def forecast_of(code: str, **entry: object) -> Forecast:
    whole = {"title": "t", "why": "w", "plays": "", "hand": HAND, "contract": "H by 1", **entry}
    return forecast(Assessment(position(whole).view, STANDARD), card(code))


def test_the_last_player_knows() -> None:
    assert forecast_of("TS", trick="1: 7S AS 8S") == Forecast(1.0, 0.0)
    assert forecast_of("TS", trick="1: AS 7S 8S") == Forecast(0.0, 0.0)


def test_the_trump_jack_wins_for_certain() -> None:
    found = forecast_of("JH", hand="JH 7C 8C 9C 8D 9D 7H 8H")
    assert found.ours == 1.0
    assert found.added > 0


def test_an_ace_may_be_ruffed() -> None:
    early = forecast_of("AS", hand="AS 7C 8C 9C 8D 9D 7H 8H").ours
    late = forecast_of("AS", hand="AS KS QS JS TS 9D 7H 8H").ours
    assert 0.5 < early < 1.0
    assert late < early


def test_what_the_partner_has_shown_wins() -> None:
    shown = forecast_of("7S", hand="7S 7C 8C 9C 8D 9D 7H 8H", shown=["2: QS KS AS"]).ours
    unknown = forecast_of("7S", hand="7S 7C 8C 9C 8D 9D 7H 8H").ours
    against = forecast_of("7S", hand="7S 7C 8C 9C 8D 9D 7H 8H", shown=["1: QS KS AS"]).ours
    assert against < unknown < shown
    assert shown > 0.6


def test_an_opponent_without_the_suit_must_ruff() -> None:
    hand = "KD TS 7C 8C 9C 7H 8H"
    follows = forecast_of("KD", hand=hand, tricks=["0: AD 7D QD JD"]).ours
    void = forecast_of("KD", hand=hand, tricks=["0: AD 7D QD QC"], options={"ruff": "optional"}).ours
    nobody_ruffs = forecast_of("KD", hand=hand, tricks=["0: AD 7D QD QC"], options={"ruff": "never"}).ours
    assert void < follows < nobody_ruffs


def test_without_trumps_the_best_card_of_the_suit_wins() -> None:
    assert forecast_of("AS", hand="AS 7C 8C 9C 8D 9D 7H 8H", contract="NT by 1").ours == 1.0
