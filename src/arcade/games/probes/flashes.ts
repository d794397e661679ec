import type { PixelData } from './compare-pixels.ts';

/** Screenshots per second of a recording. */
const screenshotsPerSecond = 30;

/**
 * WCAG 2.3.1, general flashes: a change by at least `changeMin` of the maximum relative luminance, where the relative
 * luminance of the darker image is below `darkerMax`.
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
  const reversals = reversalsOfSquares(screenshots.map(luminances));
  let max = 0;
  for (let start = 0; start < screenshots.length; start += 1) {
    const pairs = reversals
      .map((indexes) => Math.floor(countWithinSecond(indexes, start) / 2))
      .sort((left, right) => right - left);
    // Number of pairs that more than a quarter of all squares reach.
    max = Math.max(max, pairs[Math.floor(pairs.length / 4)] ?? 0);
  }
  return max;
}

function countWithinSecond(indexes: readonly number[], start: number): number {
  return indexes.filter((index) => index >= start && index < start + screenshotsPerSecond).length;
}

/** Indexes of the screenshots with a reversal, for each square. */
function reversalsOfSquares(luminanceSeries: readonly (readonly number[])[]): number[][] {
  const [firstLuminances = []] = luminanceSeries;
  return firstLuminances.map((_, square) => reversalsOf(luminanceSeries.map((values) => values[square] as number)));
}

/**
 * Indexes of the values that complete a change of the luminance by at least `changeMin` in the direction opposite to
 * the previous change. The first change counts in either direction.
 */
function reversalsOf([firstValue = 0, ...values]: readonly number[]): number[] {
  const indexes: number[] = [];
  let direction = 0;
  // Minimum and maximum since the last index in the result.
  let lowest = firstValue;
  let highest = firstValue;
  for (const [index, value] of values.entries()) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
    const reversal =
      direction <= 0 && isChange(lowest, value) ? 1 : direction >= 0 && isChange(value, highest) ? -1 : 0;
    if (reversal === 0) continue;
    direction = reversal;
    lowest = value;
    highest = value;
    indexes.push(index + 1);
  }
  return indexes;
}

function isChange(darker: number, lighter: number): boolean {
  return darker < darkerMax && lighter - darker >= changeMin;
}

/** Mean relative luminance of each square, 0 to 1. */
function luminances({ width, height, data }: PixelData): number[] {
  const squaresPerRow = Math.ceil(width / squarePixels);
  const sums = new Float64Array(squaresPerRow * Math.ceil(height / squarePixels));
  const counts = new Uint16Array(sums.length);
  for (let y = 0; y < height; y += 1) {
    const firstSquareOfRow = Math.floor(y / squarePixels) * squaresPerRow;
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * 4;
      const square = firstSquareOfRow + Math.floor(x / squarePixels);
      const red = linearOfSrgb[data[offset] as number] as number;
      const green = linearOfSrgb[data[offset + 1] as number] as number;
      const blue = linearOfSrgb[data[offset + 2] as number] as number;
      sums[square] = (sums[square] as number) + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      counts[square] = (counts[square] as number) + 1;
    }
  }
  return Array.from(sums, (sum, square) => sum / (counts[square] as number));
}

/** Linear value of each of the 256 values of an sRGB channel. */
const linearOfSrgb = Float64Array.from({ length: 256 }, (_, value) => {
  const channelValue = value / 255;
  return channelValue <= 0.04045 ? channelValue / 12.92 : ((channelValue + 0.055) / 1.055) ** 2.4;
});
