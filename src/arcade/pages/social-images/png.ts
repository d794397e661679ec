import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Image with a palette: one byte per pixel, row by row, which is an index into the palette. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** `#rrggbb`, at most 256. */
  readonly palette: readonly string[];
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const compress = promisify(deflate);

/** Encodes the image as PNG (ISO/IEC 15948), compressed outside the event loop. */
export async function encodePng({ width, height, pixels, palette }: IndexedImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, palette colours, default methods, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', await compress(withFilters(pixels, width, height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row starts with its filter type, 0: unfiltered. */
function withFilters(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const chunkBytes = Buffer.alloc(data.length + 12);
  chunkBytes.writeUInt32BE(data.length, 0);
  chunkBytes.write(type, 4, 'latin1');
  chunkBytes.set(data, 8);
  chunkBytes.writeUInt32BE(crc32(chunkBytes.subarray(4, data.length + 8)), data.length + 8);
  return chunkBytes;
}
