"""Requests by chance, made by schemathesis from the schema of the app's own routes, which only tests ever see.

Law: every route is in it, with the headers that the server reads; what a path leads to is there often enough.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

import schemathesis
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core import NotSet
from schemathesis.core.result import Ok

from tests.web.in_process import Json

TEXT = {"type": "string", "maxLength": 60}
HEADERS_READ = ("Cookie", "Accept-Language", "Origin", "Sec-Fetch-Site", "X-Forwarded-For", "X-Forwarded-Proto", "Host")
PREFERENCES = {"type": "object", "properties": {"lang": TEXT, "theme": TEXT, "back": TEXT}}
"""The app reads this body by itself, so its schema does not say so."""
IN_A_PATH = ("{key}", "{code}", "{name}")


def schema_of(app: FastAPI, known: Sequence[str]) -> Json:
    """The app's; `known` are keys, codes and names that lead somewhere."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a route that answers HEAD like GET is one operation twice
        schema: Json = get_openapi(title="Bead Trade", version="test", routes=app.routes)
    body = {"content": {kind: {"schema": PREFERENCES} for kind in ("application/json", FORM)}}
    schema["paths"]["/preferences"]["post"]["requestBody"] = body
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            operation["parameters"] = [*_in_path(path, known), *_headers()]
    return schema


FORM = "application/x-www-form-urlencoded"


def _in_path(path: str, known: Sequence[str]) -> list[Json]:
    names = [each[1:-1] for each in IN_A_PATH if each in path]
    either = {"anyOf": [{"enum": list(known)}, TEXT]}
    return [{"name": name, "in": "path", "required": True, "schema": either} for name in names]


def _headers() -> list[Json]:
    return [{"name": name, "in": "header", "required": False, "schema": TEXT} for name in HEADERS_READ]


@dataclass(frozen=True)
class Sent:
    """A request, on its way. `target` and headers are as they go out."""

    method: str
    target: str
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def as_bytes(self) -> bytes:
        head = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        length = f"Content-Length: {len(self.body)}\r\nConnection: close\r\n\r\n"
        return f"{self.method} {self.target} HTTP/1.1\r\n{head}{length}".encode("latin-1", "replace") + self.body


def requests(schema: Json) -> st.SearchStrategy[Sent]:
    """Of all operations; right ones and wrong ones."""
    operations = [
        found.ok() for found in schemathesis.openapi.from_dict(schema).get_all_operations() if isinstance(found, Ok)
    ]
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    return st.one_of(*(each.as_strategy(generation_mode=mode) for each in operations for mode in modes)).map(_sent)


def _sent(case: Case[Any]) -> Sent:
    path = case.operation.path
    for name, value in case.path_parameters.items():
        path = path.replace(f"{{{name}}}", quote(str(value), safe="%~", errors="replace"))
    query = f"?{urlencode(case.query, doseq=True, errors='replace')}" if case.query else ""
    headers = {name: _in_one_line(value) for name, value in case.headers.items()}
    headers.setdefault("Host", "table.test")
    body = b"" if isinstance(case.body, NotSet) else _encoded(case.body, case.media_type)
    if case.media_type:
        headers["Content-Type"] = case.media_type
    return Sent(case.method, path + query, headers, body)


def _in_one_line(value: object) -> str:
    return str(value).translate({ord(each): " " for each in "\r\n\0"})


def _encoded(body: Any, kind: str | None) -> bytes:
    if isinstance(body, bytes):
        return body
    if kind == FORM and isinstance(body, dict):
        return urlencode(body, doseq=True, errors="replace").encode()
    return json.dumps(body).encode()
