// Whoever wants to confirm the end of their turn: a choice that hands the decision on, or brings something to light, is
// held here until it is confirmed. Which choices do, the server says; what it has not said in time is held, too. Things that are
// gathered one by one have a button of their own that carries them out: nobody is asked once more.

import { person } from "../lib/person.svelte";
import type { Option, PreviewLine } from "../lib/types";
import { say } from "../lib/words.svelte";
import { PATIENCE, type Explanation } from "./explained.svelte";
import type { Room } from "./room.svelte";

export class Confirming {
  wish = $state.raw<Option | null>(null);
  // How often something was held.
  held = 0;
  // The server has not said in time what the wish would bring.
  private late = $state(false);

  // What the wish would bring, as far as it is known.
  private readonly line = $derived.by(() => (this.wish === null ? undefined : this.explanation.preview(this.wish)));

  // Does something wait to be confirmed?
  readonly asks = $derived(this.wish !== null && (this.line === undefined ? this.late : this.isFinal(this.line)));

  // What waits, and why.
  readonly choice = $derived(this.wish?.text ?? "");
  readonly sentence = $derived.by(() => {
    const { line } = this;
    return say(line === undefined ? "confirm-unknown" : this.explanation.hands(line) ? "confirm-ends" : "confirm-reveals");
  });

  constructor(
    private readonly room: Room,
    private readonly explanation: Explanation,
  ) {
    $effect(() => {
      if (this.line !== undefined && !this.isFinal(this.line)) this.confirm();
    });
    $effect(() => {
      if (this.wish === null || this.line !== undefined) return;
      const timer = setTimeout(() => (this.late = true), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  private isFinal(line: PreviewLine): boolean {
    return this.explanation.hands(line) || line.reveals;
  }

  choose(option: Option): void {
    if (person.confirms) this.hold(option);
    else this.room.choose(option);
  }

  holds(option: Option): boolean {
    return this.wish?.id === option.id;
  }

  confirm(): void {
    const { wish } = this;
    this.drop();
    if (wish !== null) this.room.choose(wish);
  }

  drop(): void {
    this.wish = null;
    this.late = false;
  }

  private hold(wish: Option): void {
    this.drop();
    this.held += 1;
    this.wish = wish;
  }
}
