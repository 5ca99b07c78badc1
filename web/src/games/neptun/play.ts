// What the pieces of this board may ask for.

import { usePlay as use, type Play as AnyPlay } from "../../pieces/play";
import type { Names, NeptunTable, View } from "./types";

export { providePlay } from "../../pieces/play";
export type Play = AnyPlay<View, Names>;
export const usePlay = () => use<View, Names>();

// Whether a seat has chosen its oar card while all choose in secret, or had no choice: nobody waits for it.
export function hasChosen(table: NeptunTable, seat: number): boolean {
  return !table.asked.includes(seat);
}

// The own card handed in, as "noun:index"; it may still be changed.
export function ownChoice(table: NeptunTable): string | null {
  const option = table.options.find(({ id }) => id === table.chosen);
  return option ? `${option.noun}:${option.index}` : null;
}
