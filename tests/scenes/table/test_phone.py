"""A hand on a phone is played by numbers, and nobody at the screen learns which card is which."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random

import numpy as np
import pygame
import pytest
import zxingcpp

from game.cards.card import DECK, Card
from game.rules.phase import Phase
from game.rules.play import why_illegal
from game.scenes.intents import OpenCode
from game.scenes.preferences import Language, Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.code_page import CodePage, code_text
from game.scenes.table.curtain import Curtain
from game.scenes.table.intents import MakeCode
from game.scenes.table.model import Phones as OnPhones
from game.scenes.table.offers import ButtonKind
from game.scenes.table.phones import digest, holds
from game.scenes.table.update.phones import new_code, remember
from game.text.cards import card_name
from game.text.catalogue import words
from tests.scenes.driver import Play
from tests.scenes.roomy import assert_room
from tests.scenes.table.eyes import eyes, table_at
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.test_curtain import cards_at_screen, hidden
from tests.scenes.table.test_flat import seat_round

LIKES = Preferences(hand_on_phone=True)
NIGHT = [pytest.mark.slow, pytest.mark.long]
SIZES = [(800, 600), pytest.param((2560, 1440), marks=NIGHT)]
Phones = dict[int, dict[int, str]]
"""By seat what its phone says: a card's name by its number."""


def code_page(at: People, seat: int) -> CodePage:
    """The page with the code of that seat."""
    page = at.scene.port.open(MakeCode(seat))
    assert isinstance(page, OpenCode)
    return CodePage(at.driver.desk, page)


def barcode(picture: pygame.Surface) -> zxingcpp.Barcode:
    """What a phone's camera finds in the picture."""
    pixels = np.ascontiguousarray(np.transpose(pygame.surfarray.array3d(picture), (1, 0, 2)))
    # Of 2,851 codes drawn by chance 8 had rows that also read as bars (Codabar, ITF) on so clean a picture.
    (found,) = zxingcpp.read_barcodes(pixels, formats=zxingcpp.BarcodeFormat.QRCode)
    return found


def read(picture: pygame.Surface) -> str:
    """What a phone's camera makes of the picture."""
    return str(barcode(picture).text)


def scan(at: People, phones: Phones) -> int:
    """Whoever is called shows the code and scans it; how many cards were in it."""
    page = at.driver.top
    assert isinstance(page, CodePage)
    at.driver.settle()
    name, *lines = read(at.driver.picture()).split("\n")
    assert name == at.scene.model.seating.names[page.seat]
    told = {int(number): card for number, _, card in (line.partition(" ") for line in lines)}
    phones.setdefault(page.seat, {}).update(told)
    at.driver.click(page.focus["phone.hide"].box)
    return len(told)


def wait(at: People) -> None:
    """Until somebody is to do something, a number to be pressed included."""
    for _ in range(900):
        if at.driver.is_over or at.driver.top is not at.scene:
            at.come()
            return
        controls = eyes(at.scene)
        is_asked = controls.prompt is not None or controls.view.choices.playable
        if eyes(at.scene).asked_by_number is not None or (controls.is_fresh and is_asked):
            at.driver.frames(7)
            return
        if at.scene.motion.director.waits_for_press:
            at.driver.key(pygame.K_F5)
        at.driver.frames()
    raise AssertionError(f"nobody has to do anything: {eyes(at.scene).known.phase}")


def a_deal_by_numbers(at: People, phones: Phones) -> Iterator[Phase]:
    """Play a deal; yield whenever somebody is to do something, the phase of the match."""
    for _ in range(300):
        wait(at)
        top, length = at.driver.top, at.session.length
        if at.driver.is_over or isinstance(top, ScoreSheet):
            return
        yield at.session.state.phase
        if (at.driver.top, at.session.length) != (top, length):
            continue  # whoever watches has done it
        if isinstance(top, Curtain):
            at.driver.click(top.focus["phone.code"].box)
            scan(at, phones)
        elif eyes(at.scene).asked_by_number is not None:
            press(at, phones, eyes(at.scene).asked_by_number)
        else:
            at.step()
    raise AssertionError("the deal does not end")


def press(at: People, phones: Phones, seat: int) -> Card:
    """Press the number of a card that may be played, by its name on the phone alone."""
    view = at.session.view(seat)
    say = words("en")
    card = view.choices.playable[0]
    name = card_name(say, card, at.scene.studio.deck)
    (number,) = [number for number, told in phones[seat].items() if told == name]
    at.driver.type(str(number))
    return card


@pytest.mark.parametrize(
    ("game", "people", "parts"),
    [
        pytest.param("bela4", {0, 2}, [6, 2], id="bela4"),
        pytest.param("belot_bg", {1, 3}, [5, 3], id="belot_bg", marks=NIGHT),
        pytest.param("coinche_fr", {0, 1, 2, 3}, [8], id="coinche_fr", marks=NIGHT),
    ],
)
def test_a_deal_is_played_by_numbers_and_no_card_is_at_the_screen(
    play: Play, game: str, people: set[int], parts: list[int]
) -> None:
    at = seat_people(play, people, game=game, likes=LIKES)
    phones: Phones = {}
    pressed = checked = 0
    sizes: dict[int, list[int]] = {seat: [] for seat in people}
    for phase in a_deal_by_numbers(at, phones):
        if not isinstance(at.driver.top, CodePage):
            checked += 1
            assert eyes(at.scene).is_covered
            assert cards_at_screen(at) & hidden(at) == set()
        pressed += eyes(at.scene).asked_by_number is not None
        if phase is Phase.PLAYING and not isinstance(at.driver.top, Curtain):
            for seat in people & phones.keys():
                sizes[seat] = [len(phones[seat])]
    assert checked > 15
    assert pressed >= 6 * len(people), "each card is a number but the last, which goes by itself"
    assert all(sum(parts) == size[0] for size in sizes.values())
    assert at.session.state.results


def to_the_first_number(at: People, phones: Phones) -> int:
    for _ in a_deal_by_numbers(at, phones):
        seat = eyes(at.scene).asked_by_number
        if seat is not None:
            assert eyes(at.scene).note == f"{at.scene.model.seating.names[seat]}: press the number of a card"
            return seat
    raise AssertionError("nobody plays by numbers")


def test_the_second_code_holds_only_the_two_new_cards(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    phones: Phones = {}
    parts: dict[int, list[list[int]]] = {0: [], 2: []}
    for _ in a_deal_by_numbers(at, phones):
        if isinstance(at.driver.top, Curtain):
            seat = at.driver.top.seat
            before = set(phones.get(seat, {}))
            at.driver.click(at.driver.top.focus["phone.code"].box)
            scan(at, phones)
            parts[seat].append(sorted(set(phones[seat]) - before))
            if all(len(found) == 2 for found in parts.values()):
                break
    assert parts == {0: [[1, 2, 3, 4, 5, 6], [7, 8]], 2: [[1, 2, 3, 4, 5, 6], [7, 8]]}


def test_the_numbers_say_nothing_and_the_backs_are_all_alike(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same match looks the same, pixel for pixel, whatever order chance has drawn."""
    orders, pictures = set(), set()
    for chance in (Random(1), Random(2)):
        monkeypatch.setattr("secrets.SystemRandom", lambda chance=chance: chance)
        at = seat_people(play, {0, 2}, likes=LIKES, size=(800, 600))
        phones: Phones = {}
        seat = to_the_first_number(at, phones)
        at.scene.model.note.text = ""
        at.scene.studio.painter.cards.finish()
        at.driver.move((400, 250))
        at.driver.settle()
        orders.add(tuple(phones[seat].items()))
        zone = pygame.Rect(at.scene.studio.layout.hand_zone.inset(60, 0).ints)
        shown = at.driver.picture().subsurface(zone.clip(at.driver.picture().get_rect()))
        pictures.add(pygame.image.tobytes(shown, "RGB"))
    assert len(orders) == 2
    assert len(pictures) == 1


def test_a_number_is_tapped_typed_or_chosen_with_the_arrows(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    phones: Phones = {}
    seat = to_the_first_number(at, phones)
    phone = eyes(at.scene)
    ways = set()
    for _ in a_deal_by_numbers(at, phones):
        if phone.asked_by_number is None:
            continue
        seat, length = phone.asked_by_number, at.session.length
        playable = {
            card_name(words("en"), one, at.scene.studio.deck)
            for one in at.session.view(seat).choices.playable
        }
        place = next(place for place, number in enumerate(phone.numbers) if phones[seat][number] in playable)
        way = ("tap", "arrows", "type")[len(ways) % 3]
        if way == "tap":
            at.driver.click(at.spot(eyes(at.scene).hand[place]))
        elif way == "arrows":
            at.driver.move((640, 300))
            for _ in range(place + 1):
                at.driver.key(pygame.K_RIGHT)
            assert phone.number == place
            at.driver.key(pygame.K_RETURN)
        else:
            at.driver.type(str(phone.numbers[place]))
        assert at.session.length > length, way
        ways.add(way)
        if len(ways) == 3:
            return
    raise AssertionError(ways)


def test_every_card_of_three_players_has_a_key_the_tenth_is_typed_with_nought(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random(1)
    monkeypatch.setattr("secrets.SystemRandom", lambda: chance)
    at = seat_people(play, {0, 1, 2}, game="bela3", likes=LIKES)
    phones: Phones = {}
    phone = eyes(at.scene)
    told = set()
    for _ in a_deal_by_numbers(at, phones):
        if isinstance(at.driver.top, Curtain) and "phone.code" not in widgets_of(at):
            at.step()  # whoever lays away looks at his cards here
            continue
        if isinstance(at.driver.top, Curtain):
            at.driver.click(at.driver.top.focus["phone.code"].box)
            page = at.driver.top
            assert isinstance(page, CodePage)
            if not page.hand.is_more:
                phones.pop(page.seat, None)
            at.driver.settle()
            is_told = any("The key 0 plays number 10." in one.text for one in at.driver.written)
            assert is_told == ("\n10 " in page.text)
            told.add(is_told)
            scan(at, phones)
            continue
        if phone.asked_by_number is None:
            continue
        seat, length = phone.asked_by_number, at.session.length
        assert max(phone.numbers) <= 10, "no key types more"
        playable = {
            card_name(words("en"), one, at.scene.studio.deck)
            for one in at.session.view(seat).choices.playable
        }
        if phones[seat].get(10) in playable and 10 in phone.numbers:
            at.driver.type("0")
            assert at.session.length > length
            assert told == {False, True}
            return
    raise AssertionError("nobody could play his tenth card")


def test_who_lays_away_cards_of_his_first_code_gets_all_numbers_anew(play: Play) -> None:
    at = seat_people(play, {0, 1, 2}, game="bela3", likes=LIKES)
    phones: Phones = {}
    first: dict[int, set[str]] = {}
    for _ in a_deal_by_numbers(at, phones):
        top, view = at.driver.top, eyes(at.scene).view
        if isinstance(top, Curtain) and "phone.code" not in widgets_of(at):
            at.step()
        elif isinstance(top, Curtain):
            at.driver.click(top.focus["phone.code"].box)
            page = at.driver.top
            assert isinstance(page, CodePage)
            if at.session.state.phase is Phase.PLAYING and at.session.view(page.seat).discarded:
                assert not page.hand.is_more
                numbers = [int(line.split(" ", 1)[0]) for line in page.text.splitlines()[1:]]
                assert numbers == list(range(1, len(at.session.view(page.seat).hand) + 1))
                return
            scan(at, phones)
            first.setdefault(page.seat, set(phones[page.seat].values()))
        elif view.choices.discards:
            mine = [
                token
                for token in eyes(at.scene).hand
                if token.face in view.choices.discardable
                and card_name(words("en"), token.face, at.scene.studio.deck)
                in first[at.scene.model.seating.viewer]
            ]
            for token in mine[: view.choices.discards]:
                at.driver.click(at.spot(token))
                at.driver.settle()
            at.driver.type("d")
    raise AssertionError("nobody laid anything away")


def widgets_of(at: People) -> set[str]:
    """The names of what the page on top offers."""
    return {widget.name for widget in at.driver.top.focus.widgets}  # type: ignore[attr-defined]


def test_the_card_that_flies_leaves_from_its_own_place_and_the_numbers_stay(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    phones: Phones = {}
    seat = to_the_first_number(at, phones)
    phone, hand = eyes(at.scene), list(eyes(at.scene).hand)
    card = press(at, phones, seat)
    name = card_name(words("en"), card, at.scene.studio.deck)
    gone = next(number for number, told in phones[seat].items() if told == name)
    (token,) = (
        set(hand) - set(eyes(at.scene).hand) if at.scene.model.seating.viewer == seat else {hand[gone - 1]}
    )
    assert token is hand[gone - 1]
    for _ in a_deal_by_numbers(at, phones):
        if phone.asked_by_number == seat:
            assert phone.numbers == tuple(number for number in range(1, 9) if number != gone)
            return
    raise AssertionError("he never came again")


def test_a_number_that_may_not_be_played_gets_a_sentence_about_the_table_alone(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES, game="bela4")
    phones: Phones = {}
    for _ in a_deal_by_numbers(at, phones):
        seat = eyes(at.scene).asked_by_number
        if seat is None or len(at.session.view(seat).choices.playable) == len(at.session.view(seat).hand):
            continue
        view = at.session.view(seat)
        assert view.trick is not None
        assert view.contract is not None
        bad = next(one for one in view.hand if one not in view.choices.playable)
        assert why_illegal(bad, view.hand, view.trick, view.contract.trumps, view.rules.play, 4)
        names = {card_name(words("en"), one, at.scene.studio.deck) for one in view.hand}
        (number,) = [
            number
            for number, told in phones[seat].items()
            if told == card_name(words("en"), bad, at.scene.studio.deck)
        ]
        length = at.session.length
        at.driver.type(str(number))
        assert at.session.length == length
        note = eyes(at.scene).note
        assert note.startswith(f"Number {number}: ")
        assert not any(name in note for name in names)
        assert cards_at_screen(at) & hidden(at) == set()
        assert not eyes(at.scene).light.is_on
        return
    raise AssertionError("everything could be played")


def test_who_would_rather_see_his_cards_sees_them(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    phones: Phones = {}
    seat = to_the_first_number(at, phones)
    offers = eyes(at.scene).extras
    assert [one.kind for one in offers] == [ButtonKind.PEEK]
    at.driver.key(pygame.K_SPACE)
    at.wait()
    top = at.driver.top
    assert isinstance(top, Curtain)
    at.driver.click(top.focus["phone.code"].box)
    assert scan(at, phones) == len(at.session.view(seat).hand), "once more all that he holds"
    wait(at)
    assert eyes(at.scene).asked_by_number == seat
    at.driver.key(pygame.K_SPACE)
    at.wait()
    at.driver.click(at.driver.top.focus["people.show"].box)  # type: ignore[attr-defined]
    at.wait()
    assert eyes(at.scene).open_seat == seat
    assert eyes(at.scene).asked_by_number is None


def test_a_code_shown_again_without_its_first_card_does_not_speak_of_new_ones(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random(1)
    monkeypatch.setattr("secrets.SystemRandom", lambda: chance)
    at = seat_people(play, {0, 2}, likes=LIKES)
    phones: Phones = {}
    phone = eyes(at.scene)
    for _ in a_deal_by_numbers(at, phones):
        seat = phone.asked_by_number
        if seat is not None and 1 not in phone.numbers:
            page = code_page(at, seat)
            assert page.text.splitlines()[1].startswith(f"{phone.numbers[0]} ")
            assert not page.hand.is_more
            return
    raise AssertionError("nobody played his first card")


def test_a_code_that_nobody_takes_covers_itself_when_wished(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=replace(LIKES, covers_alone=True))
    at.wait()
    at.driver.click(at.driver.top.focus["phone.code"].box)  # type: ignore[attr-defined]
    at.driver.frames(380)
    at.driver.move((400, 300))
    at.driver.frames(380)
    assert isinstance(at.driver.top, CodePage), "somebody was there"
    at.driver.frames(40)
    assert isinstance(at.driver.top, Curtain), "and he is asked again, for nobody said that he has it"
    assert not eyes(at.scene).phone_note


def test_a_card_taken_back_has_its_number_again(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    phones: Phones = {}
    for _ in a_deal_by_numbers(at, phones):
        seat = eyes(at.scene).asked_by_number
        if seat is None or len(at.session.view(seat).choices.playable) < 2:
            continue
        before = eyes(at.scene).numbers
        press(at, phones, seat)
        if at.session.waits_for == seat or not at.session.can_undo(seat):
            continue
        at.driver.key(pygame.K_u)
        wait(at)
        if at.session.take_backs:
            assert eyes(at.scene).asked_by_number == seat
            assert eyes(at.scene).numbers == before
            return
    raise AssertionError("nothing could be taken back")


def test_with_the_option_off_or_one_person_there_is_no_code(play: Play) -> None:
    at = seat_people(play, {0, 2})
    at.wait()
    assert isinstance(at.driver.top, Curtain)
    assert "phone.code" not in {widget.name for widget in at.driver.top.focus.widgets}
    alone = seat_people(play, {0}, likes=LIKES)
    alone.wait()
    assert not alone.is_at_curtain
    assert not eyes(alone.scene).offers_code(0)


@pytest.mark.parametrize("language", Language)
def test_a_code_is_short_plain_text(language: Language) -> None:
    say = words(language)
    for deck in ("french", "hungarian"):
        longest = sorted(DECK, key=lambda one: -len(card_name(say, one, deck)))[:8]
        text = code_text(say, "Maksimilijan", tuple(enumerate(longest, 1)), deck)
        assert len(text) < 200
        assert text.splitlines()[1] == f"1 {card_name(say, longest[0], deck)}"


def test_every_module_is_large_enough_and_every_language_is_read(play: Play) -> None:
    at = seat_people(play, {0, 2}, game="coinche_fr", likes=LIKES, size=(800, 600))
    at.wait()
    for language in Language:
        at.driver.change(language=language)
        page, screen = code_page(at, 0), pygame.Surface((800, 600))
        page.draw(screen)
        found = barcode(screen)
        assert found.text == page.text
        left, row = found.position.top_left.x + 2, found.position.top_left.y + 2
        dark = [screen.get_at((x, row))[0] == 0 for x in range(800)]
        first = left - dark[left::-1].index(False) + 1
        run = dark[first:].index(False)
        assert run >= 7 * 4, "the corner sign is seven modules wide, each at least four pixels"
        beside = [tuple(screen.get_at((first - x, row))[:3]) for x in range(1, 4 * run // 7 + 1)]
        assert set(beside) == {(255, 255, 255)}, "four modules of white round it"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_page_with_the_code_has_room_for_its_words(play: Play, size: tuple[int, int]) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES, size=size)
    at.scene.model.seating.names = ("Maksimilijan", "Bartholomäus", "Konstantinop", "Ана-Мария П.")
    at.wait()
    for number, language in enumerate(Language):
        at.driver.change(language=language)
        at.driver.top.entered()
        at.driver.settle()
        assert_room(at.driver)
        if not number:
            at.driver.click(at.driver.top.focus["phone.code"].box)  # type: ignore[attr-defined]
        page = at.driver.top
        assert isinstance(page, CodePage)
        for is_more in (False, True):
            page.hand, page.has_ten = page.hand._replace(is_more=is_more), True
            page.entered()
            at.driver.settle()
            assert_room(at.driver)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.5), ((800, 600), 1.5)])
def test_at_any_scale_the_code_is_seen_whole_and_the_button_is_reached(
    play: Play, size: tuple[int, int], scale: float
) -> None:
    at = seat_people(play, {0, 2}, game="coinche_fr", likes=replace(LIKES, scale=scale), size=size)
    at.wait()
    at.driver.key(pygame.K_RETURN)
    at.driver.settle()
    page = at.driver.top
    assert isinstance(page, CodePage)
    assert page.is_larger
    assert read(at.driver.picture()) == page.text
    at.driver.key(pygame.K_RETURN)
    assert at.driver.top is not page
    assert eyes(at.scene).phone_note


@pytest.mark.slow
def test_at_a_flat_screen_the_page_turns_to_whoever_presses_a_number(play: Play) -> None:
    at = seat_round(play, {0, 2}, likes=replace(LIKES, turns_to_players=True, peeks_by_hold=True))
    phones: Phones = {}
    turned = {0: set[bool](), 2: set[bool]()}
    for _ in a_deal_by_numbers(at, phones):
        seat = eyes(at.scene).asked_by_number
        if seat is not None:
            turned[seat].add(at.driver.desk.is_turned)
    assert turned == {0: {False}, 2: {True}}
    assert at.session.state.results


def test_who_comes_back_has_the_same_numbers(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    phones: Phones = {}
    seat = to_the_first_number(at, phones)
    phone = eyes(at.scene)
    note, numbers = phone.phone_note, phone.numbers
    anew = table_at(
        at.driver.desk,
        at.session,
        at.scene.model.seating.names,
        viewer=seat,
        people=at.scene.model.seating.people,
        noted=note,
    )
    assert holds(anew.model, seat)
    assert eyes(anew).numbers == numbers
    told = {
        number: card_name(words("en"), card, at.scene.studio.deck)
        for number, card in new_code(anew.model, seat)
    }
    assert told == phones[seat]
    anew.left()


def test_who_does_not_know_the_salt_of_the_deal_finds_no_card_by_trying_all(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    at.wait()
    phones = at.scene.model.phones
    new_code(at.scene.model, 0)
    known = set(phones.places[0])
    assert len(known) == 6
    assert known < {digest(phones, card) for card in DECK}
    for salt in (b"", bytes(16), phones.salt[:-1]):
        assert not known & {digest(OnPhones(salt), card) for card in DECK}
    phones.salt, phones.places = b"", {}
    new_code(at.scene.model, 0)
    assert not known & set(phones.places[0]), "the next deal has another salt"


def test_a_saved_note_is_read_for_ever(play: Play) -> None:
    salt = bytes(range(16))
    at = seat_people(play, {0, 2}, likes=LIKES)
    at.wait()
    hand = at.session.view(0).hand
    told = b"".join(sha256(salt + card.code.encode()).digest()[:8] for card in hand)
    remember(at.scene.model, f"{salt.hex()} 0:{told.hex()}")
    assert new_code(at.scene.model, 0) == tuple(enumerate(hand, 1))


@pytest.mark.parametrize(
    "note",
    ["", "ff", "zz 0:00", "00 0", "00 0:0", "00 7:0011223344556677", "00 1:0011223344556677", "00 x:00 :"],
)
def test_a_note_about_other_cards_or_none_at_all_says_nothing(play: Play, note: str) -> None:
    at = seat_people(play, {0, 2}, likes=LIKES)
    at.wait()
    phone = eyes(at.scene)
    remember(at.scene.model, note)
    assert phone.phone_note == ""
    assert len(new_code(at.scene.model, 0)) == 6
