"""The one place that knows all scenes: it makes the scene that an intent asks for.

A scene is imported when somebody first goes there, so that the first picture need not wait for it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.scenes import intents
from game.scenes.broke import Broke
from game.scenes.confirm import Confirm
from game.scenes.counting.intents import OpenTrickCount
from game.scenes.deals.intents import DealPlaces, OpenDeals, OpenFolder, OpenPastDeal, OpenWeek
from game.scenes.desk import Desk
from game.scenes.history.intents import (
    History,
    OpenFairness,
    OpenFigures,
    OpenHistory,
    OpenMatches,
    OpenPastMatch,
)
from game.scenes.intents import BesideTable, Choosing, Intent, OnceMore, OverTable, Reading, Setting, Table
from game.scenes.letters import Letters
from game.scenes.replay.intents import OpenMoment
from game.scenes.report import Report
from game.scenes.scene import Scene
from game.scenes.scorer.intents import OpenNewSheet, OpenSheet, OpenSheets, OpenTelling, RealCards


def scene_of(intent: Intent, desk: Desk) -> Scene:
    """The scene for an intent; raises what its constructor raises, such as ValueError for an empty record."""
    if isinstance(intent, Table):
        return _table(intent, desk)
    if isinstance(intent, Choosing):
        return _choosing(intent, desk)
    if isinstance(intent, Setting):
        return _setting(intent, desk)
    if isinstance(intent, Reading):
        return _reading(intent, desk)
    if isinstance(intent, OverTable):
        return _over_table(intent, desk)
    if isinstance(intent, BesideTable):
        return _beside_table(intent, desk)
    if isinstance(intent, OnceMore):
        return _once_more(intent, desk)
    if isinstance(intent, History):
        return _history(intent, desk)
    if isinstance(intent, RealCards):
        return _real_cards(intent, desk)
    if isinstance(intent, DealPlaces):
        return _deals(intent, desk)
    assert_never(intent)


def _table(intent: Table, desk: Desk) -> Scene:
    match intent:
        case intents.NewMatch(invitation):
            return desk.doors.new_match(desk, invitation)
        case intents.SavedMatch():
            return desk.doors.saved_match(desk)
        case intents.LeftMatch(record):
            return desk.doors.left_match_again(desk, record)
        case intents.OpenMatch(name, loaded):
            return desk.doors.open_match(desk, name, loaded)
        case intents.PlayDeal() | intents.PlayOn() | intents.Practise():
            from game.scenes.once_more.beginning import practice_of

            return desk.doors.practice(desk, practice_of(intent, desk.preferences))
        case intents.OpenLesson():
            from game.scenes.lesson.table import lesson_table

            return lesson_table(desk, intent)
        case _:
            assert_never(intent)


def _choosing(intent: Choosing, desk: Desk) -> Scene:
    match intent:
        case intents.OpenFirstGame(leads_to):
            from game.scenes.choosing.first_game import FirstGame

            return FirstGame(desk, desk.doors, leads_to)
        case intents.OpenGames():
            from game.scenes.choosing.games import Games

            return Games(desk, desk.doors)
        case intents.OpenSetup():
            from game.scenes.choosing.setup import Setup

            return Setup(desk, desk.doors, desk.kept.shelf)
        case intents.OpenHouseRules():
            from game.scenes.choosing.house_rules import HouseRules

            return HouseRules(desk)
        case intents.OpenSharing():
            from game.scenes.choosing.sharing import Sharing

            return Sharing(desk, desk.kept.shelf)
        case intents.OpenPlayersWords():
            from game.scenes.choosing.players_words import PlayersWords

            return PlayersWords(desk, desk.doors)
        case intents.OpenSeats(table, company, changed, begins):
            from game.scenes.choosing.setup_seats import SetupSeats

            return SetupSeats(desk, desk.doors, table=table, company=company, changed=changed, begins=begins)
        case _:
            assert_never(intent)


def _setting(intent: Setting, desk: Desk) -> Scene:
    match intent:
        case intents.OpenOptions():
            from game.scenes.options.page import Options

            return Options(desk)
        case intents.OpenKeyMap():
            from game.scenes.key_map import KeyMap

            return KeyMap(desk)
        case intents.OpenLetters(text, send, signs):
            return Letters(desk, text, send, signs)
        case _:
            assert_never(intent)


def _reading(intent: Reading, desk: Desk) -> Scene:
    match intent:
        case intents.OpenLicences():
            from game.scenes.licences.page import Licences

            return Licences(desk)
        case intents.OpenRules(game, rules):
            from game.scenes.rule_book import RuleBook

            return RuleBook(desk, game, rules)
        case intents.OpenBroke(report, is_now):
            return Broke(desk, report, is_now=is_now)
        case intents.OpenReport(path):
            return Report(desk, path)
        case intents.OpenConfirm(key, agreed, declined):
            return Confirm(desk, key, agreed, declined)
        case _:
            assert_never(intent)


def _over_table(intent: OverTable, desk: Desk) -> Scene:
    match intent:
        case intents.OpenPause(view, game, ask_hint, offers_hints, log, seats, is_practice):
            from game.scenes.menu import PauseMenu

            return PauseMenu(
                desk,
                view=view,
                game=game,
                hint=ask_hint,
                offers_hints=offers_hints,
                log=log,
                seats=seats,
                is_practice=is_practice,
            )
        case intents.OpenRuleNow(view, game):
            from game.scenes.rule_now import RuleNow

            return RuleNow(desk, view, game)
        case OpenMoment():
            from game.scenes.replay.moment import MomentPage

            return MomentPage(desk, intent)
        case intents.OpenReplay(record, viewer, deal, place, may_go_on, moment):
            from game.scenes.replay.scene import Replay

            replay = Replay(desk, record, deal=deal, viewer=viewer, may_go_on=may_go_on, moment=moment)
            if place is not None:
                replay.go_to_moment(place)
            return replay
        case intents.OpenScore(sheet, free, look_back, once_more=again, table=table, stays=stays):
            from game.scenes.score import ScoreSheet
            from game.scenes.score_line import line_of

            line = line_of(intent, desk)
            return ScoreSheet(
                desk,
                sheet,
                free=free,
                look_back=look_back,
                line=line,
                once_more=again,
                table=table,
                stays=stays,
            )
        case intents.OpenMatchOver(outcome, look_back, again, keepsake):
            from game.scenes.over import MatchOver

            shown = None if keepsake is None else replace(keepsake, day=desk.today())
            past = desk.kept.past
            return MatchOver(desk, outcome, look_back=look_back, once_more=again, keepsake=shown, past=past)
        case _:
            assert_never(intent)


def _beside_table(intent: BesideTable, desk: Desk) -> Scene:
    match intent:
        case intents.OpenLog(lines):
            from game.scenes.table.log import Log

            return Log(desk, lines)
        case intents.OpenCurtain():
            from game.scenes.table.curtain import Curtain

            return Curtain(desk, intent)
        case intents.OpenCode():
            from game.scenes.table.code_page import CodePage

            return CodePage(desk, intent)
        case intents.OpenSetPiece():
            from game.scenes.setpiece.page import SetPiece

            return SetPiece(desk, intent, desk.kept.past, desk.today())
        case OpenTrickCount():
            from game.scenes.counting.page import TrickCounting

            return TrickCounting(desk, intent)
        case intents.OpenLessonOver():
            from game.scenes.lesson.over import LessonOver

            return LessonOver(desk, desk.doors, intent)
        case _:
            assert_never(intent)


def _once_more(intent: OnceMore, desk: Desk) -> Scene:
    match intent:
        case intents.OpenOnceMore():
            from game.scenes.once_more.page import OnceMorePage

            return OnceMorePage(desk, intent)
        case intents.OpenComparison(record, covers):
            from game.scenes.once_more.comparison import Comparison

            return Comparison(desk, desk.doors, record, covers)
        case _:
            assert_never(intent)


def _history(intent: History, desk: Desk) -> Scene:
    match intent:
        case OpenHistory():
            from game.scenes.history.matches import Matches

            return Matches(desk, desk.kept.past)
        case OpenMatches():
            from game.scenes.history.open_list import OpenMatchList

            return OpenMatchList(desk, desk.doors)
        case OpenPastMatch(line):
            from game.scenes.history.match import PastMatch

            return PastMatch(desk, desk.kept.past, line)
        case OpenFigures(games, game, people):
            from game.scenes.history.game_figures import GameFigures

            return GameFigures(desk, desk.kept.past, games, game, people)
        case OpenFairness(game, person):
            from game.scenes.history.fair import FairPage

            return FairPage(desk, desk.kept.past, game, person)
        case _:
            assert_never(intent)


def _real_cards(intent: RealCards, desk: Desk) -> Scene:
    match intent:
        case OpenSheets():
            from game.scenes.scorer.sheets import RealSheets

            return RealSheets(desk, desk.kept.sheets)
        case OpenNewSheet():
            from game.scenes.scorer.begin import NewSheet

            return NewSheet(desk, desk.kept)
        case OpenSheet():
            from game.scenes.scorer.sheet import RealSheet

            return RealSheet(desk, desk.kept)
        case OpenTelling(place):
            from game.scenes.scorer.telling import Telling

            return Telling(desk, desk.kept, place)
        case _:
            assert_never(intent)


def _deals(intent: DealPlaces, desk: Desk) -> Scene:
    match intent:
        case OpenPastDeal(record, viewer, line):
            from game.scenes.deals.deal_page import DealPage

            return DealPage(desk, desk.kept.past, record, viewer, line)
        case OpenDeals(text):
            from game.scenes.deals.code_desk import CodeDesk

            return CodeDesk(desk, desk.kept.past, desk.today, text)
        case OpenWeek(game):
            from game.scenes.deals.week import Week

            return Week(desk, desk.kept.past, desk.today, game)
        case OpenFolder():
            from game.scenes.options.folder import FolderPage

            return FolderPage(desk, desk.kept.past)
        case _:
            assert_never(intent)
