// What stands for a thing, or for a gain, where there is no room for the thing itself: the board's own signs, small.

import type { Shapes, TableMessage } from "../lib/types";

export interface Icon {
  // Its name among the signs.
  sign: string;
  // The colour of the disc that it stands on; without one it stands alone, in its ink.
  tone?: string;
  ink?: string;
}

export interface Icons<Game extends Shapes = Shapes> {
  // The class of the game's theme, which has the tones.
  look: string;
  // The game's own signs, besides those that all share.
  signs: Record<string, string>;
  // Of a kind of thing or gain, and of one of them by its code.
  of: (table: TableMessage<Game>, kind: string, code: string) => Icon[];
}

// How a kind is drawn: always alike, or as the code and the table say.
export type Drawn<Game extends Shapes> = Icon[] | ((code: string, table: TableMessage<Game>) => Icon[]);

// A sign alone.
export const plain = (sign: string, ink?: string): Icon[] => [{ sign, ink }];

export const COIN: Icon[] = plain("coin", "#8a5a08");

export function drawnBy<Game extends Shapes>(kinds: Record<string, Drawn<Game>>): Icons<Game>["of"] {
  return (table, kind, code) => {
    const drawn = kinds[kind] ?? [];
    return typeof drawn === "function" ? drawn(code, table) : drawn;
  };
}
