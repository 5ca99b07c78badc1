// The next component in a direction: near, and rather straight ahead than aside.

const ASIDE = 2.5;

function middle(element: Element): [number, number] | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight ? [x, y] : null;
}

export function nearest<Of extends Element>(from: Of, among: Of[], [dx, dy]: [number, number]): Of | undefined {
  const start = middle(from);
  if (start === null) return among[0];
  let best: { component: Of; cost: number } | undefined;
  for (const component of among) {
    const end = component === from ? null : middle(component);
    if (end === null) continue;
    const [x, y] = [end[0] - start[0], end[1] - start[1]];
    const ahead = x * dx + y * dy;
    const cost = ahead + ASIDE * Math.abs(x * dy - y * dx);
    if (ahead > 1 && (best === undefined || cost < best.cost)) best = { component, cost };
  }
  return best?.component;
}
