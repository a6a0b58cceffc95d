"""What the types of the protocol can't say: who sends what and when, who receives it, what it means, an example.

Law: tests hold this against the server: examples parse, the refusals are those that occur, nothing is left out.
"""
