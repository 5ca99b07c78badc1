// What stands for the things and gains of Merchants & Guilds in the list of choices.

import { COIN, drawnBy, plain, type Drawn, type Icon, type Icons } from "../../drawing/icons";
import { cardOf, shipOf } from "./lookups";
import { SIGNS } from "./signs";
import type { Game, Noun } from "./types";

const good = (code: string): Icon => ({ sign: code, tone: `var(--good-${code})` });
const action = (code: string): Icon => ({ sign: code, tone: `var(--action-${code})` });

const THINGS: Record<Noun, Drawn<Game>> = {
  card: (code, { names }) => {
    const printed = cardOf(names, code);
    return [action(printed.action), ...(printed.good === null ? [] : [good(printed.good)])];
  },
  ship: (code, { names }) => {
    const printed = shipOf(names, code);
    return [good(printed.good), ...plain(printed.effect)];
  },
  space: (code) => [action(code)],
  dock: [action("TRADING_DOCK")],
  "warship-place": [action("WARSHIP_DOCK")],
  anchor: plain("anchor"),
  column: [action("RESIDENCE")],
  "guild-seat": plain("seat"),
  forum: plain("GUILD_HALL_1"),
  tile: (code) => plain(code),
  pile: plain("cards"),
  embargo: plain("EMBARGO"),
  palette: plain("PALETTE"),
  intrigue: plain("INTRIGUE"),
  escorts: plain("ESCORTS"),
  main: (_, { view }) => (view.space === null ? [] : [action(view.space)]),
  "go-on": plain("next"),
  pass: [],
};
const GAINS: Record<string, Drawn<Game>> = {
  "guild-seats": plain("seat"),
  "bonus-seats": plain("seat"),
  tiles: plain("ACHIEVEMENT_TILES"),
  strength: [{ sign: "strength", tone: "var(--mg-strength)" }],
  ships: plain("SHIP_CARDS"),
  active: [...plain("SHIP_CARDS"), ...plain("tick")],
  discs: plain("disc"),
  cards: plain("cards"),
  coins: COIN,
  marker: [{ sign: "seat", tone: "#8a5a08" }],
  docks: [action("TRADING_DOCK")],
};

export const icons: Icons<Game> = { look: "guilds", signs: SIGNS, of: drawnBy({ ...THINGS, ...GAINS }) };
