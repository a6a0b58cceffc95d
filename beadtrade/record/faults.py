"""What is wrong with a record, and in which line."""

from __future__ import annotations


class BadRecord(Exception):
    """One line of text: the line's number, from 1, and what is wrong there."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
