"""The pages over the table, as intents: menu, sheets, curtain, code; none shows more than the screen may.

A page that opens later asks the table again through its port.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.rules.seats import side_of
from game.scenes.counting.intents import OpenTrickCount
from game.scenes.intents import (
    OpenCode,
    OpenCurtain,
    OpenMatchOver,
    OpenOnceMore,
    OpenPause,
    OpenReplay,
    OpenScore,
    OpenSetPiece,
)
from game.scenes.sheet import Outcome
from game.scenes.table.counters import trick_counts
from game.scenes.table.intents import Command
from game.scenes.table.moments import Teller, match_keepsake, set_piece
from game.scenes.table.phones import offers_code
from game.scenes.table.queries import is_asked, known, speaks_of_us, taker_back, why_not_back
from game.scenes.table.sentences import claim_on_sheet
from game.scenes.table.sheet import sheet_of, side_names
from game.text.results import match_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.rules.result import DealResult, MatchResult
    from game.scenes.intents import Intent, TablePort
    from game.scenes.setpiece.keepsake import Kind
    from game.scenes.sheet import Sheet
    from game.scenes.table.effects import ShowCode, ShowCurtain
    from game.scenes.table.picture.painter import Painter
    from game.scenes.table.queries import Seen


def menu(seen: Seen, table: TablePort, log: Intent, seats: Callable[[], Intent] | None) -> OpenPause:
    """The menu; `log` is the page of what has happened, `seats` makes that of who sits where."""
    offers = seen.wishes.likes.offers_hints
    return OpenPause(
        known(seen.model),
        seen.model.game,
        ask_hint=(lambda: table.want(Command.TOGGLE_HINT)) if is_asked(seen.model) and offers else None,
        offers_hints=offers,
        log=log,
        seats=seats,
        is_practice=seen.model.is_practice,
    )


def sheet(seen: Seen, *, is_fresh: bool) -> Sheet:
    """The score as it is written now."""
    model, wishes, names = seen.model, seen.wishes, seen.model.seating.names
    view, record, us = known(model), model.match.record(), speaks_of_us(model)
    made = sheet_of(
        view,
        wishes.say,
        names,
        is_fresh=is_fresh,
        game=model.game,
        speaks_of_us=us,
        take_backs=0 if record is None else record.take_backs,
        aloud=wishes.aloud,
    )
    rest = claim_on_sheet(model, wishes, side_names(view, wishes.say, names, speaks_of_us=us))
    if made.tally is None or not rest:
        return made
    return replace(made, tally=replace(made.tally, heading=f"{made.tally.heading} {rest}".strip()))


def score(seen: Seen, table: TablePort) -> OpenScore:
    """The score so far, which leads to the deals that are over; the hand stays in sight."""
    free = seen.layout.hand_zone.y / seen.layout.page.height
    look_back = _look_back(seen) if known(seen.model).results else None
    return OpenScore(sheet(seen, is_fresh=False), free, look_back, table=table)


def count(seen: Seen, table: TablePort, text: Callable[[], str] | None) -> OpenScore:
    """The sheet after a deal, which can be looked at once more from there; `text` stands below it."""
    look_back = _look_back(seen)
    is_alone = len(seen.model.seating.people) == 1
    return OpenScore(
        sheet(seen, is_fresh=True),
        look_back=look_back,
        text=None if look_back is None else text,
        seeks_moment=is_alone,
        table=table,
        stays=why_not_back(seen.model, seen.wishes.likes),
        once_more=_once_more(seen) if text is None else None,
    )


def _look_back(seen: Seen) -> OpenReplay | None:
    """Return the page that replays the deal just scored."""
    record = seen.model.match.record()
    return None if record is None else OpenReplay(record, seen.model.seating.viewer)


def _once_more(seen: Seen) -> OpenOnceMore | None:
    """Return the page that plays the deal just scored once more."""
    record, results = seen.model.match.record(), known(seen.model).results
    if record is None or not results:
        return None
    return OpenOnceMore(record, results[-1].number, seen.model.seating.viewer)


def end(seen: Seen, result: MatchResult) -> OpenMatchOver:
    """Return the page of the end of the match: won or lost; the winners where nobody or both sides look."""
    model, say, names = seen.model, seen.wishes.say, seen.model.seating.names
    view, us = known(model), bool(model.seating.people) and speaks_of_us(model)
    players = view.rules.players
    side = side_of(model.seating.viewer, players)
    heading = ""
    if not us:
        by_side = side_names(view, say, names, speaks_of_us=False)
        heading = say("people.winners", names=", ".join(by_side[one] for one in sorted(result.winners)))
    outcome = Outcome(
        is_won=not us or side in result.winners,
        sheet=sheet(seen, is_fresh=False),
        heading=heading,
        sentence=match_sentence(say, view.results, side if us else None, players),
    )
    keepsake = match_keepsake(teller(seen), outcome.sheet, is_won=outcome.is_won)
    return OpenMatchOver(outcome, _look_back(seen), _once_more(seen), keepsake)


def teller(seen: Seen) -> Teller:
    """Return what great moments of this table are told with."""
    model, wishes = seen.model, seen.wishes
    return Teller(
        view=known(model),
        game=model.game,
        names=model.seating.names,
        portraits=model.seating.portraits,
        deck=wishes.deck,
        say=wishes.say,
        aloud=wishes.aloud,
        speaks_of_us=speaks_of_us(model),
    )


def great_moment(seen: Seen, kind: Kind, result: DealResult, painter: Painter) -> OpenSetPiece:
    """Return the page of a great moment; where nobody reads sheets it leaves by itself."""
    stays = bool(seen.model.seating.people) and seen.wishes.likes.shows_sheet
    return set_piece(teller(seen), kind, result, painter.cards, seen.layout, stays=stays)


def trick_count(seen: Seen, painter: Painter) -> OpenTrickCount:
    """Return the page on which the tricks of the deal are counted."""
    return OpenTrickCount(trick_counts(seen.model, seen.wishes), painter.cards, seen.wishes.deck)


def curtain(seen: Seen, called: ShowCurtain, painter: Painter, table: TablePort) -> OpenCurtain:
    """Return the page that calls a player to the screen."""
    model, wishes, seat = seen.model, seen.wishes, called.seat
    back = taker_back(model)
    return OpenCurtain(
        seat=seat,
        names=model.seating.names,
        portrait=model.seating.portraits[seat],
        view=known(model),
        mark=called.mark,
        key=called.key,
        has_code=offers_code(model, wishes.likes, seat),
        may_undo=back is not None and model.match.can_undo(back),
        stays=why_not_back(model, wishes.likes),
        speaks_of_us=speaks_of_us(model),
        deck=wishes.deck,
        cards=painter.cards,
        easel=painter.easel,
        table=table,
    )


def code(seen: Seen, shown: ShowCode, table: TablePort) -> OpenCode:
    """Return the page with the hand of a seat as a code for a phone."""
    seat, told = shown.seat, shown.told
    is_more = len(told) < len(seen.model.match.view(seat).hand)
    return OpenCode(seat, seen.model.seating.names[seat], told, is_more, seen.wishes.deck, table)
