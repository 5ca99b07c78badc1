// Amounts and pairs, as this board tells them.

import { worded } from "../../drawing/wording";
import type { Play } from "./play";

export { worded };

// "Gold: 5", with the space that French puts before a colon.
export function pair(play: Play, name: string, value: string | number): string {
  return worded(play, "pair", { name, value: `${value}` });
}

// "1 mile", "2 miles": kinds are miles, gold, points (in a temple) and tile (points of a tile).
export function amount(play: Play, kind: "miles" | "gold" | "points" | "tile", number: number): string {
  return worded(play, AMOUNTS[kind], { number });
}
const AMOUNTS = { miles: "miles-amount", gold: "gold-amount", points: "points-amount", tile: "tile-amount" };
