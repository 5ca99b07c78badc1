// Every icon of this board and what it means.

import Emblem from "../../design/icons/Emblem.svelte";
import Coin from "../../drawing/Coin.svelte";
import Plate from "../../drawing/Plate.svelte";
import { icon, type Legend } from "../legend";
import Good from "./Good.svelte";
import { REGION_ICONS } from "./lookups";
import { SIGNS } from "./signs";
import type { Names } from "./types";

export const legend: Legend<Names> = {
  look: "neptun",
  groups: ({ labels, goods, regions, temples }) => {
    const sign = (name: string, key: string, colour = "var(--plate-ink)") =>
      icon(labels[key] ?? key, Emblem, { name, from: SIGNS, size: 28, colour });
    return [
      { title: labels["goods"] ?? "", icons: Object.entries(goods).map(([code, text]) => icon(text, Good, { good: code, r: 15 })) },
      {
        title: labels["region"] ?? "",
        icons: regions.map((code) => icon(temples[code] ?? code, Plate, { name: REGION_ICONS[code] ?? "", fill: `var(--region-${code})` })),
      },
      {
        title: labels["signs"] ?? "",
        icons: [
          icon(labels["gold"] ?? "", Coin, { value: 1, r: 14 }),
          sign("TRADE_POINT", "points", "var(--star)"),
          sign("temple", "temple"),
          sign("bonus", "bonus"),
          sign("oar", "oar", "#8a5a2c"),
          sign("wind", "wind", "var(--ne-line-sea)"),
          sign("trident", "cities-pile"),
          sign("crate", "goods-pile"),
          sign("lock", "own-secret"),
          sign("tick", "fulfilled", "var(--ne-done)"),
          sign("next", "turn-up"),
          sign("cross", "refusal", "var(--lost)"),
        ],
      },
    ];
  },
};
