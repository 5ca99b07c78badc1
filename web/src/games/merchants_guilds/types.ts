// Written by `make types` from src/cothon/games/merchants_guilds: change it there, not here.

// A ship card.
export type ShipCode = string;

export type ActionCode = "MARKET" | "RESIDENCE" | "TRADING_DOCK" | "WARSHIP_DOCK" | "HARBOUR_DELIVERY";

export type ColumnCode = "LEFT" | "MIDDLE" | "RIGHT";

export type TileCode =
  | "GUILD_HALL_1"
  | "ACHIEVEMENT_TILES"
  | "RESIDENCE_1"
  | "GUILD_HALL_2"
  | "VICTORY_POINTS"
  | "SHIP_CARDS"
  | "COINS"
  | "RESIDENCE_2"
  | "GOODS";

// A trade card or a base card.
export type CardCode = string;

export type EffectCode =
  "EMBARGO" | "PALETTE" | "COMMANDO" | "FAVOUR" | "OPULENCE" | "LEGACY" | "INTRIGUE" | "LUXURY" | "ESCORTS";

// A kind of goods.
export type GoodCode = string;

// The table as a seat sees it; seats are numbers.
export interface View {
  decade: number;
  round: number;
  start_player: number;
  spaces: SpaceView[];
  space: ActionCode | null; // of this turn, once it is chosen
  main_done: boolean;
  marker_used: ActionCode | null; // the space of the guild marker that moves next
  docks: DockView[];
  outside: (ShipCode | null)[]; // the first one enters first
  ship_pile: number;
  expedition: ShipCode | null; // what an expedition has revealed, while its danger is met
  warship_docks: (number | null)[];
  anchor: number[]; // discs there, by seat
  market: CardCode[];
  trade_pile: number;
  discard: CardCode[];
  hall: SeatOfHall[];
  forum: number[]; // discs there, by seat
  tiles: TileView[];
  paying: (CardCode | null)[]; // picked for a payment that is not complete, face down
  payment: CardsDue | GoodsDue | CoinsDue | null;
  players: SeatView[];
}

// An action space: whose discs lie there, how many neutral ones, and is a marker there?
export interface SpaceView {
  action: ActionCode;
  discs: number[];
  neutral: number;
  marker: boolean;
}

// A dock of the trading harbour.
export interface DockView {
  disc: number | null;
  ship: ShipCode | null;
}

// A small seat of the guild hall.
export interface SeatOfHall {
  code: string;
  price: number;
  owner: number | null;
  covered: boolean;
}

// An achievement tile.
export interface TileView {
  code: TileCode;
  decade: number;
  discs: (number | null)[]; // from the top
  price: number | null; // of its next space
}

// A payment of so many cards.
export interface CardsDue {
  kind: "cards";
  missing: number;
}

// A payment of cards with goods, for a column of the residence.
export interface GoodsDue {
  kind: "goods";
  column: ColumnCode;
  price: number;
  missing: number;
}

// A payment of coins.
export interface CoinsDue {
  kind: "coins";
  price: number;
  missing: number | null; // nothing for those who do not know what is paid so far
}

// A player's residence, cards, ships and discs.
export interface SeatView {
  colour: string;
  hand: (CardCode | null)[]; // nothing for a card whose face this viewer does not know
  left: CardCode[];
  right: CardCode[];
  available: number;
  freed: Record<ColumnCode, number>;
  strength: number;
  bonus_seats: number;
  guild_seats: number;
  ships: OwnShip[];
  cost: Record<ActionCode, number>; // in cards
}

// A ship before its owner.
export interface OwnShip {
  code: ShipCode;
  effect: EffectCode;
  active: boolean;
}

// What the board prints in the viewer's language.
export interface Names {
  cards: Record<CardCode, CardNames>; // in the order of the box
  ships: Record<ShipCode, ShipNames>;
  goods: Record<GoodCode, string>;
  actions: Record<ActionCode, string>;
  columns: Record<ColumnCode, ColumnNames>;
  effects: Record<EffectCode, Told>;
  tiles: Record<TileCode, Told>;
  seats: Record<string, SeatNames>;
  decades: number;
  rounds: number; // of a decade
  market_cards: number;
  forum_price: number;
  tile_prices: number[]; // from the top
  bonus_seats: number[];
  strength: number[];
  next_space: number[];
  reconstructed: string[]; // kinds of components whose printed values are reconstructed
  costs: string[]; // what a space costs, in words, by the number of cards
  labels: Record<string, string>;
  about: Record<string, CardText>; // what each kind of component is for
  gains: string; // what is gained or lost, after its number, as a Fluent file
}

// A trade or base card: what is printed on it.
export interface CardNames {
  name: string;
  action: ActionCode;
  good: GoodCode | null; // none on base cards
  coin: number;
}

// A ship card: what is printed on it.
export interface ShipNames {
  name: string;
  good: GoodCode;
  coin: number;
  danger: number;
  effect: EffectCode;
}

// A column of a residence.
export interface ColumnNames {
  discs: number[]; // how many lie on each space at first, from the top
  price: number;
  goods: GoodCode[];
}

// A name, and what it means in a sentence.
export interface Told {
  name: string;
  text: string;
}

// Where a small seat of the guild hall stands.
export interface SeatNames {
  column: number;
  row: number;
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
  | "StartDisc"
  | "StartDock"
  | "TakeTurn"
  | "BeforeMain"
  | "AfterMain"
  | "EndTurn"
  | "PayLeft"
  | "PayRight"
  | "PayCoins"
  | "TakeCard"
  | "SwapCards"
  | "ReceiveCard"
  | "Reactivate"
  | "ChooseColumn"
  | "PayGoods"
  | "TakeDock"
  | "TakeWarshipDock"
  | "ChooseDelivery"
  | "DeliverGood"
  | "SendExpedition"
  | "MeetDanger"
  | "PlaceReturned"
  | "GuildAction"
  | "ChooseMarker"
  | "MoveMarker";

// The kinds of things that a choice can name.
export type Noun =
  | "card"
  | "ship"
  | "space"
  | "dock"
  | "warship-place"
  | "anchor"
  | "column"
  | "guild-seat"
  | "forum"
  | "tile"
  | "pile"
  | "embargo"
  | "palette"
  | "intrigue"
  | "escorts"
  | "main"
  | "go-on"
  | "pass";

// All that is this game's own.
export interface Game {
  view: View;
  names: Names;
  step: Step;
  noun: Noun;
}
