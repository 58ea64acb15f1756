"""The pages that are laid over the table: menu, rules of the moment, score sheet, end of the match."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.rules.seats import side_of
from game.scenes.aloud import aloud_words
from game.scenes.company import is_of_one_side
from game.scenes.menu import PauseMenu
from game.scenes.over import MatchOver
from game.scenes.rule_now import RuleNow
from game.scenes.scene import Push
from game.scenes.score import ScoreSheet
from game.scenes.score_line import MomentLine, ScoreLine
from game.scenes.sheet import Outcome, Sheet
from game.scenes.signs import signs_of
from game.scenes.table.log import Log
from game.scenes.table.sheet import sheet_of, side_names
from game.text.results import match_sentence

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.result import MatchResult
    from game.rules.view import View
    from game.scenes.desk import Desk
    from game.scenes.scene import Scene
    from game.scenes.table.scene import TableScene


class Pages:
    """Opens them for one scene; none shows more than the screen may show now."""

    def __init__(self, scene: TableScene) -> None:
        """Serve that scene."""
        self._scene = scene
        self.line: ScoreLine | None = None
        """What is written below the next sheet; otherwise a moment to look at, if there is one."""

    @property
    def speaks_of_us(self) -> bool:
        """Whether "we" is clear: all people at the screen play together."""
        scene = self._scene
        return is_of_one_side(scene.people, scene.match.rules.players)

    def sheet(self, *, is_fresh: bool) -> Sheet:
        """The score as it is written now."""
        scene, record = self._scene, self._scene.match.record()
        view = scene.seen()
        sheet = sheet_of(
            view,
            scene.desk.say,
            scene.names,
            is_fresh=is_fresh,
            game=scene.game,
            speaks_of_us=self.speaks_of_us,
            take_backs=0 if record is None else record.take_backs,
            aloud=aloud_words(scene.desk, scene.game),
        )
        rest = scene.controls.claiming.on_sheet(self.side_names(view))
        if sheet.tally is None or not rest:
            return sheet
        return replace(sheet, tally=replace(sheet.tally, heading=f"{sheet.tally.heading} {rest}".strip()))

    def side_names(self, view: View) -> tuple[str, ...]:
        """What the sides are called to who looks at the screen."""
        scene = self._scene
        return side_names(view, scene.desk.say, scene.names, speaks_of_us=self.speaks_of_us)

    def pause(self) -> Push:
        """The menu."""
        scene = self._scene
        offers = scene.desk.preferences.offers_hints
        hint = scene.controls.hint.toggle if scene.controls.is_asked and offers else None
        seats = None if scene.reseating is None else scene.reseating.page
        return Push(
            PauseMenu(
                scene.desk,
                view=scene.seen(),
                game=scene.game,
                hint=hint,
                offers_hints=offers,
                log=lambda: Log(scene),
                seats=seats,
            )
        )

    def rules(self) -> Push:
        """The rules of the moment."""
        return Push(RuleNow(self._scene.desk, self._scene.seen(), self._scene.game))

    def log(self) -> Push:
        """What has happened in this deal."""
        return Push(Log(self._scene))

    def score(self, at: tuple[float, float] | None = None) -> Push:
        """The score so far; the hand stays in sight.

        `at` is where two fingers asked for it, 0 to 1 across and down: a flat screen turns it to that edge.
        """
        scene = self._scene
        if at is not None:
            scene.sharing.turn_page(is_turned=at[1] < 0.5)
        free = scene.layout.hand_zone.y / scene.desk.page.height
        return Push(ScoreSheet(scene.desk, self.sheet(is_fresh=False), free=free))

    def count(self) -> Push:
        """The sheet after a deal, which can be looked at once more from there."""
        scene = self._scene
        record = scene.match.record()
        if record is None:
            return Push(ScoreSheet(scene.desk, self.sheet(is_fresh=True)))
        line = self.line
        if line is None and len(scene.people) == 1:
            opens = partial(self._look_back, record)
            line = MomentLine(lambda: moment_question(scene.desk), record, scene.viewer, opens)
        return Push(
            ScoreSheet(
                scene.desk, self.sheet(is_fresh=True), look_back=lambda: self._look_back(record), line=line
            )
        )

    def _look_back(self, record: Record, place: int | None = None) -> Scene:
        """The deal that was just written, card by card, or the moment after so many actions, hands closed.

        Imported when it is wanted first.
        """
        from game.scenes.replay.scene import Replay

        replay = Replay(self._scene.desk, record, viewer=self._scene.viewer)
        if place is not None:
            replay.go_to_moment(place)
        return replay

    def end(self, result: MatchResult) -> Push:
        """The end of the match: won or lost, or where people sat on several sides, who has won."""
        scene = self._scene
        is_won = side_of(scene.viewer, scene.match.rules.players) in result.winners
        heading, view, say = "", scene.seen(), scene.desk.say
        if not self.speaks_of_us:
            is_won = True
            names = side_names(view, say, scene.names, speaks_of_us=False)
            heading = say("people.winners", names=", ".join(names[side] for side in sorted(result.winners)))
        sheet = self.sheet(is_fresh=False)
        players = view.rules.players
        own = side_of(scene.viewer, players) if self.speaks_of_us and scene.people else None
        sentence = match_sentence(say, view.results, own, players)
        outcome = Outcome(is_won=is_won, sheet=sheet, heading=heading, sentence=sentence)
        record = scene.match.record()
        look_back = None if record is None else partial(self._look_back, record)
        return Push(MatchOver(scene.desk, outcome, look_back=look_back))


def moment_question(desk: Desk) -> str:
    """Asks for the look back, with the key that opens it; a controller goes there by its arrows."""
    say, signs = desk.say, signs_of(desk)
    question = say("moment.look")
    return question if signs.is_pad else f"{question} ({signs.sign(say, 'moment')})"
