import { bundleLimits } from '../bundle-limits.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../report.ts';
import { type ArchiveBytes, recordBytes, signatures } from './records.ts';

/** Position of the central directory, which ends where the end record begins. */
export interface EndRecord {
  readonly entries: number;
  readonly directoryOffset: number;
  readonly directoryEnd: number;
}

/** Reads the end of central directory record. The record and its comment must end the archive. */
export function readEndRecord(archive: ArchiveBytes): EndRecord | Finding {
  const offset = findEndRecord(archive);
  if (offset === null) return refuse('zip.end', 'The archive does not end with an end record and its comment.');
  if (archive.size - offset - recordBytes.end > bundleLimits.commentBytesMax)
    return refuse('zip.comment', `The comment of the archive is longer than ${bundleLimits.commentBytesMax} bytes.`);
  if (hasSignature(archive, offset + recordBytes.end))
    return refuse('zip.comment', 'The comment of the archive contains the signature of a record.');
  const fields = {
    disk: archive.u16(offset + 4),
    directoryDisk: archive.u16(offset + 6),
    entriesOnDisk: archive.u16(offset + 8),
    entries: archive.u16(offset + 10),
    directoryBytes: archive.u32(offset + 12),
    directoryOffset: archive.u32(offset + 16),
  };
  if (isZip64(archive, offset, fields)) return refuse('zip.zip64', 'The archive uses the ZIP64 extension.');
  const { disk, directoryDisk, entriesOnDisk, entries, directoryBytes, directoryOffset } = fields;
  if (disk !== 0 || directoryDisk !== 0) return refuse('zip.end', 'The archive is split into several parts.');
  if (entriesOnDisk !== entries) return refuse('zip.end', 'The end record states two different numbers of entries.');
  if (directoryOffset + directoryBytes !== offset)
    return refuse('zip.end', 'The directory does not end where the end record begins.');
  if (entries < 1 || entries > bundleLimits.entriesMax)
    return refuse('size.entries', `An archive must have 1 to ${bundleLimits.entriesMax} entries, folders included.`);
  return { entries, directoryOffset, directoryEnd: offset };
}

const fix = 'Write the archive again with `rialto pack FOLDER` or any common tool.';

function refuse(rule: string, why: string): Finding {
  return finding(rule, null, why, fix);
}

/** Maximum value of the comment length field, which has 16 bits. */
const commentLengthMax = 0xffff;

/** Last position of an end record whose comment ends exactly at the end of the archive; null without one. */
function findEndRecord(archive: ArchiveBytes): number | null {
  for (let commentBytes = 0; commentBytes <= commentLengthMax; commentBytes += 1) {
    const offset = archive.size - recordBytes.end - commentBytes;
    if (offset < 0) return null;
    if (archive.u32(offset) === signatures.end && archive.u16(offset + 20) === commentBytes) return offset;
  }
  return null;
}

function hasSignature(archive: ArchiveBytes, from: number): boolean {
  const knownSignatures: readonly number[] = Object.values(signatures);
  for (let offset = from; offset + 4 <= archive.size; offset += 1)
    if (knownSignatures.includes(archive.u32(offset))) return true;
  return false;
}

function isZip64(archive: ArchiveBytes, offset: number, fields: Readonly<Record<string, number>>): boolean {
  const locatorAt = offset - recordBytes.zip64Locator;
  if (archive.has(locatorAt, 4) && archive.u32(locatorAt) === signatures.zip64Locator) return true;
  const { disk, directoryDisk, entriesOnDisk, entries, directoryBytes, directoryOffset } = fields;
  return (
    [disk, directoryDisk, entriesOnDisk, entries].includes(0xffff) ||
    [directoryBytes, directoryOffset].includes(0xffffffff)
  );
}
