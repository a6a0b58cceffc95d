"""Group commit: many rooms' writes in one transaction, each of them alone in its failure.

Law: after `commit_together` every work is either durable and `Done`, or left no trace and `Failed`.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Work = Callable[[sqlite3.Connection], object]


@dataclass(frozen=True, slots=True)
class Done:
    """The work's own answer; it is durable."""

    value: object


@dataclass(frozen=True, slots=True)
class Failed:
    """What kept the work from being stored."""

    fault: Exception


Outcome = Done | Failed


def commit_together(connection: sqlite3.Connection, works: Sequence[Work]) -> list[Outcome]:
    """Do every work, commit once. If the commit fails nothing is stored and every work has failed of it."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_do_alone(connection, work) for work in works]
        connection.execute("COMMIT")
    except Exception as fault:  # whatever it was, it must reach those who wait
        _roll_back(connection)
        return [Failed(fault) for _ in works]
    return outcomes


def _do_alone(connection: sqlite3.Connection, work: Work) -> Outcome:
    connection.execute("SAVEPOINT alone")
    outcome = _outcome(connection, work)
    connection.execute("RELEASE alone")
    return outcome


def _outcome(connection: sqlite3.Connection, work: Work) -> Outcome:
    try:
        return Done(work(connection))
    except Exception as fault:
        if not connection.in_transaction:  # a full disk can end the whole transaction: the others went with it
            raise
        connection.execute("ROLLBACK TO alone")
        return Failed(fault)


def _roll_back(connection: sqlite3.Connection) -> None:
    """If even this fails, the next batch cannot begin and comes here again: nothing is stored until it succeeds."""
    with contextlib.suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
