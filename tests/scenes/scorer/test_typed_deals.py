"""Simulated deals of every game, typed as people type them, are written as the engine has written them."""

from __future__ import annotations

import pytest

from game.ai.levels import make_mind
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.scenes.scorer.draft import BELOTE, Draft
from game.table.headless import Bout
from game.table.scorer import Ending, Told, line_of
from game.table.scorer_check import is_whole
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.table.test_scorer import told_of


def typed(deal: Told, rules: Rules) -> Draft:
    """What the page has understood after all keys for this deal."""
    draft = Draft(rules)
    draft.ending, draft.who = deal.ending, deal.who
    draft.taker, draft.trumps = deal.taker, deal.trumps
    draft.multiplier, draft.goal = deal.multiplier, deal.goal
    followers = 1 if is_whole(rules) and deal.ending is Ending.PLAYED else 0
    for side, points in enumerate(deal.cards[: len(deal.cards) - followers]):
        for digit in str(points):
            draft.take(f"cards.{side}", digit)
    for side, own in enumerate(deal.declared):
        for value in own:
            draft.leave()
            for digit in str(value):
                draft.take(f"declared.{side}", digit)
    for side, count in enumerate(deal.belotes):
        for _ in range(count):
            draft.take(f"declared.{side}", BELOTE)
    if "lacking" in draft.rows():
        draft.lacking = frozenset(side for side, won in enumerate(deal.tricks) if not won)
    if "last" in draft.rows():
        draft.last = deal.last
    return draft


@pytest.mark.parametrize("game", GAMES)
def test_twenty_deals_typed_key_by_key(game: str) -> None:
    rules, done, number = GAMES[game].rules, 0, 0
    while done < 20:
        bout = Bout(rules, [make_mind("random") for _ in range(rules.players)], f"typed {number}")
        number += 1
        while bout.state.result is None and done < 20:
            result, done = bout.play_deal(), done + 1
            deal = told_of(result, bout.state, bout.actions[-1])
            draft = typed(deal, rules)
            assert draft.complaint() is None, deal
            line = line_of(draft.told(), rules, number=1, hung=result.hung_before)
            assert (line.written, line.dashes, line.outcome) == (
                result.written,
                result.dashes,
                result.outcome,
            )
            assert Draft(rules, draft.told()).told() == draft.told(), "a line is opened again as it was"


def test_more_tricks_are_asked_where_they_matter() -> None:
    rules = options_from({"trickless": "toOpponents"}, GAMES["bela3"].rules)
    draft = typed(Told(taker=0, trumps=Trumps.CLUBS, cards=(0, 81, 81), tricks=(0, 1, 1)), rules)
    assert "more" in draft.rows()
    draft.more = 2
    assert draft.told().tricks == (0, 1, 2)
    assert "more" not in typed(Told(taker=1, trumps=Trumps.CLUBS, cards=(0, 81, 81)), rules).rows()


def test_nothing_is_declared_at_no_trumps() -> None:
    draft = typed(
        Told(taker=0, trumps=Trumps.ALL, cards=(100, 158), declared=((50,), ())), GAMES["belot_bg"].rules
    )
    assert "declared" in draft.rows()
    draft.trumps = Trumps.NONE
    assert "declared" not in draft.rows()
    assert draft.told().declared == ()
