/**
 * How much a long suite does: `short` as a rule. With RIALTO_SOAK, which `npm run soak` sets to a
 * share of the full size (1: all of it), that share of `full`, and never less than `short`.
 */
export function sized(short: number, full: number): number {
  const value = process.env['RIALTO_SOAK'];
  if (value === undefined) return short;
  const share = Number(value);
  if (!(share > 0 && share <= 1)) throw new Error('RIALTO_SOAK is a share of the full size: above 0, at most 1.');
  return Math.max(short, Math.round(full * share));
}
