// What the pieces of this board may ask for.

import { usePlay as use, type Play as AnyPlay } from "../../drawing/play";
import type { Game } from "./types";

export { providePlay } from "../../drawing/play";
export type Play = AnyPlay<Game>;
export const usePlay = () => use<Game>();
