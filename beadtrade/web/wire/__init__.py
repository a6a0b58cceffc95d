"""The edge: frames from clients parsed once, strictly, into a closed set of typed messages.

Law: nothing unparsed goes further in. A field too many, a wrong type or a wrong word is told with its place.
"""
