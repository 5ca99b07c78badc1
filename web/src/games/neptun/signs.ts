// The icons that only this game has, drawn like those of the design system.

import { area, cut, dot, line } from "../../design/icons/shapes";

const grain = (x: number, y: number, turn: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="1.7" transform="rotate(${turn} ${x} ${y})" fill="currentColor"/>`;

export const SIGNS: Record<string, string> = {
  // Goods
  honey:
    area("M8.5 2h7v2.6h-7zM7.6 5.8h8.8c2.6 1.6 3.6 4 3.6 7.2 0 4.6-2.4 9-4.4 9H8.4C6.4 22 4 17.6 4 13c0-3.2 1-5.6 3.6-7.2z") +
    cut("M12 9.2l3.3 1.9v3.8L12 16.8l-3.3-1.9v-3.8z", 1.5),
  grain:
    line("M12 22.5V6", 1.7) +
    grain(12, 4, 90) +
    grain(8, 8, 55) +
    grain(16, 8, -55) +
    grain(8, 12.5, 55) +
    grain(16, 12.5, -55) +
    grain(8, 17, 55) +
    grain(16, 17, -55),
  salt: area("M12 1.8l8.8 5v10.4L12 22.2l-8.8-5V6.8z") + cut("M4 7.3l8 4.6 8-4.6M12 12v9.5", 1.6),
  grapes:
    dot(7, 10, 3) +
    dot(12, 10, 3) +
    dot(17, 10, 3) +
    dot(9.5, 14.4, 3) +
    dot(14.5, 14.4, 3) +
    dot(12, 18.8, 3) +
    line("M12 7.5V2.5", 1.8) +
    area("M12.5 5.5c1-3.5 4-4.5 7.5-3.5-.5 3-3.5 5-7.5 3.5z"),
  olives:
    line("M3 21C8 17 15 10 20.5 3", 1.8) +
    `<ellipse cx="8" cy="10" rx="3.6" ry="5" transform="rotate(-30 8 10)" fill="currentColor"/>` +
    `<ellipse cx="16" cy="16.5" rx="3.6" ry="5" transform="rotate(-65 16 16.5)" fill="currentColor"/>` +
    area("M13 9c-2-3-1-6 1.5-7.5 1.5 2.8 1 5.5-1.5 7.5zM16 8.5c3.2-.8 5.7.5 6.7 3-3 1.2-5.6.2-6.7-3z"),
  fish:
    area("M1.5 12C5 6.5 12 5.5 17 10.5l5.5-4.5c-.8 4-.8 8 0 12L17 13.5C12 18.5 5 17.5 1.5 12z") +
    cut("M6 11h.1", 2.4) +
    cut("M10 8.5c1.5 2.2 1.5 4.8 0 7", 1.3),

  // Places and things
  trident: line("M12 22V3M5 4v5.5a7 6 0 0 0 14 0V4M9.5 19h5", 2.4) + area("M12 .5l2.4 4h-4.8zM5 1l2 4H3zM19 1l2 4h-4z"),
  oar: line("M4 20.5L14.5 10", 2.6) + area("M13.5 11.5c-2-3 1.5-8.5 7.5-9.5 1.5 0 1.5.5 1.5 1.5-1 6-6 9.5-9 8z"),
  wind: line("M2 9h12a3.5 3.5 0 1 0-3.3-4.6M2 13h17a3 3 0 1 1-2.8 4.2M4 17h7a2.5 2.5 0 1 1-2.3 3.5", 2.1),
  crate: area("M2.5 6.5L12 2l9.5 4.5v11L12 22l-9.5-4.5z") + cut("M3 7l9 4.3L21 7M12 11.5V21", 1.5),
  bonus: area("M12 1.5l3.1 6.8 7.4.8-5.5 5 1.5 7.3L12 17.7l-6.5 3.7L7 14.1 1.5 9.1l7.4-.8z"),
};
