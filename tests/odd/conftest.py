"""A server that the tests of this folder share: to start one takes longer than most of them.

Law: after every test its log holds no fault, whatever was sent to it.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest

from tests.odd.world import World


@pytest.fixture(scope="session")
def only_world() -> Iterator[World]:
    with World() as world:
        yield world


@pytest.fixture
def world(only_world: World) -> Iterator[World]:
    """The server, and the loop that it and an async test run on."""
    yield only_world
    assert only_world.faults() == []


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> object | None:
    """Async tests run on the loop of the server that they ask for."""
    world = pyfuncitem.funcargs.get("world")
    if not isinstance(world, World) or not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    world.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_itemcollected(item: pytest.Item) -> None:
    if "world" in getattr(item, "fixturenames", ()):
        item.add_marker(pytest.mark.slow)
