// The board of Merchants Cove.

import "../../drawing/drawing.css";
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import { icons } from "./icons";
import { legend } from "./legend";
import Mat from "./Mat.svelte";
import Pages from "./Pages.svelte";
import "./theme.css";
import type { View } from "./types";
import { visit } from "./visit.svelte";

const totals = ({ players }: View) => players.map(({ gold }) => ({ gold }));
const folder: GameFolder = { Board, Mat, icons, legend, totals, pages: { Names: Pages, turn: (by) => visit.turn(by) } };

export default folder;
