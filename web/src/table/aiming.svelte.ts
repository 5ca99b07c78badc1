// Whether the card with the aim of the game lies there: before somebody's first game of a kind, and whenever they ask for it.

import { person } from "../lib/person.svelte";

interface Place {
  game: string;
  yours: number[];
  over?: boolean;
}

export class Aiming {
  private wanted = $state(false);

  readonly shown = $derived.by(() => {
    const place = this.place();
    if (place === null) return false;
    return this.wanted || (place.yours.length > 0 && place.over !== true && !person.knowsAim(place.game));
  });

  constructor(private readonly place: () => Place | null) {}

  show(): void {
    this.wanted = true;
  }

  // Whoever plays on has seen it, too.
  layAside(): void {
    const place = this.place();
    if (this.shown && place !== null) person.noteAim(place.game);
    this.wanted = false;
  }

  toggle(): void {
    if (this.shown) this.layAside();
    else this.show();
  }
}
