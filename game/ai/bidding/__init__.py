"""Simulated auctions for the search, and the policy network of calls."""
