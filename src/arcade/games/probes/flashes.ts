import type { PixelData } from './compare-pixels.ts';

/** Screenshots per second of a recording. */
const screenshotsPerSecond = 30;

/**
 * WCAG 2.3.1, general flashes: a change of at least this share of the maximum relative luminance, where the darker
 * image is dark.
 */
const changeMin = 0.1;
const darkerMax = 0.8;
/** Side of the squares whose mean luminance is tracked, in pixels. */
const squarePixels = 16;

/**
 * Maximum number of pairs of opposing luminance changes within a second in more than a quarter of the image (WCAG
 * 2.3.1: no more than three). Each small square is tracked separately, so that an alternating fine pattern is no flash,
 * and a slow fade counts once.
 */
export function countFlashesPerSecond(screenshots: readonly PixelData[]): number {
  const changes = changesOfSquares(screenshots.map(luminances));
  let max = 0;
  for (let start = 0; start < screenshots.length; start += 1) {
    const pairs = changes.map((at) => Math.floor(countWithin(at, start) / 2)).sort((left, right) => right - left);
    // The number that more than a quarter of all squares reach.
    max = Math.max(max, pairs[Math.floor(pairs.length / 4)] ?? 0);
  }
  return max;
}

function countWithin(at: readonly number[], start: number): number {
  return at.filter((index) => index >= start && index < start + screenshotsPerSecond).length;
}

/** Per square, the screenshots at which its luminance has reversed and changed enough. */
function changesOfSquares(series: readonly (readonly number[])[]): number[][] {
  const [first = []] = series;
  return first.map((_, square) => changesOf(series.map((values) => values[square] as number)));
}

function changesOf([first = 0, ...values]: readonly number[]): number[] {
  const at: number[] = [];
  let direction = 0;
  // Minimum and maximum since the last change.
  let low = first;
  let high = first;
  for (const [index, value] of values.entries()) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    const reversal = direction <= 0 && isChange(low, value) ? 1 : direction >= 0 && isChange(value, high) ? -1 : 0;
    if (reversal === 0) continue;
    direction = reversal;
    low = value;
    high = value;
    at.push(index + 1);
  }
  return at;
}

function isChange(darker: number, lighter: number): boolean {
  return darker < darkerMax && lighter - darker >= changeMin;
}

/** Mean relative luminance of each square, 0 to 1. */
function luminances({ width, height, data }: PixelData): number[] {
  const across = Math.ceil(width / squarePixels);
  const sums = new Float64Array(across * Math.ceil(height / squarePixels));
  const counts = new Uint16Array(sums.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / squarePixels) * across;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const square = row + Math.floor(x / squarePixels);
      const red = linear[data[at] as number] as number;
      const green = linear[data[at + 1] as number] as number;
      const blue = linear[data[at + 2] as number] as number;
      sums[square] = (sums[square] as number) + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      counts[square] = (counts[square] as number) + 1;
    }
  }
  return Array.from(sums, (sum, square) => sum / (counts[square] as number));
}

/** Linear value of each of the 256 values of an sRGB channel. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
