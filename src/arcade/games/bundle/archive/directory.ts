import { finding } from '../finding.ts';
import type { Finding } from '../report.ts';
import type { EndRecord } from './end-record.ts';
import { type ArchiveBytes, type DirectoryEntry, recordBytes, signatures } from './records.ts';

/** Reads the central directory. Its records must fill it, and their number must be that of the end record. */
export function readDirectory(archive: ArchiveBytes, end: EndRecord): DirectoryEntry[] | Finding {
  const entries: DirectoryEntry[] = [];
  let at = end.directoryAt;
  while (entries.length < end.entries) {
    const isRecord = at + recordBytes.central <= end.directoryEnd && archive.u32(at) === signatures.central;
    if (!isRecord) return refuse();
    const next = at + recordBytes.central + archive.u16(at + 28) + archive.u16(at + 30) + archive.u16(at + 32);
    if (next > end.directoryEnd) return refuse();
    entries.push(readEntry(archive, at));
    at = next;
  }
  return at === end.directoryEnd ? entries : refuse();
}

function refuse(): Finding {
  return finding(
    'zip.end',
    null,
    'The directory does not consist of exactly the number of records that the end record states.',
    'Write the archive again with `rialto pack FOLDER` or any common tool.',
  );
}

function readEntry(archive: ArchiveBytes, at: number): DirectoryEntry {
  const nameBytes = archive.u16(at + 28);
  const nameAt = at + recordBytes.central;
  const name = archive.name(nameAt, nameBytes);
  return {
    versionNeeded: archive.u16(at + 6),
    flags: archive.u16(at + 8),
    method: archive.u16(at + 10),
    crc: archive.u32(at + 16),
    packedBytes: archive.u32(at + 20),
    bytes: archive.u32(at + 24),
    name,
    isFolder: name.endsWith('/'),
    extra: archive.slice(nameAt + nameBytes, archive.u16(at + 30)),
    commentBytes: archive.u16(at + 32),
    disk: archive.u16(at + 34),
    attributes: archive.u32(at + 38),
    localAt: archive.u32(at + 42),
  };
}
