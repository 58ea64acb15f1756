# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""The duties of play on sets of cards held in 32 bits, equal to `game.rules.play` and fast enough to search.

Plain Python that Cython compiles as it stands; the C types are in `masks.pxd`. A card is its number 0 to 31
(eight to a suit, 7 to A), a set of cards the bits of their numbers. Trumps are 0 to 3 for a suit, 4 for no
trumps, 5 for all trumps. The cards of a trick are packed in order of play, eight bits each, the lead in the
lowest. Nothing is checked here: `game.ai.coding` makes these numbers from the values of the rules.
"""

from __future__ import annotations

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

RAISE_PLAIN = 1
OVERTRUMP = 2
UNDERTRUMP = 4
SPARE_UNDER_PARTNER = 8
RUFF_SHIFT = 4
UNLESS_PARTNER = 1
OPTIONAL = 2
NEVER = 3

SUITS = 4
PLAYERS_IN_PAIRS = 4
ALL_TRUMPS = 5
WHOLE_SUIT = 0xFF
WHOLE_DECK = 0xFFFFFFFF

# A byte for each rank, the seven's the lowest: which ranks of the suit are higher.
HIGHER_PLAIN = 0x00_88_C8_E8_80_F8_FC_FE
HIGHER_TRUMP = 0x14_9C_DC_00_94_10_FC_FE


def duties_code(
    raise_plain: bool,  # noqa: FBT001
    overtrump: bool,  # noqa: FBT001
    undertrump: bool,  # noqa: FBT001
    spare_under_partner: bool,  # noqa: FBT001
    ruff: int,
) -> int:
    """Pack the duties; `ruff` is 0 always, 1 unless the partner wins, 2 optional, 3 never.

    `spare_under_partner`: where the partner's ruff wins no lower trump is played while another card is held.
    """
    code = ruff << RUFF_SHIFT
    if raise_plain:
        code |= RAISE_PLAIN
    if overtrump:
        code |= OVERTRUMP
    if undertrump:
        code |= UNDERTRUMP
    if spare_under_partner:
        code |= SPARE_UNDER_PARTNER
    return code


def lowest(cards: int) -> int:
    """The smallest card number in the set, which is not empty."""
    number = 0
    if not cards & 0xFFFF:
        cards >>= 16
        number = 16
    if not cards & 0xFF:
        cards >>= 8
        number += 8
    if not cards & 0xF:
        cards >>= 4
        number += 4
    if not cards & 0x3:
        cards >>= 2
        number += 2
    return number + 1 - (cards & 1)


def trumps_of(trumps: int) -> int:
    """All cards that are trumps."""
    if trumps < SUITS:
        return WHOLE_SUIT << (trumps << 3)
    return WHOLE_DECK if trumps == ALL_TRUMPS else 0


def higher(card: int, trumps: int) -> int:
    """All cards of the card's own suit that beat it."""
    suit = card >> 3
    table = HIGHER_TRUMP if trumps in (suit, ALL_TRUMPS) else HIGHER_PLAIN
    return ((table >> ((card & 7) << 3)) & 0xFF) << (suit << 3)


def beaters(card: int, trumps: int) -> int:
    """All cards that beat it when they are played after it."""
    above = higher(card, trumps)
    if trumps < SUITS and card >> 3 != trumps:
        above |= WHOLE_SUIT << (trumps << 3)
    return above


def best_place(trick: int, count: int, trumps: int) -> int:
    """The place (0 = the lead) of the card that wins so far, of `count` cards."""
    best = 0
    above = beaters(trick & 0xFF, trumps)
    for place in range(1, count):
        card = (trick >> (place << 3)) & 0xFF
        if (above >> card) & 1:
            best = place
            above = beaters(card, trumps)
    return best


def masters(hand: int, outside: int, trumps: int) -> int:
    """The cards of the hand that no card outside of the same suit beats."""
    found = 0
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if not outside & higher(card, trumps):
            found |= 1 << card
    return found


def legal_mask(hand: int, trick: int, count: int, players: int, trumps: int, duties: int) -> int:
    """The cards of the hand that may be played as card number `count` (0 = the lead) of the trick."""
    if count == 0:
        return hand
    led = (trick & 0xFF) >> 3
    place = best_place(trick, count, trumps)
    best = (trick >> (place << 3)) & 0xFF
    follow = hand & (WHOLE_SUIT << (led << 3))
    if follow:
        must = OVERTRUMP if trumps in (led, ALL_TRUMPS) else RAISE_PLAIN
        if best >> 3 != led or not duties & must:
            return follow
        over = follow & higher(best, trumps)
        return over or follow
    if trumps >= SUITS:
        return hand
    held = hand & (WHOLE_SUIT << (trumps << 3))
    if not held:
        return hand
    others = hand & ~held
    ruff = duties >> RUFF_SHIFT
    if ruff == NEVER:
        return others or hand
    if ruff == UNLESS_PARTNER and players == PLAYERS_IN_PAIRS and count - place == 2:
        if duties & SPARE_UNDER_PARTNER and best >> 3 == trumps:
            return (others | held & higher(best, trumps)) or hand
        return hand
    over = held & higher(best, trumps) if best >> 3 == trumps else held
    allowed = over if over and duties & OVERTRUMP else held
    if ruff != OPTIONAL and (over or duties & UNDERTRUMP):
        return allowed
    return allowed | others


def excluded(card: int, trick: int, count: int, players: int, trumps: int, duties: int) -> int:
    """What a hand cannot have held from which this card was lawfully played at this place of the trick.

    Exactly the cards each of which, held besides, would have made the card illegal.
    """
    if count == 0:
        return 0
    led = (trick & 0xFF) >> 3
    place = best_place(trick, count, trumps)
    best = (trick >> (place << 3)) & 0xFF
    suit = card >> 3
    of_led = WHOLE_SUIT << (led << 3)
    if suit == led:
        must = OVERTRUMP if trumps in (led, ALL_TRUMPS) else RAISE_PLAIN
        above = higher(best, trumps)
        if best >> 3 != led or not duties & must or (above >> card) & 1:
            return 0
        return above
    if trumps in (led, SUITS, ALL_TRUMPS):
        return of_led
    of_trumps = WHOLE_SUIT << (trumps << 3)
    ruff = duties >> RUFF_SHIFT
    if ruff == NEVER:
        return WHOLE_DECK ^ of_trumps if suit == trumps else of_led
    if ruff == UNLESS_PARTNER and players == PLAYERS_IN_PAIRS and count - place == 2:
        if duties & SPARE_UNDER_PARTNER and suit == trumps and best >> 3 == trumps:
            above = higher(best, trumps)
            if not (above >> card) & 1:
                return WHOLE_DECK ^ of_trumps | above
        return of_led
    above = higher(best, trumps) if best >> 3 == trumps else of_trumps
    if suit == trumps:
        if best >> 3 == trumps and duties & OVERTRUMP and not (above >> card) & 1:
            return of_led | above
        return of_led
    if ruff == OPTIONAL:
        return of_led
    return of_led | (of_trumps if duties & UNDERTRUMP else above)
