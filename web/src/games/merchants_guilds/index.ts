// The board of Carthago: Merchants & Guilds.

import "../../drawing/drawing.css";
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import "./theme.css";
import "./cards.css";

const folder: GameFolder = { Board, Mat };

export default folder;
