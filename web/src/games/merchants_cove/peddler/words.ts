// A card's errand in a few words.

import { valued } from "../../../lib/words.svelte";
import { FACTION } from "../lookups";
import type { Play } from "../play";
import type { ErrandCode, LeftHalf } from "../types";

const LABELS: Record<ErrandCode, string> = {
  recruit_and_draw: "recruit-and-draw",
  obtain_goods: "obtain-goods",
  sponsorship: "sponsorship",
};

export function errandText(play: Play, { kind, goods, hall }: LeftHalf): string {
  const of = hall ? play.label(FACTION[hall]) : goods.map((good) => play.names.things[good] ?? good).join(", ");
  return of ? valued(play.label(LABELS[kind]), of) : play.label(LABELS[kind]);
}
