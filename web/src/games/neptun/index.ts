// Neptun's board.

import "../../drawing/drawing.css";
import { SEAT_SYMBOLS } from "../../drawing/seats";
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { SEAT_COLOURS } from "./lookups";
import "./theme.css";
import "./cards.css";

const folder: GameFolder = { Board, Mat, colours: SEAT_COLOURS, symbols: SEAT_SYMBOLS };

export default folder;
