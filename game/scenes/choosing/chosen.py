"""What the player has chosen so far: kept in his preferences, and always a game that can be played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.rules.options.rules import Rules
from game.scenes.company import company_of, with_own_face
from game.scenes.kept import Store
from game.scenes.page_desk import PageDesk
from game.scenes.preferences import Habits, Invitation, Preferences, Sitter, habits_of
from game.text.catalogue import Words
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, club_of, rules_of_club
from game.variants.letter import COUNTED_BY_HAND, SENTENCES, by_the_letter
from game.variants.option_ids import OptionError, options_from, options_of
from game.variants.presets import Preset
from game.variants.variant import Variant

USUAL, OWN, LETTER = "usual", "own", "letter"
"""What rules are called that belong to no club: the usual ones, the player's, those of the game's sheet."""


def chosen_game(desk: PageDesk) -> Variant:
    """The game of last time, or of the language; the first one if only a newer version knows that game."""
    return GAMES.get(desk.preferences.current_game, next(iter(GAMES.values())))


def chosen_rules(desk: PageDesk, game: Variant) -> Rules:
    """The rules by which the player plays that game; its own where his cannot be used."""
    options = desk.preferences.house_rules.get(game.name, {})
    try:
        return options_from(options, game.rules)
    except OptionError:
        return game.rules


def choose_game(desk: PageDesk, game: Variant) -> None:
    """Keep that this game is to be played."""
    likes = desk.preferences
    if not (likes.has_chosen_game and likes.game == game.name):
        desk.change(lambda likes: replace(likes, game=game.name, has_chosen_game=True))


def choose_rules(desk: PageDesk, game: Variant, rules: Rules) -> None:
    """Keep that this game is played by these rules."""
    kept = {name: options for name, options in desk.preferences.house_rules.items() if name != game.name}
    options = options_of(rules, game.rules)
    if options:
        kept[game.name] = options
    desk.change(lambda likes: replace(likes, house_rules=kept, game=game.name, has_chosen_game=True))


def club_named(rules: Rules, game: Variant) -> str:
    """What the rules are called: the name of a club, `USUAL`, or `OWN`."""
    return club_of(rules, game) or (USUAL if rules == game.rules else OWN)


def rules_by_name(game: Variant, own: Iterable[Preset]) -> dict[str, Rules]:
    """All rules of the game that have a name: the usual ones, these of the player, its sheet's, its clubs'.

    The player's names begin with `=`.
    """
    found = {USUAL: game.rules}
    found.update({f"={preset.name}": preset.rules for preset in own})
    if game.name in SENTENCES:
        found[LETTER] = by_the_letter(game)
    found.update({club.name: rules_of_club(club, game) for club in CLUBS.get(game.name, ())})
    return found


def name_of_rules(say: Words, name: str) -> str:
    """What the rules of a name in `rules_by_name`, or `OWN`, are called on the screen."""
    if name.startswith("="):
        return name.removeprefix("=")
    keys = {USUAL: "setup.preset.usual", OWN: "setup.preset.own", LETTER: "rules.letter"}
    return say(keys.get(name, f"club.{name}"))


def choose_named(desk: PageDesk, game: Variant, name: str, own: Iterable[Preset] = ()) -> None:
    """Keep that this game is played by the rules of that name in `rules_by_name`; `OWN` changes nothing.

    By the letter cards are also cut by hand, nothing is taken back, and tricks are counted by hand where the
    sheet says who counts. With other rules, what the letter changed is again as it was.
    """
    rules = rules_by_name(game, own).get(name)
    if rules is None:
        return
    choose_rules(desk, game, rules)
    desk.change(lambda likes: _without_letter(likes, game.name))
    if name == LETTER:
        desk.change(lambda likes: _by_the_letter(likes, game.name))


def _by_the_letter(likes: Preferences, game: str) -> Preferences:
    before = habits_of(likes)
    counts = game in COUNTED_BY_HAND or before.counts_tricks
    habits = Habits(asks_for_cut=True, offers_take_back=False, counts_tricks=counts)
    kept = {**likes.before_letter, game: before._asdict()}
    return replace(likes, before_letter=kept, **habits._asdict())


def _without_letter(likes: Preferences, game: str) -> Preferences:
    before, now = likes.before_letter.get(game, {}), habits_of(likes)._asdict()
    habits = Habits(*(before.get(name, is_on) for name, is_on in now.items()))
    kept = {name: others for name, others in likes.before_letter.items() if name != game}
    return replace(likes, before_letter=kept, **habits._asdict())


def chosen_company(desk: PageDesk) -> tuple[Sitter, ...]:
    """Who sits at the table of the chosen game."""
    likes = desk.preferences
    company = company_of(likes.tables, chosen_game(desk).rules.players)
    return with_own_face(company, likes.own_face)


def choose_company(desk: PageDesk, company: tuple[Sitter, ...]) -> None:
    """Keep who sits at a table for so many."""
    desk.change(lambda likes: replace(likes, tables={**desk.preferences.tables, str(len(company)): company}))


def invitation(desk: PageDesk) -> Invitation:
    """The game, the rules and who sits at the table as they are chosen now."""
    game = chosen_game(desk)
    options = options_of(chosen_rules(desk, game), game.rules)
    return Invitation(game=game.name, options=options, seats=chosen_company(desk))


def own_presets(shelf: Store[Preset], game: Variant) -> tuple[Preset, ...]:
    """The named rules that the player has kept for this game."""
    return tuple(preset for preset in shelf.things if preset.game == game.name)
