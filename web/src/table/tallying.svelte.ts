// The end, counted line by line: how many lines of the score sheet lie open so far.

import { standsStill } from "../drawing/motion";
import { PACES, person } from "../lib/person.svelte";

const LINE = 0.55;

export class Tallying {
  open = $state(0);

  // Whoever comes later, or wants no motion, finds everything counted.
  constructor(
    private readonly lines: () => number,
    live: boolean,
  ) {
    this.open = live && !standsStill() && person.pace !== "instant" ? 0 : Infinity;
    $effect(() => {
      if (this.done) return;
      const timer = setTimeout(() => this.next(), PACES[person.pace] * LINE);
      return () => clearTimeout(timer);
    });
  }

  get done(): boolean {
    return this.open > this.lines();
  }

  next(): void {
    this.open += 1;
  }

  finish(): void {
    this.open = Infinity;
  }
}
