import { bundleLimits } from '../bundle-limits.ts';
import type { MediaFault } from './media.ts';

const headerBytes = 48;
const signature = 0x774f4632;
/** TrueType and OpenType outlines; `ttcf`, a collection, is refused. */
const flavors = [0x00010000, 0x4f54544f, 0x74727565];

/** Checks the header of a WOFF2 file (W3C WOFF 2.0, section 4); null when it is valid. */
export function findWoff2Fault(bytes: Uint8Array): MediaFault | null {
  if (bytes.length < headerBytes) return { why: 'The file is shorter than a WOFF2 header.' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== signature) return { why: 'The file has no WOFF2 signature.' };
  if (!flavors.includes(view.getUint32(4))) return { why: 'The file is not one TrueType or OpenType font.' };
  if (view.getUint32(8) !== bytes.length) return { why: 'The length in the header is not that of the file.' };
  if (view.getUint16(12) === 0 || view.getUint16(14) !== 0)
    return { why: 'The header lists no tables, or its reserved field is not 0.' };
  if (view.getUint32(16) > bundleLimits.fontTablesBytesMax)
    return { why: `The font is larger than ${bundleLimits.fontTablesBytesMax} bytes when unpacked.` };
  if (view.getUint32(20) > bytes.length - headerBytes)
    return { why: 'The compressed tables are longer than the file.' };
  const hasBlocks = [28, 32, 36, 40, 44].some((offset) => view.getUint32(offset) !== 0);
  return hasBlocks ? { why: 'The file has a metadata or private block.' } : null;
}
