/** One-sided 90 % quantiles of Student's t from published tables, by degrees of freedom from 1. */
const publishedQuantiles =
  '3.0777 1.8856 1.6377 1.5332 1.4759 1.4398 1.4149 1.3968 1.3830 1.3722 1.3634 1.3562 1.3502 1.3450 1.3406 1.3368 1.3334 1.3304 1.3277';

/** The one-sided 90 % lower confidence bound of the mean, in floating point and unrounded. */
export function referenceBound(scores: readonly number[]): number {
  const n = scores.length;
  const mean = scores.reduce((total, score) => total + score, 0) / n;
  const squares = scores.reduce((total, score) => total + (score - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (n - 1));
  const t = Number(publishedQuantiles.split(' ')[n - 2]);
  return mean - (t * deviation) / Math.sqrt(n);
}

/** Quantile of Student's t for a probability from 0.5, by numerical integration, to detect misprints in a table. */
export function expectedQuantile(degreesOfFreedom: number, probability: number): number {
  let [low, high] = [0, 10];
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (0.5 + areaTo(middle, degreesOfFreedom) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The area below the density from 0 to x, by Simpson's rule. */
function areaTo(x: number, degreesOfFreedom: number): number {
  const intervals = 2_000;
  const width = x / intervals;
  let sum = 0;
  for (let interval = 0; interval <= intervals; interval += 1) {
    const weight = interval === 0 || interval === intervals ? 1 : interval % 2 === 1 ? 4 : 2;
    sum += weight * (1 + (interval * width) ** 2 / degreesOfFreedom) ** (-(degreesOfFreedom + 1) / 2);
  }
  return ((sum * width) / 3) * densityAtZero(degreesOfFreedom);
}

/** The density at 0: gamma((v + 1) / 2) / (sqrt(v * pi) * gamma(v / 2)), by recurrence. */
function densityAtZero(degreesOfFreedom: number): number {
  const isOdd = degreesOfFreedom % 2 === 1;
  let height = isOdd ? 1 / Math.PI : 1 / (2 * Math.SQRT2);
  for (let v = isOdd ? 1 : 2; v < degreesOfFreedom; v += 2) height *= ((v + 1) / v) * Math.sqrt(v / (v + 2));
  return height;
}
