"""A person before a screen: what they find there by its name, and what the server told them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, WebSocket, expect

import cothon
from tests.server.harness import Client, Server, new_device, play_on, sit

Arrive = Callable[..., "Screen"]
Message = dict[str, Any]
PATIENCE = 30_000  # milliseconds, on busy machines
expect.set_options(timeout=PATIENCE)

# What this browser shall remember unless it remembers something else already, and a look at what
# the server told it last: a test can then wait for a moment of the game.
HABITS = """
for (const [key, value] of Object.entries(%s)) {
  if (localStorage.getItem(`cothon.${key}`) === null) {
    localStorage.setItem(`cothon.${key}`, JSON.stringify(value));
  }
}
"""
LISTEN = """
window.told = null;
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "table") window.told = { ...message, names: null, log: [] };
    });
  }
};
"""
# Wait for a moment, and tell it. It is drawn when the prompt bar has as many answers as were told.
AWAIT = """async ({ after, asked, patience }) => {
  const drawn = () => document.querySelectorAll("[data-option]").length === told.options.length;
  const come = () => told !== null && told.n > after &&
    (!asked || told.over || (told.options.length > 0 && drawn()));
  const deadline = performance.now() + patience;
  while (!come()) {
    if (performance.now() > deadline) {
      throw new Error(`after ${after}: still at ${told?.n}, asked: ${told?.asked}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return told;
}"""
# A point at which a click really meets this thing, or null if something lies over all of it.
VISIBLE_POINT = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const part of [2, 4, 8, 13]) {
    for (let x = width / part; x < width; x += width / part) {
      for (let y = height / part; y < height; y += height / part) {
        if (document.elementFromPoint(left + x, top + y) === thing) return [left + x, top + y];
      }
    }
  }
  return null;
}"""


class Screen:
    """One browser with one page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.device = ""
        self.complaints: list[str] = []
        self.heard: list[Message] = []
        self.sent: list[Message] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        self.page = context.new_page()
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self.listen)

    def remember(self, device: str | None = None, **habits: str) -> None:
        """Things this browser remembers from an earlier visit."""
        self.device = device or new_device()
        kept = {"device": self.device, "pace": "instant", "language": "en", "name": "Hanno"}
        self.context.add_init_script(HABITS % json.dumps({**kept, **habits}))

    def note(self, message: ConsoleMessage) -> None:
        """Whatever the console complains about."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def listen(self, line: WebSocket) -> None:
        """What goes over the line, as it is."""
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        line.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def tables(self) -> list[Message]:
        """What the server told about the table, from the first message on."""
        return [message for message in self.heard if message["type"] == "table"]

    def moves(self) -> int:
        """How often this browser asked to move."""
        return sum(message["type"] in ("move", "undo") for message in self.sent)

    # Where things are

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(f"{self.address}{path}")

    def sit(self, table: str) -> None:
        """Go to a table and wait until it is drawn."""
        self.go(f"/table/{table}")
        expect(self.board).to_be_visible()
        expect(self.sentence).not_to_be_empty()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name="Porto Carthago", exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="Question and choices")

    @property
    def sentence(self) -> Locator:
        return self.prompt.locator("p").first

    @property
    def hint(self) -> Locator:
        return self.prompt.locator("p").nth(1)

    @property
    def options(self) -> Locator:
        return self.prompt.get_by_role("group", name="Choices").get_by_role("button")

    @property
    def things(self) -> Locator:
        """What can be chosen on the board and the mats."""
        return self.page.locator("svg [role=button][data-noun]")

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Undo"))

    @property
    def mats(self) -> Locator:
        return self.page.get_by_role("complementary", name="Players").get_by_role("article")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("won|victory"))

    @property
    def told(self) -> Message:
        """What the server told last."""
        message: Message = self.page.evaluate("() => told")
        return message

    # Playing

    def wait_asked(self, after: int = -1) -> Message:
        """Wait until more than `after` choices have been made and one is ours, or it is over."""
        return self.wait(after, asked=True)

    def wait_told(self, after: int) -> Message:
        """Wait until more than `after` choices have been made."""
        return self.wait(after, asked=False)

    def wait(self, after: int, *, asked: bool) -> Message:
        """Wait in the page: asking it again and again from here would be slow."""
        wanted = {"after": after, "asked": asked, "patience": PATIENCE}
        message: Message = self.page.evaluate(AWAIT, wanted)
        return message

    def point_of(self, thing: Locator) -> tuple[float, float]:
        """Where a finger meets this thing."""
        point = thing.evaluate(VISIBLE_POINT)
        assert point is not None, f"covered: {thing.get_attribute('aria-label')}"
        return point[0], point[1]

    def drawn_things(self) -> list[tuple[str, tuple[float, float] | None]]:
        """Every legal thing on the board and the mats, and where a click meets it, if anywhere."""
        points = (
            f"(things) => things.map((thing) => [thing.dataset.noun, ({VISIBLE_POINT})(thing)])"
        )
        return [
            (noun, None if point is None else (point[0], point[1]))
            for noun, point in self.things.evaluate_all(points)
        ]

    def talents(self) -> list[str]:
        """The money on the mats, as they tell it, the own mat first."""
        titles = self.mats.locator("title").filter(has_text=re.compile("^Talents: "))
        return [text.removeprefix("Talents: ") for text in titles.all_text_contents()]

    def picture(self) -> Message:
        """Everything at the table that a person could compare."""
        texts: list[str] = self.page.locator("main").evaluate(
            """(main) => [...main.querySelectorAll("p, button, h2, li, text, title, [aria-label]")]
              .map((part) => `${part.getAttribute("aria-label") ?? ""}|${part.textContent}`)"""
        )
        told = self.told
        parts = ("n", "version", "view", "options", "asked", "prompt", "undo", "eyes")
        return {"texts": texts, **{part: told[part] for part in parts}}


class Company:
    """Everybody at a table plays over sockets of their own, always the same game."""

    def __init__(self, server: Server, device: str, seed: int = 4) -> None:
        self.server = server
        self.device = device
        self.luck = random.Random(seed)
        self.table, self.invites = server.open(device, "me", "friend", "friend", seed=seed)

    def play_until(self, test: Callable[[Message], bool], most: int = 400) -> Message:
        """Play at random until the first seat is asked a question that passes the test."""
        with (
            sit(self.server, self.table, device=self.device) as me,
            sit(self.server, self.table, seat=self.invites[1]) as second,
            sit(self.server, self.table, seat=self.invites[2]) as third,
        ):
            clients: list[Client] = [me, second, third]
            for _ in range(most):
                if me.is_asked() and test(me.table):
                    return me.table
                play_on(self.luck, clients, 1)
                assert not me.table["over"]
        raise AssertionError("no such question was asked")


def finished_game(server: Server, device: str, seed: int = 4, last: int = 8) -> str:
    """A table that is over: played to the end, then the last choices once more by this device."""
    game = cothon.new("porto_carthago", 3, seed)
    luck = random.Random(seed)
    while not game.over:
        game.apply(luck.choice(game.options))
    answer = server.call("POST", "/api/saves", device, content=game.save.to_json())
    wish = {"n": game.moment - last, "seat": 0, "pilot": "random", "name": "Hanno"}
    filed = answer.json()["table"]
    branch = server.post(f"/api/tables/{filed}/branch", device, {**wish, "language": "en"})
    table = str(branch["table"])
    with sit(server, table, device=device) as me:
        play_on(luck, [me])
        assert me.table["over"]
    return table
