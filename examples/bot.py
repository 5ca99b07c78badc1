"""A bot from outside: it claims the seat of an invite link and plays it with random choices.

python examples/bot.py "http://127.0.0.1:8765/table/k3v9...#seat=..."
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
from collections import defaultdict
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


async def play(invite: str) -> None:
    """Take part in the deal, then answer whenever the seat is asked, until the game is over."""
    link = urlsplit(invite)
    table, token = link.path.rsplit("/", 1)[-1], parse_qs(link.fragment)["seat"][0]
    path = f"{link.netloc}/api/tables/{table}"
    device = {"Authorization": f"Bearer {secrets.token_hex(16)}"}  # made up: the seat is ours now
    claim = json.dumps({"token": token, "name": "Automaton"}).encode()
    headers = {**device, "Content-Type": "application/json"}
    urlopen(Request(f"{link.scheme}://{path}/claim", claim, headers)).close()
    own = secrets.token_hex(8)
    scheme = "wss" if link.scheme == "https" else "ws"
    numbers: dict[int, str] = defaultdict(
        lambda: secrets.token_hex(32)
    )  # our part of each attempt to deal
    async with connect(f"{scheme}://{path}/socket", additional_headers=device) as line:
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "refused":
                print(message["error"], file=sys.stderr)  # such as: too late for this deal
            if message["type"] == "gathering" and message["yours"][0] in message["awaited"]:
                await line.send(json.dumps(part(message, numbers[message["attempt"]])))
            if message["type"] != "table":
                continue
            if message["over"]:
                print("won" if message["eyes"] in message["winners"] else "lost")
                return
            if message["eyes"] in message["asked"]:
                # The same id for the same moment, and nobody else's: told twice, made once.
                n, version = message["n"], message["version"]
                choice = random.choice(message["options"])["id"]
                move = {"n": n, "version": version, "choice": choice, "id": f"{own}-{version}"}
                await line.send(json.dumps({"type": "move", **move}))


def part(message: dict[str, Any], number: str) -> dict[str, Any]:
    """What we give to a deal: first the hash of a number, which binds us, then the number."""
    if message["phase"] == "revealing":
        return {"type": "number", "attempt": message["attempt"], "number": number}
    pledge = hashlib.sha256(f"cothon-number-1\n{number}".encode()).hexdigest()
    return {"type": "pledge", "attempt": message["attempt"], "hash": pledge}


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
