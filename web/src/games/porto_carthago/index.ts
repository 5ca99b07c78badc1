// Porto Carthago's board.

import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { SEAT_COLOURS, SEAT_SYMBOLS } from "../../drawing/seats";
import "../../drawing/drawing.css";
import "./theme.css";
import "./cards.css";

const folder: GameFolder = { Board, Mat, colours: SEAT_COLOURS, symbols: SEAT_SYMBOLS };

export default folder;
