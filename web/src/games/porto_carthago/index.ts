// Porto Carthago's board.

import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import { icons } from "./icons";
import { legend } from "./legend";
import Mat from "./Mat.svelte";
import "../../drawing/drawing.css";
import "./theme.css";
import type { View } from "./types";
import "./cards.css";

const totals = ({ players }: View) => players.map(({ talents, points, seats }) => ({ talents, points, seats }));
const scores = ({ players }: View) => players.map(({ seats }) => seats);
const folder: GameFolder = { Board, Mat, icons, legend, totals, scores };

export default folder;
