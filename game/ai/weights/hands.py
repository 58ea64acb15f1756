"""What hands bring in each game: linear models, fitted by `tests.lab.training.fit` and `fit_overcall`.

For each model of `HANDS` the medium level played thousands of random deals with forced contracts (a random
taker, mostly the trumps that the hand speaks for). The difference between the taker's side and the other,
declarations and capot included, was fitted by least squares to the features of one hand before the call.

For `OVERCALLS` random deals were called by the rule player up to a call above another's undoubled game. Each
call with some backing, and the pass, was followed by 40 sampled auctions and deals. The difference was fitted
to the features of the five cards: with the jack of the standing game a pass is worth far more.

All figures are card points a deal; `game.ai.rule_based.hand_value` reads them.
"""

from __future__ import annotations

from typing import Final

HANDS: Final = {
    # Five cards of eight, pairs, any suit against higher games (Bulgaria) (3000 deals).
    "five_of_eight": {
        "taker": (
            "spread 85.6, average 21.3: base -49.1, ace 29.3, belote 30.1, declared 1.5, fifth 26.0, jack "
            "59.9, jack_and_nine 1.1, leads -0.4, lone_nine -9.2, nine 40.7, other 16.5, side_ace 16.8, "
            "side_ten 5.9, side_void 4.3, ten 26.4"
        ),
        "partner": (
            "spread 88.8, average 21.3: base -16.6, ace 16.1, belote 36.5, declared 0.9, fifth 9.2, jack "
            "49.3, jack_and_nine 23.7, leads 1.8, lone_nine -3.4, nine 37.3, other 11.4, side_ace 18.1, "
            "side_ten 9.0, side_void 4.6, ten 15.3"
        ),
        "opponent": (
            "spread 86.0, average 21.3: base 66.5, ace -25.6, belote -42.4, declared -1.1, fifth 7.4, "
            "jack -71.5, jack_and_nine 26.8, leads 7.0, lone_nine 14.2, nine -52.9, other -14.2, side_ace "
            "-17.6, side_ten -10.2, side_void -6.2, ten -20.8"
        ),
    },
    # No trumps on five cards of eight, undoubled (3000 deals).
    "no_trumps": {
        "taker": (
            "spread 82.2, average -2.2: base 25.8, ace 8.8, behind_ace 2.9, guarded_ten 3.6, "
            "king_with_top -1.7, leads 0.8, no_stopper -12.4, ten_with_ace 13.3"
        ),
        "partner": (
            "spread 81.5, average -2.2: base 25.5, ace 12.4, behind_ace 1.4, guarded_ten -0.2, "
            "king_with_top 6.4, leads -7.2, no_stopper -12.1, ten_with_ace 18.8"
        ),
        "opponent": (
            "spread 81.9, average -2.2: base -32.8, ace -7.7, behind_ace -2.0, guarded_ten -4.7, "
            "king_with_top -6.1, leads 12.6, no_stopper 12.4, ten_with_ace -21.6"
        ),
    },
    # All trumps on five cards of eight (3000 deals).
    "all_trumps": {
        "taker": (
            "spread 134.9, average -6.1: base 53.8, ace_with_top 8.6, behind_jack 2.7, belote 26.6, "
            "declared 1.1, guarded_nine 0.3, jack 27.8, leads 1.4, nine_with_jack 30.0, no_stopper -28.1"
        ),
        "partner": (
            "spread 134.1, average -6.1: base 54.2, ace_with_top 3.3, behind_jack 6.7, belote 31.1, "
            "declared 0.7, guarded_nine -2.6, jack 30.7, leads -5.1, nine_with_jack 25.1, no_stopper "
            "-28.1"
        ),
        "opponent": (
            "spread 133.7, average -6.1: base -65.2, ace_with_top 2.2, behind_jack -10.4, belote -27.6, "
            "declared -1.1, guarded_nine -5.1, jack -24.0, leads 0.9, nine_with_jack -25.0, no_stopper "
            "29.1"
        ),
    },
    # Five cards and the turned one of eight, pairs (belote in four) (3000 deals).
    "five_and_turned": {
        "taker": (
            "spread 86.9, average 25.7: base -71.7, ace 38.1, belote 22.6, declared 1.2, fifth -31.6, "
            "jack 70.3, jack_and_nine 0.6, leads 3.6, lone_nine -13.5, nine 49.7, other 22.0, side_ace "
            "18.5, side_ten 9.7, side_void 4.2, ten 22.2"
        ),
    },
    # All eight cards, pairs; twice the own points less 162, for those make a number (coinche) (4000 deals).
    "all_eight": {
        "taker": (
            "spread 88.8, average 63.8: base -80.8, ace 35.6, belote 45.6, declared 2.0, fifth 6.4, jack "
            "74.2, jack_and_nine -3.2, leads 3.4, lone_nine -13.0, nine 49.0, other 20.4, side_ace 24.0, "
            "side_ten 10.8, side_void 13.0, ten 27.2"
        ),
        "partner": (
            "spread 95.6, average 63.8: base -32.2, ace 32.0, belote 41.8, declared 2.0, fifth 44.4, jack "
            "52.4, jack_and_nine -0.2, leads 6.2, lone_nine 2.6, nine 39.2, other 17.2, side_ace 31.6, "
            "side_ten 10.4, side_void 1.8, ten 23.6"
        ),
        "opponent": (
            "spread 100.0, average 63.8: base 142.4, ace -29.2, belote -6.6, fifth -7.2, jack -84.4, "
            "jack_and_nine 19.0, leads 4.2, lone_nine 22.2, nine -67.8, other -21.0, side_ace -20.6, "
            "side_ten -6.8, side_void -7.6, ten -25.6"
        ),
    },
    # Six cards of twelve, against two (Bela in three) (4000 deals).
    "six_of_twelve": {
        "taker": (
            "spread 90.2, average 4.3: base -90.6, ace 24.8, belote 27.9, declared 1.0, fifth -9.3, jack "
            "67.5, jack_and_nine 20.9, lone_nine 10.7, nine 33.3, other 19.9, side_ace 17.6, side_ten "
            "9.5, side_void 6.9, ten 36.3"
        ),
    },
    # Six cards of ten, two players (Bela in two) (2500 deals).
    "six_of_ten": {
        "taker": (
            "spread 60.3, average 14.8: base -43.8, ace 19.1, belote 34.1, declared 0.7, fifth -5.9, jack "
            "38.5, jack_and_nine 15.6, leads 3.4, lone_nine -5.0, nine 22.7, other 11.8, side_ace 9.5, "
            "side_ten 12.0, side_void -1.1, ten 24.9"
        ),
    },
    # Six cards of nine, two players (belote in two) (2500 deals).
    "six_of_nine_in_two": {
        "taker": (
            "spread 49.8, average 17.3: base -45.5, ace 16.1, belote 32.5, declared 0.6, fifth -14.5, "
            "jack 40.4, jack_and_nine 19.1, leads 0.4, lone_nine 0.3, nine 22.0, other 14.6, side_ace "
            "11.8, side_ten 11.5, side_void -1.3, ten 28.4"
        ),
    },
    # Six cards of nine, each of three for himself; the difference to the mean of the others (4000 deals).
    "six_of_nine_in_three": {
        "taker": (
            "spread 45.7, average 18.4: base -55.8, ace 26.7, belote 6.3, declared 0.9, fifth 2.8, jack "
            "55.9, jack_and_nine 4.6, leads -2.7, lone_nine 0.2, nine 31.5, other 15.8, side_ace 15.2, "
            "side_ten 7.5, side_void 4.3, ten 22.1"
        ),
    },
    # Six cards of eight, pairs, each speaks once (Bela in four); fitted to the written points of made and
    # fallen contracts, tuned in play against itself.
    "six_of_eight": {
        "taker": (
            "spread 90.0: base -180, jack 100, nine 65, ace 37, ten 37, other 31, jack_and_nine 3, "
            "lone_nine -12, side_ace 32, side_ten 15, side_void 5, belote 30, declared 1.4"
        ),
    },
    # Coinche without a suit and on six cards, 4,000 deals each, by the points of the FFB (option cardScale):
    # twice the own points less 162, because those make a number. A taker's base at all trumps is 14 points
    # lower than measured, on six cards 18: of such bids fewer were made than of suits (1,500 deals of
    # medium players).
    # No trumps on all eight cards.
    "all_eight_no_trumps": {
        "taker": (
            "spread 94.4, average 28.0: base 30.8, ace 21.6, behind_ace 1.4, declared 1.8, guarded_ten "
            "-2.8, king_with_top 0.6, leads 3.0, no_stopper -18.8, ten_with_ace 22.8"
        ),
        "partner": (
            "spread 91.2, average 28.0: base 25.2, ace 20.0, behind_ace 3.0, declared 2.0, guarded_ten "
            "-1.8, king_with_top 3.8, leads 1.4, no_stopper -18.2, ten_with_ace 27.0"
        ),
        "opponent": (
            "spread 99.2, average 28.0: base 7.4, ace -21.2, behind_ace -1.8, declared -0.2, guarded_ten "
            "-1.6, king_with_top -3.4, leads 3.4, no_stopper 22.8, ten_with_ace -26.4"
        ),
    },
    # All trumps on all eight cards.
    "all_eight_all_trumps": {
        "taker": (
            "spread 94.8, average 47.6: base 20.4, ace_with_top 10.4, behind_jack 0.4, belote 34.2, "
            "declared 2.0, guarded_nine -4.6, jack 20.6, leads -3.4, nine_with_jack 27.2, no_stopper "
            "-16.0"
        ),
        "partner": (
            "spread 95.6, average 47.6: base 29.4, ace_with_top 9.2, behind_jack 3.2, belote 36.8, "
            "declared 1.8, guarded_nine -0.2, jack 15.8, leads 2.2, nine_with_jack 32.2, no_stopper -15.6"
        ),
        "opponent": (
            "spread 104.4, average 47.6: base 37.2, ace_with_top 0.8, behind_jack -6.0, belote -10.8, "
            "declared -0.2, guarded_nine -4.0, jack -14.8, leads 3.0, nine_with_jack -21.2, no_stopper "
            "18.8"
        ),
    },
    # A suit on six cards of eight.
    "six_first": {
        "taker": (
            "spread 96.4, average 58.0: base -43.2, ace 30.0, belote 51.8, declared 1.8, fifth 2.2, jack "
            "69.4, jack_and_nine 4.4, leads -6.0, lone_nine -12.4, nine 51.0, other 22.2, side_ace 24.0, "
            "side_ten 5.0, side_void 4.2, ten 33.0"
        ),
        "partner": (
            "spread 102.6, average 58.0: base 1.4, ace 26.2, belote 55.0, declared 2.2, fifth -38.4, jack "
            "56.0, jack_and_nine -25.6, leads 6.8, lone_nine 1.4, nine 32.2, other 14.8, side_ace 24.0, "
            "side_ten 13.8, side_void 0.4, ten 10.8"
        ),
        "opponent": (
            "spread 101.4, average 58.0: base 115.8, ace -20.6, fifth -14.4, jack -86.6, jack_and_nine "
            "32.8, leads 2.2, lone_nine 23.6, nine -61.6, other -22.2, side_ace -26.0, side_ten -2.6, "
            "side_void -5.4, ten -19.8"
        ),
    },
    # No trumps on six cards of eight.
    "six_first_no_trumps": {
        "taker": (
            "spread 100.0, average 28.6: base 55.0, ace 18.2, behind_ace 3.8, declared 1.8, guarded_ten "
            "-0.4, king_with_top 1.4, leads 1.6, no_stopper -17.8, ten_with_ace 21.6"
        ),
        "partner": (
            "spread 99.4, average 28.6: base 58.0, ace 20.6, behind_ace 1.8, declared 2.0, guarded_ten "
            "-1.0, king_with_top 9.2, leads 0.2, no_stopper -19.6, ten_with_ace 19.8"
        ),
        "opponent": (
            "spread 101.2, average 28.6: base -2.0, ace -19.8, behind_ace -1.0, declared -0.2, "
            "guarded_ten 2.6, king_with_top -5.8, leads 8.0, no_stopper 17.2, ten_with_ace -27.4"
        ),
    },
    # All trumps on six cards of eight.
    "six_first_all_trumps": {
        "taker": (
            "spread 107.0, average 48.4: base 44.8, ace_with_top 12.4, behind_jack 5.6, belote 41.0, "
            "declared 1.6, guarded_nine -0.6, jack 17.4, leads 1.4, nine_with_jack 25.2, no_stopper -17.0"
        ),
        "partner": (
            "spread 105.4, average 48.4: base 72.2, ace_with_top 2.8, behind_jack 4.2, belote 41.4, "
            "declared 2.0, guarded_nine 1.0, jack 18.8, leads 0.6, nine_with_jack 30.4, no_stopper -19.8"
        ),
        "opponent": (
            "spread 109.2, average 48.4: base 9.2, ace_with_top 0.8, behind_jack 1.0, belote -3.4, "
            "guarded_nine -0.6, jack -20.0, leads -4.0, nine_with_jack -22.6, no_stopper 20.6"
        ),
    },
}

OVERCALLS: Final = {
    "opponents": {
        "C C": (  # 2086 hands
            "base -37.0, ace 13.1, belote -8.4, fifth -36.0, jack 52.5, jack_and_nine 33.9, leads 8.0, "
            "lone_nine -5.9, nine 25.9, other 28.9, side_ace -0.3, side_ten 8.8, side_void -7.3, ten "
            "18.2, their_ace 7.1, their_jack -83.5, their_nine -34.3, their_other -20.7, their_ten -14.5"
        ),
        "C NT": (  # 4307 hands
            "base 18.1, ace 23.0, behind_ace -3.1, guarded_ten -1.6, king_with_top 2.2, leads -34.2, "
            "no_stopper -21.5, they_twice -12.4, ten_with_ace 23.7, their_ace -6.3, their_jack -101.8, "
            "their_nine -57.0, their_other -29.7, their_ten -11.5"
        ),
        "C AT": (  # 4162 hands
            "base 4.3, ace_with_top -18.6, behind_jack 2.0, belote 15.5, guarded_nine -6.5, jack 49.2, "
            "leads -42.2, nine_with_jack 44.3, no_stopper -42.8, they_twice -51.3, again 15.8, partner "
            "53.8, their_ace -31.5, their_jack -67.1, their_nine -14.7, their_other -24.1, their_ten "
            "-25.2"
        ),
        "NT AT": (  # 717 hands
            "base 22.7, ace_with_top -84.2, behind_jack 22.7, belote 53.2, guarded_nine 8.1, jack 47.3, "
            "leads -12.6, nine_with_jack 45.0, no_stopper -55.5, they_twice -35.8, again -20.7"
        ),
    },
    "partner": {
        "C C": (  # 560 hands
            "base -2.2, ace 8.4, belote -13.4, fifth -22.1, jack 37.1, jack_and_nine 40.9, leads -15.0, "
            "lone_nine -4.9, nine 7.4, other 15.0, side_ace 0.9, side_ten -9.3, side_void 6.1, ten 1.9, "
            "their_ace 8.7, their_jack -34.1, their_nine -36.1, their_other -25.9, their_ten -22.5"
        ),
        "C NT": (  # 1182 hands
            "base 6.6, ace 6.9, behind_ace 5.1, guarded_ten 2.2, king_with_top 2.2, leads -26.1, "
            "no_stopper -9.1, ten_with_ace 8.1, their_ace -5.6, their_jack -61.6, their_nine -45.6, "
            "their_other -27.3, their_ten -3.1"
        ),
        "C AT": (  # 1219 hands
            "base 101.2, ace_with_top -17.1, behind_jack -0.4, belote 4.7, guarded_nine 4.2, jack 50.5, "
            "leads -35.7, nine_with_jack 62.0, no_stopper -54.7, again 20.7, their_ace -15.4, their_jack "
            "-95.6, their_nine -41.3, their_other -20.6, their_ten -12.4"
        ),
    },
}
"""By whose game stands, then by the standing game and the one named above it; clubs stand for every suit."""
