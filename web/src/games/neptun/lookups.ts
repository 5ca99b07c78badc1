// What codes stand for, and what hovering over things tells.

import type { Play } from "./play";
import type { Names, OarCode, OarNames, PlaceCode, Profit } from "./types";
import { amount, pair, worded } from "./wording";

// Each region has a sign as well as a colour.
export const REGION_ICONS: Record<string, string> = {
  HISPANIA: "IBE",
  ITALIA: "ROM",
  AFRICA: "NUM",
  GRAECIA: "GRE",
  ORIENS: "EGY",
};

export const GOLD_TEMPLE = "GOLD";

export const plain = (value: number) => (value < 0 ? `−${-value}` : `${value}`);
export const signed = (value: number) => (value > 0 ? `+${value}` : plain(value));

export function oarOf(names: Names, code: OarCode): OarNames {
  return names.oars[code] ?? { power: 0, modifier: 0, personal: false };
}

export function placeName(names: Names, code: PlaceCode): string {
  return names.places[code]?.name ?? code;
}

// A note on a card: these printed values are ours.
export function madeUp(play: Play, kind: string): string | undefined {
  return play.names.reconstructed.includes(kind) ? play.label("reconstructed") : undefined;
}

export function oarTitle(play: Play, code: OarCode): string {
  const oar = oarOf(play.names, code);
  const value = worded(play, "oar-value", { power: oar.power, modifier: signed(oar.modifier) });
  return oar.personal ? `${value}\n${play.label("once")}` : value;
}

// What hovering over a contract tells.
export function profitTitle(play: Play, profit: Profit): string {
  const region = play.names.temples[profit.region] ?? profit.region;
  const pays = profit.gold
    ? amount(play, "gold", profit.gold)
    : worded(play, "points-in", { points: amount(play, "points", profit.points), region });
  const goods = play.names.goods[profit.good] ?? profit.good;
  return [`${goods} → ${placeName(play.names, profit.place)}`, pair(play, play.label("pays"), pays)].join("\n");
}

// The oar card a seat rows with in this turn, once it lies open.
export function rowing(play: Play, seat: number): OarCode | null {
  const { phase, turn, players, extra } = play.view;
  if (phase !== "fulfil") return null;
  if (turn > play.names.turns && !extra.includes(seat)) return null;
  return players[seat]?.played[turn - 1] ?? null;
}
