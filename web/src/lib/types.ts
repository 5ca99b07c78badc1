// What the server sends and takes; docs/protocol.md describes it.

export type Language = "en" | "fr" | "de";

export interface Option {
  id: number;
  noun: string;
  index: number;
  text: string;
  reveals: boolean;
}

export interface Player {
  seat: number;
  name: string;
  kind: "human" | "bot";
  pilot: string | null;
  // What the bot is called in the reader's language.
  level: string | null;
  here: boolean;
  mine: boolean;
  // A bot plays for somebody who sat here.
  left: boolean;
}

export interface LogEntry {
  n: number;
  text: string;
}

export interface ScoreLine {
  name: string;
  value: number;
}

export interface Score {
  seat: number;
  total: number;
  lines: ScoreLine[];
  ties: ScoreLine[];
  rank: number;
  winner: boolean;
}

// The view and the names are the game's own; its folder in games/ knows their shape.
export interface TableMessage<View = unknown, Names = unknown> {
  type: "table";
  table: string;
  game: string;
  title: string;
  language: Language;
  n: number;
  version: number;
  rules: number;
  material: string;
  host: boolean;
  yours: number[];
  eyes: number | null;
  players: Player[];
  // Who has still to choose. Of several who are asked at once, `sealed` have handed in a choice;
  // `chosen` is the option the eyes have handed in, which they may still change.
  asked: number[];
  sealed: number[];
  chosen: number | null;
  prompt: string;
  options: Option[];
  step: string | null;
  view: View;
  log_from: number;
  log: LogEntry[];
  since: number;
  undo: { ok: boolean; reason: string | null };
  over: boolean;
  winners: number[];
  scores: Score[];
  history: number[][];
  names: Names;
  acknowledges: string | null;
}

export interface ChatEntry {
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export type ServerMessage =
  | (Omit<TableMessage, "names"> & { names: unknown | null })
  | { type: "refused"; id: string | null; error: string }
  | { type: "resync"; id: string | null; error: string }
  | { type: "chat"; entries: ChatEntry[] };

export type ClientMessage =
  | { type: "move"; n: number; version: number; choice: number; id: string }
  | { type: "undo"; n: number; version: number; id: string }
  | { type: "look"; seat: number | null }
  | { type: "language"; language: Language }
  | { type: "chat"; text: string }
  | { type: "sync" };

export type Setting = boolean | string;

export interface GameSheet {
  key: string;
  title: string;
  credits: string;
  seats: number[];
  minutes: number;
  pitch: string;
  // A switch that is on or off has no values.
  options: { key: string; name: string; default: Setting; values: { key: string; name: string }[] }[];
  pilots: { key: string; name: string }[];
}

export interface TableRow {
  table: string;
  game: string;
  title: string;
  players: Player[];
  n: number;
  yours: number[];
  your_turn: boolean;
  over: boolean;
  updated: string;
}

export interface HelpText {
  title: string;
  text: string;
  ids: string[];
}
