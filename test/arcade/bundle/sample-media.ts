import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** A PNG of this size, written by a common library. */
export function samplePng(width = 2, height = 2): Buffer {
  return PNG.sync.write(new PNG({ width, height }));
}

/** The PNG of `samplePng()` with these chunks before IEND, which is 12 bytes long. */
export function pngWith(...chunks: readonly Buffer[]): Buffer {
  const png = samplePng();
  return Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);
}

export function pngChunk(type: string, content = Buffer.alloc(0)): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), typeAndContent, uint32(crc32(typeAndContent))]);
}

/** A PNG whose header states this size, without the data of the pixels. */
export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 6, 0, 0, 0])]);
  return Buffer.concat([
    samplePng().subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from([0])),
    pngChunk('IEND'),
  ]);
}

export function webpChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, content, Buffer.alloc(content.length % 2)]);
}

export function webpOf(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** Content of a VP8L chunk: a lossless frame header for this size. */
export function vp8l(width: number, height: number): Buffer {
  const bits = Buffer.alloc(4);
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0);
  return Buffer.concat([Buffer.from([0x2f]), bits, Buffer.from([0])]);
}

/** Content of a VP8 chunk: a key frame header for this size. */
export function vp8(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), size]);
}

/** Content of a VP8X chunk: the header of the extended format with this size. */
export function vp8x(width: number, height: number, flags = 0): Buffer {
  const header = Buffer.alloc(10);
  header[0] = flags;
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  return header;
}

export function sampleWebp(): Buffer {
  return webpOf(webpChunk('VP8L', vp8l(2, 2)));
}

/** A WOFF2 header with these 32-bit numbers by their offset in bytes, and 16 bytes after it. */
export function sampleWoff2(fields: Readonly<Record<number, number>> = {}): Buffer {
  const font = Buffer.alloc(64);
  const valuesByOffset = {
    0: 0x774f4632,
    4: 0x00010000,
    8: 64,
    12: 0x00010000,
    16: 1_000,
    20: 16,
    24: 0x00010000,
    ...fields,
  };
  for (const [offset, value] of Object.entries(valuesByOffset)) font.writeUInt32BE(value, Number(offset));
  return font;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
