// Every icon of the cove and of its shops, and what it means.

import Emblem from "../../design/icons/Emblem.svelte";
import Coin from "../../drawing/Coin.svelte";
import Plate from "../../drawing/Plate.svelte";
import { icon, type Icon, type Legend } from "../legend";
import { SIGNS as ALCHEMIST } from "./alchemist/signs";
import { SIGNS as BLACKSMITH } from "./blacksmith/signs";
import { MARKS } from "./chronomancer/signs";
import { COLOUR_OF, KINDS } from "./lookups";
import Faction from "./pieces/Faction.svelte";
import Good from "./pieces/Good.svelte";
import { SIGNS } from "./signs";
import type { Names } from "./types";

const INK = "var(--plate-ink)";
const WOOD = "#4a3123";

export const legend: Legend<Names> = {
  look: "cove",
  groups: ({ labels, merchants }) => {
    const sign = (name: string, key: string, from: Record<string, string> = SIGNS, colour = INK): Icon =>
      icon(labels[key] ?? key, Emblem, { name, from, size: 28, colour, ground: "var(--plate)" });
    const trade = (merchant: string, ...more: Icon[]): { title: string; icons: Icon[] } => ({
      title: merchants[merchant]?.name ?? merchant,
      icons: [
        icon(merchants[merchant]?.name ?? merchant, Plate, { name: merchant, from: SIGNS, fill: WOOD }),
        icon(labels["small-good"] ?? "", Good, { merchant, good: "small_blue", size: 32 }),
        icon(labels["large-good"] ?? "", Good, { merchant, good: "large_yellow", size: 28 }),
        ...more,
      ],
    });
    return [
      {
        title: labels["crowd"] ?? "",
        icons: [
          ...KINDS.map((kind) => icon(labels[kind] ?? kind, Plate, { name: kind, from: SIGNS, fill: `var(--mc-${COLOUR_OF[kind]})` })),
          sign("adventurer", "crowd"),
        ],
      },
      {
        title: labels["halls"] ?? "",
        icons: [
          icon(labels["icon-shield"] ?? "", Faction, { colour: "red", shape: "shield", size: 26 }),
          icon(labels["icon-round"] ?? "", Faction, { colour: "red", size: 28 }),
          icon(labels["icon-bolt"] ?? "", Faction, { colour: "red", shape: "bolt", size: 26 }),
          sign("hall", "halls"),
        ],
      },
      {
        title: labels["townsfolk"] ?? "",
        icons: [sign("locals", "locals"), sign("mercenaries", "mercenaries"), sign("sailors", "sailors"), sign("arrow", "goes-to")],
      },
      {
        title: labels["signs"] ?? "",
        icons: [
          icon(labels["gold"] ?? "", Coin, { value: 1, r: 14 }),
          sign("hour", "hours"),
          sign("corruption", "corruption", SIGNS, "var(--mc-corrupt-ink)"),
          sign("mouse", "mice"),
          sign("market", "marker"),
          sign("boat", "boats"),
          sign("pier", "piers"),
          sign("bag", "bag"),
          sign("refresh", "once-more"),
        ],
      },
      trade(
        "alchemist",
        sign("ichor", "ichor", ALCHEMIST),
        sign("ladle", "help-brewing", ALCHEMIST),
        sign("brush", "help-toxic_waste", ALCHEMIST),
      ),
      trade("blacksmith", sign("flame", "heat", BLACKSMITH), sign("drop", "cooling", BLACKSMITH), sign("tick", "clean", SIGNS)),
      trade("captain"),
      trade(
        "chronomancer",
        sign("chronomancer", "chronomancer", MARKS),
        sign("assistant", "assistant", MARKS),
        sign("freeze", "freeze-time", MARKS),
        sign("shift", "shift-timelines", MARKS),
        sign("white", "white-face", MARKS),
        sign("blue", "blue-face", MARKS),
        sign("down", "slides", MARKS),
        sign("flip", "turned-over", MARKS),
      ),
      {
        title: merchants["peddler"]?.name ?? "",
        icons: [icon(merchants["peddler"]?.name ?? "", Plate, { name: "peddler", from: SIGNS, fill: WOOD })],
      },
    ];
  },
};
