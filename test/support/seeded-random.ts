/** Reproducible random numbers: the same seed returns the same sequence. */
export interface SeededRandom {
  readonly seed: number;
  /** Next number in [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number;
}

/** Uses the seed in RIALTO_SEED or a new one; the caller prints it. */
export function seededRandom(seed = Number(process.env['RIALTO_SEED'] ?? Date.now() % 1_000_000_007)): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, next, between: (min, max) => min + Math.floor(next() * (max - min + 1)) };
}
