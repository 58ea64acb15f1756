"""A code is typed, pasted or chosen letter by letter; the page says what it is and leads to the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pygame
import pytest

from game.ai.levels import make_mind
from game.records.daily import deal_of_day, deals_of_week
from game.records.deal_code import code_of_deck
from game.records.record import Record, Seated
from game.records.shared_deal import SharedDeal, SharedLine, code_of_deal, deal_of_text, text_of_deal
from game.scenes.deals.code_desk import CodeDesk
from game.scenes.deals.intents import OpenDeals, OpenWeek
from game.scenes.deals.offer import SIGNS, offer_of
from game.scenes.deals.week import Week
from game.scenes.letters import Letters
from game.scenes.scene import Pop
from game.table.headless import Bout
from game.table.once_more import deal_practice
from game.table.practice import line_of, shared_deal_of
from game.text.catalogue import LANGUAGES, words
from game.ui.clipboard import copied, copy
from game.ui.pad_buttons import PadButton
from game.variants.catalogue import GAMES
from game.variants.code_signs import LETTERS
from game.variants.codes import code_of
from game.variants.option_ids import options_from
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.hands import Finger, plug_in
from tests.scenes.history.evenings import SomePast
from tests.scenes.opened import opening
from tests.table.history.past import filed

TODAY = date(2026, 11, 28)
DEAL = deal_of_day("bela4", TODAY)
ENGLISH = words("en")
Opener = Callable[..., Driver]


@pytest.fixture
def opened(play: Play, tmp_path: Path) -> Opener:
    """The page of shared deals, or of the week, on the 28th of November 2026."""

    def begin(intent: OpenDeals | OpenWeek | None = None, language: str = "en", **window: object) -> Driver:
        driver = play(
            lambda desk: desk.doors.new_match(desk),
            language=language,
            speed="instant",
            **window,  # type: ignore[arg-type]
        )
        driver.desk.kept.past = SomePast(tmp_path)
        driver.desk.today = lambda: TODAY
        driver.loop.stack.push(opening(intent or OpenDeals())(driver.desk))
        driver.settle()
        return driver

    return begin


def texts(driver: Driver) -> str:
    return "\n".join(written.text for written in driver.written)


def press(driver: Driver, name: str) -> None:
    driver.click(driver.top.focus[name].box)  # type: ignore[attr-defined]
    driver.settle()


def shared(driver: Driver) -> tuple[SharedDeal, int]:
    """The deal and the seat of the practice that was begun last."""
    assert isinstance(driver.top, PlainTable)
    found = shared_deal_of(driver.doors.practised[-1])
    assert found is not None
    return found


def practised(deal: SharedDeal, seat: int, begun: str, name: str = "Iva") -> Record:
    """A practice record of the deal, played to its end by the rules."""
    record = deal_practice(deal, seat)
    players = (Seated("human", name), *[Seated("medium", "Ana")] * (deal.rules.players - 1))
    record = replace(record, players=players, seed="once")
    bout = Bout(deal.rules, [make_mind("medium")] * deal.rules.players, "once")
    for action in record.actions:
        bout.do(action)
    while line_of(replace(record, actions=tuple(bout.actions))) is None:
        bout.step()
    return replace(record, actions=tuple(bout.actions), tags=(*record.tags, ("Begun", begun)))


# --- a code comes in ----------------------------------------------------------------------------------


def test_a_typed_code_is_told_at_once_and_enter_plays_it(opened: Opener) -> None:
    driver = opened()
    assert ENGLISH("deals.about") in texts(driver)
    driver.type(code_of_deal(DEAL)[:20])
    driver.settle()
    assert ENGLISH("deals.unfinished") in texts(driver)
    driver.type(code_of_deal(DEAL)[20:])
    driver.settle()
    assert "Bela for four" in texts(driver)
    assert ENGLISH("deal.show.own") in texts(driver)
    driver.key(pygame.K_RETURN)
    assert shared(driver) == (DEAL, 0)


def test_the_game_beside_the_days_is_that_of_the_code(opened: Opener) -> None:
    driver = opened()
    driver.type(code_of_deal(deal_of_day("belot_bg", TODAY)))
    driver.settle()
    assert "Bela for four" not in texts(driver)
    press(driver, "deals.day")
    driver.key(pygame.K_RETURN)
    assert shared(driver)[0].game == "belot_bg"


@pytest.mark.parametrize("way", ["keys", "button"])
def test_a_pasted_message_is_read_with_its_lines(opened: Opener, way: str) -> None:
    rules = options_from({"target": 901, "contra": True}, GAMES["bela4"].rules)
    deal = replace(DEAL, rules=rules)
    lines = (SharedLine(seat=2, points=(104, 58), name="Ana"), SharedLine(seat=3, points=(90, 72)))
    driver = opened()
    copy(f"Belot table · 2026-11-28 · Bela: me 104 · {text_of_deal(deal, lines)}\n")
    if way == "keys":
        driver.key(pygame.K_v, pygame.KMOD_CTRL)
        driver.settle()
    else:
        press(driver, "deals.paste")
    told = texts(driver)
    assert "Ana (second): 104 : 58; Your friend (third): 72 : 90" in told
    assert "901" in told
    press(driver, "deals.play")
    assert shared(driver) == (deal, 2), "the seat of the first friend"


def test_nothing_copied_is_told(opened: Opener) -> None:
    driver = opened()
    copy("")
    press(driver, "deals.paste")
    assert ENGLISH("deals.nothing") in texts(driver)


@pytest.mark.parametrize("way", ["controller", "finger"])
def test_letters_of_codes_are_chosen_one_by_one(opened: Opener, way: str) -> None:
    driver = opened(language="bg")
    page = driver.top
    assert isinstance(page, CodeDesk)
    if way == "controller":
        (pad,) = plug_in(driver)
        pad.press(PadButton.SOUTH)
    else:
        Finger(driver).tap(page.focus["deals.code"].box.centre)
    driver.settle()
    letters = driver.top
    assert isinstance(letters, Letters)
    assert {widget.name for widget in letters.focus.widgets} >= {f"letter.{sign}" for sign in LETTERS}
    for sign in code_of_deal(DEAL):
        place = letters.focus[f"letter.{sign}"].box.centre
        if way == "finger":
            Finger(driver).tap(place)
        else:
            letters.focus.go_to(f"letter.{sign}")
            pad.press(PadButton.SOUTH)
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    assert driver.top is page
    assert page.offer.deal == DEAL


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("D1NF-U", "share.fault.sign"),
        (f"{code_of_deal(DEAL)[:-1]}0", "share.fault.mistyped"),
        (code_of("bela4", GAMES["bela4"].rules), "deals.rulesCode"),
        (code_of_deck(DEAL.deck), "deals.oldCode"),
        ("hello, Uwe", "share.fault.sign"),
        ("1" * 501, "share.fault.mistyped"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_one_sentence(opened: Opener, text: str, key: str, language: str) -> None:
    driver = opened(OpenDeals(text), language)
    assert words(language)(key) in texts(driver)
    assert not driver.top.focus["deals.play"].is_enabled  # type: ignore[attr-defined]


def test_a_damaged_line_leaves_the_deal(opened: Opener) -> None:
    driver = opened(OpenDeals(f"{code_of_deal(DEAL)} + 2 104 Ana"))
    assert ENGLISH("deal.line.wrong") in texts(driver)
    press(driver, "deals.play")
    assert shared(driver) == (DEAL, 0)


def test_a_thousand_damaged_codes_each_have_a_sentence() -> None:
    chance, code = Random("codes"), code_of_deal(DEAL)
    for number in range(1000):
        text = list(f"{code} + 2 104:58 Ana" if number % 2 else code)
        for _ in range(chance.randint(1, 4)):
            text[chance.randrange(len(code))] = chance.choice(f"{LETTERS}UÄж \0+·")
        damaged = "".join(text)
        offer = offer_of(damaged)
        if offer.fault:
            assert all(offer.fault in words(language) for language in LANGUAGES), damaged
        else:
            assert offer.deal in (None, DEAL), damaged


# --- the day and the week -----------------------------------------------------------------------------


def test_the_deal_of_the_day_follows_the_calendar_and_the_game(opened: Opener) -> None:
    driver = opened()
    press(driver, "deals.day")
    assert f"Bela for four · {ENGLISH('deals.day')}, 2026-11-28" in texts(driver)
    press(driver, "deals.play")
    assert shared(driver) == (DEAL, 0)
    driver.loop.stack.fold(Pop())
    driver.key(pygame.K_RIGHT)
    driver.click(driver.top.focus["deals.game"].box)  # type: ignore[attr-defined]
    driver.settle()
    page = driver.top
    assert isinstance(page, CodeDesk)
    assert page.offer.deal == deal_of_day(page.game, TODAY), "it follows the game that is chosen"
    assert page.game != "bela4"
    driver = opened()
    driver.desk.today = lambda: date(2027, 1, 3)
    driver.loop.stack.push(opening(OpenDeals())(driver.desk))
    driver.settle()
    page = driver.top
    assert isinstance(page, CodeDesk)
    page.game = "belot_bg"
    page.entered()
    press(driver, "deals.day")
    press(driver, "deals.play")
    assert shared(driver) == (deal_of_day("belot_bg", date(2027, 1, 3)), 0)


def test_the_week_has_ten_deals_and_leads_to_each(opened: Opener) -> None:
    driver = opened()
    press(driver, "deals.week")
    page = driver.top
    assert isinstance(page, Week)
    assert ENGLISH("deals.week.heading", week=48, year=2026) in texts(driver)
    for number, deal in enumerate(deals_of_week("bela4", TODAY), 1):
        press(driver, f"deal 2026-W48/{number}")
        assert isinstance(driver.top, CodeDesk)
        assert driver.top.offer.deal == deal
        assert ENGLISH("deals.week.number", number=number) in texts(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.top is page


def master_s(driver: Driver) -> str:
    """All that is written once the master has played."""
    for _ in range(600):
        driver.frames(2)
        if ENGLISH("deals.master.thinks") not in texts(driver):
            return texts(driver)
        pygame.time.wait(20)
    raise AssertionError("the master plays on and on")


def test_the_first_result_stands_beside_the_master_s(opened: Opener, tmp_path: Path) -> None:
    first, again = practised(DEAL, 1, "2026-11-28 10:00:00"), practised(DEAL, 3, "2026-11-28 11:00:00")
    filed(tmp_path, again)
    filed(tmp_path, first)
    line = line_of(first)
    assert line is not None
    driver = opened(OpenWeek("bela4"))
    told = master_s(driver)
    assert f"{ENGLISH('deal.compare.you', points=line.own)}, the master " in told
    assert told.count(ENGLISH("deals.open")) == 10, "nothing is said of other days and weeks"
    press(driver, "deal 2026-11-28")
    told = master_s(driver)
    master = told.partition("the master ")[2].split()[0].strip(",")
    copy("")
    press(driver, "deals.copy")
    figures = f"me {line.own}, master {master}"
    assert copied() == f"Belot table · 2026-11-28 · Bela for four: {figures} · {text_of_deal(DEAL, [line])}"
    assert deal_of_text(copied()) == (DEAL, (line,)), "a friend pastes the whole line"


def test_a_friend_s_line_stands_beside_the_own_one(opened: Opener, tmp_path: Path) -> None:
    own = practised(DEAL, 0, "2026-11-28 10:00:00")
    filed(tmp_path, own)
    line = line_of(own)
    assert line is not None
    friend = SharedLine(seat=2, points=(92, 70), name="Ana")
    driver = opened(OpenDeals(text_of_deal(DEAL, [friend])))
    assert f"You {line.own}, Ana 92, " in master_s(driver)


def test_practice_that_is_not_over_or_was_seen_before_is_no_result(opened: Opener, tmp_path: Path) -> None:
    whole = practised(DEAL, 0, "2026-11-28 10:00:00")
    filed(tmp_path, replace(whole, actions=whole.actions[:-8]))
    seen = practised(deals_of_week("bela4", TODAY)[0], 0, "2026-11-28 11:00:00")
    filed(tmp_path, replace(seen, tags=(*seen.tags, ("Then", "..."))))
    driver = opened(OpenWeek("bela4"))
    assert texts(driver).count(ENGLISH("deals.open")) == 11


def test_signs_are_those_of_codes_and_lines() -> None:
    assert set(SIGNS) == {*LETTERS, "-", "+", ":"}
