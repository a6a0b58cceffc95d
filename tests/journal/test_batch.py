"""Group commit, without threads: works that succeed, works that fail, and a commit that fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import partial

import pytest

from beadtrade.journal.batch import Done, Failed, Work, commit_together


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("CREATE TABLE pieces (name TEXT PRIMARY KEY)")
    connection.execute("CREATE TABLE trades (piece TEXT REFERENCES pieces (name) DEFERRABLE INITIALLY DEFERRED)")
    yield connection
    connection.close()


def put(name: str) -> Work:
    return partial(_put, name=name)


def _put(connection: sqlite3.Connection, name: str) -> str:
    connection.execute("INSERT INTO pieces VALUES (?)", (name,))
    return name


def put_then_fail(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO pieces VALUES ('half')")
    raise LookupError("after half of it")


def make_the_commit_fail(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO trades VALUES ('a piece that is not there')")


def end_the_transaction(connection: sqlite3.Connection) -> None:
    connection.execute("ROLLBACK")
    raise sqlite3.OperationalError("database or disk is full")


def stored(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM pieces ORDER BY name")]


def test_every_work_is_done_and_answers_for_itself(connection: sqlite3.Connection) -> None:
    assert commit_together(connection, [put("bull"), put("frog")]) == [Done("bull"), Done("frog")]
    assert stored(connection) == ["bull", "frog"]
    assert not connection.in_transaction


def test_a_work_that_fails_half_way_leaves_no_trace_and_takes_no_other_with_it(connection: sqlite3.Connection) -> None:
    first, failed, last = commit_together(connection, [put("bull"), put_then_fail, put("frog")])
    assert (first, last) == (Done("bull"), Done("frog"))
    assert isinstance(failed, Failed)
    assert isinstance(failed.fault, LookupError)
    assert stored(connection) == ["bull", "frog"]


def test_a_statement_that_sqlite_refuses_takes_no_other_with_it(connection: sqlite3.Connection) -> None:
    outcomes = commit_together(connection, [put("bull"), put("bull"), put("frog")])
    assert [type(outcome) for outcome in outcomes] == [Done, Failed, Done]
    assert stored(connection) == ["bull", "frog"]


def test_when_the_commit_fails_every_work_has_failed_and_nothing_is_stored(connection: sqlite3.Connection) -> None:
    outcomes = commit_together(connection, [put("bull"), make_the_commit_fail, put("frog")])
    assert [type(outcome) for outcome in outcomes] == [Failed] * 3
    assert stored(connection) == []


def test_when_sqlite_ends_the_whole_transaction_no_work_believes_that_it_was_stored(
    connection: sqlite3.Connection,
) -> None:
    outcomes = commit_together(connection, [put("bull"), end_the_transaction, put("frog")])
    assert [type(outcome) for outcome in outcomes] == [Failed] * 3
    assert stored(connection) == []


@pytest.mark.parametrize("failure", [make_the_commit_fail, end_the_transaction])
def test_the_batch_after_a_failed_one_is_stored(connection: sqlite3.Connection, failure: Work) -> None:
    commit_together(connection, [failure])
    assert commit_together(connection, [put("owl")]) == [Done("owl")]
    assert stored(connection) == ["owl"]
