// What the pieces of this board may ask for.

import { usePlay as use, type Play as AnyPlay } from "../../drawing/play";
import type { Game, GoodCode } from "./types";

export { providePlay } from "../../drawing/play";
export type Play = AnyPlay<Game>;
export const usePlay = () => use<Game>();

// Where goods come from, and go back to: the supply, but at the market whoever buys them stands on the open pier.
export const supplyOf = (play: Play, seat: number, good: GoodCode) => (play.view.market ? null : `good:${seat}:${good}`);
