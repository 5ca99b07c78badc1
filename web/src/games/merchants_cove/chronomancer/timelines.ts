// What portals offer.

import type { ActionView, ColourCode, GoodCode } from "../types";

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
