/** A curve of chances over the steps of a game, as a drawing needs it. */

export const WIDTH = 320;
export const HEIGHT = 120;

export type Dot = readonly [v: number, chance: number];

/** Where a dot of the curve is drawn. */
export function place([v, chance]: Dot, last: number): { x: number; y: number } {
  return { x: (WIDTH * v) / Math.max(last, 1), y: HEIGHT * (1 - chance) };
}

/** The points of a polyline. */
export function line(curve: readonly Dot[]): string {
  const last = curve.at(-1)?.[0] ?? 0;
  return curve.map((dot) => place(dot, last)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The dot that is drawn nearest to a place between 0 and 1 of the width. */
export function nearest(curve: readonly Dot[], at: number): number {
  const v = at * (curve.at(-1)?.[0] ?? 0);
  return curve.reduce((best, dot, index) => (Math.abs(dot[0] - v) < Math.abs(curve[best]![0] - v) ? index : best), 0);
}

/** The highest dot. */
export function top(curve: readonly Dot[]): Dot {
  return curve.reduce((best, dot) => (dot[1] > best[1] ? dot : best));
}

export const percent = (chance: number): number => Math.round(100 * chance);
