// Plays any game that nobody has drawn a board for yet.

import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";

const folder: GameFolder = { Board, Mat, flows: true };

export default folder;
