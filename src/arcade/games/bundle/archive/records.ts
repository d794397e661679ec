/** Signatures and sizes of the records of a ZIP archive (APPNOTE 6.3.10). All numbers are little-endian. */
export const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  descriptor: 0x08074b50,
  zip64End: 0x06064b50,
  zip64Locator: 0x07064b50,
} as const;

/** Sizes of the fixed parts, without names, extra fields and comments. */
export const recordBytes = { local: 30, central: 46, end: 22, zip64Locator: 20 } as const;

/** Fields that both the local header and the directory record contain. */
export interface EntryFields {
  readonly versionNeeded: number;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  /** Size of the data in the archive. */
  readonly packedBytes: number;
  /** Size of the content. */
  readonly bytes: number;
}

/** Record of the central directory. */
export interface DirectoryEntry extends EntryFields {
  /** One character per byte. */
  readonly name: string;
  readonly isFolder: boolean;
  /** Extra fields. */
  readonly extra: Uint8Array;
  readonly commentBytes: number;
  readonly disk: number;
  readonly attributes: number;
  /** Offset of the local header. */
  readonly localOffset: number;
}

/** Reads numbers and names of an archive; callers check the bounds first. */
export class ArchiveBytes {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get size(): number {
    return this.bytes.length;
  }

  has(offset: number, count: number): boolean {
    return offset >= 0 && offset + count <= this.size;
  }

  u16(offset: number): number {
    return this.#view.getUint16(offset, true);
  }

  u32(offset: number): number {
    return this.#view.getUint32(offset, true);
  }

  slice(offset: number, count: number): Uint8Array {
    return this.bytes.subarray(offset, offset + count);
  }

  /** Reads a name as one character per byte, because names are compared byte by byte. */
  name(offset: number, count: number): string {
    return Array.from(this.slice(offset, count), (byte) => String.fromCharCode(byte)).join('');
  }
}
