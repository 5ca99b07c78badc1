// What the pieces of this board may ask for.

import { keyOf, type Key, type TableMessage } from "../../lib/types";
import { usePlay as use, type Play as AnyPlay } from "../../drawing/play";
import type { Game } from "./types";

export { providePlay } from "../../drawing/play";
export type Play = AnyPlay<Game>;
export const usePlay = () => use<Game>();

// Whether a seat has chosen its oar card while all choose in secret, or had no choice: nobody waits for it.
export function hasChosen(table: TableMessage<Game>, seat: number): boolean {
  return !table.asked.includes(seat);
}

// The own card handed in; it may still be changed.
export function ownChoice(table: TableMessage<Game>): Key<Game> | null {
  const option = table.options.find(({ id }) => id === table.chosen);
  return option ? keyOf(option) : null;
}
