// What portals offer, whether anything comes of it, and what they would offer after a shift of timelines.

import { HALVES } from "./chart";
import type {
  ActionView,
  ChronomancerShop,
  ColourCode,
  CostView,
  FragmentView,
  GoodCode,
  MerchantView,
  PortalView,
  RingCode,
  SlotCode,
  View,
} from "../types";

// One of the things that a portal offers: a good, what a hall pays at once, or help of townsfolk.
export type Offered = { good: GoodCode } | { hall: ColourCode } | { help: "locals" | "adventurer" };

export function offeredBy({ action, colours }: ActionView): Offered[] {
  const [first, second] = colours;
  if (action === "recruit") return [{ help: "locals" }];
  if (action === "use_staff" || !first) return [{ help: "adventurer" }];
  if (action === "artifact") return [{ good: `large_${first}` }];
  if (!second) return [{ good: `small_${first}` }];
  return [{ good: `small_${first}` }, action === "relic" ? { good: `small_${second}` } : { hall: second }];
}

export const keyOf = (one: Offered): `good:${GoodCode}` | `colour:${ColourCode}` | null =>
  "good" in one ? `good:${one.good}` : "hall" in one ? `colour:${one.hall}` : null;

// Goods may be exhausted, the plaza may be empty, and staff not yet recruited.
export function isIdle(one: Offered, player: MerchantView, view: View): boolean {
  if ("good" in one) return player.supply[one.good] === 0;
  if ("hall" in one) return false;
  return one.help === "locals" ? view.plaza.every(({ townsfolk }) => townsfolk === null) : player.staff.every((card) => card === null);
}

// The portal through which somebody is reaching: a figure stands there, and it offers all that is asked for.
export function reachedThrough(shop: ChronomancerShop, asked: string[]): RingCode | null {
  const found = shop.portals.find(({ code, does }) => {
    const keys = offeredBy(does).map(keyOf) as (string | null)[];
    return (code === shop.chronomancer || code === shop.assistant) && asked.every((key) => keys.includes(key));
  });
  return found?.code ?? null;
}

// The machine where the Chronomancer stands shifts the column beside it.
export const columnOf = (shop: ChronomancerShop): [SlotCode, SlotCode] | null =>
  shop.chronomancer === "LM" ? ["UL", "LL"] : shop.chronomancer === "RM" ? ["UR", "LR"] : null;

type Lying = Pick<ChronomancerShop, "slots" | "portals">;

// How slots and portals would be with a fragment of the stream in the upper slot.
export function shifted(shop: ChronomancerShop, code: string): Lying {
  const column = columnOf(shop);
  const coming = shop.time_stream.find((fragment) => fragment.code === code);
  if (!column || !coming) return shop;
  const [upper, lower] = column;
  const slots = { ...shop.slots, [upper]: coming, [lower]: shop.slots[upper] };
  return { slots, portals: shop.portals.map((portal) => remade(portal, shop.slots, slots)) };
}

function remade(portal: PortalView, old: Lying["slots"], now: Lying["slots"]): PortalView {
  const [left, right] = HALVES[portal.code] ?? [null, null];
  const before = halves(old, left, right);
  const after = halves(now, left, right);
  const change = (of: keyof CostView) => sum(after, of) - sum(before, of);
  return {
    code: portal.code,
    does: right ? now[right].does : portal.does,
    cost: { hours: portal.cost.hours + change("hours"), corruption: portal.cost.corruption + change("corruption") },
  };
}

// A portal's left half is the right half of the fragment on the left.
const halves = (slots: Record<SlotCode, FragmentView>, left: SlotCode | null, right: SlotCode | null): CostView[] => [
  ...(left ? [slots[left].right_half] : []),
  ...(right ? [slots[right].left_half] : []),
];
const sum = (costs: CostView[], of: keyof CostView) => costs.reduce((total, cost) => total + cost[of], 0);

// What the board itself prints beside the fragments.
export function edgeCost({ code, cost }: PortalView, slots: Record<SlotCode, FragmentView>): CostView {
  const lying = halves(slots, ...(HALVES[code] ?? [null, null]));
  return { hours: cost.hours - sum(lying, "hours"), corruption: cost.corruption - sum(lying, "corruption") };
}
