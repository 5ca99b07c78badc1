// Written by `make types` from src/cothon/games/neptun: change it there, not here.

export type Letter = "A" | "B" | "C";

export type Phase = "" | "acquire" | "fulfil" | "score";

export type SlotState = "empty" | "open" | "lost" | "fulfilled";

// A region with its temple.
export type RegionCode = string;

// A region, or GOLD for the gold temple.
export type TempleCode = string;

// A place of the chart.
export type PlaceCode = string;

// A route of the chart.
export type RouteCode = string;

// A kind of goods.
export type GoodCode = string;

// An oar card.
export type OarCode = string;

// The table as a seat sees it; seats are numbers.
export interface View {
  round: Letter;
  phase: Phase;
  turn: number;
  wind: number;
  wind_base: number; // the wind below a forecast of 0
  forecast: number | null;
  order: number[];
  oar_scale: Rower[];
  distances: Record<RouteCode, number>;
  display: Column[];
  taken: Cards | null; // the contract that is being loaded
  piles: Piles;
  discards: Piles;
  temples: Record<TempleCode, TempleView>;
  bonus_pool: number;
  extra: number[]; // who takes part in the present extra turn
  sailing: Sailing | null;
  delivering?: Delivering | null;
  miles?: Record<PlaceCode, number>; // from the own ship, by the cheapest way
  reaches?: Record<OarCode, Reach>; // while an oar card of the hand is to be chosen
  players: SeatView[];
}

// A pawn on the oar scale.
export interface Rower {
  seat: number;
  power: number;
}

// A column of the display; face down, its cards are not to be seen.
export interface Column {
  column: number;
  face_up: boolean;
  gold: number;
  refused_by: number[]; // who cannot take it any more
  city: string | null;
  goods: string | null;
  oar: OarCode | null;
  profit: Profit | null;
}

// What a contract pays, gold or points in a temple, and where; one of the two is 0.
export interface Profit {
  place: PlaceCode;
  good: GoodCode;
  region: RegionCode;
  gold: number;
  points: number;
}

// The three cards of a contract, and what it pays.
export interface Cards {
  city: string;
  goods: string;
  oar: OarCode;
  profit: Profit;
}

// How many cards lie there.
export interface Piles {
  cities: number;
  goods: number;
  oars: number;
}

// A temple in this round.
export interface TempleView {
  tiles: number[]; // their points
  pawns: Pawn[]; // the best-placed first; none in the gold temple
  ranking?: number[]; // while the game goes on: who may win tiles, the best-placed first
}

// A pawn in a temple.
export interface Pawn {
  seat: number;
  space: number;
}

// How far somebody may sail now.
export interface Sailing {
  seat: number;
  range: number;
  ways: Record<PlaceCode, Way>;
}

// A way to a place: its miles, what it costs, and its routes in order.
export interface Way {
  miles: number;
  gold: number;
  way: RouteCode[];
}

// A delivery that is paid already, while a temple point may be bought.
export interface Delivering {
  seat: number;
  slot: number; // counted from 0
}

// How far an oar card would carry the own ship in the present wind.
export interface Reach {
  range: number;
  free: PlaceCode[];
  for_gold: PlaceCode[];
}

// A player's mat.
export interface SeatView {
  colour: string;
  gold: number;
  place: PlaceCode;
  hand: (OarCode | null)[]; // nothing for a card whose face this viewer does not know
  chosen: boolean; // has an oar card been chosen in secret?
  choice: OarCode | null; // for those who know it
  played: OarCode[];
  slots: SlotView[];
  fulfilled: number;
  temples: Record<RegionCode, number>;
  tiles: Tile[];
  points: number;
  bonus: (number | null)[]; // nothing for a tile whose face this viewer does not know
}

// A slot of a manifest, with its contract if it has one.
export interface SlotView {
  state: SlotState;
  city: string | null;
  goods: string | null;
  profit: Profit | null;
}

// A won point tile.
export interface Tile {
  code: string;
  temple: TempleCode;
  round: Letter;
  points: number;
}

// What the board prints in the viewer's language.
export interface Names {
  places: Record<PlaceCode, PlaceNames>;
  routes: RouteNames[];
  goods: Record<GoodCode, string>;
  temples: Record<TempleCode, string>;
  regions: RegionCode[];
  oars: Record<OarCode, OarNames>; // in the order of the box
  tiles: Record<TempleCode, Record<Letter, number[]>>;
  temple_track: number;
  forecast_most: number;
  temple_point_price: number;
  columns: number;
  rounds: Letter[];
  turns: number; // of a round
  extra_turns: number;
  reconstructed: string[]; // kinds of components whose printed values are reconstructed
  labels: Record<string, string>;
  about: Record<string, CardText>; // what each kind of component is for
  gains: string; // what is gained or lost, after its number, as a Fluent file
  messages: string; // labels with holes, as a Fluent file
}

// A place of the chart.
export interface PlaceNames {
  code: PlaceCode;
  name: string;
  region: RegionCode | null;
  x: number;
  y: number;
}

export interface RouteNames {
  code: RouteCode;
  coastal: boolean;
  from: PlaceCode;
  to: PlaceCode;
}

// An oar card: what is printed on it.
export interface OarNames {
  power: number;
  modifier: number;
  personal: boolean; // gone after the round in which it is played
}

// What a kind of component is for, and the rule that says more.
export interface CardText {
  text: string;
  topic: string;
  rule: string; // what that topic is called
  why: string; // why nobody can choose it, where no rule of the question says more; or nothing
}

// The steps that ask somebody.
export type Step =
  | "TakeContract"
  | "AcceptOrRefuse"
  | "LoadContract"
  | "ChooseOars"
  | "Sail"
  | "Deliver"
  | "BuyPoint"
  | "JoinExtra"
  | "PlayOar";

// The kinds of things that a choice can name.
export type Noun = "contract" | "reveal" | "refuse" | "slot" | "oar" | "place" | "temple" | "join" | "pass";

// All that is this game's own.
export interface Game {
  view: View;
  names: Names;
  step: Step;
  noun: Noun;
}
