import type { RawFile } from './archive/read-archive.ts';
import { typeOf } from './file-types.ts';

/** SHA-256 (FIPS 180-4), 32 bytes: the function of Node in the server, a library in browsers. */
export type Sha256Function = (bytes: Uint8Array) => Uint8Array;

export interface BundleFile extends RawFile {
  readonly mediaType: string;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
}

/** Adds media type and hash to the files, sorted by path. Throws for a file of an unknown type. */
export function hashFiles(files: readonly RawFile[], sha256: Sha256Function): BundleFile[] {
  return files
    .map(({ path, bytes }) => {
      const type = typeOf(path);
      if (type === undefined) throw new Error('A file of an unknown type passed the check of file types.');
      return { path, bytes, mediaType: type.mediaType, hash: sha256Hex(bytes, sha256) };
    })
    .toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

/** SHA-256 over a line `<hash> <path>\n` for each file, sorted by path. Bundles with equal paths and contents have equal digests. */
export function digestOf(files: readonly BundleFile[], sha256: Sha256Function): string {
  const lines = files.map(({ hash, path }) => `${hash} ${path}\n`).join('');
  return sha256Hex(new TextEncoder().encode(lines), sha256);
}

export function sha256Hex(bytes: Uint8Array, sha256: Sha256Function): string {
  return Array.from(sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
