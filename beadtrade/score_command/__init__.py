"""`beadtrade score`: scores tables that were played with real beads, or written down for a test.

Law: standard library and `beadtrade.rules` only, so that the command starts at once; whatever the input is, the answer
is scores, or one line that says where the input is wrong.

    reading     a file's bytes to JSON values, strictly
    position    JSON values to a `Position`, or a `BadInput` that names the place
    printing    a scored position as a table with the reasons, or as JSON
    command     the subcommand: reads, scores, prints, and chooses the exit code
"""
