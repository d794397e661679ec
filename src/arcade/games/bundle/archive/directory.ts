import { finding } from '../finding.ts';
import type { Finding } from '../report.ts';
import type { EndRecord } from './end-record.ts';
import { type ArchiveBytes, type DirectoryEntry, recordBytes, signatures } from './records.ts';

/** Reads the central directory. Its records must fill it, and their number must be that of the end record. */
export function readDirectory(archive: ArchiveBytes, end: EndRecord): DirectoryEntry[] | Finding {
  const entries: DirectoryEntry[] = [];
  let offset = end.directoryOffset;
  while (entries.length < end.entries) {
    const isRecord = offset + recordBytes.central <= end.directoryEnd && archive.u32(offset) === signatures.central;
    if (!isRecord) return refuse();
    const next =
      offset + recordBytes.central + archive.u16(offset + 28) + archive.u16(offset + 30) + archive.u16(offset + 32);
    if (next > end.directoryEnd) return refuse();
    entries.push(readEntry(archive, offset));
    offset = next;
  }
  return offset === end.directoryEnd ? entries : refuse();
}

function refuse(): Finding {
  return finding(
    'zip.end',
    null,
    'The directory does not consist of exactly the number of records that the end record states.',
    'Write the archive again with `rialto pack FOLDER` or any common tool.',
  );
}

function readEntry(archive: ArchiveBytes, offset: number): DirectoryEntry {
  const nameBytes = archive.u16(offset + 28);
  const nameOffset = offset + recordBytes.central;
  const name = archive.name(nameOffset, nameBytes);
  return {
    versionNeeded: archive.u16(offset + 6),
    flags: archive.u16(offset + 8),
    method: archive.u16(offset + 10),
    crc: archive.u32(offset + 16),
    packedBytes: archive.u32(offset + 20),
    bytes: archive.u32(offset + 24),
    name,
    isFolder: name.endsWith('/'),
    extra: archive.slice(nameOffset + nameBytes, archive.u16(offset + 30)),
    commentBytes: archive.u16(offset + 32),
    disk: archive.u16(offset + 34),
    attributes: archive.u32(offset + 38),
    localOffset: archive.u32(offset + 42),
  };
}
