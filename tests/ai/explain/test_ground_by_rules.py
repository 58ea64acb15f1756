"""Who can still take a trick is found by playing it out in every lawful way, with nothing but the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.ai.explain.ground import Ground
from game.rules.actions import Play
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.seats import side_of
from game.rules.trick import winner_of
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.explain.test_explanation import explained

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.state import MatchState

OURS = {Ground.SURE, Ground.NO_TRUMP_OUT, Ground.TAKES, Ground.FEEDS, Ground.PARTNER_TAKES}
"""Said only if no opponent can take the trick."""
PAIRS = tuple(game for game in GAMES if GAMES[game].rules.players != 3)
"""Where nobody's side depends on who took the contract."""


def takers(state: MatchState, first: Play) -> set[Seat]:
    """Whoever can take the trick after that card."""
    number, found, open_states = len(view_for(state, 0).tricks), set(), [apply(state, first).state]
    while open_states:
        now = open_states.pop()
        view = view_for(now, 0)
        if len(view.tricks) > number:
            assert view.contract is not None
            found.add(winner_of(view.tricks[number], view.contract.trumps, view.rules.players))
            continue
        seat = seat_to_act(now)
        assert seat is not None
        choices = choices_for(now, seat)
        open_states += [
            apply(now, Play(seat, card, card in choices.belote_cards)).state for card in choices.cards
        ]
    return found


@pytest.mark.parametrize("game", PAIRS)
def test_whose_trick_it_is_said_to_be_takes_it_whatever_is_played(game: str) -> None:
    looked = 0
    for state, view, said in explained(game):
        # the last trick is counted at once: nothing of it is to be seen after that
        if not isinstance(said.action, Play) or len(view.hand) == 1 or len(view.choices.cards) == 1:
            continue
        players, seat = view.rules.players, view.seat
        if said.ground in OURS:
            looked += 1
            assert {side_of(one, players) for one in takers(state, said.action)} == {side_of(seat, players)}
        elif said.ground is Ground.LOST:
            looked += 1
            for card in view.choices.cards:
                play = Play(seat, card, card in view.choices.belote_cards)
                found = {side_of(one, players) for one in takers(state, play)}
                assert side_of(seat, players) not in found, (said, view)
    assert looked > 10
