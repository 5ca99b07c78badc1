// What can be done besides a question, as ship effects, is asked about by itself again and again. A person may let it rest:
// it stays beside every other question, and the table goes on by itself where there is nothing else to answer.

import { person } from "../lib/person.svelte";
import type { Option } from "../lib/types";

export class Resting {
  private ids = $state<number[]>([]);

  // What a move says of it. Whoever wants to be asked at every moment is asked; whoever confirms lets nothing rest, as the end of
  // their turn would no longer be foreseen.
  get now(): number[] | null {
    if (person.everyMoment) return null;
    return person.confirms ? [] : [...this.ids];
  }

  get may(): boolean {
    return !person.everyMoment && !person.confirms;
  }

  get some(): boolean {
    return this.ids.length > 0 && this.may;
  }

  rest(options: Option[]): void {
    const others = options.map(({ id }) => id).filter((id) => !this.ids.includes(id));
    this.ids = [...this.ids, ...others];
  }

  // Whoever uses it wants to hear of it again.
  wake(option: Option): void {
    this.ids = this.ids.filter((id) => id !== option.id);
  }

  wakeAll(): void {
    this.ids = [];
  }
}

// The one answer to a question that is asked only because something can be done besides.
export function onlyAnswer(options: Option[]): Option | null {
  const answers = options.filter(({ free }) => !free);
  return answers.length === 1 && options.length > 1 ? (answers[0] ?? null) : null;
}
