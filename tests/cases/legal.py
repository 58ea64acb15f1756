"""Which cards may be played, and who takes a trick."""

from __future__ import annotations

from game.rules.options.rules import Rules
from game.rules.play import legal_cards
from game.rules.trick import Trick, best_place, trick_points
from tests.cases.shape import Part, cards_of, same, trumps_of


def run(given: Part, expect: Part, rules: Rules) -> None:
    same("the number of players", rules.players, given.take("players", rules.players))
    trumps = trumps_of(given.take("contract"))
    entries = given.take("trick")
    leader = entries[0]["seat"] if entries else given.take("seat", 0)
    for place, entry in enumerate(entries):
        assert set(entry) == {"seat", "card"}, f"a seat and a card were expected, not {entry}"
        same("the seat of a card in the trick", entry["seat"], (leader + place) % rules.players)
    trick = Trick(leader, cards_of(entry["card"] for entry in entries))
    if "hand" in given:
        hand = tuple(sorted(cards_of(given.take("hand"))))
        seat = (leader + len(entries)) % rules.players
        same("the seat to play", seat, given.take("seat", seat))
        found = legal_cards(hand, trick, trumps, rules.play, rules.players)
        same("the legal cards", sorted(map(str, found)), sorted(expect.take("legal")))
    if "winner" in expect:
        same("the place of the winning card", best_place(trick.cards, trumps), expect.take("winner"))
    if "points" in expect:
        points = trick_points(trick.cards, trumps, rules.score.king)
        same("the points", points, expect.take("points"))
