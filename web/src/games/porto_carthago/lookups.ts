// What codes stand for, and what hovering over things tells.

import { valued } from "../../lib/words.svelte";
import type { Names, ShipCode, View } from "./types";
import type { Play } from "./play";

// Every single good of a count, kind by kind.
export function spread(counts: Record<string, number>, codes: string[]): string[] {
  return codes.flatMap((code) => Array<string>(counts[code] ?? 0).fill(code));
}

export function shipIndex(names: Names, ship: ShipCode): number {
  return names.ships.indexOf(ship);
}

export function goodIndex(names: Names, good: string): number {
  return names.good_codes.indexOf(good);
}

export function goodName(names: Names, good: string): string {
  return names.good[goodIndex(names, good)] ?? good;
}

export function goodOf(names: Names, ship: ShipCode): string {
  return names.good_codes[names.ship[ship]?.good ?? 0] ?? "";
}

export function civilisationOf(names: Names, ship: ShipCode): string {
  return names.civilisation_codes[names.ship[ship]?.civilisation ?? 0] ?? "";
}

// What hovering over a ship tells.
export function shipTitle(play: Play, ship: ShipCode): string {
  const { names } = play;
  const card = names.ship[ship];
  if (!card) return ship;
  return [
    `${names.civilisation[card.civilisation]} (${ship})`,
    valued(play.label("wants"), names.good[card.good] ?? card.good),
    valued(play.label("income"), card.income),
    valued(play.label("danger"), card.danger),
    valued(play.label("privilege"), names.privilege[card.privilege]),
  ].join("\n");
}

// Who stands on the charter ships: only numbers of captains are known, so they stand in seat order.
export function captains(view: View): (number | null)[] {
  const standing: (number | null)[] = view.players.flatMap((player, seat) => Array<number>(player.captains).fill(seat));
  while (standing.length < view.charter_ships) standing.push(null);
  return standing;
}
