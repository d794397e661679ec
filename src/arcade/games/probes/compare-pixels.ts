/** Decoded image: four bytes per pixel (red, green, blue, alpha), row by row. */
export interface PixelData {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Maximum difference of a colour channel at which pixels count as equal. Alpha is not compared. */
const channelTolerance = 24;

/** Number of clearly different pixels. Images of different sizes differ everywhere. */
export function countDifferentPixels(left: PixelData, right: PixelData): number {
  if (left.width !== right.width || left.height !== right.height)
    return Math.max(left.width * left.height, right.width * right.height);
  let count = 0;
  for (let offset = 0; offset < left.data.length; offset += 4) if (differsAt(left.data, right.data, offset)) count += 1;
  return count;
}

function differsAt(left: Uint8Array, right: Uint8Array, offset: number): boolean {
  for (let channel = offset; channel < offset + 3; channel += 1)
    if (Math.abs((left[channel] as number) - (right[channel] as number)) > channelTolerance) return true;
  return false;
}

/** Share of clearly different pixels in two images of one size, 0 to 1. */
export function differentPixelShare(left: PixelData, right: PixelData): number {
  return countDifferentPixels(left, right) / (left.width * left.height);
}
