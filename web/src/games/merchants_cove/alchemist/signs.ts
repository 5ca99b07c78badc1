// Icons of the laboratory, drawn like all others.

import { area, cut, dot, line } from "../../../design/icons/shapes";

export const SIGNS: Record<string, string> = {
  ichor: area("M12 1.2c4.2 5.8 7.8 9.2 7.8 13.8a7.8 7.8 0 0 1-15.6 0C4.2 10.4 7.8 7 12 1.2z") + cut("M8 15c.2 2.7 2 4.2 4.5 4.1", 1.9),
  // A ladle in a bowl, for brewing
  ladle:
    line("M17.5 2.5c2.5 0 3.3 2.3 1.8 4L13 13.5", 2.3) +
    area("M2 11.5h20c0 6.5-4 10.5-10 10.5S2 18 2 11.5z") +
    cut("M6 15.2c.6 2 1.7 3.2 3.2 3.8", 1.6),
  // A brush with drops, for cleaning
  brush:
    line("M20.5 2.5L14 9", 2.7) +
    area(
      "M10.8 7.2l6 6-1.6 1.6-6-6zM8.2 10l5.8 5.8c-1.5 3.8-5 6-11.5 6.2 2.2-1.5 2.6-2.6 2.4-4.2 1.4-.2 2.3-1 2.2-2.6.2-2 .4-3.8 1.1-5.2z",
    ) +
    dot(19, 17, 1.5) +
    dot(16.5, 20.7, 1.3),
};
