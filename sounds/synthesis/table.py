"""The sounds of the card table by name, each with its place among the others in loudness."""

from __future__ import annotations

from synthesis import cards, objects, rooms, tunes
from synthesis.sound import CARD, ROOM, SOFT, TOUCH, TUNE, Sound, variants
from synthesis.tunes import SCALE, melody

SOUNDS: dict[str, Sound] = {
    **variants("card_glide", cards.glided, SOFT),
    **variants("card_thud", cards.thudded, CARD),
    **variants("card_deal", cards.dealt, TOUCH),
    **variants("trick_collect", cards.collected, SOFT),
    "bridge": Sound(cards.bridged, CARD),
    "cut": Sound(cards.cut, SOFT),
    "fan": Sound(cards.fanned, SOFT),
    "knock": Sound(cards.knocked, CARD),
    "riffle": Sound(cards.riffled, CARD),
    "pack": Sound(cards.packed, CARD),
    "shuffle": Sound(cards.shuffled(cards.RIFFLE), CARD),
    "shuffle_calm": Sound(cards.shuffled(0.85), CARD),
    "shuffle_quick": Sound(cards.shuffled(0.3), CARD),
    "button": Sound(tunes.pressed, TOUCH),
    "call": Sound(melody([(0.0, tunes.G5)], 0.22), TOUCH),
    "refuse": Sound(tunes.refused, TOUCH + 3),
    "score_tick": Sound(melody([(0.0, tunes.G6)], 0.1), TOUCH),
    **{f"score_tick_{i}": Sound(melody([(0.0, step)], 0.2), TOUCH) for i, step in enumerate(SCALE, 1)},
    "bela": Sound(tunes.bela, TUNE),
    "capot": Sound(tunes.capot, TUNE),
    "contract": Sound(tunes.contracted, TUNE),
    "deal_fell": Sound(melody([(0.0, tunes.A4), (0.15, tunes.F4), (0.31, tunes.D4)], 0.9), TUNE),
    "deal_made": Sound(melody([(0.0, tunes.C5), (0.12, tunes.E5), (0.24, tunes.G5)], 0.9), TUNE),
    "declare": Sound(tunes.declared, TUNE),
    "match_lost": Sound(tunes.lost, TUNE),
    "match_won": Sound(tunes.won, TUNE),
    "bell": Sound(objects.belled, CARD),
    "burn": Sound(objects.burned, CARD),
    "chalk": Sound(objects.chalked, SOFT),
    "coins": Sound(objects.coined, CARD),
    "crack": Sound(objects.cracked, CARD),
    "glass": Sound(objects.clinked, CARD),
    "pencil": Sound(objects.pencilled, CARD),
    "pour": Sound(objects.poured, CARD),
    "rooms/bare": Sound(rooms.murmured, ROOM, is_endless=True),
    "rooms/bar": Sound(rooms.bar, ROOM, is_endless=True, begins=1.1),
    "rooms/inn": Sound(rooms.inn, ROOM, is_endless=True, begins=9.9),
    "rooms/terrace": Sound(rooms.terrace, ROOM, is_endless=True, begins=3.0),
    "rooms/yard": Sound(rooms.yard, ROOM, is_endless=True, begins=5.8),
}
