"""What players taught themselves to say, a module for each course of an auction: see `game.ai.bidding.learned_bidder`."""
