import { crc32 } from '../archive/crc32.ts';
import type { ImageSize, MediaFault } from './media.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const criticalChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
/**
 * Accepted chunks other than the critical ones, each at most once, and their maximum bytes. They affect how a browser
 * draws the pixels, or are common.
 */
const otherChunkBytesMax: ReadonlyMap<string, number> = new Map([
  ['bKGD', 6],
  ['cHRM', 32],
  ['cICP', 4],
  ['gAMA', 4],
  ['pHYs', 9],
  ['sBIT', 4],
  ['sRGB', 1],
  ['tIME', 7],
  ['tRNS', 256],
]);
/**
 * Refused chunks that a finding names: profiles, texts, metadata, animations, palettes, histograms, and data of macOS
 * screenshots.
 */
const namedChunks = ['iCCP', 'zTXt', 'iTXt', 'tEXt', 'eXIf', 'acTL', 'fcTL', 'fdAT', 'sPLT', 'hIST', 'caBX', 'iDOT'];
const stripFix =
  'Save the image without metadata, for example with `oxipng --strip all`; screenshots of macOS contain iDOT and iCCP.';
const headerBytes = 13;
/** Bytes of a chunk besides its content: length, type and checksum. */
const chunkOverheadBytes = 12;
/** Bit depths by colour type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Chunk {
  readonly type: string;
  readonly content: Uint8Array;
}

/** Reads the size of a PNG. IHDR must be first, IEND last, all checksums valid, and no data may follow. */
export function readPng(bytes: Uint8Array): ImageSize | MediaFault {
  if (!signature.every((byte, index) => bytes[index] === byte)) return { why: 'The file has no PNG signature.' };
  const chunks = readChunks(bytes);
  if (!Array.isArray(chunks)) return chunks;
  const types = chunks.map(({ type }) => type);
  const refused = findRefusedChunk(chunks);
  if (refused !== null) return { why: refused, fix: stripFix };
  const header = chunks[0];
  if (header?.type !== 'IHDR' || types.lastIndexOf('IHDR') !== 0)
    return { why: 'IHDR must be the first chunk and occur once.' };
  if (types.indexOf('IEND') !== types.length - 1 || chunks.at(-1)?.content.length !== 0)
    return { why: 'IEND must be the last chunk, occur once and be empty.' };
  if (!areConsecutive(types, 'IDAT')) return { why: 'The IDAT chunks are missing or not consecutive.' };
  return readHeader(header.content);
}

function readChunks(bytes: Uint8Array): Chunk[] | MediaFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let offset = signature.length;
  while (offset < bytes.length) {
    const length = offset + chunkOverheadBytes <= bytes.length ? view.getUint32(offset) : bytes.length;
    const end = offset + chunkOverheadBytes + length;
    if (end > bytes.length) return { why: 'A chunk is longer than the file.' };
    const typeAndContent = bytes.subarray(offset + 4, end - 4);
    const type = String.fromCharCode(...typeAndContent.subarray(0, 4));
    if (!/^[A-Za-z]{4}$/.test(type)) return { why: 'A chunk has a type of other characters than letters.' };
    if (crc32(typeAndContent) !== view.getUint32(end - 4)) return { why: `The checksum of a chunk ${type} is wrong.` };
    chunks.push({ type, content: typeAndContent.subarray(4) });
    offset = end;
  }
  return chunks;
}

function findRefusedChunk(chunks: readonly Chunk[]): string | null {
  const seenTypes = new Set<string>();
  for (const { type, content } of chunks) {
    if (criticalChunks.includes(type)) continue;
    const bytesMax = otherChunkBytesMax.get(type);
    if (bytesMax === undefined)
      return namedChunks.includes(type)
        ? `The chunk ${type} is not accepted.`
        : `A chunk has a private or unknown type. Accepted are ${[...criticalChunks, ...otherChunkBytesMax.keys()].join(' ')}.`;
    if (content.length > bytesMax) return `The chunk ${type} has more than ${bytesMax} bytes.`;
    if (seenTypes.has(type)) return `The chunk ${type} occurs more than once.`;
    seenTypes.add(type);
  }
  return null;
}

function areConsecutive(types: readonly string[], type: string): boolean {
  const first = types.indexOf(type);
  return first >= 0 && types.slice(first, types.lastIndexOf(type) + 1).every((otherType) => otherType === type);
}

function readHeader(content: Uint8Array): ImageSize | MediaFault {
  if (content.length !== headerBytes) return { why: 'IHDR does not have 13 bytes.' };
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = content.subarray(8);
  const isKnown = depths[colour]?.includes(depth) === true && compression === 0 && filter === 0 && interlace <= 1;
  return isKnown
    ? { width: view.getUint32(0), height: view.getUint32(4) }
    : { why: 'IHDR has an unknown colour type, bit depth or method.' };
}
