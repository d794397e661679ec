import { bundleLimits } from '../bundle-limits.ts';
import { finding } from '../finding.ts';
import { checkPaths } from '../paths.ts';
import type { Finding } from '../report.ts';
import { crc32 } from './crc32.ts';
import { readDirectory } from './directory.ts';
import { readEndRecord } from './end-record.ts';
import { checkEntry, deflated, refuse } from './entry-rules.ts';
import { inflate } from './inflate.ts';
import { type LocalEntry, readLocalEntries } from './local-entries.ts';
import { ArchiveBytes, type DirectoryEntry } from './records.ts';

/** Unchecked file of a bundle, from a folder, a JSON request or an archive. */
export interface RawFile {
  /** Relative to the root of the bundle, with `/` between names. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export type ReadArchive =
  | { readonly ok: true; readonly files: readonly RawFile[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Reads a ZIP archive. Local entries, directory and end record must be contiguous from byte 0 to the last byte, so
 * overlaps, gaps, prefixes, suffixes, unlisted entries and wrong counts, offsets and sizes are rejected. All headers
 * are checked before any entry is inflated, and inflation stops at the declared size. Folders are checked but not
 * returned.
 */
export function readArchive(bytes: Uint8Array): ReadArchive {
  if (bytes.length > bundleLimits.archiveBytesMax)
    return failure([tooLarge(`The archive is larger than ${bundleLimits.archiveBytesMax} bytes.`)]);
  const archive = new ArchiveBytes(bytes);
  const end = readEndRecord(archive);
  if ('rule' in end) return failure([end]);
  const entries = readDirectory(archive, end);
  if (!Array.isArray(entries)) return failure([entries]);
  const { locals, findings } = readLocalEntries(archive, entries, end.directoryOffset);
  const allFindings = [...entries.flatMap(checkEntry), ...findings, ...checkNames(entries), ...checkTotals(entries)];
  return allFindings.length > 0 ? failure(allFindings) : unpackAll(locals);
}

function failure(findings: readonly Finding[]): ReadArchive {
  return { ok: false, findings };
}

function tooLarge(why: string): Finding {
  return finding('size.bundle', null, why, 'Remove what is not needed.');
}

function checkNames(entries: readonly DirectoryEntry[]): Finding[] {
  return checkPaths(entries.map(({ name, isFolder }) => ({ path: isFolder ? name.slice(0, -1) : name, isFolder })));
}

/** Checks the total of the declared sizes before any entry is inflated. */
function checkTotals(entries: readonly DirectoryEntry[]): Finding[] {
  const { bytesMax, archiveRatioMax } = bundleLimits;
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const packedBytes = entries.reduce((sum, entry) => sum + entry.packedBytes, 0);
  if (bytes > bytesMax) return [tooLarge(`The files are larger than ${bytesMax} bytes in total.`)];
  if (bytes <= archiveRatioMax * packedBytes) return [];
  const why = `The files are more than ${archiveRatioMax} times as large as their compressed form.`;
  return [finding('zip.ratio', null, why, 'Remove long repetitions.')];
}

function unpackAll(locals: readonly LocalEntry[]): ReadArchive {
  const files: RawFile[] = [];
  const findings: Finding[] = [];
  for (const local of locals) {
    const unpacked = unpack(local);
    if ('rule' in unpacked) findings.push(unpacked);
    else if (!local.entry.isFolder) files.push({ path: local.entry.name, bytes: unpacked.bytes });
  }
  return findings.length > 0 ? failure(findings) : { ok: true, files };
}

function unpack({ entry, data }: LocalEntry): { readonly bytes: Uint8Array } | Finding {
  const bytes = entry.method === deflated ? inflateWhole(entry, data) : data;
  if (bytes === null)
    return refuse('zip.data', entry.name, 'The compressed data is malformed or does not have the declared size.');
  return crc32(bytes) === entry.crc
    ? { bytes }
    : refuse('zip.crc', entry.name, 'The content does not have the declared checksum.');
}

/** Inflated content; null unless the stream has exactly the declared size and consumes all input. */
function inflateWhole({ bytes, isFolder }: DirectoryEntry, data: Uint8Array): Uint8Array | null {
  if (isFolder && data.length === 0) return data;
  const inflated = inflate(data, bytes);
  return inflated !== null && inflated.bytes.length === bytes && inflated.consumed === data.length
    ? inflated.bytes
    : null;
}
