"""What chance promises is exact, chance keeps it, and a dealer who cheats is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from game.cards.card import DECK, Card, card, cards
from game.cards.rank import Rank
from game.records.replay import replay
from game.rules.contract import Contract, Trumps
from game.rules.events import CardTurned, ContractMade, DealBegun, HandDealt, Redeal, TurnedTaken
from game.table.fairness.course import Count, Course, Fallen, Party, fallen, parties_of
from game.table.fairness.fairness import MOST, Fairness, fairness
from game.table.fairness.features import Feature, groups_of
from game.table.fairness.outlook import counted, mask_of, outlook
from game.table.history.history import History
from tests.table.history.past import at, evenings, filed, played

Deck = tuple[Card, ...]
DECKS = 2000
PARTIES = parties_of(0, 4)


@pytest.mark.parametrize("feature", Feature)
@pytest.mark.parametrize("hand", ["", "KS QH JH AC", "7S 8S TS JC JD JH"])
def test_what_is_promised_is_what_all_ways_to_deal_give(feature: Feature, hand: str) -> None:
    held = cards(hand)
    stock = cards("9S JS QS KS TH KH 9H AD KD")
    groups = groups_of(feature, Trumps.SPADES)
    before = counted(groups, mask_of(held))
    gains = [counted(groups, mask_of((*held, *came))) - before for came in combinations(stock, 3)]
    promised = outlook(groups, mask_of(held), mask_of(stock), 3)
    assert promised.mean == pytest.approx(fmean(gains))
    assert promised.variance == pytest.approx(fmean(gain**2 for gain in gains) - fmean(gains) ** 2)


def test_a_hand_of_eight_has_what_the_books_say() -> None:
    def share(feature: Feature) -> float:
        return outlook(groups_of(feature), 0, mask_of(DECK), 8).mean

    assert share(Feature.JACKS) == pytest.approx(1)
    assert share(Feature.FOURS) == pytest.approx(6 * 20475 / 10518300)  # six ranks, C(28,4) of C(32,8)
    assert outlook(groups_of(Feature.JACKS), 0, mask_of(DECK), 8).variance == pytest.approx(21 / 31)


@pytest.mark.parametrize(
    ("feature", "hand", "things"),
    [
        (Feature.RUNS_OF_THREE, "7S 8S 9S JS QS KS", 2),
        (Feature.RUNS_OF_THREE, "7S 8S 9S TS", 0),
        (Feature.RUNS_OF_FOUR, "7S 8S 9S TS", 1),
        (Feature.RUNS_OF_FOUR, "7S 8S 9S TS JS", 0),
        (Feature.RUNS_OF_FIVE, "7S 8S 9S TS JS QS", 1),
        (Feature.FOURS, "JS JH JD JC 9S 9H 9D", 1),
        (Feature.NINES, "9S 9H JD", 2),
        (Feature.TRUMPS, "7S AS KH", 2),
        (Feature.TRUMPS, "", 0),
        (Feature.BELOTES, "QS KS QH KH", 1),
        (Feature.BELOTES, "QS KH JS AS", 0),
    ],
)
def test_what_a_hand_holds_with_spades_for_trumps(feature: Feature, hand: str, things: int) -> None:
    assert counted(groups_of(feature, Trumps.SPADES), mask_of(cards(hand))) == things


def test_with_all_trumps_each_suit_has_its_belote() -> None:
    held = mask_of(cards("QS KS QH KH QD KC"))
    assert counted(groups_of(Feature.BELOTES, Trumps.ALL), held) == 2


def test_who_is_counted_together() -> None:
    assert parties_of(1, 4) == {Party.ME: (1,), Party.PARTNER: (3,), Party.OTHERS: (0, 2)}
    assert parties_of(1, 3) == {Party.ME: (1,), Party.OTHERS: (0, 2)}


def begun_with_five(hand: str) -> Course:
    """Everybody has five cards, I those; the nine of spades lies there and is called by me."""
    course = Course(PARTIES)
    mine, turned = cards(hand), card("9S")
    rest = [one for one in DECK if one not in (*mine, turned)]
    for seat in range(4):
        course.happened(HandDealt(seat, 5, False, False, mine if seat == 0 else tuple(rest[seat::4][:5])))
    course.happened(CardTurned(turned, is_bottom=False))
    course.happened(ContractMade(Contract(trumps=Trumps.SPADES, taker=0)))
    return course


def test_single_cards_of_two_hands_are_one_draw_and_runs_are_two() -> None:
    counts = begun_with_five("7S 8S JD TH AC").counts
    jacks, runs = groups_of(Feature.JACKS), groups_of(Feature.RUNS_OF_THREE)
    one, both = outlook(runs, 0, mask_of(DECK), 5), outlook(jacks, 0, mask_of(DECK), 10)
    found = counts[Feature.JACKS, Party.OTHERS]
    assert (found.mean, found.variance) == pytest.approx((both.mean, both.variance))
    found = counts[Feature.RUNS_OF_THREE, Party.OTHERS]
    assert (found.mean, found.variance) == pytest.approx((2 * one.mean, 2 * one.variance))


def test_what_a_chosen_card_makes_of_the_hand_is_no_luck() -> None:
    course = begun_with_five("7S 8S JD TH AC")
    before = {key: replace(count) for key, count in course.counts.items()}
    course.happened(TurnedTaken(0, card("9S")))
    run = Feature.RUNS_OF_THREE, Party.ME
    assert {key for key, count in course.counts.items() if count != before[key]} == {run}
    assert course.counts[run].had == before[run].had + 1
    assert course.counts[run].mean == pytest.approx(before[run].mean + 1)
    assert course.counts[run].variance == before[run].variance


def test_a_belote_that_was_there_at_the_call_is_expected() -> None:
    course = begun_with_five("QS KS JD TH AC")
    course.happened(TurnedTaken(0, card("9S")))
    course.happened(HandDealt(0, 2, False, False, cards("7D 8D")))
    course.end()
    found = course.counts[Feature.BELOTES, Party.ME]
    assert (found.had, found.mean, found.variance) == (1, 1, 0)


def dealt(deck: Deck, dealer: int) -> Iterator[Fallen]:
    """A deal in the French way, in which people choose: who has much of the turned suit takes it."""
    course = Course(PARTIES)
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    hands = {seat: deck[5 * place : 5 * place + 5] for place, seat in enumerate(order)}
    for seat in order:
        course.happened(HandDealt(seat, 5, False, False, hands[seat]))
    turned, rest = deck[20], list(deck[21:])
    course.happened(CardTurned(turned, is_bottom=False))
    taker = next((s for s in order if sum(one.suit is turned.suit for one in hands[s]) >= 2), None)
    if taker is None:
        course.happened(Redeal(order[0]))
    else:
        course.happened(ContractMade(Contract(trumps=Trumps.of(turned.suit), taker=taker)))
        course.happened(TurnedTaken(taker, turned))
        for seat in order:
            packet = tuple(rest.pop() for _ in range(2 if seat == taker else 3))
            course.happened(HandDealt(seat, len(packet), False, False, packet))
    course.end()
    yield Fallen(deck, course.counts)


def evening(cheat: Callable[[list[Card], Random], None] | None = None) -> Iterator[Fallen]:
    """So many deals by a dealer who may cheat, and then deals so that I am the first to get cards."""
    by = Random(7)
    for number in range(DECKS if cheat is None else MOST):
        deck = list(DECK)
        by.shuffle(deck)
        if cheat is not None:
            cheat(deck, by)
        yield from dealt(tuple(deck), number % 4 if cheat is None else 3)


@pytest.mark.slow
def test_two_thousand_fair_decks_fall_as_promised() -> None:
    deals = list(evening())
    found = fairness(deals)
    assert found.deals == DECKS
    assert len(found.bars) == len(Feature) * 3
    off = [(bar.had - bar.expected) / bar.error for bar in found.bars]
    # chi-square of 27 lies below 55 in 999 of 1000; that they hang together a little makes it no smaller
    assert 8 < sum(one * one for one in off) < 55
    assert max(map(abs, off)) < 3.6
    assert not found.strange
    assert found.unusual <= 5
    for bar in found.bars:
        counts = [deal.counts[bar.feature, bar.party] for deal in deals]
        spread = sum((one.had - one.mean) ** 2 for one in counts) / sum(one.variance for one in counts)
        rare = 0.5 if bar.expected < 200 else 0.15
        assert 1 - rare < spread < 1 + rare, f"{bar}: its own spread is {sqrt(spread):.2f} of what is said"


def give_jacks_away(deck: list[Card], by: Random) -> None:
    """In every other deal my jack goes to the next player."""
    if by.random() < 0.5:
        jacks = [place for place in range(5) if deck[place].rank is Rank.JACK]
        others = [place for place in range(5, 10) if deck[place].rank is not Rank.JACK]
        if jacks:
            deck[jacks[0]], deck[others[0]] = deck[others[0]], deck[jacks[0]]


def only_for_me(deck: list[Card], by: Random) -> None:
    """In three of ten deals my first card is changed for an ace of the others."""
    aces = [place for place in range(5, 20) if deck[place].rank is Rank.ACE]
    if aces and by.random() < 0.3:
        deck[0], deck[aces[0]] = deck[aces[0]], deck[0]


def test_a_dealer_who_gives_jacks_away_is_found_out() -> None:
    found = fairness(evening(give_jacks_away))
    bar = found.bar(Feature.JACKS, Party.ME)
    assert bar is not None
    assert bar in found.strange
    assert bar.had < bar.band[0]


def test_a_dealer_who_helps_is_found_out_too() -> None:
    strange = {(bar.feature, bar.party): bar for bar in fairness(evening(only_for_me)).strange}
    assert strange[Feature.ACES, Party.ME].had > strange[Feature.ACES, Party.ME].expected


def test_the_band_is_what_is_said() -> None:
    count = Count(97, 101.2, 31.0)
    found = fairness([Fallen(DECK, {(Feature.JACKS, Party.ME): count})])
    (bar,) = found.bars
    assert bar.band == (90, 112)
    assert bar.is_usual
    assert not bar.is_strange
    assert replace(bar, had=140).is_strange
    assert replace(found, bars=(bar, replace(bar, had=89), replace(bar, had=113))).unusual == 2


@pytest.mark.parametrize("game", ["bela4", "belot_bg", "bela3", "belote2_es", "coinche_fr"])
def test_what_each_seat_got_is_what_was_dealt(game: str) -> None:
    record = played(game, "evening 1")
    got = dict.fromkeys(range(record.rules.players), 0)
    decks = set()
    for _, step in replay(record):
        for event in step.events:
            if isinstance(event, DealBegun):
                decks.add(event.deck)
    found = fairness(fallen(record, 0))
    assert found.deals == len(decks)
    for seat in got:
        bar = fairness(fallen(record, seat)).bar(Feature.JACKS, Party.ME)
        assert bar is not None
        got[seat] = bar.had
    others = found.bar(Feature.JACKS, Party.OTHERS)
    assert others is not None
    mates = found.bar(Feature.JACKS, Party.PARTNER)
    assert got[0] + (mates.had if mates else 0) + others.had == sum(got.values())
    assert 0 < sum(got.values()) <= 4 * found.deals


def test_decks_that_were_given_and_decks_seen_before_do_not_count() -> None:
    record = played("bela4", "evening 1")
    assert fairness(fallen(replace(record, seed="another"), 0)).deals == 0
    twice = [*fallen(record, 0), *fallen(record, 0)]
    assert fairness(twice).deals == len(twice) // 2


def asked(data: Path, **how: int) -> Fairness:
    history = History(data)
    try:
        return history.fairness("bela4", **how).result()
    finally:
        history.close()


def told(found: Fairness) -> tuple[int, list[tuple[int, float]]]:
    return found.deals, [(bar.had, round(bar.expected, 6)) for bar in found.bars]


def test_the_last_deals_are_taken_from_the_records(tmp_path: Path) -> None:
    records = evenings(tmp_path, 3)
    deals = [list(fallen(record, 0)) for record in records]
    assert told(asked(tmp_path)) == told(fairness([one for some in deals for one in some]))
    last = [*reversed(deals[2]), *reversed(deals[1])][: len(deals[2]) + 1]
    assert told(asked(tmp_path, most=len(last))) == told(fairness(last))


def test_a_match_that_goes_on_is_read_again(tmp_path: Path) -> None:
    whole = at(played("bela4", "later"), "2026-11-01 20:15:00")
    half = replace(whole, actions=whole.actions[: len(whole.actions) // 2])
    filed(tmp_path, half)
    history = History(tmp_path)
    before = history.fairness("bela4").result().deals
    filed(tmp_path, whole)
    assert history.fairness("bela4").result().deals > before
    history.close()


def test_a_record_that_cannot_be_read_any_more_has_no_deals(tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    whole = asked(tmp_path).deals
    gone = filed(tmp_path, at(played("bela4", "evening 1"), "2026-11-02 20:15:00"))
    gone.write_text("no match", encoding="utf-8")
    assert asked(tmp_path).deals == whole - len(list(fallen(played("bela4", "evening 1"), 0)))


def test_what_the_index_keeps_of_deals_is_what_the_record_tells(tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    first, again = asked(tmp_path), asked(tmp_path)
    assert (
        first
        == again
        == fairness(
            deal for number in (1, 0) for deal in reversed([*fallen(played("bela4", f"evening {number}"), 0)])
        )
    )
