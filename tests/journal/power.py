"""What is on the disk when the power fails: of each file, what had been written when it was last synced.

Law: SQLite is not told. Its own way to the system is opened up at three places, where a file is opened, deleted and
synced, and whatever passes there goes on as before. Nothing of it is left after the `with`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

MAPS = Path("/proc/self/maps")
POINTER = ctypes.sizeof(ctypes.c_void_p)
X_OPEN = 2 * 8 + 3 * POINTER
"""Where `xOpen` stands in a `sqlite3_vfs`: after three ints, padded, and three pointers."""
X_DELETE = X_OPEN + POINTER
X_SYNC = 8 + 4 * POINTER
"""Where `xSync` stands in `sqlite3_io_methods`: after an int, padded, and four functions."""
METHODS_SIZE = 8 + 18 * POINTER

OpenFile = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)
"""The name as an address: SQLite keeps it while the file is open, so it must not become Python's copy of it."""
Delete = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
Sync = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)

Files = dict[str, bytes]


class Disk:
    """`synced` is what outlives a power cut now, by the files' paths. `on_sync` is called after each sync, in SQLite's
    thread.

    That a file was deleted outlives it from the next sync of a new file on: with that SQLite syncs the folder too
    (UNIXFILE_DIRSYNC in its os_unix.c).
    """

    def __init__(self) -> None:
        self.synced: Files = {}
        self.on_sync: Callable[[], None] = lambda: None
        self._deleted: set[str] = set()

    def has_synced(self, path: str) -> None:
        gone = set() if path in self.synced else self._deleted
        self._deleted = self._deleted - gone
        kept = {name: content for name, content in self.synced.items() if name not in gone}
        self.synced = {**kept, path: Path(path).read_bytes()}
        self.on_sync()

    def has_deleted(self, path: str) -> None:
        self._deleted.add(path)


def sqlite_library() -> ctypes.CDLL | None:
    """The one that Python uses; None when it can't be had, as when it is a part of Python itself."""
    try:
        lines = MAPS.read_text().splitlines()
    except OSError:
        return None
    paths = {line.split()[-1] for line in lines if "libsqlite3" in line}
    return ctypes.CDLL(paths.pop()) if len(paths) == 1 else None


@contextmanager
def watched_disk(library: ctypes.CDLL) -> Iterator[Disk]:
    """From here on every sync of SQLite's is seen."""
    library.sqlite3_vfs_find.restype = ctypes.c_void_p
    library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
    vfs = library.sqlite3_vfs_find(None)
    places = [ctypes.c_void_p.from_address(vfs + offset) for offset in (X_OPEN, X_DELETE)]
    usual = [place.value for place in places]
    spy = _Spy(disk := Disk(), OpenFile(usual[0] or 0), Delete(usual[1] or 0))
    for place, own in zip(places, (spy.open, spy.delete), strict=True):
        place.value = ctypes.cast(own, ctypes.c_void_p).value
    try:
        yield disk
    finally:
        for place, address in zip(places, usual, strict=True):
            place.value = address


class _Spy:
    """Keeps alive what SQLite is given: the functions, and the tables of functions of open files."""

    def __init__(self, disk: Disk, open_file: Any, delete_file: Any) -> None:
        self._disk = disk
        self._open_file, self._delete_file = open_file, delete_file
        self._paths: dict[int, str] = {}
        self._tables: dict[int, tuple[Any, Any]] = {}
        self.open, self.delete = OpenFile(self._open), Delete(self._delete)

    def _delete(self, vfs: int, name: bytes, syncs_folder: int) -> int:
        result: int = self._delete_file(vfs, name, syncs_folder)
        if result == 0:
            self._disk.has_deleted(name.decode())
        return result

    def _open(self, vfs: int, name: int | None, file: int, flags: int, out_flags: int) -> int:
        result: int = self._open_file(vfs, name, file, flags, out_flags)
        methods = ctypes.c_void_p.from_address(file)
        if result == 0 and name is not None and methods.value is not None:
            self._paths[file] = ctypes.string_at(name).decode()
            methods.value = self._with_own_sync(methods.value)
        return result

    def _with_own_sync(self, methods: int) -> int:
        if methods not in self._tables:
            table = ctypes.create_string_buffer(ctypes.string_at(methods, METHODS_SIZE), METHODS_SIZE)
            usual = ctypes.c_void_p.from_buffer(table, X_SYNC)
            assert usual.value is not None
            sync = Sync(self._sync_by(Sync(usual.value)))
            usual.value = ctypes.cast(sync, ctypes.c_void_p).value
            self._tables[methods] = (table, sync)
        return ctypes.addressof(self._tables[methods][0])

    def _sync_by(self, usual: Any) -> Callable[[int, int], int]:
        def sync(file: int, flags: int) -> int:
            result: int = usual(file, flags)
            if result == 0:
                self._disk.has_synced(self._paths[file])
            return result

        return sync
