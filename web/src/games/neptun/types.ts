// What the server sends for this game: the view of a seat, and the names in the viewer's language.

import type { TableMessage } from "../../lib/types";

export type RegionCode = string;
export type OarCode = string;

export interface Profit {
  place: string;
  good: string;
  region: RegionCode;
  // One of the two is 0.
  gold: number;
  points: number;
}

export interface Cards {
  city: string;
  goods: string;
  oar: OarCode;
  profit: Profit;
}

// A column of the display; face down, its cards are not to be seen.
export interface Column {
  column: number;
  face_up: boolean;
  gold: number;
  // Who cannot take it any more.
  refused_by: number[];
  city: string | null;
  goods: string | null;
  oar: OarCode | null;
  profit: Profit | null;
}

export type SlotState = "empty" | "open" | "lost" | "fulfilled";

export interface SlotView {
  state: SlotState;
  city: string | null;
  goods: string | null;
  profit: Profit | null;
}

export interface Tile {
  code: string;
  temple: string;
  round: string;
  points: number;
}

export interface SeatView {
  colour: string;
  gold: number;
  place: string;
  // null is a card whose face this viewer does not know.
  hand: (OarCode | null)[];
  chosen: boolean;
  choice: OarCode | null;
  played: OarCode[];
  slots: SlotView[];
  fulfilled: number;
  temples: Record<RegionCode, number>;
  tiles: Tile[];
  points: number;
  bonus: (number | null)[];
}

export interface TempleView {
  tiles: number[];
  // The best-placed first.
  pawns: { seat: number; space: number }[];
}

export interface Way {
  miles: number;
  gold: number;
  way: string[];
}

export interface View {
  round: string;
  phase: "" | "acquire" | "fulfil" | "score";
  turn: number;
  wind: number;
  // The wind below a forecast of 0.
  wind_base: number;
  forecast: number | null;
  order: number[];
  oar_scale: { seat: number; power: number }[];
  distances: Record<string, number>;
  display: Column[];
  taken: Cards | null;
  piles: Piles;
  discards: Piles;
  temples: Record<string, TempleView>;
  bonus_pool: number;
  extra: number[];
  sailing: { seat: number; range: number; ways: Record<string, Way> } | null;
  players: SeatView[];
}

export interface Piles {
  cities: number;
  goods: number;
  oars: number;
}

export interface PlaceNames {
  code: string;
  name: string;
  region: RegionCode | null;
  x: number;
  y: number;
}

export interface RouteNames {
  code: string;
  coastal: boolean;
  from: string;
  to: string;
}

export interface OarNames {
  code: OarCode;
  power: number;
  modifier: number;
}

export interface Names {
  places: PlaceNames[];
  routes: RouteNames[];
  goods: Record<string, string>;
  temples: Record<string, string>;
  regions: RegionCode[];
  oars: OarNames[];
  tiles: Record<string, Record<string, number[]>>;
  temple_track: number;
  forecast_most: number;
  temple_point_price: number;
  columns: number;
  // Kinds of components whose printed values are reconstructed.
  reconstructed: string[];
  labels: Record<string, string>;
  // Labels with holes, as a Fluent file.
  messages: string;
}

export type NeptunTable = TableMessage<View, Names>;
