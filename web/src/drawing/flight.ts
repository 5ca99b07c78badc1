// Pieces travel. Before the table changes, the place of every piece is noted; afterwards a piece that appears
// somewhere starts from where one of its kind has gone away, or from its home (reserve, bag, deck), or from another
// home that it names in data-from (a hidden hand). What has gone away for good travels home and fades; of a heap only
// if it says so (data-departs).

import { travelTime } from "./motion";

interface Place {
  kind: string;
  count: number;
  x: number;
  y: number;
  element: SVGGElement;
  matrix: DOMMatrix | null;
}

const PIECES = "[data-piece][data-spot]";

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function note(): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const element of document.querySelectorAll<SVGGElement>(PIECES)) {
    const kind = element.dataset.piece ?? "";
    const count = Number(element.dataset.count ?? 1);
    const place = { kind, count, element, matrix: element.getScreenCTM(), ...centre(element) };
    places.set(`${kind}@${element.dataset.spot}`, place);
  }
  return places;
}

function home(kind: string): { x: number; y: number } | null {
  const element = document.querySelector(`[data-home="${kind}"]`) ?? document.querySelector(`[data-home="${kind.split(":")[0]}"]`);
  return element ? centre(element) : null;
}

export function flight(drawing: () => SVGSVGElement | undefined) {
  // How the table lay after the last change. A mat may be redrawn before the board, so the counts of then are kept,
  // and only the positions are taken anew, as the page may have been scrolled since.
  let last: Map<string, Place> | null = null;

  function before() {
    if (!last || !drawing()?.isConnected) return;
    const fresh = note();
    for (const [key, place] of last) {
      const now = fresh.get(key);
      if (now) last.set(key, { ...now, count: place.count });
    }
  }

  function after() {
    const svg = drawing();
    if (!svg) return;
    const now = note();
    const old = last;
    last = now;
    const duration = travelTime(svg);
    if (!old || !duration) return;
    // Where pieces have gone away, by kind, each as often as it lost one.
    const left = new Map<string, Place[]>();
    for (const [key, place] of old) {
      const lost = place.count - (now.get(key)?.count ?? 0);
      for (let i = 0; i < lost; i++) left.set(place.kind, [...(left.get(place.kind) ?? []), place]);
    }
    for (const [key, place] of now) {
      if (place.count <= (old.get(key)?.count ?? 0)) continue;
      const from = left.get(place.kind)?.shift() ?? home(place.element.dataset.from ?? place.kind);
      if (from) travel(svg, place, from, duration);
    }
    for (const place of [...left.values()].flat()) {
      if (!place.element.isConnected || place.element.dataset.departs !== undefined) depart(svg, place, duration);
    }
  }

  return { before, after };
}

const REST = "translate(0, 0)";

function travel(svg: SVGSVGElement, place: Place, from: { x: number; y: number }, duration: number) {
  const shift = inDrawing(place.matrix, from.x - place.x, from.y - place.y);
  if (!shift) return;
  const options = { duration, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
  if (svg.contains(place.element)) {
    place.element.animate([{ transform: shift }, { transform: REST }], options);
    return;
  }
  // A mat may cut off what sticks out of it, so a likeness travels over the board instead.
  send(svg, place, [{ transform: shift }, { transform: REST }], options);
  if (place.count === 1) place.element.animate([{ opacity: 0 }, { opacity: 0 }], options);
}

function depart(svg: SVGSVGElement, place: Place, duration: number) {
  const to = home(place.kind);
  const shift = to && inDrawing(place.matrix, to.x - place.x, to.y - place.y);
  if (!shift) return;
  const options = { duration, easing: "cubic-bezier(0.5, 0, 0.7, 0.4)" };
  send(svg, place, [{ transform: REST }, { transform: shift, opacity: 0.2 }], options);
}

function send(svg: SVGSVGElement, place: Place, frames: Keyframe[], options: KeyframeAnimationOptions) {
  const ground = svg.getScreenCTM();
  if (!place.matrix || !ground) return;
  const m = ground.inverse().multiply(place.matrix);
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "g");
  frame.setAttribute("transform", `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
  frame.setAttribute("aria-hidden", "true");
  frame.style.pointerEvents = "none";
  const likeness = place.element.cloneNode(true) as SVGGElement;
  delete likeness.dataset.piece;
  frame.append(likeness);
  svg.append(frame);
  const done = likeness.animate(frames, options).finished;
  void done.catch(() => undefined).then(() => frame.remove());
}

// Screen distances become distances of the drawing, also when it is turned or zoomed.
function inDrawing(matrix: DOMMatrix | null, dx: number, dy: number): string | null {
  if (!matrix || Math.hypot(dx, dy) < 2) return null;
  const back = matrix.inverse();
  return `translate(${back.a * dx + back.c * dy}px, ${back.b * dx + back.d * dy}px)`;
}
