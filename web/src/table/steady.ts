// One click, one answer. The later clicks of a double click belong to what the first one met: if
// something else lies there now, or another question is asked, they were not meant for it. Neither
// is a click whose press began at an earlier question, nor a key that is only held down. Whoever
// clicks quickly at one place after another is not held up: the browser tells that from a double
// click, by the system's own time and distance.

// A phone counts every tap as the first one.
const TAP_TIME = 400;
const TAP_DISTANCE = 24;

interface Meeting {
  // The question asked when the press began, or null if there was none.
  question: number | null;
  thing: Element | null;
}

function thingOf(event: Event): Element | null {
  const met = event.target instanceof Element ? event.target : null;
  return met?.closest("button, a, [role=button]") ?? met;
}

function isTapAgain(last: PointerEvent | MouseEvent, now: MouseEvent): boolean {
  const moved = Math.hypot(now.clientX - last.clientX, now.clientY - last.clientY);
  return now.timeStamp - last.timeStamp < TAP_TIME && moved < TAP_DISTANCE;
}

// Watches the page until the function it gives back is called.
export function steady(question: () => number | null): () => void {
  let pressed: number | null = null;
  let byFinger = false;
  let first: Meeting | null = null;
  let last: MouseEvent | null = null;

  function press(event: PointerEvent): void {
    pressed = question();
    byFinger = event.pointerType === "touch";
  }

  function click(event: MouseEvent): void {
    if (event.detail === 0) return; // made by a key
    const thing = thingOf(event);
    const again = event.detail > 1 || (byFinger && last !== null && isTapAgain(last, event));
    if (first === null || !again) first = { question: pressed, thing };
    last = event;
    const asked = first.question === null || first.question === question();
    if (!asked || first.thing !== thing) swallow(event);
  }

  function hold(event: KeyboardEvent): void {
    if (!event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    if (event.key === "Enter" || event.key.length === 1) swallow(event);
  }

  addEventListener("pointerdown", press, true);
  addEventListener("click", click, true);
  addEventListener("keydown", hold, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("click", click, true);
    removeEventListener("keydown", hold, true);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
