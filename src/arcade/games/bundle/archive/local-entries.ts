import type { Finding } from '../report.ts';
import { checkExtra, checkFields, dataDescriptorFlag, deflated, refuse } from './entry-rules.ts';
import { type ArchiveBytes, type DirectoryEntry, type EntryFields, recordBytes, signatures } from './records.ts';

/** Entry with its data as stored in the archive. */
export interface LocalEntry {
  readonly entry: DirectoryEntry;
  readonly data: Uint8Array;
}

/**
 * Checks that local headers, data and descriptors are contiguous from the first byte of the archive to the directory,
 * and that each local header matches its directory record.
 */
export function readLocalEntries(
  archive: ArchiveBytes,
  entries: readonly DirectoryEntry[],
  directoryOffset: number,
): { readonly locals: readonly LocalEntry[]; readonly findings: readonly Finding[] } {
  const locals: LocalEntry[] = [];
  const findings: Finding[] = [];
  let offset = 0;
  for (const entry of entries.toSorted((left, right) => left.localOffset - right.localOffset)) {
    const local = entry.localOffset === offset ? readLocal(archive, entry, directoryOffset) : null;
    if (local === null) return { locals, findings: [...findings, gapFinding(entry.name)] };
    if (local.findings.length > 0) findings.push(...local.findings);
    if (local.end === null) return { locals, findings };
    locals.push({ entry, data: local.data });
    offset = local.end;
  }
  if (offset !== directoryOffset) findings.push(gapFinding(entries.at(-1)?.name ?? ''));
  return { locals, findings };
}

function gapFinding(name: string): Finding {
  return refuse('zip.tiling', name, 'The entries do not lie next to each other from the first byte to the directory.');
}

interface LocalResult {
  readonly data: Uint8Array;
  /** Offset of the next record; null when the data descriptor cannot be found. */
  readonly end: number | null;
  readonly findings: readonly Finding[];
}

function readLocal(archive: ArchiveBytes, entry: DirectoryEntry, directoryOffset: number): LocalResult | null {
  const { localOffset: offset, name } = entry;
  if (offset + recordBytes.local > directoryOffset || archive.u32(offset) !== signatures.local) return null;
  const nameBytes = archive.u16(offset + 26);
  const extraAt = offset + recordBytes.local + nameBytes;
  const dataAt = extraAt + archive.u16(offset + 28);
  const dataEnd = dataAt + entry.packedBytes;
  if (dataEnd > directoryOffset) return null;
  const fields = readFields(archive, offset);
  const findings = [
    ...checkFields(fields, name),
    ...checkExtra(archive.slice(extraAt, dataAt - extraAt), name),
    ...compareHeaders(fields, entry),
  ];
  if (archive.name(offset + recordBytes.local, nameBytes) !== name)
    findings.push(refuse('path.differs', name, 'The local header and the directory state different names.'));
  const data = archive.slice(dataAt, entry.packedBytes);
  if ((entry.flags & dataDescriptorFlag) === 0) return { data, end: dataEnd, findings };
  const end = descriptorEnd(archive, entry, dataEnd, directoryOffset);
  if (end === null)
    findings.push(
      refuse('zip.descriptor', name, 'The data descriptor and the directory state different sizes or checksums.'),
    );
  return { data, end, findings };
}

function readFields(archive: ArchiveBytes, offset: number): EntryFields {
  return {
    versionNeeded: archive.u16(offset + 4),
    flags: archive.u16(offset + 6),
    method: archive.u16(offset + 8),
    crc: archive.u32(offset + 14),
    packedBytes: archive.u32(offset + 18),
    bytes: archive.u32(offset + 22),
  };
}

function compareHeaders(local: EntryFields, entry: DirectoryEntry): Finding[] {
  const { name } = entry;
  if (local.flags !== entry.flags)
    return [refuse('zip.flags', name, 'The local header and the directory state different flags.')];
  if (local.method !== entry.method)
    return [refuse('zip.method', name, 'The local header and the directory state different methods.')];
  if ((entry.flags & dataDescriptorFlag) === 0) {
    const isEqual = local.crc === entry.crc && local.packedBytes === entry.packedBytes && local.bytes === entry.bytes;
    return isEqual
      ? []
      : [refuse('zip.local', name, 'The local header and the directory state different sizes or checksums.')];
  }
  const isZero = local.crc === 0 && local.packedBytes === 0 && local.bytes === 0;
  return isZero && entry.method === deflated
    ? []
    : [
        refuse(
          'zip.descriptor',
          name,
          'An entry with a data descriptor must be deflated, with zeros for checksum and sizes in its local header.',
        ),
      ];
}

/**
 * Offset after the data descriptor at `offset`, which has 12 bytes, or 16 with its signature; null if its values are not
 * those of the directory.
 */
function descriptorEnd(
  archive: ArchiveBytes,
  { crc, packedBytes, bytes }: DirectoryEntry,
  offset: number,
  directoryOffset: number,
): number | null {
  const equals = (from: number) =>
    from + 12 <= directoryOffset &&
    archive.u32(from) === crc &&
    archive.u32(from + 4) === packedBytes &&
    archive.u32(from + 8) === bytes;
  if (offset + 16 <= directoryOffset && archive.u32(offset) === signatures.descriptor && equals(offset + 4))
    return offset + 16;
  return equals(offset) ? offset + 12 : null;
}
