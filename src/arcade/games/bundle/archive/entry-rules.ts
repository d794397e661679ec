import { bundleLimits } from '../bundle-limits.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../report.ts';
import type { DirectoryEntry, EntryFields } from './records.ts';

/** Allowed general purpose flags: deflate options, data descriptor, UTF-8 names. */
const flagsAllowed = (1 << 1) | (1 << 2) | (1 << 3) | (1 << 11);
/** Flag of an entry whose sizes and checksum are in a data descriptor after its data. */
export const dataDescriptorFlag = 1 << 3;
const stored = 0;
export const deflated = 8;
const versionNeededMax = 45;
/** Value of a size or offset whose real value is in a ZIP64 extra field. */
const zip64Marker = 0xffffffff;

const repack = 'Write the archive again with `rialto pack FOLDER` or any common tool.';

/** Checks a directory record by itself. */
export function checkEntry(entry: DirectoryEntry): Finding[] {
  return [
    ...checkFields(entry, entry.name),
    ...checkExtra(entry.extra, entry.name),
    ...checkAttributes(entry),
    ...checkFolder(entry),
    ...checkSizes(entry),
    ...findingIf(entry.commentBytes > 0, 'zip.comment', entry.name, 'The entry has a comment.'),
    ...findingIf(entry.disk !== 0, 'zip.end', entry.name, 'The entry is on another part of a split archive.'),
    ...findingIf(
      entry.localOffset === zip64Marker,
      'zip.zip64',
      entry.name,
      'The offset refers to the ZIP64 extension.',
    ),
  ];
}

/** Checks flags, method and version of a directory record or a local header. */
export function checkFields(
  { flags, method, versionNeeded, packedBytes, bytes }: EntryFields,
  name: string,
): Finding[] {
  return [
    ...findingIf(
      (flags & ~flagsAllowed) !== 0,
      'zip.flags',
      name,
      'The flags contain encryption, a patch or an unknown bit.',
    ),
    ...findingIf(
      versionNeeded > versionNeededMax,
      'zip.flags',
      name,
      'The entry needs a newer version of ZIP than 4.5.',
    ),
    ...findingIf(
      method !== stored && method !== deflated,
      'zip.method',
      name,
      'The entry is compressed by another method than deflate.',
    ),
    ...findingIf(
      packedBytes === zip64Marker || bytes === zip64Marker,
      'zip.zip64',
      name,
      'A size refers to the ZIP64 extension.',
    ),
  ];
}

const zip64Field = 0x0001;
/** Allowed extra fields: Unix and NTFS times and owners, and the marker of JAR files. */
const fieldsAllowed = [0x5455, 0x7875, 0x5855, 0x000a, 0xcafe];

/** Checks the extra fields, which are a list of id, length and content. */
export function checkExtra(extra: Uint8Array, name: string): Finding[] {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  const findings: Finding[] = [];
  let offset = 0;
  while (offset < extra.length) {
    const isWhole = offset + 4 <= extra.length && offset + 4 + view.getUint16(offset + 2, true) <= extra.length;
    if (!isWhole) return [...findings, refuse('zip.extra', name, 'The extra fields are malformed.')];
    const id = view.getUint16(offset, true);
    if (id === zip64Field) findings.push(refuse('zip.zip64', name, 'An extra field belongs to the ZIP64 extension.'));
    else if (!fieldsAllowed.includes(id))
      findings.push(
        refuse('zip.extra', name, 'An extra field is none of the times, owners and JAR markers that are accepted.'),
      );
    offset += 4 + view.getUint16(offset + 2, true);
  }
  return findings;
}

const typeBits = 0o170000;
const typeFile = 0o100000;
const typeFolder = 0o040000;
const specialBits = 0o7000;
const dosFolder = 0x10;

function checkAttributes({ attributes, name, isFolder }: DirectoryEntry): Finding[] {
  const mode = attributes >>> 16;
  const type = mode & typeBits;
  return [
    ...findingIf(
      ![0, typeFile, typeFolder].includes(type),
      'zip.mode',
      name,
      'The entry is neither a file nor a folder, such as a symbolic link.',
    ),
    ...findingIf((mode & specialBits) !== 0, 'zip.mode', name, 'The mode has a setuid, setgid or sticky bit.'),
    ...findingIf(
      isFolder ? type === typeFile : type === typeFolder || (attributes & dosFolder) !== 0,
      'zip.mode',
      name,
      'The name of a folder must end in "/", and the name of a file must not.',
    ),
  ];
}

/** Length of an empty deflate stream in bytes. */
const emptyStreamBytes = 2;

function checkFolder({ isFolder, name, method, packedBytes, bytes, crc }: DirectoryEntry): Finding[] {
  if (!isFolder) return [];
  const isEmpty = packedBytes === 0 || (method === deflated && packedBytes === emptyStreamBytes);
  return findingIf(!isEmpty || bytes !== 0 || crc !== 0, 'zip.folder', name, 'A folder has content.');
}

function checkSizes({ isFolder, name, method, packedBytes, bytes }: DirectoryEntry): Finding[] {
  const { ratioFreeBytes, entryRatioMax } = bundleLimits;
  return [
    ...findingIf(
      method === stored && packedBytes !== bytes,
      'zip.data',
      name,
      'The entry is not compressed and states two different sizes.',
    ),
    ...findingIf(
      !isFolder && bytes > ratioFreeBytes && bytes > entryRatioMax * packedBytes,
      'zip.ratio',
      name,
      `The file is more than ${entryRatioMax} times as large as its compressed form.`,
    ),
  ];
}

export function refuse(rule: string, name: string, why: string): Finding {
  return finding(rule, name, why, repack);
}

function findingIf(isViolated: boolean, rule: string, name: string, why: string): Finding[] {
  return isViolated ? [refuse(rule, name, why)] : [];
}
