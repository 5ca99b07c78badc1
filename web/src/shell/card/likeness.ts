// A component drawn once more, as large as there is room: a copy of its shapes, in the light of its own board.

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 3; // outlines are wider than shapes
// What belongs to playing, not to the component.
const APART = ".glow, .reach, .help";
const SPOKEN = /^(id|role|tabindex|aria-.*|data-.*)$/;

function mute(element: Element): void {
  for (const { name } of [...element.attributes]) if (SPOKEN.test(name)) element.removeAttribute(name);
}

// The heading of a panel stands for all of it.
const wholeOf = (component: SVGGraphicsElement) =>
  component.hasAttribute("data-heading") ? (component.parentElement as Element as SVGGraphicsElement) : component;

export function likeness(component: SVGGraphicsElement): SVGSVGElement | null {
  const whole = wholeOf(component);
  const board = whole.closest<SVGSVGElement>("svg.drawn");
  const { x, y, width, height } = whole.getBBox();
  if (board === null || width === 0 || height === 0) return null;
  const copy = whole.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  for (const part of copy.querySelectorAll(APART)) part.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) mute(part);
  // What a theme says of a piece may depend on what it lies in.
  let nested: Element = copy;
  for (let around = whole.parentElement; around !== null && around !== (board as Element); around = around.parentElement) {
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", around.getAttribute("class") ?? "");
    layer.setAttribute("style", around.getAttribute("style") ?? "");
    layer.style.transform = "none";
    layer.append(nested);
    nested = layer;
  }
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", board.getAttribute("class") ?? "");
  picture.classList.remove("on-mat");
  picture.setAttribute("viewBox", [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(" "));
  picture.setAttribute("aria-hidden", "true");
  if (board.matches(".on-mat") || whole.closest("[data-ground]")) picture.dataset.ground = "panel";
  picture.append(nested);
  return picture;
}
