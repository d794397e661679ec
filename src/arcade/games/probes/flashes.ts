import type { PixelData } from './compare.ts';

/** Pictures in a second of a recording. */
const picturesPerSecond = 30;

/** WCAG 2.3.1, general flashes: a change of this much of the greatest relative luminance, from or to a dark picture. */
const changeMin = 0.1;
const darkerMax = 0.8;
/** The side of the squares whose mean luminance is followed, in pixels. */
const squarePixels = 16;

/**
 * The most pairs of opposing changes of luminance that more than a quarter of the picture shows within a second
 * (WCAG 2.3.1: no more than three). Each square of a few pixels is followed by itself, so that a fine pattern that
 * changes sides is no flash, and a slow fade counts once.
 */
export function flashesIn(pictures: readonly PixelData[]): number {
  const changes = changesOfSquares(pictures.map(luminances));
  let most = 0;
  for (let start = 0; start < pictures.length; start += 1) {
    const pairs = changes.map((at) => Math.floor(countWithin(at, start) / 2)).sort((left, right) => right - left);
    // So many that more than a quarter of all squares have at least as many.
    most = Math.max(most, pairs[Math.floor(pairs.length / 4)] ?? 0);
  }
  return most;
}

function countWithin(at: readonly number[], start: number): number {
  return at.filter((index) => index >= start && index < start + picturesPerSecond).length;
}

/** Of each square, the pictures in which its luminance has turned and gone far enough. */
function changesOfSquares(series: readonly (readonly number[])[]): number[][] {
  const [first = []] = series;
  return first.map((_, square) => changesOf(series.map((values) => values[square] as number)));
}

function changesOf([begin = 0, ...values]: readonly number[]): number[] {
  const at: number[] = [];
  let direction = 0;
  // The lowest and the highest value since the last change.
  let low = begin;
  let high = begin;
  for (const [index, value] of values.entries()) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    const turned = direction <= 0 && isChange(low, value) ? 1 : direction >= 0 && isChange(value, high) ? -1 : 0;
    if (turned === 0) continue;
    direction = turned;
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

/** Of the 256 values of a channel of sRGB. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
