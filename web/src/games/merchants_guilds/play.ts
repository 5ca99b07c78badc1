// What the pieces of this board may ask for.

import { usePlay as use, type Play as AnyPlay } from "../../pieces/play";
import type { Names, View } from "./types";

export { providePlay } from "../../pieces/play";
export type Play = AnyPlay<View, Names>;
export const usePlay = () => use<View, Names>();
