// What makes a part of a drawing a component with a card of its own: a kind, which the server has words for
// (`names.about`), and a title: its name in the first line, then a line for each fact that it shows. The page draws the card.

export interface Carded {
  kind: string;
  title: string;
  // About the text itself: where its numbers come from.
  note?: string;
}

// The attributes of a component. What holds buttons is a group, everything else a picture.
export const carded = (kind: string, title: string, note?: string, role: "img" | "group" = "img") => ({
  role,
  "aria-label": title,
  "data-card": kind,
  "data-note": note || undefined,
});
