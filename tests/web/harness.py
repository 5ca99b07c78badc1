"""A person before a screen: what they find there by its name, and what the server told them."""

from __future__ import annotations

import json
import math
import random
import re
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
)

import cothon
from tests.kernel.ferry.catalogued import WITH_FERRY
from tests.luck import deal
from tests.server.harness import Server, new_device

Arrive = Callable[..., "Screen"]
Message = dict[str, Any]
Prefer = Callable[[Message], set[str]]  # of what is told, things by their keys
Answer = Callable[[Message], bool]
PATIENCE = 30_000  # milliseconds, on busy machines
TITLES = {sheet.key: sheet.title for sheet in WITH_FERRY}
LANGUAGES = ("fr", "de", "en")
MOST_KEYS = 60
SETTLING = 10.0  # seconds
NEAR = 12  # pixels; two clicks within them and within this time are one double click
DOUBLE_CLICK = 550  # milliseconds
MOST_CHOICES = 1500  # of one person in a game
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
# Tests answer more quickly than people, who must not answer by a double click: for the page a
# second passes before every press. How long a finger stays is as it is.
HASTE = """
const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
const begun = new WeakMap();
let passed = 0;
const pass = (event) => {
  if (event.type !== "click" || !event.isTrusted) passed += 1000;
};
for (const type of ["pointerdown", "keydown", "click"]) addEventListener(type, pass, true);
Object.defineProperty(Event.prototype, "timeStamp", {
  get() {
    if (!begun.has(this)) begun.set(this, passed);
    return get.call(this) + begun.get(this);
  },
});
"""
# A table that the page opens is dealt by the test's seed, not by all together. (A route would do
# the same, but the browser then asks about every request, and keeps no files.)
DEAL = """
const deals = %s;
const plain = window.fetch;
window.fetch = (where, how) => {
  if (how?.method === "POST" && String(where).endsWith("/api/tables")) {
    const wish = JSON.parse(how.body);
    const seed = deals[wish.game]?.[wish.seats.length] ?? 3; // of a game that only tests have
    how = { ...how, body: JSON.stringify({ seed, ...wish }) };
  }
  return plain(where, how);
};
"""
# Wait for a moment, and tell it. It is drawn when the prompt bar has its question and its answers.
AWAIT = """async ({ after, asked, patience }) => {
  const drawn = () => document.querySelector(`[data-question="${told.version}"]`) !== null &&
    document.querySelectorAll("[data-option]").length === told.options.length;
  const come = () => told !== null && told.n > after &&
    (!asked || told.over || (told.options.length > 0 && drawn()));
  const deadline = performance.now() + patience;
  while (!come()) {
    if (performance.now() > deadline) {
      throw new Error(`after ${after}: still at ${told?.n}, asked: ${told?.asked}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // What lies where is settled when it is painted: nobody clicks before.
  if (asked) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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


@cache
def deals() -> dict[str, dict[int, int]]:
    """The seeds by which tables are dealt, by game and number of seats."""
    return {
        sheet.key: {seats: deal(sheet.key, seats) for seats in sheet.seats}
        for sheet in cothon.games()
    }


# Nothing slides any more; what glows does so in its place.
STILL = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.animationName === "piece-breathe" ||
  one.effect.getComputedTiming().iterations === Infinity)"""


class MouseGame(NamedTuple):
    """A whole game played with the mouse."""

    made: int
    bar_only: dict[str, str]  # what has no thing on the board: a choice of each kind
    clicked: set[str]  # the kinds of things that were clicked
    told: Message


def key_of(option: Message) -> str:
    """The thing that a choice names, as the boards call it: "quay:ROM-I", "pass"."""
    return f"{option['noun']}:{option['code']}".removesuffix(":")


def offered(told: Message, noun: str, code: str | None = None) -> Message:
    """The first choice of this kind, or the one that names this thing."""
    options: list[Message] = told["options"]
    return next(one for one in options if one["noun"] == noun and code in (None, one["code"]))


def components(part: Page | Locator, kind: str | None = None) -> Locator:
    """What has a card of its own on a page, a board or a mat: all of it, or of one kind."""
    named = "" if kind is None else f"={kind}"
    return part.locator(f"[data-card{named}]")


def titles(part: Page | Locator, kind: str | None = None) -> list[str]:
    """What components are called, with the facts that they show, a line for each."""
    labels = "(all) => all.map((one) => one.getAttribute('aria-label'))"
    found: list[str] = components(part, kind).evaluate_all(labels)
    return found


class Screen:
    """One browser with one page."""

    def __init__(
        self,
        context: BrowserContext,
        server: Server,
        game: str,
        *,
        fair: bool = False,
        hasty: bool = True,
    ) -> None:
        self.context = context
        self.server = server
        self.game = game
        self.title = TITLES[game]
        self.device = ""
        self.complaints: list[str] = []
        self.heard: list[Message] = []
        self.sent: list[Message] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        if hasty:
            context.add_init_script(HASTE)
        if not fair:
            context.add_init_script(DEAL % json.dumps(deals()))
        self.page = context.new_page()
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self.listen)

    def remember(self, device: str | None = None, **habits: Any) -> None:
        """Things this browser remembers from an earlier visit."""
        self.device = device or new_device()
        kept = {
            "device": self.device,
            "pace": "instant",
            "language": "en",
            "name": "Hanno",
            "aims": [*TITLES],  # they have played all games before
            "touch": True,  # and with fingers
            "confirms": False,  # and want to be asked nothing twice
        }
        self.context.add_init_script(HABITS % json.dumps({**kept, **habits}))

    def note(self, message: ConsoleMessage) -> None:
        """Whatever the console complains about."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def listen(self, line: WebSocket) -> None:
        """What goes over the line, as it is."""
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        line.on("framesent", lambda frame: self.say(json.loads(frame)))

    def say(self, message: Message) -> None:
        """What the person wants; what choices bring and how all stand the page asks by itself."""
        if message["type"] not in ("explain", "reckon"):
            self.sent.append(message)

    def tables(self) -> list[Message]:
        """What the server told about the table, from the first message on."""
        return [message for message in self.heard if message["type"] == "table"]

    def moves(self) -> int:
        """How often this browser asked to move."""
        return sum(message["type"] in ("move", "undo") for message in self.sent)

    # Where things are

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(f"{self.server.address}{path}")

    def accept(self, address: str, name: str) -> None:
        """Follow the link to a seat, and sit down."""
        self.page.goto(address)
        self.page.get_by_role("textbox", name="Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    def sit(self, table: str) -> None:
        """Go to a table and wait until it is drawn."""
        self.go(f"/table/{table}")
        expect(self.board).to_be_visible()
        expect(self.sentence).not_to_be_empty()

    def open(self, *kinds: str, **more: Any) -> Message:
        """Sit down at a new table with these seats; what is told when we are asked."""
        self.sit(self.server.open(self.device, *kinds, game=self.game, **more)[0])
        return self.wait_asked()

    def new_table(self) -> Locator:
        """Go to the harbour and ask for a new table of this game; the dialog."""
        self.go("/")
        self.box.get_by_role("button", name="New table").click()
        return self.page.get_by_role("dialog", name=f"New table: {self.title}")

    @property
    def box(self) -> Locator:
        return self.page.get_by_role("article", name=self.title)

    @property
    def play_now(self) -> Locator:
        return self.box.get_by_role("button", name="Play now")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.title, exact=True)

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
    def gains(self) -> Locator:
        """What choices say that they bring."""
        return self.prompt.locator("[data-gain]")

    @property
    def each_brings(self) -> Locator:
        """What every choice, or every choice of a kind, brings alike."""
        return self.prompt.get_by_test_id("each-brings")

    def each_brings_of(self, button: Locator) -> Locator:
        """What this choice brings like all others, or like all others of its kind."""
        kind = self.prompt.locator(".group").filter(has=button).locator("[data-testid=each-brings]")
        return self.prompt.locator(".options > [data-testid=each-brings]").or_(kind)

    @property
    def things(self) -> Locator:
        """What can be chosen on the board and the mats."""
        return self.page.locator("svg [role=button][data-noun]")

    @property
    def names(self) -> Message:
        """What the board prints, in the language of the page."""
        told = [message for message in self.tables() if message["names"] is not None]
        names: Message = told[-1]["names"]
        return names

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

    def explained(self, told: Message) -> Message:
        """What is said of a question: what each choice brings, and why other things are none."""
        for _ in range(PATIENCE // 10):
            for said in reversed(self.heard):
                if said["type"] == "explained" and said["version"] == told["version"]:
                    return said
            self.page.wait_for_timeout(10)
        raise AssertionError("nothing is said of this question")

    def point_of(self, thing: Locator) -> tuple[float, float]:
        """Where a finger meets this thing."""
        point = thing.evaluate(VISIBLE_POINT)
        assert point is not None, f"covered: {thing.get_attribute('aria-label')}"
        return point[0], point[1]

    def click(self, thing: Locator) -> None:
        """Click a thing where nothing lies over it."""
        self.page.mouse.click(*self.point_of(thing))

    def choose(self, told: Message, noun: str, code: str | None = None) -> Message:
        """Click what stands for such a choice on the board or a mat; the next question."""
        self.click(self.thing(offered(told, noun, code)))
        return self.wait_asked(told["n"])

    def drawn_things(self) -> list[tuple[str, tuple[float, float] | None]]:
        """Every legal thing on the board and the mats, and where a click meets it, if anywhere."""
        points = (
            f"(things) => things.map((thing) => [thing.dataset.noun, ({VISIBLE_POINT})(thing)])"
        )
        return [
            (noun, None if point is None else (point[0], point[1]))
            for noun, point in self.things.evaluate_all(points)
        ]

    def play_by_mouse(
        self,
        luck: random.Random,
        with_motion: int = 0,
        prefer: Prefer = lambda _: set(),
        answer: Answer = lambda _: False,
        until: Answer = lambda told: bool(told["over"]),
    ) -> MouseGame:
        """Click things on the board to the end of the game, the bar only where there is none.

        Nothing may lie over a legal thing, except while the first choices are shown with motion.
        A kind of thing that was never clicked comes first, then what is preferred. A question that
        takes more than one click is answered by `answer`, which says whether it was one.
        """
        made = 0
        bar_only: dict[str, str] = {}
        clicked: set[str] = set()
        last = (0.0, 0.0)
        told = self.wait_asked()
        while not told["over"] and not until(told):
            assert made < MOST_CHOICES, "a game must end"
            if made <= with_motion:  # whoever aims waits until things lie still
                self.page.wait_for_function(STILL)
            drawn = self.drawn_things()
            nouns = {noun for noun, _ in drawn}
            covered = [noun for noun, point in drawn if point is None]
            assert made < with_motion or not covered, covered
            for option in told["options"]:
                if key_of(option) not in nouns:
                    bar_only[option["noun"]] = option["text"]
            if answer(told):
                pass
            elif drawn:
                preferred = prefer(told)
                wanted = [one for one in drawn if one[0] in preferred]
                fresh = [one for one in drawn if one[0].split(":")[0] not in clicked]
                noun, point = luck.choice(fresh or wanted or drawn)
                assert point is not None, noun
                thing = self.page.locator(f"svg [data-noun='{noun}']").first
                text = thing.get_attribute("aria-label")
                self.page.mouse.move(point[0] + 1, point[1])  # from a rest to a rest is no move
                self.page.mouse.move(*point)
                expect(self.hint).to_contain_text(text or "?")
                if math.dist(point, last) < NEAR:  # else it would be a double click
                    self.page.wait_for_timeout(DOUBLE_CLICK)
                last = point
                self.page.mouse.click(*point)
                self.pick_these()
                clicked.add(noun.split(":")[0])
            else:
                self.options.nth(luck.randrange(len(told["options"]))).click()
            made += 1
            if made == with_motion:  # the rest would take too long
                self.page.emulate_media(reduced_motion="reduce")
            told = self.wait_asked(told["n"])
        return MouseGame(made, bar_only, clicked, told)

    def play_by_keys(self, luck: random.Random, until: Callable[[Message], bool]) -> list[Message]:
        """Walk through the choices with arrow keys, press Enter; all that was told meanwhile."""
        press = self.page.keyboard.press
        told = [self.wait_asked()]
        press("ArrowDown")  # into the choices
        while not until(told[-1]):
            assert len(told) < MOST_CHOICES, "a game must end"
            # The next question finds the keyboard where it was: among the choices.
            expect(self.options.and_(self.page.locator(":focus"))).to_have_count(1)
            for _ in range(luck.randrange(min(len(told[-1]["options"]), 6))):
                press(luck.choice(("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")))
            press("Enter")
            if self.these.count():  # one of several is picked, and that shall be all
                press("Tab")
                expect(self.these).to_be_focused()
                press("Enter")
                told.append(self.wait_asked(told[-1]["n"]))
                press("ArrowDown")
            else:
                told.append(self.wait_asked(told[-1]["n"]))
        return told

    @property
    def these(self) -> Locator:
        """What sends the things that have been picked."""
        return self.page.get_by_test_id("pick-these")

    def pick_these(self) -> None:
        """If several things can be picked, those that have been are all."""
        if any(option["most"] for option in self.told["options"]) and self.these.is_visible():
            self.these.click()

    def thing(self, option: Message) -> Locator:
        """The thing on the board or a mat that stands for a choice."""
        return self.page.locator(f"svg [data-noun='{key_of(option)}']").first

    def button(self, option: Message) -> Locator:
        """The button of a choice in the prompt bar."""
        return self.options.and_(self.page.locator(f"[data-option='{option['id']}']"))

    def mat(self, name: str) -> Locator:
        """The mat of a player."""
        return self.page.get_by_role("article", name=name, exact=True)

    def speak(self, language: str) -> Message:
        """Change the language: the page shows what the server says in it, which is told."""
        name = re.compile("^(Language|Langue|Sprache)$")
        self.page.get_by_role("combobox", name=name).select_option(language)
        path = f"/api/tables/{self.told['table']}/moment"
        said: Message = self.server.get(path, self.device, eyes=0, language=language)
        self.page.wait_for_function("(wanted) => told.language === wanted", arg=language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        expect(self.page.get_by_text(said["prompt"], exact=True).first).to_be_visible()
        texts = [option["text"] for option in said["options"]]
        buttons = self.page.locator("[data-option]")
        expect(buttons).to_have_count(len(texts))
        assert sorted(text.split("\n")[0].strip() for text in buttons.all_inner_texts()) == sorted(
            text.strip() for text in texts
        )
        return said

    def cannot_undo(self, told: Message) -> None:
        """Nothing can be taken back, by no click and by no key, and the page says why."""
        reason = told["undo"]["reason"]
        assert reason
        assert not told["undo"]["ok"]
        expect(self.undo).to_have_attribute("aria-disabled", "true")
        expect(self.undo).to_have_accessible_name(f"Undo: {reason}")
        expect(self.prompt.get_by_text(reason, exact=True)).to_be_visible()
        asked = self.moves()
        self.undo.click(force=True)
        self.page.keyboard.press("u")
        assert self.moves() == asked
        assert self.told["n"] == told["n"]

    def shows_scores(self, scores: list[Message]) -> None:
        """The end is laid out: everybody's score sheet, line by line, and the totals."""
        expect(self.end).to_be_visible()
        sheets = [[*score["lines"], {"name": "Total", "value": score["total"]}] for score in scores]
        for at, lines in enumerate(zip(*sheets, strict=True)):
            row = self.end.locator("tbody tr").nth(at)
            expect(row.get_by_role("rowheader")).to_have_text(lines[0]["name"], ignore_case=True)
            told = [str(line["value"]).replace("-", "−") for line in lines]
            expect(row.get_by_role("cell")).to_have_text(told)

    def tab_to(self, name: str) -> None:
        """Walk with the Tab key until something of this name has the focus."""
        wanted = self.page.locator("button:focus, a:focus").filter(has_text=name)
        for _ in range(MOST_KEYS):
            self.page.keyboard.press("Tab")
            if wanted.count() == 1:
                return
        raise AssertionError(f"the Tab key does not lead to {name!r}")

    def talents(self) -> list[str]:
        """The money on the mats, as they tell it, the own mat first."""
        return [title.removeprefix("Talents: ") for title in titles(self.mats, "money")]

    def picture(self) -> Message:
        """Everything at the table that a person could compare, once nothing comes any more.

        What choices bring, and how everybody stands, is told a moment later than the table.
        """
        deadline = time.monotonic() + SETTLING
        before, seen = None, self.glance()
        while seen != before and time.monotonic() < deadline:
            self.page.wait_for_timeout(200)
            before, seen = seen, self.glance()
        return seen

    def glance(self) -> Message:
        """Everything at the table at this moment."""
        texts: list[str] = self.page.locator("main").evaluate(
            """(main) => [...main.querySelectorAll("p, button, h2, li, text, [aria-label]")]
              .map((part) => `${part.getAttribute("aria-label") ?? ""}|${part.textContent}`)"""
        )
        told = self.told
        parts = ("n", "version", "view", "options", "asked", "prompt", "undo", "eyes")
        return {"texts": texts, **{part: told[part] for part in parts}}
