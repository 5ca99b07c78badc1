"""A bot from outside: it plays the seat of an invite link with random choices.

python examples/bot.py "http://127.0.0.1:8765/table/k3v9...?seat=..."
"""

import asyncio
import json
import random
import sys
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.client import connect


async def play(invite: str) -> None:
    """Answer whenever the seat is asked, until the game is over."""
    link = urlsplit(invite)
    table, seat = link.path.rsplit("/", 1)[-1], parse_qs(link.query)["seat"][0]
    scheme = "wss" if link.scheme == "https" else "ws"
    async with connect(f"{scheme}://{link.netloc}/api/tables/{table}/socket?seat={seat}") as line:
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "refused":
                raise SystemExit(message["error"])
            if message["type"] != "table":
                continue
            if message["over"]:
                print("won" if message["eyes"] in message["winners"] else "lost")
                return
            if message["eyes"] in message["asked"]:
                # The same id for the same moment: told twice, made once.
                n, version = message["n"], message["version"]
                choice = random.choice(message["options"])["id"]
                move = {"n": n, "version": version, "choice": choice, "id": f"{seat}-{version}"}
                await line.send(json.dumps({"type": "move", **move}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
