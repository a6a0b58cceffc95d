# The introduction.
