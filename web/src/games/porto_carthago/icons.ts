// What stands for the things and gains of Porto Carthago in the list of choices.

import { COIN, drawnBy, plain, type Drawn, type Icon, type Icons } from "../../drawing/icons";
import { area } from "../../design/icons/shapes";
import { civilisationOf, goodOf } from "./lookups";
import type { Game, Noun } from "./types";

const SIGNS: Record<string, string> = {
  quay: area("M1.5 6h21v4h-21zM4 11.5h3V22H4zM10.5 11.5h3V22h-3zM17 11.5h3V22h-3z"),
};
const PURPLE = "#66023c";
const STAR = "#8a4f00";

const good = (code: string): Icon => ({ sign: code, tone: `var(--good-${code})` });
const civilisation = (code: string): Icon => ({ sign: code, tone: `var(--civ-${code})` });

const THINGS: Record<Noun, Drawn<Game>> = {
  ship: (code, { names }) => [civilisation(civilisationOf(names, code)), good(goodOf(names, code))],
  // A good that is picked up at a quay is what the choice names.
  quay: (code, { step, view }) => {
    const lies = step === "PickUp" ? view.quays[code]?.good : null;
    return [lies ? good(lies) : civilisation(code.split("-")[0] ?? "")];
  },
  good: (code) => [good(code)],
  slot: (code, { view }) => plain(view.slots[Number(code) - 1]?.card ?? "servant"),
  servant: (code) => plain(code.endsWith("TEMPLE") ? "temple" : "lighthouse"),
  number: plain("servant"),
  talents: COIN,
  market: plain("refresh"),
  "turn-away": plain("turn-away"),
  "trade-house": plain("TRADE_POINT", STAR),
  path: plain("INTRIGUE_SERVANT"),
  warehouse: plain("WAREHOUSE"),
  "charter-ship": plain("CALL_SHIP"),
  reserve: plain("servant"),
  palace: plain("PALACE_SEAT", PURPLE),
  pass: [],
};
const GAINS: Record<string, Drawn<Game>> = {
  points: plain("TRADE_POINT", STAR),
  seats: plain("PALACE_SEAT", PURPLE),
  lighthouse: plain("lighthouse"),
  temple: plain("temple"),
  captains: plain("CAPTAIN"),
  quays: plain("quay"),
  spaces: plain("WAREHOUSE"),
};

export const icons: Icons<Game> = { look: "porto", signs: SIGNS, of: drawnBy({ ...THINGS, ...GAINS }) };
