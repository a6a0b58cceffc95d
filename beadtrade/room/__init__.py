"""One authoritative table per room: who sits, who hosts, who is there, what is said, and the match they play.

Law: plain synchronous Python between two awaits. It knows the rules through a handful of functions, the journal
through its contract, and nothing of the web.
"""
