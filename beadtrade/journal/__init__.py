"""The append-only journal: what every room's truth is rebuilt from.

Law: a journal keeps bytes in order and knows nothing of the game; nothing here imports the rules, the room or the web.
"""
