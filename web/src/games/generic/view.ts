// Reading a view whose shape nobody told us, by what the server says of its keys and codes.

import type { Shapes, TableMessage } from "../../lib/types";
import type { PlainNames } from "./types";

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Thing = { [key: string]: Value };

export interface Plain extends Shapes {
  view: Thing;
  names: PlainNames;
}

export const isList = (value: Value): value is Value[] => Array.isArray(value);
export const isThing = (value: Value): value is Thing => typeof value === "object" && value !== null && !Array.isArray(value);

// A list of single words is read in one line.
export const inOneLine = (value: Value): boolean =>
  !isThing(value) && (!isList(value) || value.every((part) => !isList(part) && !isThing(part)));

// Several things, by number or by code, each of them words in a line: they are read as a table.
export function isTable(value: Value): value is Thing[] | { [code: string]: Thing } {
  const rows = value === null || typeof value !== "object" ? [] : Object.values(value);
  return rows.length > 0 && rows.every((row) => isThing(row) && Object.values(row).every(inOneLine));
}

export const columns = (rows: Thing[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

// "merchant_price" reads as "Merchant price".
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export class Reading {
  constructor(private readonly table: TableMessage<Plain>) {}

  // A key of the view by its label, a code by the name of its thing.
  title(key: string): string {
    return capital(this.called(key) ?? key.replaceAll("_", " "));
  }

  // What stands under a key in a line.
  plain(value: Value, key: string): string {
    if (value === null) return this.says(key, "hidden") ? "?" : "–";
    if (typeof value === "boolean") return value ? "✓" : "–";
    if (typeof value === "number") return this.says(key, "seat") ? this.player(value) : String(value);
    if (typeof value === "string") return this.called(value) ?? value;
    return (
      this.parts(value, key)
        .map(([name, part, own]) => (isThing(value) || this.says(key, "each_seat") ? `${name} ` : "") + this.plain(part, own))
        .join(" · ") || "–"
    );
  }

  // The parts of something, each with its title, and the key by which it is read: a number or a code says nothing of its own.
  parts(value: Value, key: string): [string, Value, string][] {
    if (isList(value)) {
      const each = this.says(key, "each_seat");
      return value.map((part, place) => [each ? this.player(place) : String(place + 1), part, key]);
    }
    if (!isThing(value)) return [];
    return Object.entries(value).map(([own, part]) => [this.title(own), part, own in this.table.names.keys ? own : key]);
  }

  // What lies before one player but for the colour, which is seen, if the view keeps it where it usually is.
  mat(seat: number): Thing {
    const { players } = this.table.view;
    const own = players !== undefined && isList(players) ? players[seat] : undefined;
    if (own === undefined || !isThing(own)) return {};
    return Object.fromEntries(Object.entries(own).filter(([key]) => key !== "colour"));
  }

  private player(seat: number): string {
    return this.table.players[seat]?.name ?? String(seat + 1);
  }

  private says(key: string, said: PlainNames["keys"][string][number]): boolean {
    return this.table.names.keys[key]?.includes(said) ?? false;
  }

  private called(code: string): string | undefined {
    const { labels, things } = this.table.names;
    return things[code] ?? labels[code.toLowerCase().replaceAll("_", "-")];
  }
}
