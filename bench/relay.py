"""The yardstick: a server of the same libraries that only passes a frame on to six sockets. No rules, no views, nothing
stored: what FastAPI, uvicorn and websockets cost by themselves.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
tables: dict[str, list[WebSocket]] = defaultdict(list)
FILLING = "x" * 700
"""With the envelope, about the size of a view's change."""


@app.get("/healthz")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@app.websocket("/ws/{table}")
async def relay(socket: WebSocket, table: str) -> None:
    await socket.accept()
    sockets = tables[table]
    sockets.append(socket)
    try:
        while True:
            said = await socket.receive_text()
            for each in sockets:
                await each.send_text(f'{{"said":{said},"filling":"{FILLING}"}}')
    except WebSocketDisconnect:
        sockets.remove(socket)


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", log_level="warning", ws_per_message_deflate=False)
