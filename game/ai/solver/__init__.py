"""Exact values: what a side takes when everybody sees all cards and plays perfectly."""
