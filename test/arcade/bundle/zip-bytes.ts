import { crc32, deflateRawSync } from 'node:zlib';

/** One entry with configurable fields of both headers. */
export interface Entry {
  readonly name: string;
  readonly content?: string | Buffer;
  readonly method?: number;
  /** Replaces the deflated or stored content. */
  readonly data?: Buffer;
  readonly flags?: number;
  readonly version?: number;
  readonly crc?: number;
  /** Size of the uncompressed content that the headers state. */
  readonly bytes?: number;
  /** Unix file mode. */
  readonly mode?: number;
  readonly dosAttributes?: number;
  readonly extra?: Buffer;
  readonly centralExtra?: Buffer;
  readonly comment?: string;
  readonly disk?: number;
  /** Data descriptor for flags with bit 3; with signature by default. */
  readonly descriptor?: Buffer;
  /** Fields of the local header that differ from those of the central directory; `packed` is the compressed size. */
  readonly local?: Partial<
    Record<'name' | 'flags' | 'method' | 'crc' | 'packed' | 'bytes' | 'version', number | string>
  >;
  /** Bytes between this entry and the next. */
  readonly gap?: Buffer;
}

export interface Archive {
  readonly entries: readonly Entry[];
  readonly comment?: Buffer;
  /** Bytes before the central directory. */
  readonly beforeDirectory?: Buffer;
  /** Bytes before the end record. */
  readonly beforeEnd?: Buffer;
  /** Fields of the end record that differ from those of a valid archive. */
  readonly end?: Partial<
    Record<'disk' | 'directoryDisk' | 'entriesOnDisk' | 'entries' | 'size' | 'offset' | 'comment', number>
  >;
}

/** Unsigned integers of these lengths in bytes, in little-endian order. */
const littleEndian = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value % 2 ** (8 * bytes), 0, bytes);
      return field;
    }),
  );

/** Writes a valid or invalid archive field by field, independent of the code under test. */
export function zipOf({ entries, comment = Buffer.alloc(0), beforeDirectory, beforeEnd, end = {} }: Archive): Buffer {
  const localEntries: Buffer[] = [];
  const directoryEntries: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const bytesOfEntry = entryOf(entry, offset);
    localEntries.push(bytesOfEntry.local);
    directoryEntries.push(bytesOfEntry.central);
    offset += bytesOfEntry.local.length;
  }
  const directoryGap = beforeDirectory ?? Buffer.alloc(0);
  const directory = Buffer.concat(directoryEntries);
  const record = littleEndian(
    [4, 0x06054b50],
    [2, end.disk ?? 0],
    [2, end.directoryDisk ?? 0],
    [2, end.entriesOnDisk ?? entries.length],
    [2, end.entries ?? entries.length],
    [4, end.size ?? directory.length],
    [4, end.offset ?? offset + directoryGap.length],
    [2, end.comment ?? comment.length],
  );
  return Buffer.concat([...localEntries, directoryGap, directory, beforeEnd ?? Buffer.alloc(0), record, comment]);
}

/** The local header with the data of an entry, and its record in the central directory. */
function entryOf(entry: Entry, offset: number): { readonly local: Buffer; readonly central: Buffer } {
  const content = Buffer.from(entry.content ?? '');
  const { method = 8, flags = 0, version = 20, extra = Buffer.alloc(0), local = {} } = entry;
  const data = entry.data ?? (method === 8 ? deflateRawSync(content) : content);
  const crc = entry.crc ?? crc32(content);
  const bytes = entry.bytes ?? content.length;
  const hasDescriptor = (flags & 8) !== 0;
  const inLocal = (value: number) => (hasDescriptor ? 0 : value);
  const name = Buffer.from(entry.name, 'latin1');
  const localName = Buffer.from(String(local.name ?? entry.name), 'latin1');
  const descriptor = hasDescriptor
    ? (entry.descriptor ?? littleEndian([4, 0x08074b50], [4, crc], [4, data.length], [4, bytes]))
    : Buffer.alloc(0);
  const header = littleEndian(
    [4, 0x04034b50],
    [2, Number(local.version ?? version)],
    [2, Number(local.flags ?? flags)],
    [2, Number(local.method ?? method)],
    // MS-DOS time and date.
    [4, 0x5a2b0000],
    [4, Number(local.crc ?? inLocal(crc))],
    [4, Number(local.packed ?? inLocal(data.length))],
    [4, Number(local.bytes ?? inLocal(bytes))],
    [2, localName.length],
    [2, extra.length],
  );
  const centralExtra = entry.centralExtra ?? extra;
  const comment = Buffer.from(entry.comment ?? '');
  const record = littleEndian(
    [4, 0x02014b50],
    // Made by version 2.0 on Unix.
    [2, 0x0314],
    [2, version],
    [2, flags],
    [2, method],
    [4, 0x5a2b0000],
    [4, crc],
    [4, data.length],
    [4, bytes],
    [2, name.length],
    [2, centralExtra.length],
    [2, comment.length],
    [2, entry.disk ?? 0],
    [2, 0],
    [4, (entry.mode ?? 0) * 2 ** 16 + (entry.dosAttributes ?? 0)],
    [4, offset],
  );
  return {
    local: Buffer.concat([header, localName, extra, data, descriptor, entry.gap ?? Buffer.alloc(0)]),
    central: Buffer.concat([record, name, centralExtra, comment]),
  };
}

export { littleEndian };
