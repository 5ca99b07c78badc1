// What every piece of a drawn board may ask for, without handing it down through each component.

import { getContext, setContext } from "svelte";
import type { BoardProps, Tempo } from "../games/contract";
import type { Beat, CardText, Key, Option, Shapes, TableMessage } from "../lib/types";

// What every drawn game's names hold for its board.
export interface Drawn extends Shapes {
  names: { labels: Record<string, string>; about: Record<string, CardText> };
}

export interface Play<Game extends Drawn = Drawn> {
  readonly table: TableMessage<Game>;
  readonly view: Game["view"];
  readonly names: Game["names"];
  readonly legal: Map<Key<Game>, Option<Game>>;
  readonly barred: Map<Key<Game>, string>;
  refuse(reason: string | null): void;
  joins(keys: Key<Game>[]): ReadonlySet<Key<Game>> | null;
  readonly beat: Beat | null;
  readonly tempo: Tempo;
  readonly pointed: Option<Game> | null;
  choose(option: Option): void;
  picked(option: Option): number;
  readonly gathered: Key<Game>[];
  chooseAll(keys: Key<Game>[]): void;
  point(option: Option | null): void;
  toBoard(): void;
  explain(topic: string): void;
  label(key: string): string;
  playerName(seat: number): string;
}

// What a thing gives to its glowing outline.
export const THING = Symbol("thing");
export interface ThingButton {
  readonly attributes: Record<string, unknown>;
}

// A right click asks for a rule.
export const asking = (play: Play, topic: string) => (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
  play.explain(topic);
};

const KEY = Symbol("play");
const AT_ONCE: Tempo = { fly: 0, climb: 0 };

// The props are read through a function, so that the pieces follow when they change.
export function providePlay<Game extends Drawn>(props: () => BoardProps<Game>): Play<Game> {
  const play: Play<Game> = {
    get table() {
      return props().table;
    },
    get view() {
      return props().table.view;
    },
    get names() {
      return props().table.names;
    },
    get legal() {
      return props().legal;
    },
    get barred() {
      return props().barred;
    },
    refuse: (reason) => props().refuse(reason),
    joins: (keys) => props().joins?.(keys) ?? null,
    get pointed() {
      return props().pointed;
    },
    get beat() {
      return props().beat;
    },
    get tempo() {
      return props().tempo ?? AT_ONCE;
    },
    choose: (option) => props().choose(option),
    picked: (option) => props().picked(option),
    get gathered() {
      return props().gathered;
    },
    chooseAll: (keys) => props().chooseAll(keys),
    point: (option) => props().point(option),
    toBoard: () => props().toBoard(),
    explain: (topic) => props().explain(topic),
    label: (key) => props().table.names.labels[key] ?? key,
    playerName: (seat) => props().table.players[seat]?.name ?? `${seat + 1}`,
  };
  setContext(KEY, play);
  return play;
}

export function usePlay<Game extends Drawn = Drawn>(): Play<Game> {
  return getContext<Play<Game>>(KEY);
}
