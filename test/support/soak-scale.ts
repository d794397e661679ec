/**
 * The number of repetitions of a long test: `short` by default. RIALTO_SOAK, which `npm run soak` sets, is a fraction
 * of `full`; the result is at least `short`.
 */
export function soakScaled(short: number, full: number): number {
  const value = process.env['RIALTO_SOAK'];
  if (value === undefined) return short;
  const fraction = Number(value);
  if (!(fraction > 0 && fraction <= 1))
    throw new Error('RIALTO_SOAK must be a fraction of the full size, greater than 0 and at most 1.');
  return Math.max(short, Math.round(full * fraction));
}
