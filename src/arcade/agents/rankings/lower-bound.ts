/**
 * Lower confidence bound of an agent's mean score: the one-sided 90 % bound by Student's t, mean - t * s / sqrt(n),
 * where s is the sample standard deviation and t the quantile for n - 1 degrees of freedom. Rounded down to whole
 * points, and never below 0. Integer arithmetic only, so the result is exact. Throws RangeError for fewer
 * than 2 or more than 20 scores.
 */
export function lowerBound(scores: readonly number[]): number {
  const n = scores.length;
  const t = quantiles[n - 2];
  if (t === undefined) throw new RangeError('The bound is defined for 2 to 20 scores.');
  let sum = 0n;
  let sumOfSquares = 0n;
  for (const score of scores) {
    const value = BigInt(score);
    sum += value;
    sumOfSquares += value * value;
  }
  const count = BigInt(n);
  // count * sumOfSquares - sum^2 = n * (n - 1) * s^2, so that margin = t * s * sqrt(n), rounded up.
  const squaredMarginNumerator = t * t * (count * sumOfSquares - sum * sum);
  const margin = ceilSqrt(ceilDivide(squaredMarginNumerator, count - 1n));
  const bound = floorDivide(quantileUnit * sum - margin, quantileUnit * count);
  return bound < 0n ? 0 : Number(bound);
}

/** Unit of the quantiles. */
const quantileUnit = 10_000n;

/** One-sided 90 % quantiles of Student's t for 1 to 19 degrees of freedom, in ten-thousandths. */
const quantiles: readonly bigint[] = [
  30_777n,
  18_856n,
  16_377n,
  15_332n,
  14_759n,
  14_398n,
  14_149n,
  13_968n,
  13_830n,
  13_722n,
  13_634n,
  13_562n,
  13_502n,
  13_450n,
  13_406n,
  13_368n,
  13_334n,
  13_304n,
  13_277n,
];

/** Smallest integer whose square is not below `value`. */
function ceilSqrt(value: bigint): bigint {
  if (value < 2n) return value;
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root -= 1n;
  while (root * root < value) root += 1n;
  return root;
}

function ceilDivide(value: bigint, divisor: bigint): bigint {
  return (value + divisor - 1n) / divisor;
}

function floorDivide(value: bigint, divisor: bigint): bigint {
  return value >= 0n ? value / divisor : -ceilDivide(-value, divisor);
}
