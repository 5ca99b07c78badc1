// Where several things are picked, they are gathered first, in any order, and then sent as one move.

import { keyOf, type Key, type Option } from "../lib/types";

export class Picks {
  // How often each thing is picked, by its id.
  private counts = $state<Record<number, number>>({});

  constructor(private readonly options: () => Option[]) {}

  times(option: Option): number {
    return this.counts[option.id] ?? 0;
  }

  // All of it, then one less with every click, down to none. False if it is chosen at once.
  take(option: Option): boolean {
    if (option.most === 0) return false;
    this.counts[option.id] = (this.times(option) + option.most) % (option.most + 1);
    return true;
  }

  get keys(): Key[] {
    return this.options().flatMap((option) => Array<Key>(this.times(option)).fill(keyOf(option)));
  }

  clear(): void {
    this.counts = {};
  }
}
