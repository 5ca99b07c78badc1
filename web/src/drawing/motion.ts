// How long a piece may travel, in milliseconds; 0 if it must not.

const LONGEST = 400;

export const standsStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function travelTime(element: Element): number {
  if (standsStill()) return 0;
  const motion = getComputedStyle(element).getPropertyValue("--motion").trim();
  // The built style sheet says "320ms" in its own way: ".32s".
  const unit = motion.endsWith("ms") ? 1 : 1000;
  return Math.min((parseFloat(motion) || 0) * unit, LONGEST);
}
