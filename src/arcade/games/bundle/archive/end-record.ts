import { bundleLimits } from '../bundle-limits.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../report.ts';
import { type ArchiveBytes, recordBytes, signatures } from './records.ts';

/** Position of the central directory, which ends where the end record begins. */
export interface EndRecord {
  readonly entries: number;
  readonly directoryAt: number;
  readonly directoryEnd: number;
}

/** Reads the end of central directory record. The record and its comment must end the archive. */
export function readEndRecord(archive: ArchiveBytes): EndRecord | Finding {
  const at = findEndRecord(archive);
  if (at === null) return refuse('zip.end', 'The archive does not end with an end record and its comment.');
  if (archive.size - at - recordBytes.end > bundleLimits.commentBytesMax)
    return refuse('zip.comment', `The comment of the archive is longer than ${bundleLimits.commentBytesMax} bytes.`);
  if (hasSignature(archive, at + recordBytes.end))
    return refuse('zip.comment', 'The comment of the archive contains the signature of a record.');
  const fields = {
    disk: archive.u16(at + 4),
    directoryDisk: archive.u16(at + 6),
    entriesHere: archive.u16(at + 8),
    entries: archive.u16(at + 10),
    directoryBytes: archive.u32(at + 12),
    directoryAt: archive.u32(at + 16),
  };
  if (isZip64(archive, at, fields)) return refuse('zip.zip64', 'The archive uses the ZIP64 extension.');
  const { disk, directoryDisk, entriesHere, entries, directoryBytes, directoryAt } = fields;
  if (disk !== 0 || directoryDisk !== 0) return refuse('zip.end', 'The archive is split into several parts.');
  if (entriesHere !== entries) return refuse('zip.end', 'The end record states two different numbers of entries.');
  if (directoryAt + directoryBytes !== at)
    return refuse('zip.end', 'The directory does not end where the end record begins.');
  if (entries < 1 || entries > bundleLimits.entriesMax)
    return refuse('size.entries', `An archive has 1 to ${bundleLimits.entriesMax} entries, folders included.`);
  return { entries, directoryAt, directoryEnd: at };
}

const fix = 'Write the archive again with `rialto pack FOLDER` or any common tool.';

function refuse(rule: string, why: string): Finding {
  return finding(rule, null, why, fix);
}

/** Maximum value of the comment length field, which has 16 bits. */
const commentLengthMax = 0xffff;

/** Last position of an end record whose comment ends exactly at the end of the archive; null without one. */
function findEndRecord(archive: ArchiveBytes): number | null {
  for (let comment = 0; comment <= commentLengthMax; comment += 1) {
    const at = archive.size - recordBytes.end - comment;
    if (at < 0) return null;
    if (archive.u32(at) === signatures.end && archive.u16(at + 20) === comment) return at;
  }
  return null;
}

function hasSignature(archive: ArchiveBytes, from: number): boolean {
  const known: readonly number[] = Object.values(signatures);
  for (let at = from; at + 4 <= archive.size; at += 1) if (known.includes(archive.u32(at))) return true;
  return false;
}

function isZip64(archive: ArchiveBytes, at: number, fields: Readonly<Record<string, number>>): boolean {
  const locatorAt = at - recordBytes.zip64Locator;
  if (archive.has(locatorAt, 4) && archive.u32(locatorAt) === signatures.zip64Locator) return true;
  const { disk, directoryDisk, entriesHere, entries, directoryBytes, directoryAt } = fields;
  return (
    [disk, directoryDisk, entriesHere, entries].includes(0xffff) || [directoryBytes, directoryAt].includes(0xffffffff)
  );
}
