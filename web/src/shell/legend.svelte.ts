// Whether the legend of icons is laid out: the menu, the rules and a key open it.

class LegendSheet {
  open = $state(false);
}

export const legendSheet = new LegendSheet();
