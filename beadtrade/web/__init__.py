"""The edge: pages, assets and sockets. It waits, parses, and answers; it decides nothing about the game."""
