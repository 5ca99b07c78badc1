// Icons of the smithy alone.

import { area, cut } from "../../../design/icons/shapes";

export const SIGNS: Record<string, string> = {
  flame:
    area(
      "M12.6 1c.6 4.2 6.9 7.4 6.9 13.4 0 4.9-3.3 8.1-7.5 8.1s-7.5-3.2-7.5-7.7c0-3.3 1.7-5.3 3.2-7.3.3 1.8.9 2.9 2 3.6C9.4 7.2 10.5 3.5 12.6 1z",
    ) + cut("M12.2 13c.2 1.9 2.6 2.9 2.6 5a2.8 2.8 0 0 1-5.6 0", 1.5),
  drop: area("M12 1.5c3.2 4.8 7.5 8.5 7.5 13.4a7.5 7.5 0 0 1-15 0C4.5 10 8.8 6.3 12 1.5z") + cut("M8 15.5a4 4 0 0 0 3.5 3.7", 1.6),
};
