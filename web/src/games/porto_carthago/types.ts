// Written by `make types` from src/cothon/games/porto_carthago: change it there, not here.

export type ActionCode = "PORTER" | "CAPTAIN" | "ARISTOCRAT" | "STEVEDORE" | "MERCHANT";

export type BonusCode = "NONE" | "WAREHOUSE" | "PALACE";

// A ship card.
export type ShipCode = string;

// A kind of goods.
export type GoodCode = string;

// A quay, such as EGY-I and EGY-II.
export type QuayCode = string;

export type PrivilegeCode =
  | "BONUS_TALENTS"
  | "TRADE_POINT"
  | "INTRIGUE_SERVANT"
  | "PEEK_DECK"
  | "LOAD_ANY"
  | "MOVE_SERVANTS"
  | "CALL_SHIP"
  | "PALACE_SEAT";

// A civilisation.
export type CivilisationCode = string;

// The table as a seat sees it; seats are numbers.
export interface View {
  decade: number;
  round: number;
  start_player: number;
  players: SeatView[];
  quays: Record<QuayCode, QuayView>; // in board order
  first_row: (ShipCode | null)[];
  second_row: (ShipCode | null)[];
  deck: (ShipCode | null)[]; // from the top; nothing for a face this viewer does not know
  market: Record<GoodCode, number>;
  bag: number;
  merchant_price: number;
  aboard: GoodCode | null; // the good of a voyage under way
  slots: SlotView[];
  charter_ships: number;
  palace: number[]; // who sits on the ordinary seats, cheapest first
  next_seat: SeatPrice;
  path: (number | null)[]; // from the arrow
}

// A player's mat.
export interface SeatView {
  colour: string;
  talents: number | null; // hidden from the others until the game is over
  points: number;
  reserve: number;
  blocked: number; // servants on the own warehouse card
  goods: Record<GoodCode, number>;
  lighthouse: number;
  temple: number;
  captains: number; // charter ships held
  large_seat: number; // servants on the large palace seat
  extra_seats: number; // intrigue seats without a servant
  seats: number;
  kept: ShipCode[];
}

// A quay: its owner, its ship, its good.
export interface QuayView {
  owner: number | null;
  ship: ShipCode | null;
  good: GoodCode | null;
}

// An action slot.
export interface SlotView {
  card: ActionCode | null;
  servants: number; // what it costs
  bonus: BonusCode;
  workers: number[]; // servants on it, by seat
}

// What a palace seat costs, and the trade points that it needs.
export interface SeatPrice {
  price: number;
  points: number;
}

// What the board prints in the viewer's language.
export interface Names {
  good: Record<GoodCode, string>;
  civilisation: Record<CivilisationCode, string>; // in board order
  quay: Record<QuayCode, string>;
  action: Record<ActionCode, string>;
  privilege: Record<PrivilegeCode, string>;
  bonus: Record<BonusCode, string>;
  seat_prices: number[];
  seat_points: number[];
  large_seat: SeatPrice;
  path_spaces: number;
  path_fields: PathField[];
  trade_house_track: number;
  storage_spaces: number;
  blocked_spaces: number;
  market_spaces: number;
  merchant_prices: number[];
  servants: number;
  decades: number;
  action_rounds: number;
  early_points: number; // trade points that may end the game early
  take_talents: number;
  refresh_price: number;
  extension_price: number;
  reconstructed: string[]; // kinds of components whose printed values are reconstructed
  seat: string[]; // what each costs and needs
  large_seat_text: string;
  slot_cost: string[];
  talents: string;
  ship: Record<ShipCode, ShipNames>;
  labels: Record<string, string>;
  about: Record<string, CardText>; // what each kind of component is for
  gains: string; // what is gained or lost, after its number, as a Fluent file
}

// A score field of the intrigue path, and the extra seats that it gives, by rank.
export interface PathField {
  space: number;
  seats: number[];
}

// A ship card: what is printed on it.
export interface ShipNames {
  name: string;
  civilisation: CivilisationCode;
  good: GoodCode;
  income: number;
  danger: number;
  privilege: PrivilegeCode;
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
  | "PlaceFirst"
  | "PlaceAgain"
  | "TakeGood"
  | "ChooseShip"
  | "ChooseQuay"
  | "TurnAway"
  | "TakeTurn"
  | "BuyFreshGood"
  | "PlaceCaptain"
  | "FillLighthouse"
  | "FillTemple"
  | "ChangeQuay"
  | "LeaveQuay"
  | "BuyGood"
  | "Carry"
  | "PickUp"
  | "ChooseBonus"
  | "GainPoint"
  | "SplitPoints"
  | "UseTradePoint"
  | "UseIntrigueServant"
  | "EndTurn"
  | "SortDeck"
  | "LoadAny"
  | "ShiftServant"
  | "CallShip"
  | "BuyLastSeat";

// The kinds of things that a choice can name.
export type Noun =
  | "ship"
  | "quay"
  | "good"
  | "slot"
  | "servant"
  | "number"
  | "talents"
  | "market"
  | "turn-away"
  | "trade-house"
  | "path"
  | "warehouse"
  | "charter-ship"
  | "reserve"
  | "palace"
  | "pass";

// All that is this game's own.
export interface Game {
  view: View;
  names: Names;
  step: Step;
  noun: Noun;
}
