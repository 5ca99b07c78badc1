// What codes stand for, and what hovering over things tells.

import { valued } from "../../lib/words.svelte";
import type { GoodCode, Names, ShipCode, View } from "./types";
import type { Play } from "./play";

// Every single good of a count, kind by kind.
export function spread(counts: Record<GoodCode, number>): GoodCode[] {
  return Object.entries(counts).flatMap(([code, count]) => Array<GoodCode>(count).fill(code));
}

export function goodName(names: Names, good: GoodCode): string {
  return names.good[good] ?? good;
}

export function goodOf(names: Names, ship: ShipCode): GoodCode {
  return names.ship[ship]?.good ?? "";
}

export function civilisationOf(names: Names, ship: ShipCode): string {
  return names.ship[ship]?.civilisation ?? "";
}

// What hovering over a ship tells.
export function shipTitle(play: Play, ship: ShipCode): string {
  const { names } = play;
  const card = names.ship[ship];
  if (!card) return ship;
  return [
    `${names.civilisation[card.civilisation]} · ${goodName(names, card.good)}`,
    valued(play.label("wants"), goodName(names, card.good)),
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
