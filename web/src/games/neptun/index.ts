// Neptun's board.

import "../../drawing/drawing.css";
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import { icons } from "./icons";
import { legend } from "./legend";
import Mat from "./Mat.svelte";
import "./theme.css";
import type { View } from "./types";
import "./cards.css";

const totals = ({ players }: View) => players.map(({ gold, points }) => ({ gold, points }));
const folder: GameFolder = { Board, Mat, icons, legend, totals };

export default folder;
