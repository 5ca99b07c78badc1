// What the client makes of the messages of protocol.ts, which is written from the server's own types.

import type { GainLine, OptionLine, Player, TableMessage as Sent } from "./protocol";

export type {
  AimCard,
  Beat,
  ChatEntry,
  ClientMessage,
  Deal,
  Explained,
  Foreseen,
  GainLine,
  GameCard,
  GatheringMessage,
  HandLine,
  HelpText,
  Invite,
  Language,
  LogLine,
  Paid,
  OpenTable,
  Mark,
  Player,
  PreviewLine,
  ScoreLine,
  SeatWish,
  ServerMessage,
  StandingMessage,
  TableCard,
  TableLine,
} from "./protocol";

// What is a game's own; types.ts in its folder is written from the server's own types, too.
export interface Shapes {
  view: unknown;
  names: unknown;
  step: string;
  noun: string;
}

// What a kind of component is for, and the rule that says more; every drawn board's names hold one for each.
export interface CardText {
  text: string;
  topic: string;
  rule: string;
  why: string;
}

// Those who choose; whom the rules play sits behind them and does not.
// Above 0 for the better, below for the worse: of some things one would rather have less.
export const worth = ({ number, burden }: GainLine) => (number ?? 0) * (burden ? -1 : 1);

export const people = (players: Player[]) => players.filter(({ kind }) => kind !== "scripted");

// A legal choice.
export interface Option<Game extends Shapes = Shapes> extends OptionLine {
  noun: Game["noun"];
}

// The thing that a choice names, as noun and code ("quay:ROM-I", "slot:1"); the noun alone if there is but one ("pass").
export type Key<Game extends Shapes = Shapes> = Game["noun"] | `${Game["noun"]}:${string}`;

export function named<Game extends Shapes>(noun: Game["noun"], code: string): Key<Game> {
  return code ? `${noun}:${code}` : noun;
}

export function keyOf<Game extends Shapes>({ noun, code }: Option<Game>): Key<Game> {
  return named<Game>(noun, code);
}

// The table as it is shown: its names are sent once and always here.
export interface TableMessage<Game extends Shapes = Shapes> extends Omit<Sent, keyof Shapes | "options"> {
  view: Game["view"];
  names: Game["names"];
  step: Game["step"] | null;
  options: Option<Game>[];
}
