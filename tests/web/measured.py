"""What there is to be seen of a table, measured in the page: letters, things, mats, the bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.web.harness import Screen

# The smallest letters in pixels, by the size of the screen. Phones: as the camera stands.
DESKS = {(1280, 800): 12, (1024, 768): 11, (1920, 1080): 12, (2560, 1440): 12}
HELD = {(820, 1180): 12, (1180, 820): 12, (390, 844): 14, (844, 390): 14}
SQUEEZED = 0.79  # the least that a word keeps of its width
# Layout shifts that nobody's hand has brought about.
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""
# A drawing has come to rest when its camera stands: two frames show the same.
STANDS = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = () => document.querySelector("svg.drawn:not(.on-mat)").getAttribute("viewBox") +
    document.querySelector(".ask").offsetHeight;
  for (let before = "", now = seen(); before !== now; now = seen()) {
    before = now;
    await frame();
    await frame();
  }
}"""
MEASURE = """() => {
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const common = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  // What others cut off of an element.
  const window_of = (element) => {
    let seen = whole;
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== "visible") {
        seen = common(seen, around.getBoundingClientRect());
      }
    }
    return seen;
  };
  const area = ({ left, top, right, bottom }) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const share = (element) => {
    const box = element.getBoundingClientRect();
    return area(box) ? area(common(box, window_of(element))) / area(box) : 0;
  };

  const letters = [], squeezed = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent.trim(), element = texts.currentNode.parentElement;
    if (!text || element.closest("title, style, script, option, .hidden-text")) continue;
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (!element.checkVisibility(shown) || share(element) < 0.6) continue;
    const drawn = element.closest("text");
    const { a, b, c, d } = drawn ? element.getScreenCTM() : { a: 1, b: 0, c: 0, d: 1 };
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    letters.push([parseFloat(getComputedStyle(element).fontSize) * scale, text]);
    const held = element.closest("[textLength]");
    if (held) {
      const free = drawn.cloneNode(true);
      free.querySelectorAll("[textLength]").forEach((part) => part.removeAttribute("textLength"));
      free.removeAttribute("textLength");
      drawn.parentNode.append(free);
      squeezed.push([drawn.getComputedTextLength() / free.getComputedTextLength(), text]);
      free.remove();
    }
  }

  // Things that can be chosen: those that the board's window does not show, and those that
  // something lies over that is no part of a drawing.
  const unseen = [], covered = [];
  for (const thing of document.querySelectorAll("svg [role=button][data-noun][tabindex='0']")) {
    if (share(thing) < 0.95) { unseen.push(thing.dataset.noun); continue; }
    const { left, top, width, height } = thing.getBoundingClientRect();
    let met = 0, alien = 0;
    for (let x = 0.5; x < 8; x++) for (let y = 0.5; y < 8; y++) {
      const there = document.elementFromPoint(left + (width * x) / 8, top + (height * y) / 8);
      if (there === thing) met++;
      else if (!there?.closest("svg.drawn")) alien++;
    }
    if (!met || alien) covered.push(thing.dataset.noun);
  }

  const cut = [...document.querySelectorAll("foreignObject")].filter((place) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    const told = range.getBoundingClientRect(), room = place.getBoundingClientRect();
    return share(place) > 0.9 && (told.bottom > room.bottom + 1 || told.right > room.right + 1);
  }).map((place) => place.textContent.trim());

  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return {
    smallest: letters.sort(([a], [b]) => a - b)[0],
    squeezed: squeezed.sort(([a], [b]) => a - b)[0] ?? [1, ""],
    unseen, covered, cut,
    own: share(document.querySelector("article.you")),
    prompt: share(document.querySelector(".prompt")),
    spills: scrollWidth > clientWidth || scrollHeight > clientHeight,
  };
}"""


@dataclass(frozen=True)
class Seen:
    """A look at a table."""

    smallest: tuple[float, str]  # letters in pixels, and what they say
    squeezed: tuple[float, str]  # the share that a word keeps of its width, and the word
    unseen: list[str]  # things to choose that the camera does not show
    covered: list[str]
    cut: list[str]  # texts that are longer than their place
    own: float  # how much of the own mat is in sight
    prompt: float
    spills: bool  # the page is larger than the screen


def measure(person: Screen, width: int, height: int) -> Seen:
    """Look at a table on a screen of this size, when the camera stands."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(STANDS)
    found: dict[str, Any] = person.page.evaluate(MEASURE)
    return Seen(**found)


def sound(seen: Seen, letters: float) -> None:
    """Everything can be read and reached."""
    assert seen.smallest[0] >= letters - 0.05, seen.smallest
    assert seen.squeezed[0] >= SQUEEZED, seen.squeezed
    assert not seen.cut
    assert not seen.covered
    assert seen.own > 0.99
    assert seen.prompt > 0.99
    assert not seen.spills
