// Every icon of this board and what it means.

import Emblem from "../../design/icons/Emblem.svelte";
import Coin from "../../drawing/Coin.svelte";
import { icon, type Legend } from "../legend";
import Good from "./Good.svelte";
import Plate from "../../drawing/Plate.svelte";
import Seal from "./Seal.svelte";
import Wanted from "./Wanted.svelte";
import type { Names } from "./types";

const PURPLE = "#66023c";

export const legend: Legend<Names> = {
  look: "porto",
  groups: ({ labels, good, civilisation, action, privilege, bonus }) => {
    const sign = (name: string, key: string, colour = "var(--plate-ink)") => icon(labels[key] ?? key, Emblem, { name, size: 28, colour });
    return [
      { title: labels["goods"] ?? "", icons: Object.entries(good).map(([code, text]) => icon(text, Good, { good: code, r: 15 })) },
      {
        title: labels["civilisations"] ?? "",
        icons: Object.entries(civilisation).map(([code, text]) => icon(text, Plate, { name: code, fill: `var(--civ-${code})` })),
      },
      {
        title: labels["slots"] ?? "",
        icons: [
          ...Object.entries(action).map(([code, text]) => icon(text, Plate, { name: code, fill: PURPLE })),
          ...Object.entries(bonus)
            .filter(([code]) => code !== "NONE")
            .map(([code, text]) => icon(text, Plate, { name: code, fill: "var(--pc-bonus)" })),
        ],
      },
      { title: labels["kept"] ?? "", icons: Object.entries(privilege).map(([code, text]) => icon(text, Seal, { privilege: code, r: 15 })) },
      {
        title: labels["signs"] ?? "",
        icons: [
          icon(labels["talents"] ?? "", Coin, { value: 1, r: 14 }),
          sign("TRADE_POINT", "points", "var(--star)"),
          sign("PALACE_SEAT", "seats", "var(--accent)"),
          sign("servant", "servants"),
          icon(labels["wants"] ?? "", Wanted, { good: Object.keys(good)[0] ?? "", r: 14 }),
          sign("danger", "danger", "var(--pc-danger)"),
          sign("lighthouse", "lighthouse"),
          sign("temple", "temple"),
          sign("start", "start-player"),
          sign("bag", "bag-word"),
          sign("refresh", "refresh"),
          sign("turn-away", "turn-away", "var(--pc-danger)"),
          sign("eye", "known"),
        ],
      },
    ];
  },
};
