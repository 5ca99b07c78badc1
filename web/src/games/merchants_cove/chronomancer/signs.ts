// The icons that only this shop has, in a box of 24 × 24.

import { area, cut, line } from "../../../design/icons/shapes";

export const MARKS: Record<string, string> = {
  // The faces of fragments
  white: area("M12 .5l2.6 8.9 8.9 2.6-8.9 2.6L12 23.5l-2.6-8.9L.5 12l8.9-2.6z"),
  blue: area("M15.5 1.8A10.5 10.5 0 1 0 22.2 15.5 8.6 8.6 0 0 1 15.5 1.8z"),

  // What figures do in the machines
  freeze:
    line("M12 1.5v21M2.9 6.75l18.2 10.5M21.1 6.75L2.9 17.25", 2) +
    line("M9 3.5l3 2.7 3-2.7M9 20.5l3-2.7 3 2.7M3 10.6l3.8-1.3-.7-4M21 13.4l-3.8 1.3.7 4M3 13.4l3.8 1.3-.7 4M21 10.6l-3.8-1.3.7-4", 1.5),
  shift:
    area("M7 1.5h10v5.5H7zM7 9.3h10v5.5H7z") + area("M9.8 16.2h4.4v2.3h3.3L12 23.3l-5.5-4.8h3.3z") + cut("M12 1.5v5.5M12 9.3v5.5", 1.3),

  // Figures
  chronomancer:
    area(
      "M13.5 1c-1.2 3.8-4.7 9.7-6 13-2.6.7-4.7 1.8-4.7 3.3C2.8 19.8 7 21 12 21s9.2-1.2 9.2-3.7c0-1.5-2.1-2.6-4.7-3.3C15.3 10.5 15.6 6 13.5 1z",
    ) + cut("M7.7 14c2.6 1.2 6.2 1.2 8.7 0", 1.3),
  assistant:
    area("M12 3c5 0 8 3.4 8 8v2.3l2.3 2v2.4H1.7v-2.4l2.3-2V11c0-4.6 3-8 8-8z") +
    cut("M6.3 12.3a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 0 1-5.2 0zM12.5 12.3a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 0 1-5.2 0z", 1.5),

  // Timelines
  down: area("M8.5 2h7v10h5L12 22 3.5 12h5z"),
  flip: line("M4 13.5c0-5.5 3.6-8.5 8-8.5s8 3 8 7.5c0 3.5-2.3 6-5.8 6.5", 2.8) + area("M15.6 13.6v9.8l-7-4.9z"),
};
