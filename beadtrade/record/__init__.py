"""A match as text that outlives its room: written by `beadtrade export`, checked and told by `beadtrade replay`."""
