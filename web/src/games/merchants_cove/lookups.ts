// What codes stand for.

import type { ColourCode, DeedCode, GoodCode, KindCode, SizeCode } from "./types";

export const COLOURS: ColourCode[] = ["red", "green", "blue", "yellow"];
export const KINDS: KindCode[] = ["warrior", "bard", "wizard", "noble", "rogue"];
// The small ones first, as on every stall.
export const GOODS: GoodCode[] = [
  "small_red",
  "small_green",
  "small_blue",
  "small_yellow",
  "large_red",
  "large_green",
  "large_blue",
  "large_yellow",
];

// Who belongs to the faction of a colour; its sign stands for the faction, so that nobody needs the colour.
export const FACTION: Record<ColourCode, KindCode> = { red: "warrior", green: "bard", blue: "wizard", yellow: "noble" };
export const COLOUR_OF: Record<KindCode, string> = { warrior: "red", bard: "green", wizard: "blue", noble: "yellow", rogue: "grey" };

export const sizeOf = (good: GoodCode) => good.split("_")[0] as SizeCode;
export const colourOf = (good: GoodCode) => good.split("_")[1] as ColourCode;

// One entry for each adventurer of a crowd, by kind.
export const everybody = (crowd: Record<string, number>) => KINDS.flatMap((kind) => Array<KindCode>(crowd[kind] ?? 0).fill(kind));

// Where somebody comes from and goes to, of the deeds that move adventurers.
export const WAYS: Partial<Record<DeedCode, [string, string]>> = {
  draw_to_boat: ["bag", "boat"],
  boat_to_pier: ["boat", "pier"],
  boat_to_hall: ["boat", "hall"],
  boat_to_bag: ["boat", "bag"],
  boat_to_boat: ["boat", "boat"],
};
