// Every icon of this board and what it means.

import Emblem from "../../design/icons/Emblem.svelte";
import Coin from "../../drawing/Coin.svelte";
import Plate from "../../drawing/Plate.svelte";
import { icon, type Legend } from "../legend";
import Good from "./Good.svelte";
import Seal from "./Seal.svelte";
import { SIGNS } from "./signs";
import type { Names } from "./types";

const PURPLE = "#66023c";

export const legend: Legend<Names> = {
  look: "guilds",
  groups: ({ labels, goods, actions, effects, tiles }) => {
    const sign = (name: string, key: string, colour = "var(--plate-ink)") =>
      icon(labels[key] ?? key, Emblem, { name, from: SIGNS, size: 28, colour });
    const plate = (name: string, text: string, fill: string) => icon(text, Plate, { name, from: SIGNS, fill });
    return [
      { title: labels["goods"] ?? "", icons: Object.entries(goods).map(([code, text]) => icon(text, Good, { good: code, r: 15 })) },
      { title: labels["actions"] ?? "", icons: Object.entries(actions).map(([code, text]) => plate(code, text, `var(--action-${code})`)) },
      {
        title: labels["effects"] ?? "",
        icons: Object.entries(effects).map(([code, { name }]) => icon(name, Seal, { effect: code, r: 15 })),
      },
      { title: labels["tiles"] ?? "", icons: Object.entries(tiles).map(([code, { name }]) => plate(code, name, PURPLE)) },
      {
        title: labels["signs"] ?? "",
        icons: [
          icon(labels["coins"] ?? "", Coin, { value: 1, r: 14 }),
          sign("danger", "danger", "var(--mg-danger)"),
          sign("strength", "strength", "var(--mg-strength)"),
          sign("seat", "guild-seats", "var(--accent)"),
          sign("cards", "cards"),
          sign("wheel", "base-card"),
          sign("anchor", "anchor"),
          sign("start", "start-player", "var(--accent)"),
          sign("lock", "own-secret"),
          sign("tick", "carry-out", "var(--accent)"),
          sign("next", "go-on", "var(--accent)"),
          sign("cross", "leave", "var(--accent)"),
        ],
      },
    ];
  },
};
