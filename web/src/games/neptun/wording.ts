// Labels with numbers in them. The server sends the messages of this game in the viewer's language, Fluent fills them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Play } from "./play";

const bundles = new Map<string, FluentBundle>();

function bundle(language: string, messages: string): FluentBundle {
  const known = bundles.get(messages);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(messages));
  bundles.set(messages, made);
  return made;
}

export function worded(play: Play, key: string, holes: Record<string, FluentVariable>): string {
  const fluent = bundle(play.table.language, play.names.messages);
  const pattern = fluent.getMessage(key)?.value;
  return pattern ? fluent.formatPattern(pattern, holes) : key;
}

// "Gold: 5", with the space that French puts before a colon.
export function pair(play: Play, name: string, value: string | number): string {
  return worded(play, "pair", { name, value: `${value}` });
}

// "1 mile", "2 miles": kinds are miles, gold, points (in a temple) and tile (points of a tile).
export function amount(play: Play, kind: "miles" | "gold" | "points" | "tile", number: number): string {
  return worded(play, AMOUNTS[kind], { number });
}
const AMOUNTS = { miles: "miles-amount", gold: "gold-amount", points: "points-amount", tile: "tile-amount" };
