"""The words behind the program's name; a wrong one is answered with one sentence and exit code 2."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from game.app import open_table
from game.app.complaint import complain
from game.app.launch import Launch
from game.app.log import is_without_terminal
from game.app.words import (
    Options,
    day,
    deal_code,
    directory,
    game_name,
    is_over,
    language,
    record_file,
    record_target,
    rule_options,
    seat_player,
    seat_players,
    seed_text,
    shared_deal,
    week,
    whole_number,
    window_size,
)
from game.table.files import is_there
from game.text.catalogue import LANGUAGES
from game.variants.catalogue import GAMES
from game.variants.option_ids import OptionError, options_from, value_text

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.variants.variant import Variant

USUAL: Final = next(iter(GAMES.values()))
"""The game of those who name none."""

WRONG: Final = 2
SPEEDS: Final = ("calm", "normal", "quick", "instant")
DECKS: Final = ("hungarian", "french", "auto")
MEASURES: Final = ("solver", "rules", "decide", "table", "startup")

ABOUT: Final = """\
usage: belot-table [play] [options]     open the table
       belot-table FILE [options]       go on with the match of a record
       belot-table simulate [options]   computers against each other, without a window
       belot-table engine               answer questions of other programs, JSON lines
       belot-table verify FILE          replay a record
       belot-table deal CODE            tell what a deal's code stands for; --day, --week: codes for all
       belot-table bench WHAT           measure solver, rules, decide, table or startup
       belot-table --version            what runs here
       belot-table --selftest           see whether everything works, without a screen

A card table for the Belot family. Each command tells its options with --help.
"""

ABOUT_SIMULATE: Final = """\
Let computers play without a window; figures as one JSON object. `points` are the means a side wrote in a
deal, pairs with four players, otherwise each for himself. `diff_mean` is what side 0 wrote less the mean
of the others, with its standard error `diff_se`. `illegal` counts answers that could not be done, `unsound`
deals that do not add up; where there are any, `why` tells the first five, each with the seed of its match and
its number there. With --duplicate each deal is played once for every side, everybody one seat further each
time: two times with two and four players, three times with three; `points` follow the players.
"""

ABOUT_ENGINE: Final = """\
Read JSON objects, one a line, and answer each with one. Besides what every question needs: `turned` in games
that turn a card up; `bottom`, the bottom card where it lies open; `exchanged`, the seat that laid the seven
down; `discarded`, what the asking taker laid away; `stock`, a pack that lies face up. A taker with the extra
cards in hand is to discard: `legal` answers the cards that may go, `decide` "discard AD TD". With "phase":
"exchanging" the seat is asked for the seven: exchange or keep.
"""

ABOUT_DEAL: Final = """\
Print game, house rules, dealer and hands of a deal's code. With --day, print the code of the deal that
everybody on Earth has on that day, alone on the first line; with --week, the codes of the ten deals of that
week. Seats are numbered from 0 in order of play. A damaged code is answered with a sentence and exit code 1.
"""


NEGATIVE: Final = re.compile("-[^-h]")
"""The beginning of a word that is no option of a command: they begin with two hyphens, but for `-h`."""


class WrongArgumentsError(Exception):
    """The command line cannot be understood; the text is a sentence."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def __init__(self, command: str, about: str) -> None:
        """The parser of one command."""
        super().__init__(prog=f"belot-table {command}", description=about, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong."""
        raise WrongArgumentsError(f"{self.prog}: {message.rstrip('.')}.")


def obey(argv: Sequence[str]) -> int:
    """Do what the words say; answer the exit code. Leaves with SystemExit after the help of a command."""
    first = argv[0] if argv else ""
    try:
        if first in {"--help", "-h"}:
            print(ABOUT, end="")
            return 0
        if first == "--version":
            return _version()
        if first == "--selftest":
            from game.app.selftest import selftest

            return selftest()
        if first in COMMANDS:
            return COMMANDS[first](argv[1:])
        if first and not first.startswith("-"):
            return _record(first, argv[1:])
        return play(argv)
    except WrongArgumentsError as error:
        complain(error)
        return WRONG


def _record(first: str, others: Sequence[str]) -> int:
    """Go on with the match of a file, as a desktop asks for it; without a terminal, show what is wrong."""
    if not is_there(Path(first)):
        known = ", ".join(COMMANDS)
        raise WrongArgumentsError(f"belot-table: there is no command {first!r}; there is {known}.")
    try:
        return play([f"--open={first}", *others])
    except WrongArgumentsError as error:
        if is_without_terminal():
            open_table.show(str(error).rpartition("argument --open: ")[2])
        raise


def _version() -> int:
    from game.app.version import version_lines

    print("\n".join(version_lines()))
    return 0


def _with_game(parser: Parser, usual: Variant | None) -> None:
    parser.add_argument(
        "--game", type=game_name, default=usual, metavar="G", help=f"one of {', '.join(GAMES)}"
    )
    parser.add_argument(
        "--options", type=rule_options, default={}, metavar="JSON", help='house rules: {"mus": false}'
    )


def _rules(variant: Variant, options: Options, parser: Parser) -> Rules:
    try:
        return options_from(options, variant.rules)
    except OptionError as error:
        parser.error(f"argument --options: {error}")


def launch_of(argv: Sequence[str]) -> Launch:
    """What `play` is asked for; raise WrongArgumentsError."""
    parser = Parser("play", "Open the table.")
    _with_game(parser, None)
    parser.add_argument(
        "--deal", type=deal_code, metavar="CODE", help="the code of a deal, or of the deck of the first deal"
    )
    parser.add_argument("--open", type=record_file, metavar="FILE", help="a record to continue")
    parser.add_argument(
        "--seat",
        type=seat_player,
        action="append",
        default=[],
        metavar="N=WHO",
        help="such as 1=medium",
    )
    parser.add_argument("--deck", choices=DECKS, help="the cards to play with")
    parser.add_argument("--lang", type=language, metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    parser.add_argument("--speed", choices=SPEEDS, help="how fast cards move and computers play")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="of the window in pixels: 1280x720")
    parser.add_argument("--fullscreen", action="store_true", help="on the whole screen")
    parser.add_argument("--no-sound", action="store_true", help="play in silence")
    parser.add_argument("--data-dir", type=directory, metavar="DIR", help="where match and settings are")
    parser.add_argument("--portable", action="store_true", help="keep them beside the program")
    parser.add_argument("--watch", action="store_true", help="computers in all seats")
    parser.add_argument("--deals", type=whole_number, metavar="N", help="leave after so many deals")
    parser.add_argument(
        "--seed", type=seed_text, metavar="S", help="any text: the same one deals the same cards"
    )
    parser.add_argument("--screenshot-dir", type=directory, metavar="DIR", help="a picture of each phase")
    said = parser.parse_args(argv)
    rules = _rules(said.game or USUAL, said.options, parser)
    shared = shared_deal(said.deal)
    if shared is not None:
        if said.game is not None or said.options:
            parser.error("argument --deal: this code brings its own game and house rules")
        rules = shared[0].rules
    seats = dict(said.seat)
    wrong = next((seat for seat in seats if seat >= rules.players), None)
    if wrong is not None:
        parser.error(f"argument --seat: there is no seat {wrong}; there are seats 0 to {rules.players - 1}")
    if len(seats) < len(said.seat):
        parser.error("argument --seat: each seat can be given once")
    if said.open is not None and said.watch and said.deals and is_over(said.open):
        parser.error(f"argument --open: the match in {said.open} is over; there is no deal left to watch")
    return Launch(
        game=said.game.name if said.game is not None else None,
        options={key: value_text(value) for key, value in said.options.items()},
        deal=said.deal,
        open_file=said.open,
        seats=seats,
        deck=said.deck,
        lang=said.lang,
        speed=said.speed,
        size=said.size,
        fullscreen=said.fullscreen,
        no_sound=said.no_sound,
        data_dir=said.data_dir,
        portable=said.portable,
        watch=said.watch,
        deals=said.deals,
        seed=said.seed,
        screenshot_dir=said.screenshot_dir,
    )


def play(argv: Sequence[str]) -> int:
    """Open the table."""
    return open_table.open_table(launch_of(argv))


def simulate(argv: Sequence[str]) -> int:
    """Computers against each other."""
    parser = Parser("simulate", ABOUT_SIMULATE)
    _with_game(parser, USUAL)
    parser.add_argument(
        "--deals", type=whole_number, default=1000, metavar="N", help="so many deals; 1000 if not said"
    )
    parser.add_argument(
        "--seed", type=seed_text, default="0", metavar="S", help="any text: the same one deals the same cards"
    )
    parser.add_argument(
        "--seats",
        type=seat_players,
        default=("medium",),
        metavar="LIST",
        help="one level for all, or one a seat: easy,medium,hard,master",
    )
    parser.add_argument("--duplicate", action="store_true", help="each deal from all sides")
    parser.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="so many processes")
    parser.add_argument("--out", type=record_target, metavar="FILE", help="write the records there")
    parser.add_argument(
        "--random-options",
        type=whole_number,
        default=0,
        metavar="N",
        help="so many sets of house rules drawn by lot, each played for --deals deals",
    )
    said = parser.parse_args(argv)
    rules = _rules(said.game, said.options, parser)
    levels: tuple[str, ...] = said.seats
    if rules.players % len(levels):
        fewer = "one for all" if rules.players % 2 else "one or two for all"
        parser.error(
            f"argument --seats: one player for each of {rules.players} seats, or {fewer}, "
            f"were expected, not {len(levels)}"
        )
    if said.random_options and said.out is not None:
        parser.error("argument --out: no records are written with --random-options")
    from game.app.simulate import simulate as begin
    from game.app.simulate import simulate_at_random
    from game.table.arena import Contest

    contest = Contest(
        game=said.game.name,
        rules=rules,
        deals=said.deals,
        seed=said.seed,
        levels=levels * (rules.players // len(levels)),
        is_duplicate=said.duplicate,
        keeps_records=said.out is not None,
    )
    if said.random_options:
        return simulate_at_random(contest, said.random_options, said.jobs)
    return begin(contest, said.jobs, said.out)


def engine(argv: Sequence[str]) -> int:
    """Answer questions, one JSON object a line."""
    Parser("engine", ABOUT_ENGINE).parse_args(argv)
    from game.app.engine import serve

    return serve(sys.stdin.buffer, sys.stdout)


def verify(argv: Sequence[str]) -> int:
    """Replay a record."""
    parser = Parser("verify", "Replay a record; silent if it is sound and its seals hold.")
    parser.add_argument("file", metavar="FILE")
    said = parser.parse_args(argv)
    from game.app.verify import verify as check

    return check(said.file)


def bench(argv: Sequence[str]) -> int:
    """Measure something."""
    parser = Parser("bench", "Measure; JSON objects, one a line.")
    parser.add_argument("what", choices=MEASURES, metavar="WHAT", help=", ".join(MEASURES))
    said = parser.parse_args(argv)
    from game.app.bench import bench as measure

    return measure(said.what)


def deal(argv: Sequence[str]) -> int:
    """Tell what a code stands for, or the codes of a day or a week."""
    parser = Parser("deal", ABOUT_DEAL)
    parser.add_argument("code", nargs="*", metavar="CODE", help="the code of a deal, with lines of friends")
    parser.add_argument("--day", type=day, metavar="YYYY-MM-DD", help="the deal of that day")
    parser.add_argument("--week", type=week, metavar="YYYY-Www", help="the ten deals of that week (ISO 8601)")
    parser.add_argument("--game", type=game_name, metavar="G", help=f"of a day or week: {', '.join(GAMES)}")
    parser.add_argument("--lang", type=language, default="en", help=f"one of {', '.join(LANGUAGES)}")
    # points below nought begin like an option; behind a blank they are a word of the code
    said = parser.parse_args([f" {word}" if NEGATIVE.match(word) else word for word in argv])
    if sum(map(bool, (said.code, said.day, said.week))) != 1:
        parser.error("one of CODE, --day and --week was expected")
    if said.code and said.game is not None:
        parser.error("argument --game: a code names its game itself")
    from game.app.deal import show_code, show_day, show_week

    game = (said.game or USUAL).name
    if said.code:
        return show_code(" ".join(said.code), said.lang)
    return show_day(game, said.day, said.lang) if said.day else show_week(game, said.week)


COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "play": play,
    "simulate": simulate,
    "engine": engine,
    "verify": verify,
    "bench": bench,
    "deal": deal,
}
