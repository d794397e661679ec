import type { ImageSize, MediaFault } from './media.ts';

const riffBytes = 12;
const chunkHeaderBytes = 8;
/** Allowed VP8X flags: transparency, but no animation, ICC profile, EXIF or XMP data. */
const flagsAllowed = 0x10;

interface Chunk {
  readonly type: string;
  readonly content: Uint8Array;
}

/** Reads the size of a still WebP. Only the chunks VP8, VP8L, VP8X and ALPH are allowed. */
export function readWebp(bytes: Uint8Array): ImageSize | MediaFault {
  if (bytes.length < riffBytes || fourCharacters(bytes, 0) !== 'RIFF' || fourCharacters(bytes, 8) !== 'WEBP')
    return { why: 'The file has no RIFF header of type WEBP.' };
  if (viewOf(bytes).getUint32(4, true) + 8 !== bytes.length) return { why: 'The RIFF size is not that of the file.' };
  const chunks = readChunks(bytes);
  if (!Array.isArray(chunks)) return chunks;
  const [first, ...furtherChunks] = chunks;
  if (first === undefined) return { why: 'The file has no picture.' };
  if (first.type !== 'VP8X')
    return furtherChunks.length === 0
      ? readFrame(first)
      : { why: 'A file with more than one chunk must begin with VP8X.' };
  const frame = furtherChunks.at(-1);
  const isInOrder =
    furtherChunks.length === 1 ||
    (furtherChunks.length === 2 && furtherChunks[0]?.type === 'ALPH' && frame?.type === 'VP8 ');
  return isInOrder && frame !== undefined
    ? readExtended(first.content, readFrame(frame))
    : { why: 'VP8X must be followed by exactly one picture, with at most one ALPH before a VP8.' };
}

function readChunks(bytes: Uint8Array): Chunk[] | MediaFault {
  const chunks: Chunk[] = [];
  let offset = riffBytes;
  while (offset < bytes.length) {
    if (offset + chunkHeaderBytes > bytes.length) return { why: 'A chunk is longer than the file.' };
    const type = fourCharacters(bytes, offset);
    if (!['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(type))
      return { why: 'A chunk is none of VP8, VP8L, VP8X and ALPH.' };
    const length = viewOf(bytes).getUint32(offset + 4, true);
    const end = offset + chunkHeaderBytes + length;
    if (end + (length % 2) > bytes.length) return { why: 'A chunk is longer than the file.' };
    if (length % 2 === 1 && bytes[end] !== 0) return { why: 'The byte that pads a chunk is not 0.' };
    chunks.push({ type, content: bytes.subarray(offset + chunkHeaderBytes, end) });
    offset = end + (length % 2);
  }
  return chunks;
}

function readFrame({ type, content }: Chunk): ImageSize | MediaFault {
  const view = viewOf(content);
  if (type === 'VP8L' && content.length >= 5 && content[0] === 0x2f) {
    const bits = view.getUint32(1, true);
    if (bits >>> 29 === 0) return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  // Bit 0 of a frame is 0 for a key frame; its start code follows the three bytes of the frame tag.
  const isKeyFrame = content.length >= 10 && ((content[0] as number) & 1) === 0;
  if (type === 'VP8 ' && isKeyFrame && [0x9d, 0x01, 0x2a].every((byte, index) => content[3 + index] === byte))
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  return { why: 'The picture has no VP8 or VP8L frame header.' };
}

function readExtended(header: Uint8Array, frame: ImageSize | MediaFault): ImageSize | MediaFault {
  if ('why' in frame) return frame;
  if (header.length !== 10 || ((header[0] as number) & ~flagsAllowed) !== 0)
    return { why: 'VP8X has a wrong length, or announces animation, a colour profile or metadata.' };
  const view = viewOf(header);
  const width = (view.getUint32(3, true) >>> 8) + 1;
  const height = (view.getUint32(6, true) >>> 8) + 1;
  return width === frame.width && height === frame.height
    ? frame
    : { why: 'VP8X and the picture state different sizes.' };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function fourCharacters(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
