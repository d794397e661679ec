/**
 * The amount of work of a long test: `short` by default. RIALTO_SOAK, which `npm run soak` sets, is a share of `full`
 * (1: all of it); the result is at least `short`.
 */
export function soakScaled(short: number, full: number): number {
  const value = process.env['RIALTO_SOAK'];
  if (value === undefined) return short;
  const share = Number(value);
  if (!(share > 0 && share <= 1)) throw new Error('RIALTO_SOAK is a share of the full size: above 0, at most 1.');
  return Math.max(short, Math.round(full * share));
}
