// Whose shop is being looked at, besides the own one; and on a small screen, which page of the board.

import type { Play } from "./play";

export type Page = "cove" | "shop" | "visit";

// Whose shop is always in sight; whoever looks on is at home with the first seat.
export const home = (play: Play) => play.table.eyes ?? 0;

class Visit {
  // Somebody else's shop that stands open.
  seat = $state<number | null>(null);
  page = $state<Page>("cove");

  open(seat: number): void {
    this.seat = seat;
    this.page = "visit";
  }

  close(): void {
    this.seat = null;
    if (this.page === "visit") this.page = "cove";
  }

  // Whom one visits; nobody is a guest at home.
  guestOf(play: Play): number | null {
    return this.seat === home(play) ? null : this.seat;
  }

  // Swipe to the next page, or to the one before.
  turn(by: 1 | -1): void {
    const pages: Page[] = this.seat === null ? ["cove", "shop"] : ["cove", "visit", "shop"];
    this.page = pages[pages.indexOf(this.page) + by] ?? this.page;
  }
}

export const visit = new Visit();
