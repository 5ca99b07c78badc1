// A pointer that only rests where the next question puts something does not point at it: it has to move first.

export class Pointer {
  private at = "";
  // The question at which the pointer moved last, or a key was pressed.
  private awake: unknown = null;
  // What is told as soon as it moves.
  private held: (() => void) | null = null;

  constructor(private readonly question: () => unknown) {}

  // Do it now if the pointer has moved since the question came, else as soon as it does; nothing waits any more if there is nothing to do.
  mind(tell: (() => void) | null): void {
    const isAwake = this.awake === this.question();
    this.held = isAwake ? null : tell;
    if (isAwake) tell?.();
  }

  // Watches the page until the function it gives back is called. What is entered is told before what has moved.
  watch(): () => void {
    const move = ({ clientX, clientY }: PointerEvent) => {
      const at = `${clientX} ${clientY}`;
      if (at !== this.at) this.wake();
      this.at = at;
    };
    const wake = () => this.wake();
    const moves = ["pointerover", "pointermove"] as const;
    const acts = ["pointerdown", "keydown", "focusin"] as const;
    for (const kind of moves) addEventListener(kind, move, true);
    for (const kind of acts) addEventListener(kind, wake, true);
    return () => {
      for (const kind of moves) removeEventListener(kind, move, true);
      for (const kind of acts) removeEventListener(kind, wake, true);
    };
  }

  private wake(): void {
    this.awake = this.question();
    const tell = this.held;
    this.held = null;
    tell?.();
  }
}
