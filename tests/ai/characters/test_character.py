"""Characters differ in what they promise, on the same positions, and give up but a few points for it."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.ai.characters import (
    CALLS,
    CHARACTERS,
    DOUBLES,
    GIVEN_UP,
    NOBODY,
    SHARE,
    SHARE_OF_A_CALL,
    Character,
    UnknownCharacterError,
    bids_of,
    character_named,
    preference,
)
from game.ai.decision import Decision
from game.ai.knowledge import knowledge_of
from game.ai.levels import LEVELS, make_mind
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.card_choice import options
from game.ai.weights.rule_player import PLAIN, weights_for
from game.cards.card import DECK, Card, card
from game.rules.actions import MakeCall, Play
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.phase import Phase
from game.rules.view import View
from game.rules.viewing import view_for
from game.text.catalogue import LANGUAGES, words
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.lab.arena.boards import begun
from tests.lab.audits.styles import LIKINGS, Tally, liked
from tests.positions.position import Position, position, positions

BY_CHARACTER = pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.name)
MANNERS = Path(__file__).parents[2] / "positions"
FACES = Path(__file__).parents[3] / "sprites" / "avatars"
WORLDS = 12
SEEN_OFTEN = 15


@cache
def views(game: str, deals: int, *, auctions: bool = False) -> tuple[View, ...]:
    """Positions of deals, or auctions, between rule players in which there is something to choose."""
    random, mind, found = Random(f"characters {game}"), make_mind("medium"), []
    rules = GAMES[game].rules
    for _ in range(deals):
        state = begun(rules, tuple(random.sample(DECK, 32)), random.randrange(rules.players))
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if auctions and view.contract is not None:
                break
            if len(view.choices.cards) > 1 or len(view.choices.calls) > 1:
                found.append(view)
            state = apply(state, mind.decide(view, 1).action).state
    return tuple(found)


def telling(character: Character, seen: tuple[View, ...]) -> list[View]:
    """The positions in which the character likes something better than something else."""
    wanted = liked_by(character)
    return [
        view
        for view in seen
        if any(len(set(grades.values())) > 1 for dial, grades in liked(view).items() if dial in wanted)
    ]


def liked_by(character: Character) -> list[str]:
    """The likings that are not indifferent to it."""
    return [dial for dial in LIKINGS if getattr(character, dial)]


def tallies(level: str, character: Character, seen: tuple[View, ...]) -> tuple[Tally, Tally]:
    """What the character and the plain player follow on the same positions."""
    own, plain = Tally(), Tally()
    told = telling(character, seen)
    for who, tally in ((character, own), (NOBODY, plain)):
        mind = make_mind(level, WORLDS, who)
        for view in told:
            tally.note(view, mind.decide(view, 3))
    return own, plain


def shows(character: Character, own: Tally, plain: Tally) -> list[str]:
    """The likings that are followed more, or less, as is promised; none is followed the other way."""
    seen = []
    for dial in liked_by(character):
        if len(own.followed[dial]) >= SEEN_OFTEN:
            difference = (own.share(dial) - plain.share(dial)) * getattr(character, dial)
            assert difference >= 0, dial
            if difference:
                seen.append(dial)
    return seen


@pytest.mark.sampled(5)
@BY_CHARACTER
def test_a_rule_player_shows_its_style(character: Character) -> None:
    seen = views("bela4", 24) + views("belot_bg", 300, auctions=True)
    assert shows(character, *tallies("medium", character, seen)) == liked_by(character)


@pytest.mark.sampled(3, 2)
@BY_CHARACTER
def test_an_easy_player_shows_its_style(character: Character) -> None:
    assert shows(character, *tallies("easy", character, views("bela4", 24)))


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("name", ["ana", "zlata", "luka", "tome"])
def test_a_searching_player_shows_its_style_in_its_cards(name: str) -> None:
    seen = tuple(view for view in views("bela4", 24) if view.choices.cards)
    assert shows(character_named(name), *tallies("hard", character_named(name), seen))


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", GAMES)
def test_characters_play_every_game_lawfully(game: str) -> None:
    """Every decision is applied, and an unlawful one would be refused."""
    rules, random, played = GAMES[game].rules, Random(8), set[str]()
    count = len(CHARACTERS)
    for deal in range(-(-count // rules.players)):
        places = [(rules.players * deal + seat) % count for seat in range(rules.players)]
        seats = [(LEVELS[(deal + place) % 3], CHARACTERS[place]) for place in places]
        minds = [make_mind(level, 2, character) for level, character in seats]
        state = begun(rules, tuple(random.sample(DECK, 32)), random.randrange(rules.players))
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            state = apply(state, minds[seat].decide(view_for(state, seat), deal).action).state
            played.add(seats[seat][1].name)
    assert len(played) == count


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_the_same_character_decides_the_same(level: str) -> None:
    for character in CHARACTERS:
        seen = [view for view in views("bela4", 24)[:: often(291, 97)] if view.choices.cards]
        first, again = (make_mind(level, WORLDS, character) for _ in range(2))
        assert [first.decide(view, 9) for view in seen] == [again.decide(view, 9) for view in seen]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_plays_as_without_a_character(level: str) -> None:
    seen = views("bela4", 24)[::61]
    plain, nobody = make_mind(level, WORLDS), make_mind(level, WORLDS, NOBODY)
    assert [plain.decide(view, 9) for view in seen] == [nobody.decide(view, 9) for view in seen]


@pytest.mark.sampled(3, 1)
@BY_CHARACTER
def test_a_rule_player_gives_up_little(character: Character) -> None:
    mind, differing = make_mind("medium", character=character), 0
    for view in views("bela4", 24):
        if not view.choices.cards:
            continue
        ranked = options(Assessment(view, weights_for(view.rules)), view.choices.cards)
        action = mind.decide(view, 1).action
        assert isinstance(action, Play)
        value = next(one.value for one in ranked if one.card == action.card)
        assert value >= ranked[0].value - 2 * GIVEN_UP
        differing += action.card != ranked[0].card
    assert differing > 0 or liked_by(character) == ["calls", "doubles"]


@pytest.mark.sampled(3)
@BY_CHARACTER
def test_a_search_gives_up_a_small_part_of_the_spread(character: Character) -> None:
    mind, plain = make_mind("hard", WORLDS, character), make_mind("hard", WORLDS)
    for view in views("bela4", 24)[:: often(17, 7)]:
        ours, theirs = mind.decide(view, 4), plain.decide(view, 4)
        if not ours.candidates:
            continue
        assert ours.candidates == theirs.candidates
        own, best = weighed(ours), weighed(theirs)
        share = SHARE if isinstance(ours.action, Play) else SHARE_OF_A_CALL
        assert own[0] >= best[0] - 2 * share * best[1] * math.sqrt(theirs.worlds) - 1e-9


def weighed(decision: Decision) -> tuple[float, float]:
    """Value and error of what was chosen."""
    return next((one.value, one.error) for one in decision.candidates if one.action == decision.action)


def test_bold_asks_for_less_and_careful_for_more() -> None:
    bold, careful = (bids_of(character_named(name), PLAIN) for name in ("joza", "mara"))
    assert bold.take == PLAIN.take - CALLS
    assert careful.take == PLAIN.take + CALLS
    assert (bold.contra, careful.contra) == (PLAIN.contra - DOUBLES, PLAIN.contra + DOUBLES)
    assert bids_of(character_named("tome"), PLAIN) == PLAIN


def liked_cards(name: str, **entry: str) -> dict[Card, float]:
    """The preference of each card in a position of bela in four."""
    view = position({"title": "t", "why": "w", "plays": "", **entry}).view
    know, who = knowledge_of(view), character_named(name)
    return {one: preference(who, know, view, one) for one in view.choices.cards}


def test_points_are_liked_on_the_partners_trick_only() -> None:
    hand = "TD 8D AS KS 9C 8C 7C 7S"
    partners = liked_cards("zlata", hand=hand, contract="H by 2", trick="1: 7D AD 9D")
    assert partners[card("TD")] == pytest.approx(character_named("zlata").feeds)
    assert partners[card("8D")] == 0.0
    others = liked_cards("zlata", hand=hand, contract="H by 2", trick="1: AD 7D 9D")
    assert set(others.values()) == {0.0}


def test_a_small_card_shows_the_suit_of_an_ace() -> None:
    found = liked_cards("zlata", hand="AS 7S 9C 8C 7C QC TC KC", contract="H by 2", trick="1: AD 7D 9D")
    assert found[card("7S")] > 0.0
    assert found[card("AS")] == found[card("9C")] == found[card("8C")] == 0.0


def test_trumps_are_led_by_the_takers_only_and_while_some_are_out() -> None:
    hand = "JH 9H AS 8D 7D 7C 8C 7S"
    assert liked_cards("tome", hand=hand, contract="H by 0")[card("JH")] == 1.0
    assert liked_cards("luka", hand=hand, contract="H by 2")[card("JH")] == character_named("luka").draws
    assert character_named("luka").draws < 0
    assert liked_cards("tome", hand=hand, contract="H by 1")[card("JH")] == 0.0
    assert liked_cards("tome", hand=hand, contract="H by 0")[card("AS")] == 0.0
    every = "JH 9H AH TH KH QH 8H 7H"
    assert set(liked_cards("tome", hand=every, contract="H by 0").values()) == {0.0}


@BY_CHARACTER
def test_every_portrait_is_somebody_with_words(character: Character) -> None:
    assert character_named(character.name) is character
    assert liked_by(character)
    assert all(-1.0 <= getattr(character, liked) <= 1.0 for liked in LIKINGS)
    assert (FACES / f"{character.name}.svg").is_file()


def test_every_language_names_and_describes_everybody() -> None:
    assert {one.name for one in CHARACTERS} == {face.stem for face in FACES.glob("*.svg")}
    for say in map(words, LANGUAGES):
        for one in CHARACTERS:
            name = say(f"character.{one.name}")
            sentence = say(f"character.{one.name}.text", name=name)
            assert sentence.startswith(name)
            assert sentence.endswith(".")


def test_unknown_characters_are_refused() -> None:
    with pytest.raises(UnknownCharacterError, match=r"no character 'ivo'; there is mara, ana, .*tome"):
        character_named("ivo")


def test_a_call_that_must_be_made_is_made_by_everybody() -> None:
    """Likings bend what is asked of a hand, not the rules."""
    forced = [view for view in views("bela4", 24) if view.choices.calls and len(view.choices.calls) == 4]
    assert forced
    for character in CHARACTERS:
        action = make_mind("medium", character=character).decide(forced[0], 1).action
        assert isinstance(action, MakeCall)
        assert action.call in forced[0].choices.calls


@pytest.mark.sampled(6)
@pytest.mark.parametrize("level", ["medium", "hard"])
@BY_CHARACTER
def test_characters_keep_their_manners(character: Character, level: str) -> None:
    """What the plain player gives rightly to another's lead, the character gives rightly."""
    own, plain = make_mind(level, WORLDS, character), make_mind(level, WORLDS)
    met = 0
    for one in (one for path in sorted(MANNERS.glob("*.yaml")) for one in positions(path)):
        if one.view.trick is None or not one.view.trick.cards or not one.view.choices.cards:
            continue
        if is_right(one, plain.decide(one.view, 1)):
            met += 1
            assert is_right(one, own.decide(one.view, 1)), one.title
    assert met >= 10


def is_right(one: Position, decision: Decision) -> bool:
    """Whether the card is one that the position calls right."""
    if not isinstance(decision.action, Play):
        return False
    card_played = decision.action.card
    return card_played not in one.avoids and (not one.plays or card_played in one.plays)
