// Several people at one screen: whose hands hold the device, and when the curtain hangs.

import type { Room } from "./room.svelte";

export class Hand {
  // The seat whose person has said "I am here" since the page was opened.
  private handed = $state<number | null>(null);

  constructor(private readonly room: Room) {
    // After a reconnection the server no longer knows through whose eyes we look.
    $effect(() => {
      const table = room.latest;
      if (table === null || table.over) return;
      const wanted = table.yours.length > 1 ? this.handed : (table.yours[0] ?? null);
      if (table.eyes !== wanted) room.look(wanted);
    });
  }

  // The seat to pass the device to, or null while the right person looks.
  get passTo(): number | null {
    const table = this.room.shown;
    if (table === null || table.over || table.yours.length < 2) return null;
    if (table !== this.room.latest) return null;
    const asked = table.asked.filter((seat) => table.yours.includes(seat));
    const next = asked[0];
    if (next === undefined || (table.eyes !== null && asked.includes(table.eyes) && table.eyes === this.handed)) {
      return null;
    }
    return next;
  }

  take(seat: number): void {
    this.handed = seat;
  }
}
