interface Signature {
  readonly offset: number;
  readonly bytes: readonly number[];
}

/** The first bytes of common archives and compressed streams. */
const signatures: readonly Signature[] = [
  { offset: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { offset: 0, bytes: [0x50, 0x4b, 0x05, 0x06] },
  { offset: 0, bytes: [0x50, 0x4b, 0x07, 0x08] },
  { offset: 0, bytes: [0x1f, 0x8b] },
  { offset: 0, bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { offset: 0, bytes: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07] },
  { offset: 0, bytes: [0x42, 0x5a, 0x68] },
  { offset: 0, bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { offset: 0, bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { offset: 257, bytes: [0x75, 0x73, 0x74, 0x61, 0x72] },
];

/** Whether the content has the signature of zip, gzip, 7z, rar, bzip2, xz, zstd or tar, independent of the name. */
export function isArchive(content: Uint8Array): boolean {
  return signatures.some(({ offset, bytes }) => bytes.every((byte, index) => content[offset + index] === byte));
}
