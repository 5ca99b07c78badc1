// The board of Merchants Cove.

import "../../drawing/drawing.css";
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import Pages from "./Pages.svelte";
import "./theme.css";
import { visit } from "./visit.svelte";

const folder: GameFolder = { Board, Mat, pages: { Names: Pages, turn: (by) => visit.turn(by) } };

export default folder;
