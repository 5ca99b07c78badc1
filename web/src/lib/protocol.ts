// Written by `make types` from src/cothon/server/protocol.py: change it there, not here.

export type Delta = Record<string, unknown> | unknown[];

export type Choice = number | string;

export type Language = "en" | "fr" | "de";

export type Phase = "pledging" | "revealing";

export type PlayerKind = "human" | "bot" | "scripted";

export type ClientMessage = Move | Undo | Look | Speak | Say | Sync | Explain | Reckon | Pledge | Reveal;

export type ServerMessage =
  TableMessage | GatheringMessage | Explained | Foreseen | StandingMessage | Refused | Resynced | Chat | Hands;

// Who shall sit at a seat.
export interface SeatWish {
  kind: "me" | "friend" | "beside" | "bot";
  name?: string;
  pilot?: string | null;
}

// A table to be opened.
export interface OpenTable {
  game: string;
  seats: SeatWish[];
  name?: string;
  language?: Language;
  options?: Record<string, boolean | string>;
  seed?: number | null;
}

// A device takes the seat of an invite.
export interface Claim {
  token: string;
  name?: string;
}

// A bot takes over a seat.
export interface SeatBot {
  pilot: string;
}

// Play on from a moment of a finished game.
export interface Branch {
  n: number;
  seat: number;
  pilot?: string;
  name?: string;
  language?: Language;
}

// Something a switch of the rules may be set to.
export interface OptionValue {
  key: string;
  name: string;
}

// A switch of the rules.
export interface OptionCard {
  key: string;
  name: string;
  default: boolean | string;
  values: OptionValue[]; // none for a switch that is on or off
  seats: number[]; // for how many people it can be set; for any number if none
}

// A bot that can be invited.
export interface PilotCard {
  key: string;
  name: string;
}

// A game of the catalogue.
export interface GameCard {
  key: string;
  title: string;
  credits: string;
  seats: number[];
  minutes: number;
  pitch: string;
  options: OptionCard[];
  pilots: PilotCard[];
}

// The secret of one seat, told once.
export interface Invite {
  seat: number;
  token: string;
}

// A table that has been opened.
export interface Opened {
  table: string;
  invites: Invite[];
  commitment: string | null; // to the server's part of the deal; none with a seed
}

// The secret that moves a seat to another device, once.
export interface SeatLink {
  token: string;
}

// Who sits at a seat.
export interface Player {
  seat: number;
  name: string;
  kind: PlayerKind;
  pilot: string | null;
  level: string | null; // what the bot is called in the reader's language
  here: boolean;
  mine: boolean;
  left: boolean; // a bot plays for somebody who sat here
  claimed: boolean; // some device has the seat
  invited: boolean; // an invite that nobody has used opens it
  absent: number | null; // after so many seconds the host may seat a bot; never if null
}

// Who sits where at a table.
export interface TableCard {
  table: string;
  game: string;
  title: string;
  players: Player[];
  n: number;
  over: boolean;
  host: boolean;
  gathering: boolean; // not dealt yet
  lent: number[]; // seats of this device that a bot plays
  retold: boolean; // of other rules or material than the server's: told, not replayed
  closed: string | null; // why the invite that was sent along opens no seat
}

// One of a device's tables.
export interface TableLine {
  table: string;
  game: string;
  title: string;
  players: Player[];
  n: number;
  yours: number[];
  your_turn: boolean;
  over: boolean;
  updated: string;
  gathering: boolean; // not dealt yet
  lent: number[]; // seats of this device that a bot plays
  retold: boolean; // of other rules or material than the server's: told, not replayed
}

// Something that happened, and its numbers as the reader knew them.
export interface StoryLine {
  n: number;
  event: string;
  numbers: (number | null)[];
  text: string;
}

// What a reader may know of a game under other rules that is not over.
export interface StoryFile {
  game: string;
  rules: number;
  material: string;
  language: string;
  players: string[];
  eyes: number | null;
  log: StoryLine[];
  format: string;
}

// A rule in our words.
export interface HelpText {
  title: string;
  text: string;
  ids: string[]; // of the rules that it tells
  about: string | null; // how sure we are of it
}

// What a game is about, in three sentences: what one wants, what one does, and until when.
export interface AimCard {
  goal: string;
  turn: string;
  end: string;
}

// Make a choice, or pick several things at once.
export interface Move {
  type: "move";
  n: number;
  version: number;
  choice: number | string | Choice[];
  id: string;
  rests?: number[] | null;
}

// Take the last choice back, or all that was picked with it.
export interface Undo {
  type: "undo";
  n: number;
  version: number;
  id: string;
}

// Look through other eyes.
export interface Look {
  type: "look";
  seat: number | null;
}

// Speak another language from now on.
export interface Speak {
  type: "language";
  language: Language;
}

// Say something to the table.
export interface Say {
  type: "chat";
  text: string;
}

// Send everything again.
export interface Sync {
  type: "sync";
}

// Ask what options bring and why other things are none; or what things picked at once bring.
export interface Explain {
  type: "explain";
  n: number;
  version: number;
  choice?: Choice[] | null;
}

// Ask how everybody stands, and how far the end is.
export interface Reckon {
  type: "reckon";
  n: number;
  version: number;
}

// The hash of an own number, before the deal.
export interface Pledge {
  type: "pledge";
  attempt: number;
  hash: string;
}

// The own number, when all have pledged.
export interface Reveal {
  type: "number";
  attempt: number;
  number: string;
}

// Something was not done.
export interface Refused {
  type: "refused";
  id: string | null;
  error: string;
}

// A move was made for another moment; the whole table follows.
export interface Resynced {
  type: "resync";
  id: string | null;
  error: string;
}

// Something somebody said.
export interface ChatEntry {
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

// New entries of the chat.
export interface Chat {
  type: "chat";
  entries: ChatEntry[];
}

// A seat changed hands, or somebody was invited to it.
export interface HandLine {
  seat: number;
  text: string;
  at: string;
  n: number; // choices made before it
}

// The times that seats of the table changed hands, as far as they were not told before.
export interface Hands {
  type: "hands";
  entries: HandLine[];
  entries_from: number; // the number of the first one: so many were told before
}

// One legal choice.
export interface OptionLine {
  id: number;
  noun: string;
  index: number;
  code: string; // what the box calls the thing; the noun and its code are the name of the choice
  text: string;
  reveals: boolean;
  most: number; // how often it can be picked, of several; 0 if it is chosen at once
  free: boolean; // to be done besides: the question stays open
  brief?: string[]; // the text in a few words, then kinds of things with numbers: "cards 2"
}

// More or less of something that the seat counts as its own; without a number, by luck.
export interface GainLine {
  kind: string;
  which: number;
  code: string; // what the box calls it, if there are several of the kind
  number: number | null;
  burden: boolean; // is more of it worse?
  text: string;
}

// What an option brings, as far as the seat can know, until somebody is asked again.
export interface PreviewLine {
  id: number; // of several things picked at once, of the last
  gains: GainLine[];
  forced: string[]; // what is picked on the way without being asked
  reveals: boolean; // something comes to light
  ends: boolean; // somebody else is asked next, or nobody any more
  passes: boolean; // or would be, if the table went on by itself (`rests` of a move)
}

// Something on the table that cannot be chosen now, and why.
export interface BarLine {
  noun: string;
  index: number;
  code: string;
  text: string;
  rule: string;
}

// Every set of things that answers a question at once, named in any order.
export interface WholesLine {
  things: string[]; // what may be in one, by name: "card T46"
  sets: number[]; // a bit for each of the things, the first one lowest
}

// What the options of a question bring, why other things are none, and what goes together.
export interface Explained {
  type: "explained";
  n: number;
  version: number;
  previews: PreviewLine[];
  barred: BarLine[];
  wholes: WholesLine | null; // null where nothing is named at once, or in too many ways
}

// What several things bring that would be picked at once.
export interface Foreseen {
  type: "foreseen";
  n: number;
  version: number;
  choice: (number | string)[];
  preview: PreviewLine;
}

// A line of the score sheet while the game goes on; null is what these eyes cannot know.
export interface StandingLine {
  name: string;
  how: string; // what scores here
  values: (number | null)[]; // by seat
  due: (number | null)[]; // what would come on top, if what is due were paid now
}

// What breaks a tie.
export interface TieStanding {
  name: string;
  values: (number | null)[]; // by seat
}

// How everybody stands, as far as these eyes can know, and how far the end is.
export interface StandingMessage {
  type: "standing";
  n: number;
  version: number;
  eyes: number | null;
  now: string | null; // where the game is; null when it is over, or does not say
  played: number; // rounds, or what else it is counted in
  rounds: number; // that there are at most
  until: string[]; // how far the end is, and what brings it about
  totals: (number | null)[]; // by seat; null where something is hidden
  open: number[]; // what is known of them
  due: (number | null)[]; // what would come on top, if what is due were paid now
  due_when: string | null; // which payment that is; null if all is paid as it comes
  final: boolean; // does the end make it? Then it counts for who is ahead
  ahead: number[]; // what is known of totals, with what the end would pay on top now
  leaders: number[]; // by that; nobody while all have as much
  lines: StandingLine[];
  ties: TieStanding[];
}

// More or less of something that is counted, and what it was for.
export interface Paid {
  seat: number;
  kind: string;
  number: number;
  why: string; // in two words
}

// Something that happened.
export interface LogLine {
  n: number;
  text: string;
  turn?: number; // lines of the same number belong to one turn, or lie between the same turns
  seat?: number | null; // whose turn it was
  mark?: string | null; // a round, decade or the like that begins, in two words
  level?: number; // of the mark: 0 for the longest stretches of the game, 1 for those within them
  paid?: Paid[];
  others?: number[]; // whose things somebody else has moved
}

// Something that the rules did by themselves after a choice, with a moment of its own.
export interface Beat {
  key: string; // of the event
  seat: number | null; // whom it is about
  text: string; // the line of the log
  banner: boolean; // a new phase, to be shown large
  source: string | null; // the thing on the board that it comes from: kind and code
  line: number; // which line of the log it is
  view: Delta; // what makes its view of the next beat's, or of the message's
}

// Can the last choice be taken back, and if not, why?
export interface UndoState {
  ok: boolean;
  reason: string | null;
}

// A round, decade or the like that begins.
export interface Mark {
  n: number; // after how many choices
  text: string;
  level: number; // 0 for the longest stretches of the game, 1 for those within them
}

// A line of the score sheet.
export interface ScoreLine {
  name: string;
  value: number;
}

// How one seat did.
export interface ScoreSheet {
  seat: number;
  total: number;
  lines: ScoreLine[];
  ties: ScoreLine[];
  rank: number;
  winner: boolean;
}

// What a deal was made of: enough to check it, when the game is over.
export interface Deal {
  commitment: string | null; // none where a seed dealt, or an earlier version of the server
  attempt: number | null;
  fingerprint: string | null; // of all pledges; none if nobody took part
  took_part: number[]; // the seats whose numbers the deal was made of
  pledges: Record<number, string>;
  rules: number; // the terms of the commitment; a table that was brought over goes on under others
  material: string;
  seats: number; // of people and bots
  options: Record<string, boolean | string>;
  seed: number | null; // that somebody named
  secret: string | null; // the server's part, when the game is over
  numbers: Record<number, string>; // the others' parts, when the game is over
  played: Record<string, boolean | string> | null; // the options it is played with, if others
}

// A table that is not dealt yet, as one viewer may see it.
export interface GatheringMessage {
  type: "gathering";
  table: string;
  game: string;
  title: string;
  language: string;
  rules: number;
  material: string;
  seats: number;
  options: Record<string, boolean | string>;
  host: boolean;
  yours: number[];
  lent: number[]; // seats of this device that a bot plays
  players: Player[];
  commitment: string;
  attempt: number;
  phase: Phase;
  pledges: Record<number, string>;
  fingerprint: string | null; // when nobody can pledge any more
  awaited: number[]; // seats to be claimed, to pledge or to send a number
}

// A table under other rules, or with other material: what was stored of it is told.
export interface Retelling {
  sentence: string; // under which rules it was played, and what can be done
  drawn: boolean; // the game's board can draw the view; else the plain panel shows it, if any
}

// The whole table as one viewer may see it.
export interface TableMessage {
  type: "table";
  table: string;
  game: string;
  title: string;
  language: string;
  n: number;
  version: number;
  rules: number;
  material: string;
  host: boolean;
  yours: number[];
  lent: number[]; // seats of this device that a bot plays
  eyes: number | null;
  players: Player[];
  asked: number[]; // who has still to choose
  sealed: number[]; // who has chosen, of several who are asked at once
  chosen: number | null; // what the eyes have handed in; it may still be changed
  prompt: string;
  options: OptionLine[];
  step: string | null;
  view: Record<string, unknown>;
  beats: Beat[]; // what happened since the last message, one after another, if it is news
  log_from: number;
  log: LogLine[];
  since: number;
  undo: UndoState;
  over: boolean;
  winners: number[];
  scores: ScoreSheet[];
  history: number[][];
  marks: Mark[]; // where stretches of the game begin, wherever there is a history
  names: Record<string, unknown> | null;
  deal: Deal | null; // sent like names, and with every message when the game is over
  acknowledges: string | null;
  retelling: Retelling | null; // of a table that can be told, but not replayed
}
