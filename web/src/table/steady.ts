// One click, one answer. What comes within the time of a double click after a choice was sent is no decision, wherever it
// falls: nobody has read the next question by then. The later clicks of a double click belong to what the first one met: if
// something else lies there now, or another question is asked, they were not meant for it. Neither is a click whose press
// began before the question was there, nor a finger that stayed on a choice to read what it brings, nor a key that is only held down. Whoever clicks quickly at one place after another is
// not held up longer: the browser tells that from a double click, by the system's own time and distance.

// A phone counts every tap as the first one.
const TAP_TIME = 400;
const TAP_DISTANCE = 24;
// Milliseconds after a choice was sent.
const DOUBLE = 350;
// That a finger stays when it wants to look, as on the board (shell/card/attention.svelte.ts).
const HOLD = 450;
const ANSWERS = ["option", "noun", "testid=undo", "testid=confirm", "testid=pick-these", "testid=rest"]
  .map((one) => `[data-${one}]`)
  .join();

interface Meeting {
  // The question asked when the press began, or null if there was none.
  question: number | null;
  thing: Element | null;
}

function thingOf(event: Event): Element | null {
  const met = event.target instanceof Element ? event.target : null;
  return met?.closest("button, a, [role=button]") ?? met;
}

const isChoice = ({ target }: Event) => target instanceof Element && target.closest("[data-option]") !== null;

function isTapAgain(last: PointerEvent | MouseEvent, now: MouseEvent): boolean {
  const moved = Math.hypot(now.clientX - last.clientX, now.clientY - last.clientY);
  return now.timeStamp - last.timeStamp < TAP_TIME && moved < TAP_DISTANCE;
}

// Watches the page until the function it gives back is called. It is told which question is asked, and how often
// something was sent or held to be confirmed.
export function steady(question: () => number | null, sent: () => number): () => void {
  let pressed: number | null = null;
  let pressedAt = -Infinity;
  let byFinger = false;
  let first: Meeting | null = null;
  let last: MouseEvent | null = null;
  // The last click or key that was let through, and whether it has sent a choice.
  let acted = -Infinity;
  let counted = sent();
  let sentAt = -Infinity;

  function isTooSoon(event: Event): boolean {
    if (sent() !== counted) {
      counted = sent();
      sentAt = acted;
    }
    return event.timeStamp - sentAt < DOUBLE;
  }
  const answers = ({ target }: Event) => target instanceof Element && target.closest(ANSWERS) !== null;
  // Enter confirms wherever the keyboard is.
  const mayAnswer = (event: Event) => answers(event) || event.target === document.body;

  function press(event: PointerEvent): void {
    pressed = question();
    pressedAt = event.timeStamp;
    byFinger = event.pointerType === "touch";
  }

  // It does not take the keyboard along either.
  function stay(event: MouseEvent): void {
    if (isTooSoon(event) && answers(event)) event.preventDefault();
  }

  function click(event: MouseEvent): void {
    const soon = isTooSoon(event);
    if (soon && answers(event)) return swallow(event);
    if (!soon) acted = event.timeStamp;
    if (event.detail === 0) return; // made by a key
    if (byFinger && event.timeStamp - pressedAt >= HOLD && isChoice(event)) return swallow(event);
    const thing = thingOf(event);
    const again = event.detail > 1 || (byFinger && last !== null && isTapAgain(last, event));
    if (first === null || !again) first = { question: pressed, thing };
    last = event;
    const asked = (first.question === null && !answers(event)) || first.question === question();
    if (!asked || first.thing !== thing) swallow(event);
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    const acts = event.key === "Enter" || event.key === " ";
    const soon = acts && isTooSoon(event);
    if (event.repeat ? acts || event.key.length === 1 : soon && mayAnswer(event)) return swallow(event);
    if (acts && !soon) acted = event.timeStamp;
  }

  addEventListener("pointerdown", press, true);
  addEventListener("mousedown", stay, true);
  addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("mousedown", stay, true);
    removeEventListener("click", click, true);
    removeEventListener("keydown", key, true);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
