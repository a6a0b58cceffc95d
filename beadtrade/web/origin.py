"""Whether a request comes from our own pages.

Law: a page of another site can make a browser send its cookies along; so what acts must come from where it goes.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_own(connection: HTTPConnection, public_url: str | None) -> bool:
    """Whether the origin is the host asked, or the public address. No origin at all is no browser, and has no cookies.

    Where the public address is one of https, a page of the same name that came by plain http is not ours: anybody on
    the way may have written it.

    Pages that send no referrer have their forms' origin hidden ("null"); the browser says then in a header of its own
    whether the form is ours.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin == "null":
        return connection.headers.get("sec-fetch-site") in ("same-origin", "none")
    try:
        scheme, host, *_ = urlsplit(origin.lower())
    except ValueError:
        return False
    public = urlsplit((public_url or "").lower())
    if host == public.netloc and public.scheme == "https":
        return scheme == "https"
    return host in (connection.headers.get("host", "").lower(), public.netloc) and host != ""
