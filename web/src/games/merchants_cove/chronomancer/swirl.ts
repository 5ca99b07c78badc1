// Arms of swirling light: each is broad outside and ends in a point near the middle.

const STEPS = 18;

export function arm(outer: number, turn: number, width: number, winding = 1.15): string {
  const edge = (share: number, side: number) => {
    const r = 5 + (outer - 5) * share;
    const angle = turn + winding * Math.PI * (1 - share) ** 1.25 + side * width * share ** 0.8;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  };
  const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const there = shares.map((share) => edge(share, -0.5));
  const back = shares.map((share) => edge(share, 0.5)).reverse();
  return `M${there.join("L")}L${back.join("L")}z`;
}
