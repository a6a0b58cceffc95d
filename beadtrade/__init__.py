"""Bead Trade: a trading game for two to five friends, each with a phone, from one link."""

__version__ = "0.1.0"
