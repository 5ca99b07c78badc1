// Which round is summed up: the one that has just ended, when all it paid has been shown and before anybody goes on, or one
// that somebody asks for.

import { untrack } from "svelte";
import { person } from "../lib/person.svelte";
import type { Room } from "./room.svelte";
import { accountsOf, rounds } from "./story";

export class Summing {
  // Where it begins in the log.
  place = $state<number | null>(null);

  constructor(room: Room) {
    let begun: number | null = null; // rounds so far
    $effect(() => {
      const now = room.shown;
      if (now === null || room.moment !== null || room.beat !== null) return;
      const places = rounds(now.log);
      const isNews = begun !== null && places.length > begun && !now.over;
      begun = places.length;
      const last = places.at(-2);
      if (!isNews || last === undefined || untrack(() => person.pace === "instant")) return;
      if (accountsOf(now.log, last, now.players.length).length > 0) this.place = last;
    });
  }

  layAside(): void {
    this.place = null;
  }
}
