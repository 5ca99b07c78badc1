// Who shall sit where at the next table, made out of who sits at this one.

import { api } from "./api";
import { recallTable, rememberTable } from "./device";
import { person } from "./person.svelte";
import { route } from "./route.svelte";
import { hold } from "./share";
import { people, type GameCard, type OpenTable, type SeatWish, type TableMessage } from "./types";
import { words } from "./words.svelte";

// The bots of the catalogue stand in order of strength.
export const usualPilot = (sheet: GameCard) => sheet.pilots.at(-1)?.key ?? "random";

// As few as possible, but not alone, if the game can be played in company.
export const usualCount = (sheet: GameCard) => Math.min(...sheet.seats.filter((seats) => seats > 1 || sheet.seats.length === 1));

export function againstBots(sheet: GameCard): OpenTable {
  const count = usualCount(sheet);
  const bot: SeatWish = { kind: "bot", pilot: usualPilot(sheet) };
  const seats: SeatWish[] = [{ kind: "me", name: person.name }];
  while (seats.length < count) seats.push({ ...bot });
  return { game: sheet.key, name: person.name, language: words.language, seats };
}

export function seatingOf(table: TableMessage): OpenTable {
  const kept = recallTable(table.table)?.seating;
  let mine = 0;
  const seats = people(table.players).map((player): SeatWish => {
    if (player.kind === "bot") return { kind: "bot", pilot: player.pilot ?? "random" };
    if (!player.mine) return { kind: "friend" };
    return { kind: mine++ === 0 ? "me" : "beside", name: player.name };
  });
  return {
    game: table.game,
    name: person.name,
    language: words.language,
    seats,
    options: kept?.options ?? {},
  };
}

// Everybody moves on by one chair.
export function swapped(seating: OpenTable): OpenTable {
  const [first, ...others] = seating.seats;
  return { ...seating, seats: first === undefined ? [] : [...others, first] };
}

// A link to one seat. What stands behind the # is never sent to a server, so none writes it down.
export const seatAddress = (table: string, token: string) =>
  `${location.origin}/table/${encodeURIComponent(table)}#seat=${encodeURIComponent(token)}`;

export async function openTable(seating: OpenTable): Promise<void> {
  const { table, invites, commitment } = await api.open(seating);
  rememberTable(table, { seating, invites });
  if (commitment !== null) hold(table, commitment);
  route.go(`/table/${encodeURIComponent(table)}`);
}
