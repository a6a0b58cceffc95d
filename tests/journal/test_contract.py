"""What every journal promises, asked of each of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from beadtrade.journal.contract import (
    Conflict,
    FormatUnknown,
    Journal,
    JournalUnavailable,
    NoSuchRoom,
    RoomExists,
    RoomKey,
    Version,
)
from beadtrade.journal.expiry import UNSTARTED_LIFE_MS
from tests.journal.setups import HILL, LAKE, V1, V2, V3, V4, a_row, an_entry, some_entries

pytestmark = pytest.mark.anyio


async def test_a_room_reads_back_what_it_was_made_with(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 2))
    assert await journal.read(LAKE) == some_entries(1, 2)
    assert await journal.row(LAKE) == a_row()


async def test_an_append_adds_its_entries_and_replaces_the_row(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    played = a_row(phase="playing", deadline=9000, active=2000, started=True)
    await journal.append(LAKE, V2, some_entries(2, 4), played)
    assert await journal.read(LAKE) == some_entries(1, 4)
    assert await journal.row(LAKE) == played


async def test_reading_after_a_version_gives_only_what_came_later(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 4))
    assert await journal.read(LAKE, V2) == some_entries(3, 4)
    assert await journal.read(LAKE, V4) == []


@pytest.mark.parametrize("body", [b"", b"\x00\xff'\"", "ビーズ🐸".encode(), b"x" * 100_000])
async def test_a_body_comes_back_byte_for_byte(journal: Journal, body: bytes) -> None:
    await journal.create(a_row(), [an_entry(1, body)])
    assert [entry.body for entry in await journal.read(LAKE)] == [body]


@pytest.mark.parametrize("version", [V1, V2, V4])
async def test_a_version_that_is_not_the_next_is_a_conflict_and_stores_nothing(
    journal: Journal, version: Version
) -> None:
    await journal.create(a_row(), some_entries(1, 2))
    with pytest.raises(Conflict) as refused:
        await journal.append(LAKE, version, some_entries(version, version), a_row(phase="playing"))
    assert (refused.value.room, refused.value.version, refused.value.last) == (LAKE, version, V2)
    assert await journal.read(LAKE) == some_entries(1, 2)
    assert await journal.row(LAKE) == a_row()


async def test_of_two_who_write_the_same_version_one_is_stored_and_one_has_a_conflict(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    outcomes = await asyncio.gather(
        journal.append(LAKE, V2, [an_entry(2, b"first")], a_row()),
        journal.append(LAKE, V2, [an_entry(2, b"second")], a_row()),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    assert (await journal.read(LAKE, V1))[0].body == b"first"


async def test_a_room_that_conflicts_leaves_the_others_alone(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    await journal.create(a_row(HILL), some_entries(1, 1))
    outcomes = await asyncio.gather(
        journal.append(LAKE, V3, [an_entry(3)], a_row()),
        journal.append(HILL, V2, [an_entry(2)], a_row(HILL)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)]
    assert await journal.read(HILL) == some_entries(1, 2)


async def test_a_room_is_made_once(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    with pytest.raises(RoomExists):
        await journal.create(a_row(phase="playing"), some_entries(1, 3))
    assert await journal.read(LAKE) == some_entries(1, 1)
    assert await journal.row(LAKE) == a_row()


async def test_a_room_that_was_never_made_is_named_as_missing(journal: Journal) -> None:
    for asked in (
        journal.read(LAKE),
        journal.read(LAKE, V3),
        journal.row(LAKE),
        journal.delete(LAKE),
        journal.delete(LAKE, if_expired_at=0),
        journal.append(LAKE, V1, some_entries(1, 1), a_row()),
    ):
        with pytest.raises(NoSuchRoom) as refused:
            await asked
        assert refused.value.room == LAKE


async def test_a_message_shows_too_little_of_a_room_key_to_get_in(journal: Journal) -> None:
    with pytest.raises(NoSuchRoom, match=r"^room lake…: ") as refused:
        await journal.read(LAKE)
    assert LAKE not in str(refused.value)
    assert LAKE not in repr(refused.value)


async def test_what_no_caller_may_ask_is_refused_before_it_is_tried(journal: Journal) -> None:
    with pytest.raises(ValueError, match="without entries"):
        await journal.create(a_row(), [])
    with pytest.raises(ValueError, match="count up from version 1"):
        await journal.create(a_row(), some_entries(2, 3))
    with pytest.raises(ValueError, match="count up from version 2"):
        await journal.append(LAKE, V2, [an_entry(2), an_entry(4)], a_row())
    with pytest.raises(ValueError, match="the row belongs to room hill…"):
        await journal.append(LAKE, V2, [an_entry(2)], a_row(HILL))
    assert await journal.rooms() == []


async def test_an_entry_of_a_newer_program_is_not_read_as_if_it_were_understood(journal: Journal) -> None:
    await journal.create(a_row(), [an_entry(1), replace(an_entry(2), format=99)])
    with pytest.raises(FormatUnknown, match="room lake…: entry 2 is in format 99"):
        await journal.read(LAKE)


async def test_rooms_are_listed_from_the_oldest_on(journal: Journal) -> None:
    await journal.create(a_row(created=2000), some_entries(1, 1))
    await journal.create(a_row(HILL), some_entries(1, 1))
    assert await journal.rooms() == [a_row(HILL), a_row(created=2000)]


async def test_only_rooms_with_a_running_clock_are_loaded_and_the_most_urgent_first(journal: Journal) -> None:
    timed = {RoomKey(name): deadline for name, deadline in (("late", 900), ("never", None), ("soon", 0))}
    for room, deadline in timed.items():
        await journal.create(a_row(room, deadline=deadline), some_entries(1, 1))
    assert [row.room for row in await journal.rooms_with_deadline()] == ["soon", "late"]


async def test_a_deleted_room_is_gone_and_the_others_stay(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 3))
    await journal.create(a_row(HILL), some_entries(1, 2))
    assert await journal.delete(LAKE)
    with pytest.raises(NoSuchRoom):
        await journal.read(LAKE)
    assert await journal.rooms() == [a_row(HILL)]
    assert await journal.read(HILL) == some_entries(1, 2)


async def test_a_room_may_be_made_anew_under_the_key_of_a_deleted_one(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 3))
    await journal.delete(LAKE)
    await journal.create(a_row(), [an_entry(1, b"anew")])
    assert await journal.read(LAKE) == [an_entry(1, b"anew")]


async def test_rooms_whose_time_is_over_are_found(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    await journal.create(a_row(HILL, started=True), some_entries(1, 1))
    assert await journal.expired(1000 + UNSTARTED_LIFE_MS - 1) == []
    assert await journal.expired(1000 + UNSTARTED_LIFE_MS) == [LAKE]


async def test_a_room_that_was_started_after_it_was_found_expired_stays(journal: Journal) -> None:
    now = 1000 + UNSTARTED_LIFE_MS
    await journal.create(a_row(), some_entries(1, 1))
    assert await journal.expired(now) == [LAKE]
    await journal.append(LAKE, V2, some_entries(2, 2), a_row(active=now, started=True))
    assert not await journal.delete(LAKE, if_expired_at=now)
    assert await journal.read(LAKE) == some_entries(1, 2)


async def test_a_room_that_is_still_expired_is_deleted(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    assert await journal.delete(LAKE, if_expired_at=1000 + UNSTARTED_LIFE_MS)
    assert await journal.rooms() == []


async def test_an_append_is_stored_even_if_whoever_waits_for_it_is_cancelled(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    impatient = asyncio.create_task(journal.append(LAKE, V2, some_entries(2, 2), a_row()))
    await asyncio.sleep(0)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    await journal.append(LAKE, V3, some_entries(3, 3), a_row())
    assert await journal.read(LAKE) == some_entries(1, 3)


async def test_closing_stores_what_was_handed_over_before(journal: Journal) -> None:
    rooms = [RoomKey(f"room-{number}") for number in range(50)]
    made = [asyncio.create_task(journal.create(a_row(room), some_entries(1, 1))) for room in rooms]
    await asyncio.sleep(0)
    await journal.close()
    assert await asyncio.gather(*made) == [None] * len(rooms)


async def test_after_closing_every_call_says_that_the_journal_is_closed(journal: Journal) -> None:
    await journal.create(a_row(), some_entries(1, 1))
    await journal.close()
    await journal.close()
    for asked in (
        journal.create(a_row(HILL), some_entries(1, 1)),
        journal.append(LAKE, V2, some_entries(2, 2), a_row()),
        journal.read(LAKE),
        journal.row(LAKE),
        journal.rooms(),
        journal.rooms_with_deadline(),
        journal.expired(0),
        journal.delete(LAKE),
    ):
        with pytest.raises(JournalUnavailable, match="the journal is closed"):
            await asked
