// Icons as shapes in a box of 24 × 24. They take their colour from `currentColor`; what must stand out against it
// uses `var(--icon-ground)`. Each is told from the others by its outline alone.

export const line = (d: string, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const area = (d: string) => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
export const cut = (d: string, width = 1.3) =>
  `<path d="${d}" fill="none" stroke="var(--icon-ground)" stroke-width="${width}" stroke-linecap="round"/>`;
export const dot = (x: number, y: number, r: number, ground = false) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground ? "var(--icon-ground)" : "currentColor"}"/>`;
const leaf = (x: number, y: number, turn: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="3.1" ry="1.5" transform="rotate(${turn} ${x} ${y})" fill="currentColor"/>`;
const coin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="6.4" ry="2.9" fill="currentColor" stroke="var(--icon-ground)" stroke-width="1"/>`;

const pawn = "M12 3.2a3.3 3.3 0 0 1 2 5.9c2 1.4 2.6 4.7 3.2 9.9H6.8c.6-5.2 1.2-8.5 3.2-9.9a3.3 3.3 0 0 1 2-5.9z";

export const shapes: Record<string, string> = {
  // Goods
  DYE: area("M12 2c3.2 4.6 7 8.3 7 13a7 7 0 0 1-14 0c0-4.7 3.8-8.4 7-13z") + cut("M15.6 14.8a3.7 3.7 0 0 1-3.8 3.9", 1.7),
  OIL:
    area("M9 2h6v2.2l-1 1.7c2.5 1 3.9 3.3 3.9 6 0 3.7-2.5 6.3-4 8.6l.9 1.5H9.2l.9-1.5c-1.5-2.3-4-4.9-4-8.6 0-2.7 1.4-5 3.9-6L9 4.2z") +
    line("M9 4.3C5.2 4 3.6 6.7 4.3 10.3M15 4.3c3.8-.3 5.4 2.4 4.7 6", 1.7) +
    cut("M7 11.5h10", 1.5),
  GLASS: area("M5.5 2.5h13c0 5.6-2 9.3-5 10.4v5l4 2.1v1.7h-11V20l4-2.1v-5c-3-1.1-5-4.8-5-10.4z") + cut("M7.8 6.5h8.4", 1.5),
  CEDAR: area("M12 1.5l4.5 5.3h-2.2l4.6 5.2h-2.6l4.7 6.2h-7.3v4.3h-3.4v-4.3H3l4.7-6.2H5.1l4.6-5.2H7.5z"),
  JEWEL:
    `<circle cx="12" cy="15.7" r="5.6" fill="none" stroke="currentColor" stroke-width="2.6"/>` +
    area("M8.2 1.8h7.6L18.6 5.4 12 11.6 5.4 5.4z") +
    cut("M5.8 5.5h12.4", 1.2),

  // Civilisations
  EGY: area(
    "M12 2a4.3 4.3 0 0 1 2.5 7.8L13.6 11H19.5v3.3h-5.8V22h-3.4v-7.7H4.5V11h5.9l-.9-1.2A4.3 4.3 0 0 1 12 2zM12 4.7a1.7 1.7 0 0 0-.9 3.1l.9.9.9-.9A1.7 1.7 0 0 0 12 4.7z",
  ),
  GRE:
    area("M6.6 2.6h10.8a3.1 3.1 0 1 1-2.3 5.1V18.2H17v3.4H7v-3.4h1.9V7.7A3.1 3.1 0 1 1 6.6 2.6z") +
    cut("M10.8 9v8M13.2 9v8", 1.1) +
    cut("M6.5 5.7h.1M17.4 5.7h.1", 1.8),
  ETR:
    area("M2.5 21.5V12a9.5 9.5 0 0 1 19 0v9.5h-5.5V12a4 4 0 0 0-8 0v9.5z") +
    cut("M10.8 2.5l.6 5M13.2 2.5l-.6 5M3 14.5h4.8M16.2 14.5H21", 1.2),
  ROM:
    line("M9 3.5C3.5 7 4 16 11 20.5M15 3.5c5.5 3.5 5 12.5-2 17", 1.3) +
    leaf(6.6, 5.2, -20) +
    leaf(4.6, 9.2, -60) +
    leaf(4.8, 13.7, -100) +
    leaf(7.3, 17.7, 40) +
    leaf(17.4, 5.2, 20) +
    leaf(19.4, 9.2, 60) +
    leaf(19.2, 13.7, 100) +
    leaf(16.7, 17.7, -40),
  IBE: area(
    "M2.2 3c-.4 5 2 7.3 5.4 7.8.5 5 2.2 8.6 4.4 11.2 2.2-2.6 3.9-6.2 4.4-11.2 3.4-.5 5.8-2.8 5.4-7.8-1.6 2.3-3.5 3-5.3 3h-9c-1.8 0-3.7-.7-5.3-3z",
  ),
  NUM: area("M6.5 22c0-4.3.9-6.3 2.7-8.6L5.8 15.4 3.2 12.7l4.5-6.5L8.3 2l3.3 2.6C17 5.2 20 9.5 20 14.5V22z") + cut("M10.3 8.2h.2", 1.9),

  // Action cards
  PORTER:
    area(
      "M8 7.3a2.9 2.9 0 1 0-.1 0zM4.5 22l1.3-11c.2-1.7 1.1-2.7 2.6-2.7 1.3 0 2.1.8 2.7 2l1 2.3 2.7-1.3 1.1 2.1-4.6 2.4-1.4-1.5L11.8 22H9l-1-5.3L7.3 22z",
    ) +
    area("M13 3.5c.8-2 3-2.5 5-2 3 .7 4 3.5 3 6.2-1 2.6-4 3.5-6.3 2.3C12 8.6 12 6 13 3.5z") +
    cut("M14.5 3.8l5.5 5", 1.1),
  CAPTAIN:
    `<circle cx="12" cy="4.6" r="2.3" fill="none" stroke="currentColor" stroke-width="2"/>` +
    line("M12 7v14M7.5 10h9M3.5 14c.5 4.5 4 7 8.5 7s8-2.5 8.5-7") +
    area("M1.5 15.5l2.2-4 3.3 3.3zM22.5 15.5l-2.2-4-3.3 3.3z"),
  ARISTOCRAT:
    area("M2.5 7l5 4.3L12 3l4.5 8.3 5-4.3-2.2 10H4.7zM4.7 18.7h14.6V21.5H4.7z") +
    `<circle cx="2.5" cy="6.2" r="1.6" fill="currentColor"/><circle cx="21.5" cy="6.2" r="1.6" fill="currentColor"/><circle cx="12" cy="2.6" r="1.6" fill="currentColor"/>`,
  STEVEDORE: line("M6 21.5V3.2h12.5V9M6 9.5l6-6.3M2.5 21.5h8") + area("M14 10.5h9v9h-9z") + cut("M14 15h9M18.5 10.5v9", 1.2),
  MERCHANT:
    line("M12 3v17.5M7 21h10M4.5 6.2c3-1.5 4.5 1 7.5 0s4.5-1.5 7.5 0", 2) +
    line("M4.5 6.5l-3 7M4.5 6.5l3 7M19.5 6.5l-3 7M19.5 6.5l3 7", 1.2) +
    area("M.6 13.3h7.8a3.9 3.6 0 0 1-7.8 0zM15.6 13.3h7.8a3.9 3.6 0 0 1-7.8 0z"),

  // Privileges
  BONUS_TALENTS: coin(9, 19) + coin(9, 15) + coin(9, 11) + line("M18.5 3v8M14.5 7h8", 2.6),
  PEEK_DECK:
    area("M1.2 12C4 7 7.8 4.5 12 4.5S20 7 22.8 12C20 17 16.2 19.5 12 19.5S4 17 1.2 12z") +
    `<circle cx="12" cy="12" r="4.6" fill="var(--icon-ground)"/><circle cx="12" cy="12" r="2.3" fill="currentColor"/>`,
  LOAD_ANY: line("M12 2v9M8 7.5l4 4 4-4", 2.6) + area("M2.5 12h5l4.5 4 4.5-4h5v9.5h-19z"),
  MOVE_SERVANTS: area(pawn) + area("M5.6 7.5v8L.6 11.5zM18.4 7.5v8l5-4z"),
  TRADE_POINT: area("M12 1.5l3.1 6.8 7.4.8-5.5 5 1.5 7.3L12 17.7l-6.5 3.7L7 14.1 1.5 9.1l7.4-.8z"),
  INTRIGUE_SERVANT: area("M12 23l-2.7-4.5V10H5.5V7.2H10V3.5a2 2 0 0 1 4 0v3.7h4.5V10h-3.8v8.5z") + cut("M12 11v8", 1.1),
  CALL_SHIP: area("M12.8 1.5c5 3 7 7.5 7 11.5h-7zM11 4v9H4.5C5.5 9 8 6 11 4zM2 15h20l-3.3 6.5H5.3z"),
  PALACE_SEAT: area("M6 2h12v10.5h2.5V22h-3.2v-3.5H6.7V22H3.5v-9.5H6z") + cut("M6.5 13.5h11", 1.5) + cut("M9 5h6", 1.3),

  // Bonus actions
  WAREHOUSE: area("M1.5 10L12 2.5 22.5 10v2h-2.2v10H3.7V12H1.5z") + cut("M12 11.5v8M8 15.5h8", 2.2),
  PALACE: area("M12 1.5l10.5 6v2.3h-21V7.5zM3.5 11h3.2v7.5H3.5zM10.4 11h3.2v7.5h-3.2zM17.3 11h3.2v7.5h-3.2zM1.5 19.5h21v3h-21z"),

  // Things
  coin: dot(12, 12, 10.5) + `<circle cx="12" cy="12" r="6.6" fill="none" stroke="var(--icon-ground)" stroke-width="1.8"/>`,
  servant: area(pawn),
  bag:
    area("M9 2.5h6l-1.3 3.7C18 8 20.5 12.5 20.5 16.5c0 4-3 5.5-8.5 5.5s-8.5-1.5-8.5-5.5C3.5 12.5 6 8 10.3 6.2z") + cut("M9.5 6.7h5", 1.4),
  refresh: line("M19.5 9A8 8 0 0 0 5 8M4.5 15A8 8 0 0 0 19 16", 2.6) + area("M4 2.5v7h7zM20 21.5v-7h-7z"),
  "turn-away": line("M5 5l14 14M19 5L5 19", 3.6),
  danger: area("M12 1.5L23.5 21.5H.500z"),
  lighthouse:
    area("M9 2.5h6l.8 4.5H8.2zM8.6 8.2h6.8L17.5 22h-11z") + cut("M8 13h8M7.5 17.5h9", 1.4) + line("M2 3.5l4 1.2M22 3.5l-4 1.2", 1.6),
  temple: area("M12 1.5l10.5 6v2.3h-21V7.5zM4 11h3v8H4zM10.5 11h3v8h-3zM17 11h3v8h-3zM1.5 20h21v2.5h-21z"),
  tick: line("M4 12.5l5.5 6L20 5.5", 3.6),
  cross: line("M5 5l14 14M19 5L5 19", 3.4),
  next: line("M4 12h14M12.5 5.5L19 12l-6.5 6.5", 3),
  lock: area("M6 10V7.5a6 6 0 0 1 12 0V10h1.5v11.5h-15V10zM8.8 10h6.4V7.5a3.2 3.2 0 0 0-6.4 0z"),
  start: area("M5 1.5h2.4V3h12.4l-3 4 3 4H7.4v11.5H5z"),
  eye:
    area("M1.2 12C4 7 7.8 4.5 12 4.5S20 7 22.8 12C20 17 16.2 19.5 12 19.5S4 17 1.2 12z") +
    `<circle cx="12" cy="12" r="4" fill="var(--icon-ground)"/>`,
};
