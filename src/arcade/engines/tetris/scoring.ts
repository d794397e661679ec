/** A turned T in a corner: not at all, weakly, or fully. */
export type Spin = 'none' | 'mini' | 'full';

export interface Placement {
  readonly lines: number;
  readonly spin: Spin;
  /** Nothing is left on the board. */
  readonly isPerfect: boolean;
}

/** What earlier placements left. */
export interface Standing {
  /** Before the placement's own lines count. */
  readonly level: number;
  /** Placements in a row that cleared lines. */
  readonly clears: number;
  /** Whether the last clear was of four lines or by a T-spin. */
  readonly backToBack: boolean;
}

export interface Award {
  readonly points: number;
  readonly clears: number;
  readonly backToBack: boolean;
  /** Half as much again was given for the chain. */
  readonly isChained: boolean;
  readonly isPerfect: boolean;
}

const linePoints: Readonly<Record<Spin, readonly number[]>> = {
  none: [0, 100, 300, 500, 800],
  // A T that clears three lines has all corners filled, so there is no such mini.
  mini: [100, 200, 400],
  full: [400, 800, 1200, 1600],
};
const perfectPoints: readonly number[] = [0, 800, 1200, 1800, 2000];
const comboPoints = 50;
const levelMax = 20;

/** Points for a placement by the guideline's table, times the level, and where its chains stand then. */
export function award({ lines, spin, isPerfect }: Placement, { level, clears, backToBack }: Standing): Award {
  const base = linePoints[spin][lines];
  if (base === undefined) throw new Error(`No placement clears ${lines} lines with spin ${spin}.`);
  if (lines === 0) return { points: base * level, clears: 0, backToBack, isChained: false, isPerfect: false };
  const isHard = lines === 4 || spin !== 'none';
  const isChained = isHard && backToBack;
  // Every base is a multiple of 100: the half is a whole number.
  const forLines = isChained ? (base * 3) / 2 : base;
  const forPerfect = isPerfect ? (perfectPoints[lines] as number) : 0;
  const points = (forLines + forPerfect + comboPoints * clears) * level;
  return { points, clears: clears + 1, backToBack: isHard, isChained, isPerfect };
}

/** 1 to 20, one more with each ten lines. */
export function levelOf(lines: number): number {
  return Math.min(levelMax, 1 + Math.floor(lines / 10));
}

/** Clears in a row less one, never below 0. */
export function comboOf(clears: number): number {
  return Math.max(0, clears - 1);
}
