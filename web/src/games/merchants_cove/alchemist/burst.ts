// Which cauldrons have exploded between two looks at the laboratory.

import type { AlchemistShop, CauldronCode, PieceCode } from "../types";
import { POT_CODES, SPACES, isColour } from "./places";

const ichors = (pieces: PieceCode[]) => pieces.filter((piece) => piece === "ichor").length;

// It had one space left and nothing coloured inside; now its ichor is gone, and there is more toxic waste.
export function exploded(before: AlchemistShop, now: AlchemistShop): CauldronCode[] {
  if (now.waste <= before.waste) return [];
  const poured = ichors(now.in_hand) < ichors(before.in_hand);
  return POT_CODES.filter((code) => {
    const was = before.cauldrons[code];
    const ready = was.length >= SPACES.length - 1 && !was.some(isColour);
    return ready && !ichors(now.cauldrons[code]) && (ichors(was) > 0 || poured);
  });
}
