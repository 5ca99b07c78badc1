// Whoever wants to confirm the end of their turn: a choice that hands the decision on, or brings something to light, is
// held here until it is confirmed. Which choices do, the server says; what it has not said in time is held, too.

import { person } from "../lib/person.svelte";
import type { Key, Option, PreviewLine } from "../lib/types";
import { say } from "../lib/words.svelte";
import { PATIENCE, type Explanation } from "./explained.svelte";
import { namesOf, type Room } from "./room.svelte";

type Wish = { option: Option } | { keys: Key[] };

export class Confirming {
  wish = $state.raw<Wish | null>(null);
  // How often something was held.
  held = 0;
  // The server has not said in time what the wish would bring.
  private late = $state(false);

  // What the wish would bring, as far as it is known.
  private readonly line = $derived.by((): PreviewLine | undefined => {
    const { wish } = this;
    if (wish === null) return undefined;
    if ("option" in wish) return this.explanation.preview(wish.option);
    const said = this.room.foreseen;
    if (said === null || said.version !== this.room.latest?.version) return undefined;
    return said.choice.join() === namesOf(wish.keys).join() ? said.preview : undefined;
  });

  // Does something wait to be confirmed?
  readonly asks = $derived(this.wish !== null && (this.line === undefined ? this.late : this.isFinal(this.line)));

  // What waits, and why.
  readonly choice = $derived.by(() => {
    const { wish } = this;
    if (wish === null) return "";
    return "option" in wish ? wish.option.text : say("confirm-several", { count: wish.keys.length });
  });
  readonly sentence = $derived.by(() => {
    const { line } = this;
    return say(line === undefined ? "confirm-unknown" : this.hands(line) ? "confirm-ends" : "confirm-reveals");
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
    // What cannot be picked together has been refused.
    $effect(() => {
      if (room.trouble !== null) this.drop();
    });
  }

  // Does the decision go on to somebody else, be it by itself?
  private hands({ ends, passes }: PreviewLine): boolean {
    return ends || (passes && this.room.resting.now !== null);
  }
  private isFinal(line: PreviewLine): boolean {
    return this.hands(line) || line.reveals;
  }

  choose(option: Option): void {
    if (person.confirms) this.hold({ option });
    else this.room.choose(option);
  }

  chooseAll(keys: Key[]): void {
    if (!person.confirms) return this.room.chooseAll(keys);
    this.hold({ keys });
    this.room.foresee(keys);
  }

  holds(option: Option): boolean {
    return this.wish !== null && "option" in this.wish && this.wish.option.id === option.id;
  }

  confirm(): void {
    const { wish } = this;
    this.drop();
    if (wish === null) return;
    if ("option" in wish) this.room.choose(wish.option);
    else this.room.chooseAll(wish.keys);
  }

  drop(): void {
    this.wish = null;
    this.late = false;
  }

  private hold(wish: Wish): void {
    this.drop();
    this.held += 1;
    this.wish = wish;
  }
}
