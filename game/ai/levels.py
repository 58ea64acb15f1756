"""Every level of the computer is a recipe: what it imagines, what it infers, and how it errs.

easy    weighs each card by rules, on what it remembers. It errs as people do (`game.ai.blunders`): it
        forgets all but the last trick, in half of the deals it takes one trump for gone of which it lost
        sight, it judges its hand up to 30 points too high or too low, and every fourth card is the second
        that came to its mind.
medium  the same rules without these errors: it forgets nothing, knows what must be where, and heard who
        called. Hands are judged by lines fitted to thousands of played deals.
hard    imagines deals that may be (`HARD`), all equally likely, plays every card out in each of them, and
        takes the one with the best mean in points of the sheet. It calls as medium does.
master  imagines more (`MASTER`), most for cards that may still be best (`game.ai.search.contest`), the
        likelier the better they go with every call, pass, declaration and card so far; a policy that
        learned from masters judges the cards (`game.ai.deals.policy`). Where pairs play, that policy has
        half a say in what it plays itself (`game.ai.search.prior`). It solves the last tricks as well,
        and searches what to lay away and what to call: in Bulgaria, and in Bela in two for cards as well, by
        the chance to win the match (`game.ai.search.match_worth`). In Bulgaria what is usual is what players
        say who taught themselves (`game.ai.bidding.learned_bidder`), and in coinche whoever is doubled is
        taken to know what he makes (`game.ai.search.doubling`). Players who practised play imagined deals
        out, in two and in three light ones as well; where pairs play but for Bela others may be such, and
        they have the policy's say (`game.ai.deals.practised`). Where pairs play the last five tricks of these
        deals are solved; but for Bela they count half as they are played. In Bela an opponent may play by the
        rules of medium: its cards of the whole match tell how likely it does (`game.ai.deals.habits`), and so
        often it does when deals are played out. In Bela in two own later cards are chosen as well, by what
        will have been seen by then: of all cards against one that seems to, else among what some ways to play
        would play; far from the end of a deal with such a one that is half of what counts
        (`game.ai.deals.foresight`).

No level knows a card that its seat has not seen, and none is dealt better or worse cards. Chance comes from
the seed alone; a budget counts deals, never time. README.md beside this file has the numbers; a test
holds them to the code.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.ai.character import NOBODY
from game.ai.character_player import CharacterPlayer
from game.ai.easy_player import EasyPlayer
from game.ai.random_player import RandomPlayer
from game.ai.rule_player import RulePlayer
from game.ai.search.search_player import HARD, MASTER, SearchPlayer

if TYPE_CHECKING:
    from game.ai.character import Character
    from game.ai.decision import Mind

LEVELS: Final = ("easy", "medium", "hard", "master")
"""The levels there are, each beating the one before by a measured interval."""

MEASURES: Final = ("random",)
"""No level for anybody to play against: a measure for the others."""


class UnknownLevelError(ValueError):
    """A level that does not exist, or not yet."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no level {name!r}; there is {', '.join((*LEVELS, *MEASURES))}")
        self.name = name


def make_mind(level: str, worlds: int = 0, character: Character | None = None) -> Mind:
    """A new mind of that level; raise UnknownLevelError if there is none.

    `worlds` makes a searching mind imagine so many deals instead of its usual number. Without a character it
    plays what is best; one decides only between what is about as good, and never sees more.
    """
    who = character or NOBODY
    match level:
        case "random":
            return RandomPlayer()
        case "easy":
            return EasyPlayer(who)
        case "medium":
            return RulePlayer(character=who)
        case "hard" | "master":
            budget = HARD if level == "hard" else MASTER
            mind = SearchPlayer(replace(budget, worlds=worlds, bela_in_four=1) if worlds else budget)
            return mind if who is NOBODY else CharacterPlayer(mind, who)
    raise UnknownLevelError(level)
