// Written by `make types` from src/cothon/games/merchants_cove: change it there, not here.

export type BoatCode = "L-out" | "L-mid" | "L-in" | "R-in" | "R-mid" | "R-out";

export type ColourCode = "red" | "green" | "blue" | "yellow";

// A corruption card.
export type CorruptionCode = string;

export type DockCode = "DL-out" | "DL-in" | "DR-in" | "DR-out";

export type GoodCode =
  | "small_red"
  | "small_green"
  | "small_blue"
  | "small_yellow"
  | "large_red"
  | "large_green"
  | "large_blue"
  | "large_yellow";

export type PierCode = "bazaar" | "town_square" | "black_market";

export type RogueCode = "criminals" | "cultists" | "robbers";

// A townsfolk card.
export type TownsfolkCode = string;

// A merchant.
export type MerchantCode = string;

// An hour of the clock; X.5 is the hand behind X.
export type HourCode = string;

// An action space.
export type SpaceCode = string;

export type Place = "sea" | "away" | DockCode;

export type IngredientCode = "red" | "green" | "blue" | "yellow" | "ichor";

export type PieceCode = "red" | "green" | "blue" | "yellow" | "ichor" | "extract";

export type CellCode = "TL" | "TR" | "ML" | "MR" | "BL" | "BR" | "N1" | "N2";

export type CauldronCode = "K1" | "K2" | "K3" | "K4";

export type RegionCode =
  "HOME" | "A1" | "A2" | "A3" | "A4" | "A5" | "B1" | "B2" | "B3" | "B4" | "B5" | "C1" | "C2" | "C3" | "C4" | "C5";

export type RingCode = "LM" | "U1" | "U2" | "U3" | "RM" | "L1" | "L2" | "L3";

export type SlotCode = "UL" | "UR" | "LL" | "LR";

export type FaceCode = "white" | "blue";

export type ActionCode = "artifact" | "relic" | "relic_or_sponsorship" | "recruit" | "use_staff";

// A portal fragment.
export type FragmentCode = string;

export type SizeCode = "small" | "large";

export type OutcomeCode = "clean" | "corrupt" | "cold" | "exhausted";

// An alloy die: its colour and its value.
export type DieCode = string;

export type KindCode = "warrior" | "bard" | "wizard" | "noble" | "rogue";

export type ErrandCode = "recruit_and_draw" | "obtain_goods" | "sponsorship";

// A card of the Peddler.
export type PeddlerCardCode = string;

export type SideCode = "left" | "right";

export type DeedCode =
  | "discard_1"
  | "discard_3"
  | "gain_good"
  | "draw_to_boat"
  | "boat_to_pier"
  | "boat_to_hall"
  | "boat_to_bag"
  | "boat_to_boat";

export type TypeCode = "locals" | "mercenaries" | "sailors";

export type DepthCode = "inner" | "outer";

// The table as a seat sees it; seats are numbers.
export interface View {
  round: number;
  rogues: RogueCode;
  clock: ClockView;
  boats: BoatView[];
  piers: PierView[];
  market: MarketView | null; // while goods are being sold
  halls: Record<ColourCode, number>;
  lair: number;
  bag: Record<string, number>;
  drawn: Record<string, number>; // out of the bag, and not yet anywhere else
  plaza: PlazaView[];
  townsfolk_deck: number;
  corruption_deck: number;
  corruption_discard: (CorruptionCode | null)[];
  players: MerchantView[];
}

// The clock. `stacks` from the bottom; a hand behind X is X.5.
export interface ClockView {
  marker: number;
  icons: Record<string, number>; // by hour: how many adventurers come aboard
  hands: HourCode[];
  free_hands: HourCode[];
  mice: HourCode[];
  stacks: Record<string, number[]>;
  next_hour: HourCode | null; // where the next step leads, while somebody chooses the way
  next_hand: HourCode | null; // or could lead
}

// A boat: where it is, and who is aboard.
export interface BoatView {
  code: BoatCode;
  place: Place;
  aboard: Record<string, number>;
}

// A pier and the adventurers who have landed there.
export interface PierView {
  code: PierCode;
  crowd: Record<string, number>;
}

// The pier that is open, who sells there, and what goods of its sizes bring.
export interface MarketView {
  pier: PierCode;
  seller: number;
  won_over: number; // rogues who count as customers of every colour
  buyers: Record<string, number>;
  pays: Record<string, number>;
}

// A place of the plaza: who stands there, and what recruiting costs.
export interface PlazaView {
  townsfolk: TownsfolkCode | null;
  hours: number;
  corruption: number;
}

// One merchant.
export interface MerchantView {
  colour: string;
  merchant: MerchantCode | null; // of those who have chosen
  gold: number;
  hour: HourCode;
  figure: SpaceCode | null; // the Chronomancer's shop shows two, the Peddler has none
  stall: Record<string, number>; // of those that are there
  supply: Record<GoodCode, number>;
  staff: (TownsfolkCode | null)[];
  corruption: (CorruptionCode | null)[];
  faction_icons: Record<ColourCode, number>; // of the staff
  corruption_icons: number; // of the staff
  icons_active: Record<ColourCode, number>; // market sponsorship
  shop: AlchemistShop | CaptainShop | ChronomancerShop | BlacksmithShop | PeddlerShop | null;
}

// The Alchemist's shop board.
export interface AlchemistShop {
  merchant: "alchemist";
  decanter: Record<CellCode, IngredientCode | null>;
  cauldrons: Record<CauldronCode, PieceCode[]>;
  waste: number; // ichors
  waste_spaces: number;
  waste_safe: number; // how many ichors cost no corruption card
  icons_covered: ColourCode[];
  in_hand: PieceCode[]; // taken, and not yet put anywhere
  ingredient_bag: Record<IngredientCode, number>;
  brewing: CauldronCode | null; // the cauldron whose recipe is being chosen
}

// The Captain's map board; an island has one treasure or none.
export interface CaptainShop {
  merchant: "captain";
  ships: Record<string, number>; // where there are any
  islands: Record<string, (ColourCode | null)[]>;
  stack: number; // face-down treasures
  set_aside: ColourCode[]; // sold treasures
  coins: number; // on Pirate Island
  coin_supply: number;
  points: number | null; // movement points left, while ships move
  sailing: RegionCode | null; // where the ship is whose course is being chosen
  spun: number | null; // the section of the dial that the arrow points at, while its spin lasts
}

// The Chronomancer's shop board.
export interface ChronomancerShop {
  merchant: "chronomancer";
  chronomancer: RingCode;
  assistant: RingCode;
  portals: PortalView[];
  slots: Record<SlotCode, FragmentView>;
  time_stream: FragmentView[];
  open_portal: RingCode | null; // through which somebody is reaching
  shifting: SlotCode[]; // while timelines are shifted: the column, its upper slot first
  outlook: Record<FragmentCode, OutlookView>; // meanwhile, for each fragment of the stream
  icons_covered: ColourCode[];
  frozen_hours: number; // in the supply
  freeze_hours: number; // what the Assistant pays in a machine
  shift_hours: number; // what the Chronomancer pays there
}

// A portal space: what two halves make of it now.
export interface PortalView {
  code: RingCode;
  does: ActionView;
  cost: CostView;
  edge: CostView; // the part of it that the board prints
  vain: boolean; // nothing would come of it
}

// A portal action with its colours; of `relic_or_sponsorship` the second is the hall's.
export interface ActionView {
  action: ActionCode;
  colours: ColourCode[];
}

// Hours and corruption cards.
export interface CostView {
  hours: number;
  corruption: number;
}

// A portal fragment as it lies: its left half has the action.
export interface FragmentView {
  code: FragmentCode;
  face: FaceCode;
  does: ActionView;
  left_half: CostView;
  right_half: CostView;
}

// Slots and portals as they would be after a shift.
export interface OutlookView {
  slots: Record<SlotCode, FragmentView>;
  portals: PortalView[];
}

// The Blacksmith's shop board.
export interface BlacksmithShop {
  merchant: "blacksmith";
  furnaces: FurnaceView[];
  smelter: DieCode | null; // what feeds it
  icons_covered: ColourCode[];
  dice: DieCode[]; // the supply
  loose: ColourCode[]; // taken off the board, and not yet rolled
}

// A furnace with its coal die; `dice` from the top.
export interface FurnaceView {
  code: string;
  coal: number;
  dice: DieCode[];
  heat: number; // 0 while it is empty
  size: SizeCode; // of what it makes
  makes: GoodCode | null; // once it is fed
  outcome: OutcomeCode | null; // what forging would come to; a good may be exhausted
  clean: Record<ColourCode, number>; // thresholds
  corrupt: Record<ColourCode, number>;
}

// The Peddler's board; rows from the left.
export interface PeddlerShop {
  merchant: "peddler";
  goods_of: MerchantCode; // whose goods it borrowed
  row: (GoodCode | null)[]; // the places of the stall
  pool: (KindCode | null)[];
  few_goods: number; // with no more it takes a free clock hand
  takes_hands: boolean; // so it would now
  decisive: number | null; // the place of the good that would pick the next adventurer
  next_aboard: number | null; // the place of that adventurer; it comes from the bag if there is none
  icon_places: number; // so many places of the pool, from the left, have the customer icon
  left_card: PeddlerCardCode | null; // in the left slot, while it acts
  right_card: PeddlerCardCode | null; // in the right slot
  errand: ErrandView | null;
  deck: number;
  discard: PeddlerCardCode[];
}

// What the card in the right slot will have it do; how often and how deep the next one says.
export interface ErrandView {
  kind: ErrandCode;
  goods: GoodCode[];
  hall: ColourCode | null;
  half: SideCode; // of the main board
  hours: number;
  corruption: number;
}

// What the board prints in the viewer's language.
export interface Names {
  things: Record<string, string>;
  townsfolk: Record<TownsfolkCode, TownsfolkPrint>;
  corruption: Record<CorruptionCode, CorruptionPrint>;
  merchants: Record<MerchantCode, MerchantPrint>;
  captain: CaptainPrint;
  peddler: Record<PeddlerCardCode, CardPrint>;
  prices: Record<GoodCode, number>;
  piers: Record<PierCode, SizeCode[]>; // what is sold there
  capacity: number; // of a boat
  labels: Record<string, string>;
  about: Record<string, CardText>; // what each kind of component is for
  gains: string; // what is gained or lost, after its number, as a Fluent file
  messages: string; // labels with holes, as a Fluent file
}

// A townsfolk card.
export interface TownsfolkPrint {
  name: string;
  type: TypeCode;
  marks: string; // its icons, in words
  deed: DeedCode;
  does: string; // in words
  good: GoodCode | null; // what a mercenary brings
  icons: Record<string, number>;
  corruption: number;
}

// The icons of a corruption card.
export interface CorruptionPrint {
  icons: Record<string, number>;
  corruption: number;
}

// A merchant's boards.
export interface MerchantPrint {
  name: string;
  wares: Record<string, string>; // what its goods are
  abilities: AbilityPrint[];
  spaces: Record<SpaceCode, SpacePrint>; // of shops with a figure that walks from one to another
}

// A place of a staff board.
export interface AbilityPrint {
  name: string;
  does: string;
}

// What an action space costs; the plaza says what recruiting does.
export interface SpacePrint {
  name: string;
  hours: number;
  corruption: number;
}

// The map: what lies in which region, and the lanes between them.
export interface CaptainPrint {
  hooks: Record<string, ColourCode>; // with seafood
  coin_hook: RegionCode | null;
  icons: Record<string, ColourCode>;
  pirates: RegionCode;
  islands: RegionCode[];
  shortcuts: RegionCode[][]; // each with both its ends
  dial: SectionPrint[]; // clockwise
}

// A section of the compass dial.
export interface SectionPrint {
  coins: number;
  points: number;
  again: boolean;
}

// A card of the Peddler.
export interface CardPrint {
  left: LeftHalf;
  right: RightHalf;
}

// What a card in the right slot has it do.
export interface LeftHalf {
  kind: ErrandCode;
  goods: GoodCode[];
  hall: ColourCode | null;
  gold: number; // for every customer of that hall
  side: SideCode;
  hours: number;
  corruption: number;
}

// How a card in the left slot has it done.
export interface RightHalf {
  times: number;
  depth: DepthCode;
  hours: number;
  corruption: number;
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
  | "ChooseMerchant"
  | "ChooseSpace"
  | "UseStaff"
  | "ChooseWay"
  | "ChooseBoat"
  | "ChooseDock"
  | "SellGoods"
  | "Recruit"
  | "ChooseSlot"
  | "ChoosePassenger"
  | "ChoosePier"
  | "ChangeBoat"
  | "RobCustomer"
  | "ShiftCustomer"
  | "WinRoguesOver"
  | "DiscardCorruption"
  | "TakeColour"
  | "TakeIngredient"
  | "PlaceIchor"
  | "PlaceColoured"
  | "BrewNext"
  | "ChooseRecipe"
  | "SparePiece"
  | "TakeExtract"
  | "ScrubIngredient"
  | "FetchIngredient"
  | "PourIngredient"
  | "MoveShips"
  | "ChooseCourse"
  | "SpinAgain"
  | "Fish"
  | "TakeCoins"
  | "Import"
  | "MoveFigure"
  | "TakeFrozenHours"
  | "SpendFrozenHours"
  | "ShiftTimelines"
  | "ReachThroughPortal"
  | "ExchangeGood"
  | "Recombobulate"
  | "FeedFurnace"
  | "FeedSmelter"
  | "ChooseFurnace"
  | "ForgeNext"
  | "RerollDice"
  | "ChangeCoal";

// The kinds of things that a choice can name.
export type Noun =
  | "recruit"
  | "use-staff"
  | "townsfolk"
  | "staff"
  | "boat"
  | "dock"
  | "pier"
  | "passenger"
  | "corruption"
  | "good"
  | "colour"
  | "hour"
  | "hand"
  | "pay"
  | "pass"
  | "alchemist"
  | "take"
  | "brew"
  | "clean"
  | "cauldron"
  | "cell"
  | "ingredient"
  | "waste"
  | "extract"
  | "captain"
  | "move-ship"
  | "spin"
  | "fish"
  | "import"
  | "ship"
  | "region"
  | "coins"
  | "chronomancer"
  | "chronomancer-to"
  | "assistant-to"
  | "fragment"
  | "blacksmith"
  | "furnace"
  | "smelter"
  | "forge"
  | "die"
  | "empty"
  | "hotter"
  | "cooler";

// All that is this game's own.
export interface Game {
  view: View;
  names: Names;
  step: Step;
  noun: Noun;
}
