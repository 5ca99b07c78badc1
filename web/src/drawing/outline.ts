// Outlines for the glow.

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

// A box whose corners are cut off.
export function octagon(r: number): string {
  const s = r * 0.42;
  return `M${-s} ${-r}H${s}L${r} ${-s}V${s}L${s} ${r}H${-s}L${-r} ${s}V${-s}z`;
}

export function box(x: number, y: number, w: number, h: number, r = 6): string {
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}
