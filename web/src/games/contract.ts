// What a game's folder gives to the shell. The shell knows no game.

import type { Component } from "svelte";
import type { Icons } from "../drawing/icons";
import type { Beat, GainLine, Key, Option, Shapes, TableMessage } from "../lib/types";
import type { Legend } from "./legend";

// How much of each thing that is counted openly somebody has, by the key of its label; null if it is hidden.
export type Totals = Record<string, number | null>;

// In milliseconds: how long what is gained flies to its counter, and how long the counter climbs.
export interface Tempo {
  fly: number;
  climb: number;
}

export interface BoardProps<Game extends Shapes = Shapes> {
  table: TableMessage<Game>;
  // The legal choices. A thing on the board glows if its key is here.
  legal: Map<Key<Game>, Option<Game>>;
  // Choose it; the shell sends it. Of several things that are picked together it is gathered.
  choose: (option: Option) => void;
  // How often it is gathered, and all that is.
  picked: (option: Option) => number;
  gathered: Key<Game>[];
  // Pick several things at once, in any order; the server makes all of these choices or none.
  chooseAll: (keys: Key<Game>[]) => void;
  // Show what would happen (or null): the shell puts it into the prompt bar.
  point: (option: Option | null) => void;
  // Things that cannot be chosen now, and why; `refuse` tells it to whoever tries.
  barred: Map<Key<Game>, string>;
  refuse: (reason: string | null) => void;
  // With these named already, what else can be named at once with them to answer the question; null where nobody says.
  joins?: (keys: Key<Game>[]) => ReadonlySet<Key<Game>> | null;
  // What a choice would bring, where somebody knows.
  brings?: (option: Option) => { gains: GainLine[]; forced: string[] };
  // The choice that is pointed at, on the board or in the prompt bar.
  pointed: Option<Game> | null;
  // What the rules have just done by themselves, while it is shown; else null.
  beat: Beat | null;
  // How counters follow what they count; at once if nothing is said.
  tempo?: Tempo;
  // On a small screen mats lie over the board: lay them aside.
  toBoard: () => void;
  // Open the rule of a topic (a key of GET /api/rules).
  explain: (topic: string) => void;
}

export interface MatProps<Game extends Shapes = Shapes> extends BoardProps<Game> {
  seat: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a folder knows the shape of what the shell only hands on
type Own = any;

export interface GameFolder {
  Board: Component<BoardProps<Own>>;
  // What lies before one player; the shell draws name, symbol and frame around it.
  Mat: Component<MatProps<Own>>;
  // What stands for things and gains in the list of choices.
  icons?: Icons<Own>;
  // What everybody has, by seat, where it is counted openly: what becomes more flies to a counter of that name.
  totals?: (view: Own) => Totals[];
  // What everybody's score is so far, by seat, where the view counts it: it goes with what is seen.
  scores?: (view: Own) => number[];
  // A board of several pages on a small screen: what names them, and a swipe to the next one or to the one before.
  pages?: { Names: Component<BoardProps<Own>>; turn: (by: 1 | -1) => void };
  // What its icons mean.
  legend?: Legend<Own>;
  // The board scrolls like a page, so that nobody drags or zooms it.
  flows?: boolean;
}
