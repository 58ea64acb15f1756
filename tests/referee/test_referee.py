"""The program's own records before a referee who knows the rule book alone, and faults that he must find."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from game.app.commandline import run
from game.app.engine import answer_line
from game.variants.clubs import CLUBS, Club
from tests.depth import often
from tests.referee.book import BOOKS, OPTIONS, TRUTH
from tests.referee.drive import records
from tests.referee.record import read
from tests.referee.referee import Moment, Referee, judge

DEALS = often(2000, 50_000)
CHUNK = 1000
"""So many deals are written and judged at a time."""
UNDEFINED = {
    "bela4": {"nextDealer"},
    "bela3": {"tie", "trickless=toOpponents"},
    "belot_bg": {"nextDealer", "stigljaReplacesLast", "cardScale", "beloteKingFirst"},
    "belot_bg_official": {"nextDealer", "stigljaReplacesLast", "cardScale", "beloteKingFirst"},
    "belote3_es": {"trickless=toOpponents"},
    "belote4_es": {"nextDealer"},
    "belote4_fr": {"nextDealer"},
    "coinche_fr": {"nextDealer"},
}
"""House rules that the rule book does not define for a game: which partner of the better pair deals, to whom
points hang when one fell against two, to which of two opponents a declaration goes, what a Bulgarian capot
replaces and what it is there to play the king first, and how 162 round in tens."""


def simulated(folder: Path, game: str, deals: int, seed: str, *more: str) -> str:
    """The records of so many deals between computers."""
    file = folder / "records.txt"
    words = ["simulate", "--game", game, "--deals", str(deals), "--seed", seed, "--out", str(file)]
    assert run([*words, *more]) == 0
    return file.read_text(encoding="utf-8")


def house_rules(game: str, chance: random.Random) -> dict[str, object]:
    """Some house rules that the rule book defines for the game, with a value each by lot."""
    undefined = UNDEFINED.get(game, set())
    known = [key for key in OPTIONS if key not in undefined]
    drawn = {
        key: chance.choice([value for value in OPTIONS[key][1] if f"{key}={value}" not in undefined])
        for key in chance.sample(known, 6)
    }
    return {key: TRUTH.get(value, int(value) if value.isdigit() else value) for key, value in drawn.items()}


def under(game: str, options: dict[str, object], seed: str) -> str:
    """Records of a game under house rules, whose tag is taken away: they pass for the usual game."""
    return re.sub(r"\[Options .*\]\n", "", records(game, 30, seed, options))


@pytest.mark.slow
@pytest.mark.parametrize("game", BOOKS)
def test_the_records_follow_the_rule_book(game: str) -> None:
    for start in range(0, DEALS, CHUNK):
        assert judge(records(game, min(CHUNK, DEALS - start), f"referee {start}")) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", BOOKS)
def test_players_who_think_follow_the_rule_book(game: str, tmp_path: Path) -> None:
    text = simulated(tmp_path, game, often(10, 5000), "thoughtful", "--seats", "easy")
    assert judge(text) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", BOOKS)
def test_house_rules_by_lot_follow_the_rule_book(game: str) -> None:
    chance = random.Random(game)
    for number in range(often(4, 200)):
        options = house_rules(game, chance)
        assert judge(records(game, 25, f"lot {number}", options)) == [], options


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "club"),
    [(game, club) for game, clubs in CLUBS.items() for club in clubs],
    ids=lambda one: getattr(one, "name", one),
)
def test_the_records_of_a_club_follow_its_rules(game: str, club: Club, tmp_path: Path) -> None:
    options = {one.option: one.value for one in club.sentences}
    assert judge(records(game, often(60, 10_000), "club", options)) == []
    wish = ["--seats", "easy", "--options", json.dumps(options)]
    assert judge(simulated(tmp_path, game, often(8, 2000), "club", *wish)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", BOOKS)
def test_the_engine_allows_what_the_rule_book_allows(game: str) -> None:
    moments = moments_of(records(game, 40, "legal"))
    for moment in random.Random(game).sample(moments, often(100, 1000)):
        told = answer_line(json.dumps(asked(game, moment)).encode())
        assert told.get("actions") == list(moment.allowed), (told, moment)


def moments_of(text: str) -> list[Moment]:
    """Every question of the matches of a file."""
    moments = []
    for match in read(text):
        referee = Referee(match, keeps_moments=True)
        referee.judge()
        moments += referee.moments
    return moments


def asked(game: str, moment: Moment) -> dict[str, object]:
    """The moment as a request to the engine."""
    request: dict[str, object] = {
        "id": 1,
        "ask": "legal",
        "game": game,
        "seat": moment.seat,
        "dealer": moment.dealer,
        "hand": moment.hand,
        "calls": moment.calls,
    }
    if moment.turned:
        request["turned"] = moment.turned
    if moment.played:
        request["played"] = moment.played
    return request


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "complaint"),
    [
        ("bela4", {"raisePlain": False}, r"trick \d: \w+ may not play"),
        ("bela4", {"ruff": "unlessPartnerWinning"}, r"trick \d: \w+ may not play"),
        ("bela4", {"undertrump": "free"}, r"trick \d: \w+ may not play"),
        ("bela4", {"overtrump": False}, r"trick \d: \w+ may not play"),
        ("bela2", {"mus": False}, r"Calls: \w+ pass is not among"),
        ("bela2", {"sharedCards": False}, r"Shown: "),
        ("bela4", {"stiglja": 100}, r"Written: "),
        ("bela4", {"lastTrick": 20}, r"trick 8: "),
        ("bela4", {"tie": "hang"}, r"Result: the record says hung, the rule book fell"),
        ("bela4", {"belaStays": True}, r"Written: "),
        ("bela4", {"target": 501}, r"Match: "),
        ("bela4", {"trickless": "keep"}, r"Written: "),
        ("bela2", {"sevenExchange": "anyHand"}, r"Exchanges: "),
        ("bela3", {"fall3": "higherOpponent"}, r"Written: "),
        ("bela3", {"bidding": "passThenMus"}, r"Calls: \w+ pass is not among"),
        ("bela4", {"trickless": "toOpponents"}, r"Written: "),
        ("belote4_fr", {"beloteKingFirst": True}, r"what \w+ says with Q"),
        ("belote4_fr", {"direction": "cw"}, r"Cut: "),
        ("belot_bg", {"roundSplit": "loserUp"}, r"Written: "),
        ("belot_bg", {"ntDoubled": False}, r"Written: "),
        ("belot_bg", {"undertrump": "forced", "ruff": "never"}, r"trick \d: \w+ may not play"),
        ("belot_bg_official", {"capotLock": False}, r"Match: "),
        ("belot_bg_official", {"carreCancelsSequences": True}, r"Shown: "),
        ("belote2_es", {"nextDealer": "rotate"}, r"Dealer: "),
        ("belote2_es", {"kingValue": 10}, r"trick \d: "),
        ("belote2_es", {"stigljaReplacesLast": False}, r"Written: "),
        ("belote3_es", {"declTie": "cancel"}, r"Shown: "),
        ("belote3_es", {"ruff": "optional"}, r"trick \d: \w+ may not play"),
        ("belote4_es", {"restDealFrom": "eldest"}, r"Rest: "),
        ("belote4_es", {"dedans": True}, r"Result: the record says fell"),
        ("coinche_fr", {"taSa": True}, r"Calls: \w+ \S+trumps is not among"),
        ("coinche_fr", {"lowestBid": "82"}, r"Calls: \w+ 82-\w+ is not among"),
        ("coinche_fr", {"highestBid": "240"}, r"Calls: \w+ \d+-\w+ is not among"),
        ("coinche_fr", {"recontraTimes": "3"}, r"Written: "),
        ("coinche_fr", {"coincheDoubles": "bid"}, r"Written: "),
        ("coinche_fr", {"coincheDoubles": "160"}, r"Written: "),
        ("coinche_fr", {"fallenBid": "162"}, r"Written: "),
        ("coinche_fr", {"bidEnough": True}, r"Result: the record says made, the rule book fell"),
        ("coinche_fr", {"capotBid": "270"}, r"Written: "),
        ("coinche_fr", {"generale": True}, r"Calls: \w+ generale-\w+ is not among"),
        ("coinche_fr", {"bidRounding": "6"}, r"Written: "),
        ("coinche_fr", {"sixFirst": True}, r"trick \d: \w+ does not hold|Shown: |may not play"),
        ("belote4_fr", {"belaStays": False}, r"Written: "),
        ("belote4_fr", {"tie": "takerWins"}, r"Result: the record says made, the rule book hung"),
    ],
    ids=str,
)
def test_another_rule_is_found_out(game: str, options: dict[str, object], complaint: str) -> None:
    """Rare things, such as equal runs, take more than one try."""
    tries = (judge(under(game, options, f"house {number}")) for number in range(40))
    assert any(re.search(complaint, said) for complaints in tries for said in complaints)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [("belote4_fr", {"underPartner": "forbidden"}), ("coinche_fr", {"undertrump": "forced"})],
)
def test_a_stricter_duty_leaves_legal_cards(game: str, options: dict[str, object]) -> None:
    assert judge(under(game, options, "strict")) == []


@pytest.mark.parametrize(
    ("line", "wrong", "where"),
    [
        (r"(?m)^(Written +South/North )1", r"\g<1>2", "Written"),
        (r"(?m)^(Sheet +South/North )1", r"\g<1>2", "Sheet"),
        (r"(?m)^(3 .*, )(\w+) (\d+)$", r"\g<1>\2 9\3", "trick 3"),
        (r"(?m)^(Shown .* sequence )20", r"\g<1>50", "Shown"),
        (r"(?m)^Shown .*\n", "", "Shown"),
        (r"(?m)^Match .*\n", "", "Match"),
        (r" bela\b", "", "what"),
        (r"(?m)^(Calls +\w+ )pass", r"\1clubs", "Calls"),
        (r'(?s)(\[Deal "2"\]\n\[Dealer ")\w+', r"\1South", "Dealer"),
    ],
)
def test_one_wrong_word_is_found(line: str, wrong: str, where: str) -> None:
    text = records("bela4", 40, "words")
    spoilt = re.sub(line, wrong, text, count=1)
    assert spoilt != text
    assert any(f", {where}" in said for said in judge(spoilt))


@pytest.mark.slow
@pytest.mark.parametrize("game", BOOKS)
def test_an_illegal_card_is_found(game: str) -> None:
    """A card that may not be played changes places, in the whole deal, with the one that was played."""
    chance = random.Random(game)
    match = read(records(game, 12, "swapped"))[0]
    referee = Referee(match, keeps_moments=True)
    assert referee.judge() == []
    wrong_ways = [
        (moment, wrong)
        for moment in referee.moments
        if moment.played
        for wrong in sorted(set(moment.hand) - set(moment.allowed))
    ]
    for moment, wrong in chance.sample(wrong_ways, often(10, 60)):
        kept = moment.deal.lines
        moment.deal.lines = [
            (name, swapped(text, moment.chosen, wrong) if name.isdigit() else text) for name, text in kept
        ]
        complaints = Referee(match).judge()
        moment.deal.lines = kept
        assert any(f"may not play {wrong} but" in said for said in complaints), (moment, wrong)


def swapped(text: str, one: str, other: str) -> str:
    """The text with two cards in each other's places."""
    return re.sub(f"{one}|{other}", lambda found: other if found[0] == one else one, text)
