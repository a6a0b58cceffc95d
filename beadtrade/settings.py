"""What whoever runs the server may choose, read from flags, environment and file, in this order.

Law: settings are checked once, at the start, and frozen; a wrong one is a `BadSettings` whose text is one line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, InitSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from beadtrade.paths import default_journal

PREFIX = "BEADTRADE_"
DEFAULT_PORT = 8000
LAST_PORT = 65_535
LOOPBACK = "127.0.0.1"
HOST = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
"""A name in its written form (an international one in Punycode), or an IPv6 address."""


class BadSettings(Exception):
    """A setting is wrong; the text is one line and names it."""


class Settings(BaseSettings):
    """All settings have defaults that suit a laptop among friends."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid")

    host: str | None = None
    """The address to listen on; None listens on all, IPv4 and IPv6."""
    port: int = Field(default=DEFAULT_PORT, ge=0, le=LAST_PORT)
    """0 takes any free one."""
    journal: str = Field(default_factory=lambda: str(default_journal()))
    """The file that keeps the tables."""
    public_url: str | None = None
    """What others reach the server under, when it can't know: behind a proxy, in a container."""

    log: Literal["text", "json"] = "text"
    """How the log is written: for people, or one JSON object a line."""
    log_level: Literal["debug", "info", "warning", "error"] | None = None
    """From where on: with None, text begins at warnings, for a terminal that shows a QR code, and JSON at info."""
    metrics: str | None = None
    """`host:port` where the figures are read; with a port alone, on this machine only. None has none."""

    dev: bool = False
    """Whether pages for developers are served: the gallery of all drawings and controls."""

    @field_validator("public_url")
    @classmethod
    def _is_an_address(cls, url: str | None) -> str | None:
        return None if url is None else parse_public_url(url)

    @field_validator("metrics")
    @classmethod
    def _is_a_listener(cls, address: str | None) -> str | None:
        return None if address is None else ":".join(map(str, parse_listener(address)))

    @field_validator("journal")
    @classmethod
    def _at_home(cls, journal: str) -> str:
        return journal if "://" in journal else str(Path(journal).expanduser())


def parse_public_url(url: str) -> str:
    """`scheme://host[:port]` without a slash at the end; ValueError when it is anything else."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not HOST.fullmatch(parts.hostname or ""):
        raise ValueError("an address like https://beads.example is wanted")
    if parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError("only scheme, host and port are wanted, as in https://beads.example:8443")
    _ = parts.port  # raises when it is no port
    return f"{parts.scheme}://{parts.netloc}"


def parse_listener(address: str) -> tuple[str, int]:
    """Host and port of `host:port` or of a port alone; ValueError when it is anything else."""
    host, _, port = address.rpartition(":")
    plain = host.removeprefix("[").removesuffix("]")
    if not port.isascii() or not port.isdecimal() or int(port) > LAST_PORT or (host and not HOST.fullmatch(plain)):
        raise ValueError("a port, or an address like 127.0.0.1:9100, is wanted")
    return host or LOOPBACK, int(port)


def load_settings(flags: Mapping[str, str], file: Path | None = None) -> Settings:
    """Flags win over the environment, the environment over the file; BadSettings when anything is wrong."""
    values = {} if file is None else _read_file(file)

    class Layered(Settings):
        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, InitSettingsSource(settings_cls, values)

    try:
        return Layered(**flags)  # type: ignore[arg-type]  # words from a command line; pydantic reads them
    except ValidationError as fault:
        raise BadSettings(_in_one_line(fault)) from None


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadSettings(f"{file}: {fault.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadSettings(f"{file}: {fault}") from None


def _in_one_line(fault: ValidationError) -> str:
    return "; ".join(_worded(str(each["loc"][0]), each["type"], each["msg"], each["input"]) for each in fault.errors())


def _worded(name: str, kind: str, message: str, value: object) -> str:
    if kind == "extra_forbidden":
        return f"{name}: there is no such setting"
    if name == "port":
        return f"port: a number from 0 to 65535 is wanted, not {value!r}"
    plain = message.removeprefix("Value error, ")
    return f"{name}: {plain[:1].lower()}{plain[1:]}, not {value!r}"
