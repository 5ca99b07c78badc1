// What the server sends for this game: the view of a seat, and the names in the viewer's language.

import type { TableMessage } from "../../lib/types";

export type ActionCode = string;
export type GoodCode = string;
export type EffectCode = string;
export type CardCode = string;
export type ShipCode = string;
export type ColumnCode = "LEFT" | "MIDDLE" | "RIGHT";

export interface SpaceView {
  action: ActionCode;
  discs: number[];
  neutral: number;
  marker: boolean;
}

export interface DockView {
  disc: number | null;
  ship: ShipCode | null;
}

export interface SeatOfHall {
  code: string;
  price: number;
  owner: number | null;
  covered: boolean;
}

export interface TileView {
  code: string;
  decade: number;
  discs: (number | null)[];
  price: number | null;
}

export interface Payment {
  kind: "cards" | "goods" | "coins";
  // The column of the residence that goods are paid for.
  column?: ColumnCode;
  price?: number;
  missing: number;
}

export interface OwnShip {
  code: ShipCode;
  effect: EffectCode;
  active: boolean;
}

export interface SeatView {
  colour: string;
  // null is a card whose face this viewer does not know.
  hand: (CardCode | null)[];
  left: CardCode[];
  right: CardCode[];
  available: number;
  freed: Record<ColumnCode, number>;
  strength: number;
  bonus_seats: number;
  guild_seats: number;
  ships: OwnShip[];
  // Cards that each space costs this player.
  cost: Record<ActionCode, number>;
}

export interface View {
  decade: number;
  round: number;
  start_player: number;
  spaces: SpaceView[];
  // The space of this turn, once it is chosen.
  space: ActionCode | null;
  docks: DockView[];
  outside: (ShipCode | null)[];
  ship_pile: number;
  expedition: ShipCode | null;
  warship_docks: (number | null)[];
  anchor: number[];
  market: CardCode[];
  trade_pile: number;
  discard: CardCode[];
  hall: SeatOfHall[];
  forum: number[];
  tiles: TileView[];
  paying: CardCode[];
  payment: Payment | null;
  players: SeatView[];
}

export interface CardNames {
  code: CardCode;
  name: string;
  action: ActionCode;
  // null on base cards.
  good: GoodCode | null;
  coin: number;
}

export interface ShipNames {
  code: ShipCode;
  name: string;
  good: GoodCode;
  coin: number;
  danger: number;
  effect: EffectCode;
}

export interface Told {
  name: string;
  text: string;
}

export interface ColumnNames {
  // How many discs lie on each space at first, from the top.
  discs: number[];
  price: number;
  goods: GoodCode[];
}

export interface Names {
  cards: CardNames[];
  ships: ShipNames[];
  goods: string[];
  good_codes: GoodCode[];
  actions: Record<ActionCode, string>;
  columns: Record<ColumnCode, ColumnNames>;
  effects: Record<EffectCode, Told>;
  tiles: Record<string, Told>;
  seats: { code: string; price: number; column: number; row: number }[];
  forum_price: number;
  tile_prices: number[];
  bonus_seats: number[];
  strength: number[];
  next_space: number[];
  // What a space costs, in words, by the number of cards.
  costs: string[];
  // Kinds of components whose printed values are reconstructed.
  reconstructed: string[];
  labels: Record<string, string>;
}

export type GuildsTable = TableMessage<View, Names>;
