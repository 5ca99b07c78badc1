// What the server sends for this game: the view of a seat, and the names in the viewer's language.

import type { TableMessage } from "../../lib/types";

export type GoodCode = string;
export type ShipCode = string;
export type GoodCounts = Record<GoodCode, number>;

export interface SeatView {
  colour: string;
  talents: number | null;
  points: number;
  reserve: number;
  blocked: number;
  goods: GoodCounts;
  lighthouse: number;
  temple: number;
  captains: number;
  large_seat: number;
  extra_seats: number;
  seats: number;
  kept: ShipCode[];
}

export interface QuayView {
  owner: number | null;
  ship: ShipCode | null;
  good: GoodCode | null;
}

export interface SlotView {
  card: string | null;
  servants: number;
  bonus: string;
  workers: number[];
}

export interface View {
  decade: number;
  round: number;
  start_player: number;
  players: SeatView[];
  quays: Record<string, QuayView>;
  first_row: (ShipCode | null)[];
  second_row: (ShipCode | null)[];
  // From the top; null is a card whose face this viewer does not know.
  deck: (ShipCode | null)[];
  market: GoodCounts;
  bag: number;
  merchant_price: number;
  aboard: GoodCode | null;
  slots: SlotView[];
  charter_ships: number;
  palace: number[];
  next_seat: { price: number; points: number };
  path: (number | null)[];
}

export interface ShipNames {
  name: string;
  civilisation: number;
  good: number;
  income: number;
  danger: number;
  privilege: string;
}

export interface Names {
  good: string[];
  civilisation: string[];
  quay: string[];
  action: Record<string, string>;
  privilege: Record<string, string>;
  bonus: Record<string, string>;
  ship: Record<ShipCode, ShipNames>;
  ships: ShipCode[];
  labels: Record<string, string>;
  // What each seat costs and needs, what each slot costs, and the talents to take, in words.
  seat: string[];
  large_seat_text: string;
  slot_cost: string[];
  talents: string;
  seat_prices: number[];
  seat_points: number[];
  large_seat: { price: number; points: number };
  path_spaces: number;
  path_fields: { space: number; seats: number[] }[];
  trade_house_track: number;
  storage_spaces: number;
  market_spaces: number;
  good_codes: GoodCode[];
  servants: number;
  decades: number;
  action_rounds: number;
  take_talents: number;
  refresh_price: number;
  extension_price: number;
}

export type PortoTable = TableMessage<View, Names>;
