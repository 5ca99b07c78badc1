// What stands for the things and gains of Merchants Cove in the list of choices.

import { COIN, drawnBy, plain, type Drawn, type Icon, type Icons } from "../../drawing/icons";
import type { TableMessage } from "../../lib/types";
import { SIGNS as LABORATORY } from "./alchemist/signs";
import { SIGNS as SMITHY } from "./blacksmith/signs";
import { MARKS } from "./chronomancer/signs";
import { COLOUR_OF, colourOf, FACTION, sizeOf } from "./lookups";
import { SIGNS } from "./signs";
import type { ColourCode, Game, GoodCode, KindCode, Noun } from "./types";

const signs: Record<string, string> = {
  ...SIGNS,
  ...LABORATORY,
  ...SMITHY,
  shift: MARKS.shift ?? "",
  assistant: MARKS.assistant ?? "",
};

const toned = (sign: string, colour: string): Icon => ({ sign, tone: `var(--mc-${colour})` });
const faction = (colour: string) => [toned(FACTION[colour as ColourCode], colour)];
const adventurer = (kind: string) => [toned(kind, COLOUR_OF[kind as KindCode])];
const CORRUPTION: Icon[] = [{ sign: "corruption", tone: "var(--mc-corrupt)" }];
const HOUR: Icon[] = [{ sign: "hour", tone: "var(--mc-cost)" }];

// A good as the own merchant makes it.
function good(code: string, { view, eyes }: TableMessage<Game>): Icon[] {
  const merchant = (eyes === null ? null : view.players[eyes]?.merchant) ?? "peddler";
  return [toned(`${merchant}-${sizeOf(code as GoodCode)}`, colourOf(code as GoodCode))];
}
const marble = (piece: string) => (piece in FACTION ? faction(piece) : plain(piece === "extract" ? "drop" : "ichor"));

const THINGS: Record<Noun, Drawn<Game>> = {
  recruit: plain("adventurer"),
  "use-staff": plain("locals"),
  townsfolk: (code, { names }) => plain(names.townsfolk[code]?.type ?? "locals"),
  staff: plain("locals"),
  boat: plain("boat"),
  dock: plain("sailors"),
  pier: plain("pier"),
  passenger: (code) => adventurer(code.split("/")[1] ?? ""),
  corruption: CORRUPTION,
  good,
  colour: faction,
  hour: HOUR,
  hand: plain("mouse"),
  pay: CORRUPTION,
  pass: [],
  alchemist: plain("alchemist"),
  take: plain("ichor"),
  brew: plain("ladle"),
  clean: plain("brush"),
  cauldron: plain("ladle"),
  cell: plain("ichor"),
  ingredient: (code) => marble(code.split("/")[1] ?? ""),
  waste: plain("ichor"),
  extract: plain("drop"),
  captain: plain("captain"),
  "move-ship": plain("boat"),
  spin: plain("captain"),
  fish: plain("captain-small"),
  import: plain("captain-large"),
  ship: plain("boat"),
  region: plain("sailors"),
  coins: COIN,
  chronomancer: plain("chronomancer"),
  "chronomancer-to": plain("wizard"),
  "assistant-to": plain("assistant"),
  fragment: plain("shift"),
  blacksmith: plain("blacksmith"),
  furnace: plain("flame"),
  smelter: plain("drop"),
  forge: plain("blacksmith"),
  die: (code) => faction(code.split("-")[0] ?? ""),
  empty: plain("cross"),
  hotter: plain("flame"),
  cooler: plain("drop"),
};
const GAINS: Record<string, Drawn<Game>> = {
  gold: COIN,
  hours: HOUR,
  turns: plain("market"),
  ichors: plain("ichor"),
};

export const icons: Icons<Game> = { look: "cove", signs, of: drawnBy({ ...THINGS, ...GAINS }) };
