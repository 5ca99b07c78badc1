// What stands for the things and gains of Neptun in the list of choices.

import { COIN, drawnBy, plain, type Drawn, type Icon, type Icons } from "../../drawing/icons";
import { REGION_ICONS } from "./lookups";
import { SIGNS } from "./signs";
import type { Game, Noun, Profit } from "./types";

const region = (code: string): Icon => ({ sign: REGION_ICONS[code] ?? "trident", tone: `var(--region-${code})` });
const good = (code: string): Icon => ({ sign: code, tone: `var(--good-${code})` });
const contract = (profit: Profit | null | undefined) => (profit ? [good(profit.good), region(profit.region)] : plain("crate"));

const THINGS: Record<Noun, Drawn<Game>> = {
  contract: (code, { view }) => contract(view.display.find(({ column }) => column === Number(code) - 1)?.profit),
  reveal: plain("next"),
  refuse: plain("cross"),
  // What is loaded is the same for every slot.
  slot: (code, { view, eyes }) => (view.taken ? [] : contract(view.players[eyes ?? 0]?.slots[Number(code) - 1]?.profit)),
  oar: plain("oar"),
  place: (code, { names }) => {
    const found = names.places[code]?.region ?? null;
    return found === null ? plain("trident") : [region(found)];
  },
  temple: (code) => [region(code)],
  join: plain("oar"),
  pass: [],
};
const GAINS: Record<string, Drawn<Game>> = {
  points: plain("bonus"),
  gold: COIN,
  fulfilled: plain("tick"),
  lost: plain("cross"),
  bonus: plain("bonus"),
};

export const icons: Icons<Game> = { look: "neptun", signs: SIGNS, of: drawnBy({ ...THINGS, ...GAINS }) };
