// Reading a view whose shape nobody told us, by what the server says of its keys and codes.

import type { Shapes, TableMessage } from "../../lib/types";
import { say, valued } from "../../lib/words.svelte";
import type { PlainNames } from "./types";

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Thing = { [key: string]: Value };
type Rows = Thing[] | { [code: string]: Thing };

export interface Plain extends Shapes {
  view: Thing;
  names: PlainNames;
}

const NAME = "code"; // what a thing is called, if its view says so
const WIDEST = 3; // columns of a table that a narrow place has room for

export const isList = (value: Value): value is Value[] => Array.isArray(value);
export const isThing = (value: Value): value is Thing => typeof value === "object" && value !== null && !Array.isArray(value);
export const isWord = (value: Value): value is null | boolean | number | string => value === null || typeof value !== "object";

// Several words, or words by key or code, are read in one line.
export const inOneLine = (value: Value): boolean => isWord(value) || Object.values(value).every(isWord);

// So is what stands in a list or a table: it may have parts in a line of their own, which are bracketed.
const isShort = (value: Value): boolean => isWord(value) || Object.values(value).every(inOneLine);

export const columns = (rows: Rows) => [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))].filter((key) => key !== NAME);

// "merchant_price" reads as "Merchant price".
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const EMPTY = "–"; // a place with nothing in it

// What stands there several times in a row is counted; places are not.
function counted(texts: string[]): string[] {
  const found: [string, number][] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last?.[0] === text && text !== EMPTY) last[1] += 1;
    else found.push([text, 1]);
  }
  return found.map(([text, count]) => (count > 1 ? `${text} ×${count}` : text));
}

export class Reading {
  constructor(
    private readonly table: TableMessage<Plain>,
    readonly explain: (topic: string) => void,
  ) {}

  // A key of the view by its label, a code by the name of its thing.
  title(key: string): string {
    return capital((this.isKey(key) ? this.label(key) : this.called(key)) ?? key.replaceAll("_", " "));
  }

  // The help text about something: about its key, or about what it is.
  topic(key: string, value: Value): string | null {
    const { topics } = this.table.names;
    return [key, value].find((one): one is string => typeof one === "string" && topics.includes(one)) ?? null;
  }

  // Several things, by number or by code, each of them read in a line.
  areRows(value: Value): value is Rows {
    const rows = isWord(value) ? [] : Object.values(value);
    const named = isThing(value) && Object.keys(value).some((key) => this.isKey(key));
    return rows.length > 0 && !named && rows.every((row) => isThing(row) && Object.values(row).every(isShort));
  }

  // Rows of a few columns are read as a table.
  isTable(value: Value): value is Rows {
    return this.areRows(value) && columns(value).length <= WIDEST;
  }

  // What stands under a key in a line.
  plain(value: Value, key: string, between = " · "): string {
    if (value === null) return this.says(key, "hidden") ? "?" : EMPTY;
    if (typeof value === "boolean") return value ? "✓" : EMPTY;
    if (typeof value === "number") return this.says(key, "seat") ? this.player(value) : String(value);
    if (typeof value === "string") return this.called(value) ?? value;
    const texts = isList(value) ? this.listed(value, key) : this.parted(value, key);
    return counted(texts).join(between) || say("nothing");
  }

  private listed(value: Value[], key: string): string[] {
    const each = this.says(key, "each_seat");
    return value.map((part, place) => (each ? `${this.player(place)} ` : "") + this.within(part, key));
  }

  // Codes and seats speak for themselves; what is empty, and things of which there are none, need not be told.
  private parted(value: Thing, key: string): string[] {
    return Object.entries(value)
      .filter(([own, part]) => (isWord(part) ? this.isKey(own) || part !== 0 : Object.keys(part).length > 0))
      .map(([own, part]) => {
        if (!this.isKey(own)) {
          const text = this.within(part, key);
          return /^\d/.test(own) ? valued(this.title(own), text) : `${this.title(own)} ${text}`;
        }
        const clear = typeof part === "string" || (isThing(part) && typeof Object.values(part)[0] === "string") || this.says(own, "seat");
        return (clear ? "" : `${this.title(own)} `) + this.within(part, own);
      });
  }

  private within(value: Value, key: string): string {
    const text = this.plain(value, key, ", ");
    return isWord(value) || Object.keys(value).length === 0 ? text : `(${text})`;
  }

  // The parts of something, each with its title, and the key by which it is read: a number or a code says nothing of its own.
  parts(value: Value, key: string): [string, Value, string][] {
    if (isList(value)) {
      const each = this.says(key, "each_seat");
      return value.map((part, place) => {
        const named = isThing(part) ? part[NAME] : undefined;
        if (!each && typeof named === "string") return [this.title(named), this.unnamed(part), key];
        return [each ? this.player(place) : String(place + 1), part, key];
      });
    }
    if (!isThing(value)) return [];
    return Object.entries(value).map(([own, part]) => [this.title(own), part, this.isKey(own) ? own : key]);
  }

  // What lies before one player but for the colour, which is seen, if the view keeps it where it usually is:
  // single words that are there, what is read in a line, and all that is larger.
  mat(seat: number): { words: Thing; lines: Thing; deep: Thing } {
    const { players } = this.table.view;
    const own = players !== undefined && isList(players) ? players[seat] : undefined;
    const parts = own === undefined || !isThing(own) ? [] : Object.entries(own).filter(([key]) => key !== "colour");
    const those = (wanted: (value: Value) => boolean) => Object.fromEntries(parts.filter(([, value]) => wanted(value)));
    const isSaid = (value: Value) => isWord(value) && value !== null;
    return { words: those(isSaid), lines: those((value) => !isWord(value) && inOneLine(value)), deep: those((value) => !inOneLine(value)) };
  }

  private unnamed(value: Value): Value {
    return isThing(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== NAME)) : value;
  }

  private player(seat: number): string {
    return this.table.players[seat]?.name ?? String(seat + 1);
  }

  private isKey(key: string): boolean {
    return key in this.table.names.keys;
  }

  private says(key: string, said: PlainNames["keys"][string][number]): boolean {
    return this.table.names.keys[key]?.includes(said) ?? false;
  }

  private label(key: string): string | undefined {
    return this.table.names.labels[key.toLowerCase().replaceAll("_", "-")];
  }

  private called(code: string): string | undefined {
    return this.table.names.things[code] ?? this.label(code);
  }
}
