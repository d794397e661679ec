import { crc32 } from './crc32.ts';
import type { RawFile } from './read-archive.ts';
import { recordBytes, signatures } from './records.ts';

/** Compresses content to a raw deflate stream. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

const versionNeeded = 20;
/** 1 January 1980, the earliest date that ZIP can represent. */
const date = 0x21;
const methods = { stored: 0, deflated: 8 } as const;

interface Entry {
  readonly name: Uint8Array;
  readonly method: number;
  readonly data: Uint8Array;
  readonly crc: number;
  readonly bytes: number;
  readonly localOffset: number;
}

/**
 * Writes a ZIP archive of the files, sorted by path and dated 1980-01-01, so that equal files give equal bytes. A file
 * is deflated if `deflate` makes it smaller, and stored otherwise. Paths must be ASCII.
 */
export function writeArchive(files: readonly RawFile[], deflate?: Deflate): Uint8Array {
  const sorted = files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
  const writer = createArchiveWriter(deflate);
  return concat([...sorted.flatMap((file) => writer.add(file)), ...writer.end()]);
}

/** Writes an archive in parts: `add` each file in the order of the paths, then `end`. Keeps no file content. */
export interface ArchiveWriter {
  add(file: RawFile): Uint8Array[];
  end(): Uint8Array[];
}

export function createArchiveWriter(deflate?: Deflate): ArchiveWriter {
  const directory: Uint8Array[] = [];
  let entries = 0;
  let offset = 0;
  return {
    add(file) {
      const entry = toEntry(file, offset, deflate);
      const parts = [headerOf(entry, 'local'), entry.name, entry.data];
      directory.push(headerOf(entry, 'central'), entry.name);
      entries += 1;
      offset += totalBytes(parts);
      return parts;
    },
    end: () => [...directory, endOf(entries, offset, totalBytes(directory))],
  };
}

function toEntry({ path, bytes }: RawFile, localOffset: number, deflate?: Deflate): Entry {
  const packed = deflate?.(bytes);
  const isSmaller = packed !== undefined && packed.length < bytes.length;
  return {
    name: new TextEncoder().encode(path),
    method: isSmaller ? methods.deflated : methods.stored,
    data: isSmaller ? packed : bytes,
    crc: crc32(bytes),
    bytes: bytes.length,
    localOffset,
  };
}

function headerOf({ name, method, data, crc, bytes, localOffset }: Entry, kind: 'local' | 'central'): Uint8Array {
  const view = new DataView(new ArrayBuffer(recordBytes[kind]));
  view.setUint32(0, signatures[kind], true);
  // A directory record starts with the version that wrote the archive; the following fields are common to both headers.
  const commonOffset = kind === 'central' ? 2 : 0;
  if (kind === 'central') view.setUint16(4, versionNeeded, true);
  view.setUint16(commonOffset + 4, versionNeeded, true);
  view.setUint16(commonOffset + 8, method, true);
  view.setUint16(commonOffset + 12, date, true);
  view.setUint32(commonOffset + 14, crc, true);
  view.setUint32(commonOffset + 18, data.length, true);
  view.setUint32(commonOffset + 22, bytes, true);
  view.setUint16(commonOffset + 26, name.length, true);
  if (kind === 'central') view.setUint32(42, localOffset, true);
  return new Uint8Array(view.buffer);
}

function endOf(entries: number, directoryOffset: number, directoryBytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(recordBytes.end));
  view.setUint32(0, signatures.end, true);
  view.setUint16(8, entries, true);
  view.setUint16(10, entries, true);
  view.setUint32(12, directoryBytes, true);
  view.setUint32(16, directoryOffset, true);
  return new Uint8Array(view.buffer);
}

function totalBytes(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(totalBytes(parts));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
