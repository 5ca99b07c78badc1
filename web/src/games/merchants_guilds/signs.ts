// The icons that this game adds to those of the design system, by the codes of its actions, effects and tiles.

import { area, cut, dot, line, shapes } from "../../design/icons/shapes";

const from = (name: string) => shapes[name] ?? "";
const hull = "M1.5 15h21l-3.6 6.5H5.1z";
const anchor =
  `<circle cx="12" cy="4.4" r="2.3" fill="none" stroke="currentColor" stroke-width="2"/>` +
  line("M12 6.8v14.4M7.5 10h9M3.5 14c.5 4.5 4 7.2 8.5 7.2s8-2.7 8.5-7.2");

export const SIGNS: Record<string, string> = {
  // Goods
  DYES: from("DYE"),
  OILS: from("OIL"),
  JEWELRY: from("JEWEL"),

  // Actions
  MARKET: from("MERCHANT"),
  RESIDENCE: area("M12 1.8L23 11h-3v11H4V11H1z") + cut("M12 22v-7M8 12.5h.1M16 12.5h.1", 3),
  TRADING_DOCK: area("M12.8 1.5c5 3 7 7.5 7 11.5h-7zM11 4v9H4.5C5.5 9 8 6 11 4zM2 15h20l-3.3 6.5H5.3z"),
  WARSHIP_DOCK:
    area("M5.5 2.5c4 1.4 9 1.4 13 0v7.2c0 4.3-2.5 6.3-6.5 8.1-4-1.8-6.5-3.8-6.5-8.1z") +
    cut("M12 4.5v11M7 8.8h10", 1.7) +
    line("M1.5 20.5c2-1.6 3.5-1.6 5.3 0s3.5 1.6 5.2 0 3.5-1.6 5.3 0 3.4 1.6 5.2 0", 2.2),
  HARBOUR_DELIVERY: area("M6.5 1.5h11v10.2h-11z") + cut("M6.5 6.6h11M12 1.5v10", 1.4) + area(hull) + line("M1.5 12.5v2.5M22.5 12.5v2.5", 2),

  // Effects
  EMBARGO:
    area("M11.2 2v10H5.4C6.2 8 8.2 4.4 11.2 2zM13 3.6c3.2 2 5 5 5.4 8.4H13z") + area("M2.5 14h19l-3.3 6.5H5.8z") + line("M3 3l18 18", 3),
  PALETTE: area("M6 2.5h8.5v12.5H6z") + cut("M10.3 6v5M7.8 8.5h5", 1.5) + line("M17.5 5.5l3.5 12-8 2.6", 2.2) + line("M2.5 8.5v13h7", 2.2),
  COMMANDO: anchor + area("M1.5 15.5l2.2-4 3.3 3.3zM22.5 15.5l-2.2-4-3.3 3.3z"),
  FAVOUR:
    area("M2 13h3.6c1.7-1.8 4-2.2 6-.9l2.9 1.7c1.7 1 1 3.2-.9 3.1l-3.4-.2 3.8.9 5.3-3.4c1.9-1.1 3.5 1 2 2.6l-6.5 5.2H7.5L5.5 21H2z") +
    area("M13 1.2l1.5 3.1 3.4.4-2.5 2.3.7 3.4-3.1-1.7-3 1.7.6-3.4-2.5-2.3 3.4-.4z"),
  OPULENCE: from("ARISTOCRAT"),
  LEGACY:
    area("M5 1.8h14v3h-1.5c0 3.4-1.7 5.4-4 7.2 2.3 1.8 4 3.8 4 7.2H19v3H5v-3h1.5c0-3.4 1.7-5.4 4-7.2-2.3-1.8-4-3.8-4-7.2H5z") +
    cut("M9.5 6.5h5M9 18.2h6", 1.5),
  INTRIGUE: from("INTRIGUE_SERVANT"),
  LUXURY: area("M6.5 3h11L22 8.5 12 21.5 2 8.5z") + cut("M2.5 8.8h19M8.5 8.8L12 20l3.5-11.2L12 3.5z", 1.2),
  ESCORTS: area("M3.5 3c5.5 1.7 11.5 1.7 17 0v8.5c0 5.5-3.3 8.2-8.5 10.5-5.2-2.3-8.5-5-8.5-10.5z") + cut("M12 7v9M7.5 11.5h9", 2.4),

  // Tiles
  GUILD_HALL_1: from("PALACE"),
  ACHIEVEMENT_TILES: area("M3 2.5h8v8H3zM13 2.5h8v8h-8zM3 13.5h8v8H3zM13 13.5h8v8h-8z") + dot(7, 6.5, 2, true) + dot(17, 17.5, 2, true),
  RESIDENCE_1: area("M12 1.8L23 11h-3v11H4V11H1z") + dot(12, 14, 3.6, true),
  GUILD_HALL_2: area("M2.5 13h9v9h-9zM12.5 13h9v9h-9zM12.5 3h9v9h-9z"),
  VICTORY_POINTS: from("ROM"),
  SHIP_CARDS: from("CALL_SHIP"),
  COINS: from("BONUS_TALENTS"),
  RESIDENCE_2: dot(7, 8, 5) + dot(17, 8, 5) + dot(12, 17, 5),
  GOODS: from("bag"),

  // Things
  anchor,
  seat: from("PALACE_SEAT"),
  cards: area("M8.5 2h11.5v15.5H8.5z") + line("M5 6v15.5h11", 2.4),
  strength: area("M4 3c5 1.5 11 1.5 16 0v8.5c0 5.5-3 8-8 10.5-5-2.5-8-5-8-10.5z"),
  disc: dot(12, 12, 9),
  wheel:
    line("M12 2v20M2 12h20M5 5l14 14M19 5L5 19", 1.6) +
    `<circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" stroke-width="2.6"/>`,
};
