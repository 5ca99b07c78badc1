// Plays any game that nobody has drawn a board for yet.

import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";

const folder: GameFolder = {
  Board,
  Mat,
  colours: [0, 1, 2, 3, 4].map((seat) => `var(--seat-${seat})`),
  symbols: ["●", "■", "▲", "◆", "✚"],
};

export default folder;
