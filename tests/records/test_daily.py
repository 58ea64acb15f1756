"""The deals of the calendar are the same for ever.

These values are never changed: a version that answers another deal has broken the promise that everybody on
Earth plays the same one.
"""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from game.records.daily import A_WEEK, deal_of_day, deals_of_week
from game.records.shared_deal import code_of_deal, deal_of_code
from game.variants.catalogue import GAMES, UnknownGameError

DAYS = (date(2026, 11, 28), date(2027, 2, 28), date(2028, 2, 29))

GOLDEN_DAYS: dict[str, tuple[str, str, str]] = {
    "bela4": (
        "D1NF-4A4N-7B85-HDZ0-5DEM-WS51-T008-27B",
        "D11H-NR0H-8GHA-85XQ-MPMW-6314-A40T-GXF",
        "D1HS-CM9A-D04W-WX9W-ZH9B-8Z24-CJ01-SCP",
    ),
    "bela3": (
        "D16Y-6SQG-15VH-REA2-65F5-947Q-K51J-K94",
        "D1CX-G8KM-BAQ2-HJ1M-8GX6-39Y1-EM1D-D9C",
        "D1QT-Y3K4-D0DW-A7AE-6PRY-VA8T-RR1B-MFM",
    ),
    "bela2": (
        "D1CD-10YM-MSRK-WXAF-Q7GM-WJ5C-8R2Y-GCF",
        "D1BN-HVQH-QBAE-5C7M-A48M-1X94-7C2C-4C5",
        "D16R-TR51-W6JP-N411-PV1D-D99K-2M2P-7S4",
    ),
    "belot_bg": (
        "D1S7-AGNC-8NNA-XSWC-7MWG-QNX3-9M38-H33",
        "D1NH-M1GQ-TK8W-ZQ5Z-204P-WDMP-483B-G57",
        "D1HZ-J2NM-ENKT-MEA7-XM0Q-J2KV-6Y3V-NWH",
    ),
    "belot_bg_official": (
        "D11R-RM1W-9H79-9VES-AQMS-YD2R-584A-CVH",
        "D130-PR6H-FP5A-TQVX-TJNE-FE8X-KW47-H2B",
        "D1QK-YT9Z-XGGC-MN04-AS66-DR5Z-A24J-QGA",
    ),
    "belote2_es": (
        "D13T-WV3J-P4ED-WTYS-MQ38-8N3G-H45K-PCQ",
        "D1F7-CMCG-W9W8-TBKS-PFDE-QRMT-YC59-AE5",
        "D1GY-X07H-Y6ZW-5PJ3-54FK-04N3-XM5T-QFB",
    ),
    "belote3_es": (
        "D1A6-8XDK-6Q9V-QJ87-JNT1-NWGS-5N6F-D3C",
        "D106-1J72-YAE1-NR23-FRDZ-CGG7-4G63-G47",
        "D1KZ-9YTZ-GSQB-0PEQ-4HSS-V00K-8G68-KMG",
    ),
    "belote4_es": (
        "D188-X5YH-B4CK-TVEY-WSM0-6YQV-HM7Q-MN8",
        "D1S7-RCY4-BD23-481T-8C0A-HH79-PM74-X7D",
        "D174-M15D-SC6V-XDH5-03BJ-9SRW-6A7A-ZNT",
    ),
    "belote4_fr": (
        "D1JC-H8S5-93A8-F7NK-CAHH-RCZW-4R8S-BYN",
        "D1HF-B94W-WZPA-9JWF-MSS1-FS1T-D48T-5JW",
        "D10Z-V0W4-24GT-CW52-P0ES-GAG0-FJ83-R88",
    ),
    "coinche_fr": (
        "D169-FFE9-0AWS-271Y-HM4C-EQ0C-1R9X-T65",
        "D1G3-5PC2-MCSZ-4ARN-SBTD-Z89J-XW9Y-MYW",
        "D1FR-Y08M-H8AH-YEZD-90DF-WW79-8E9C-V57",
    ),
}
"""By game, the codes of the three days above."""

GOLDEN_WEEK: dict[str, tuple[str, str]] = {
    "bela4": (
        "D1EN-GKXZ-SN0H-HBQN-GM9D-WRJP-2G0K-G64",
        "D1HP-C585-2TD2-FN25-9SFQ-57FC-1508-K2C",
    ),
    "bela3": (
        "D106-CXXX-MJA0-WHH4-RB0M-GRSN-6G1E-2M2",
        "D1FB-SF64-VY8D-HKFM-N87J-C5AP-7M1Y-3PE",
    ),
    "bela2": (
        "D1J8-SFMR-489R-W2E8-K260-B4HB-082Z-TRQ",
        "D1C7-VEF2-9DH7-2VGP-WVWT-7GRK-8S27-ES5",
    ),
    "belot_bg": (
        "D1EQ-JX8B-TPZR-RW8Q-10C8-HH4T-Z03V-JND",
        "D1ES-2E4Q-A2PB-FPGS-HVC6-V1Q0-CS37-080",
    ),
    "belot_bg_official": (
        "D13G-AT2G-2EH0-PJET-88HX-083F-V44Y-YS7",
        "D101-NZZA-MMB3-47CC-004N-PB3M-9X4Y-V5F",
    ),
    "belote2_es": (
        "D1A7-H351-AJCK-BNKN-ST45-H8MX-645F-VFH",
        "D1QV-5SHK-7S7X-YTT3-1A1W-Z64F-5N5R-JCK",
    ),
    "belote3_es": (
        "D10A-F9G6-M7WF-Z72Y-PQNS-82WN-V86P-ZFT",
        "D1A7-8J1D-JTT3-6K4M-DKAA-KRD4-Y06V-MZ2",
    ),
    "belote4_es": (
        "D1K8-0W4J-C5TF-SGSM-GX33-YX7D-VC7W-P27",
        "D1FG-CMR5-CS0A-TD4D-Q2C1-EG5B-CH7F-GCT",
    ),
    "belote4_fr": (
        "D196-58DZ-MQK7-J52E-KEXD-3441-4W82-H75",
        "D1GX-FK8J-EC5D-3QBW-8AQF-ZGN9-Q58A-2PW",
    ),
    "coinche_fr": (
        "D17J-EP9W-JWDZ-8EHC-XF9B-21G4-MC97-8D5",
        "D15N-N2D4-Z0NZ-EKP5-A37D-GD8Q-Z99W-KZ8",
    ),
}
"""By game, the codes of the first and the last deal of the week 2026-W53, which ends in 2027."""


def test_the_days_of_every_game_are_fixed() -> None:
    """A new game's codes are added above: `python -m game deal --day 2026-11-28 --game NAME` and so on."""
    assert GOLDEN_DAYS.keys() == GOLDEN_WEEK.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GOLDEN_DAYS)
def test_every_version_deals_the_same_on_a_day(game: str) -> None:
    assert tuple(code_of_deal(deal_of_day(game, day)) for day in DAYS) == GOLDEN_DAYS[game]


@pytest.mark.parametrize("game", GOLDEN_WEEK)
def test_every_version_deals_the_same_in_a_week(game: str) -> None:
    codes = [code_of_deal(deal) for deal in deals_of_week(game, date(2027, 1, 3))]
    assert (codes[0], codes[-1]) == GOLDEN_WEEK[game]
    assert len(set(codes)) == len(codes) == A_WEEK


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_never_change_and_the_dealer_goes_on(game: str) -> None:
    rules = GAMES[game].base
    days = [deal_of_day(game, DAYS[0] + timedelta(step)) for step in range(8)]
    for deals in (days, deals_of_week(game, DAYS[0])):
        assert all(deal.rules == rules for deal in deals)
        assert all(deal_of_code(code_of_deal(deal)) == deal for deal in deals)
        steps = {(then.dealer - now.dealer) % rules.players for now, then in pairwise(deals)}
        assert steps == {1}


def test_a_week_is_the_same_on_all_of_its_days() -> None:
    monday = date(2026, 12, 28)
    weeks = {deals_of_week("bela4", monday + timedelta(step)) for step in range(7)}
    assert len(weeks) == 1
    assert deals_of_week("bela4", monday - timedelta(1)) not in weeks


def test_the_first_and_the_last_day_of_the_calendar_have_deals() -> None:
    for day in (date.min, date.max):
        assert deal_of_code(code_of_deal(deal_of_day("bela3", day))) == deal_of_day("bela3", day)
        assert len(deals_of_week("bela3", day)) == A_WEEK


def test_a_game_that_there_is_not_has_no_deal() -> None:
    with pytest.raises(UnknownGameError):
        deal_of_day("poker", DAYS[0])
