// What codes stand for, and what hovering over things tells.

import type { Key, Option } from "../../lib/types";
import { valued } from "../../lib/words.svelte";
import type { Play } from "./play";
import type { CardCode, CardNames, ColumnCode, EffectCode, Game, GoodCode, Names, SeatNames, ShipCode, ShipNames } from "./types";

export const COLUMNS: ColumnCode[] = ["LEFT", "MIDDLE", "RIGHT"];

// The effects that are chosen by themselves; all others come with the choice that needs them.
export const EFFECT_NOUNS: Partial<Record<EffectCode, Key<Game>>> = {
  EMBARGO: "embargo",
  PALETTE: "palette",
  INTRIGUE: "intrigue",
  ESCORTS: "escorts",
};

// Cards in the order of the box.
export function sorted(names: Names, codes: (CardCode | null)[]): CardCode[] {
  return Object.keys(names.cards).filter((code) => codes.includes(code));
}

// Every card, ship and seat of a view is among the names.
function named<Thing>(found: Thing | undefined, code: string): Thing {
  if (found === undefined) throw new Error(`the names know no ${code}`);
  return found;
}

export function cardOf(names: Names, code: CardCode): CardNames {
  return named(names.cards[code], code);
}

export function shipOf(names: Names, code: ShipCode): ShipNames {
  return named(names.ships[code], code);
}

export function seatOf(names: Names, code: string): SeatNames {
  return named(names.seats[code], code);
}

export function goodName(names: Names, good: GoodCode): string {
  return names.goods[good] ?? good;
}

export const ownsBase = (code: CardCode, colour: string) => code.endsWith(`.${colour.toLowerCase()}`);

// A line for a title: "Round 3". Between two braces in a drawing the space would be lost.
export const numbered = (play: Play, key: string, number: string | number) => `${play.label(key)} ${number}`;

// A line for a title: a label of the board, and its value.
export const labelled = (play: Play, key: string, value: string | number) => valued(play.label(key), value);

// A note on a card: these printed values are ours.
export function madeUp(play: Play, kind: string): string | undefined {
  return play.names.reconstructed.includes(kind) ? play.label("reconstructed") : undefined;
}

export const cardName = (play: Play, code: CardCode) => cardOf(play.names, code).name;

// The choice that a card of the hand stands for: its own, or that of one in the hand which shows the same.
export function offered(play: Play, code: CardCode): Option<Game> | undefined {
  const hand = play.table.eyes === null ? [] : (play.view.players[play.table.eyes]?.hand ?? []);
  const twin = hand.find((other) => other !== null && play.legal.has(`card:${other}`) && cardName(play, other) === cardName(play, code));
  return play.legal.get(`card:${code}`) ?? (twin ? play.legal.get(`card:${twin}`) : undefined);
}

// Base cards end in the colour of whose they are.
export const cardKind = (code: CardCode) => (code.includes(".") ? "base-card" : "trade-card");

export function shipTitle(play: Play, code: ShipCode): string {
  const { names } = play;
  const ship = shipOf(names, code);
  const effect = names.effects[ship.effect];
  return [
    effect.name,
    [goodName(names, ship.good), numbered(play, "coins", ship.coin), numbered(play, "danger", ship.danger)].join(" · "),
    effect.text,
  ].join("\n");
}

// Through whose purse the costs are seen: the viewer's, or for an onlooker that of the one to move.
export function payer(play: Play): number | null {
  return play.table.eyes ?? play.table.asked[0] ?? null;
}
