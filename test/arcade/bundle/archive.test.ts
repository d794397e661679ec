import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { readArchive } from '../../../src/arcade/games/bundle/archive/read-archive.ts';
import { writeArchive } from '../../../src/arcade/games/bundle/archive/write-archive.ts';
import { type Archive, type Entry, littleEndian, zipOf } from './zip-bytes.ts';

const deflatedEntry: Entry = { name: 'note.txt', content: 'A note that is a little longer than its name. '.repeat(3) };
const storedEntry: Entry = { name: 'a/plain.txt', content: 'plain', method: 0 };
const descriptorEntry: Entry = { ...deflatedEntry, name: 'b.txt', flags: 8 };
const folderEntry: Entry = { name: 'a/', method: 0, mode: 0o040755 };
const sampleEntries = [folderEntry, storedEntry, deflatedEntry, descriptorEntry];
const extraField = (id: number, content = Buffer.alloc(4)) =>
  Buffer.concat([littleEndian([2, id], [2, content.length]), content]);

describe('the archive reader', () => {
  for (const [name, archive] of [
    ['stored and deflated files, folders and data descriptors', { entries: sampleEntries }],
    ['entries in another order in the directory', { entries: [deflatedEntry, storedEntry] }],
    ['a comment', { entries: [deflatedEntry], comment: Buffer.from('made by hand') }],
    ['a comment of 1,024 bytes', { entries: [deflatedEntry], comment: Buffer.alloc(1024, 'x') }],
    [
      'a descriptor without signature',
      { entries: [{ ...descriptorEntry, descriptor: descriptorOf(descriptorEntry) }, storedEntry] },
    ],
    [
      'extra fields for times and owners',
      { entries: [{ ...deflatedEntry, extra: Buffer.concat([extraField(0x5455), extraField(0x7875)]) }] },
    ],
    ['a file mode', { entries: [{ ...deflatedEntry, mode: 0o100644 }] }],
    ['an empty file', { entries: [{ name: 'empty.txt' }] }],
    [
      'a folder whose content is an empty deflate stream',
      { entries: [{ name: 'a/', data: Buffer.from([3, 0]) }, storedEntry] },
    ],
    ['names marked as UTF-8', { entries: [{ ...deflatedEntry, flags: 1 << 11 }] }],
    ['128 entries', { entries: manyEntries(128) }],
  ] as const satisfies readonly (readonly [string, Archive])[])
    test(`reads an archive with ${name}`, () => {
      const archiveResult = readArchive(zipOf(archive));
      assert.ok(archiveResult.ok, JSON.stringify(archiveResult));
      assert.deepEqual(
        archiveResult.files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
        (archive as Archive).entries
          .filter((entry) => !entry.name.endsWith('/'))
          .map((entry) => [entry.name, String(entry.content ?? '')]),
      );
    });

  for (const [rule, name, archive] of [
    ['zip.end', 'no bytes', Buffer.alloc(0)],
    ['zip.end', 'a trailing byte', Buffer.concat([zipOf({ entries: sampleEntries }), Buffer.from([0])])],
    [
      'zip.end',
      'a second archive after it',
      Buffer.concat([zipOf({ entries: sampleEntries }), zipOf({ entries: sampleEntries })]),
    ],
    ['zip.end', 'a script before it', Buffer.concat([Buffer.from('#!/bin/sh\n'), zipOf({ entries: sampleEntries })])],
    ['zip.end', 'its last byte missing', zipOf({ entries: sampleEntries }).subarray(0, -1)],
    ['zip.end', 'a wrong entry count', { entries: sampleEntries, end: { entries: 3, entriesOnDisk: 3 } }],
    ['zip.end', 'two different entry counts', { entries: sampleEntries, end: { entriesOnDisk: 3 } }],
    ['zip.end', 'a disk number', { entries: sampleEntries, end: { disk: 1 } }],
    ['zip.end', 'another directory disk', { entries: sampleEntries, end: { directoryDisk: 1 } }],
    ['zip.end', 'an entry on another disk', { entries: [{ ...deflatedEntry, disk: 1 }] }],
    ['zip.end', 'a wrong directory size', { entries: sampleEntries, end: { size: 10 } }],
    ['zip.end', 'bytes between directory and end record', { entries: sampleEntries, beforeEnd: Buffer.alloc(4) }],
    ['zip.comment', 'a signature in its comment', { entries: sampleEntries, comment: Buffer.from('PK\x03\x04') }],
    ['zip.comment', 'a comment of 1,025 bytes', { entries: sampleEntries, comment: Buffer.alloc(1025) }],
    ['zip.comment', 'a comment of 65,535 bytes', { entries: sampleEntries, comment: Buffer.alloc(0xffff) }],
    [
      'zip.comment',
      'an end record in its comment',
      { entries: sampleEntries, comment: Buffer.from('PK\x05\x06'.padEnd(40)) },
    ],
    ['zip.comment', 'a comment of an entry', { entries: [{ ...deflatedEntry, comment: 'x' }] }],
    [
      'zip.zip64',
      'a ZIP64 locator',
      { entries: sampleEntries, beforeEnd: Buffer.concat([littleEndian([4, 0x07064b50]), Buffer.alloc(16)]) },
    ],
    [
      'zip.zip64',
      'entry counts of 0xffff',
      { entries: sampleEntries, end: { entries: 0xffff, entriesOnDisk: 0xffff } },
    ],
    ['zip.zip64', 'a directory offset of 0xffffffff', { entries: sampleEntries, end: { offset: 0xffffffff } }],
    ['zip.zip64', 'a ZIP64 field', { entries: [{ ...deflatedEntry, extra: extraField(1, Buffer.alloc(16)) }] }],
    ['size.entries', 'no entries', { entries: [] }],
    ['size.entries', '129 entries', { entries: manyEntries(129) }],
    ['zip.flags', 'an encrypted entry', { entries: [{ ...deflatedEntry, flags: 1 }] }],
    ['zip.flags', 'other flags in the local header', { entries: [{ ...deflatedEntry, local: { flags: 2 } }] }],
    ['zip.flags', 'an entry that needs ZIP 6.3', { entries: [{ ...deflatedEntry, version: 63 }] }],
    [
      'zip.method',
      'an unsupported compression method',
      { entries: [{ ...deflatedEntry, method: 12, data: Buffer.from('x') }] },
    ],
    ['zip.method', 'another method in the local header', { entries: [{ ...deflatedEntry, local: { method: 0 } }] }],
    ['zip.local', 'another size in the local header', { entries: [{ ...deflatedEntry, local: { bytes: 1 } }] }],
    ['zip.local', 'another checksum in the local header', { entries: [{ ...deflatedEntry, local: { crc: 1 } }] }],
    ['zip.descriptor', 'a wrong descriptor', { entries: [{ ...descriptorEntry, descriptor: Buffer.alloc(16) }] }],
    ['zip.descriptor', 'sizes in header and descriptor', { entries: [{ ...descriptorEntry, local: { bytes: 138 } }] }],
    ['zip.descriptor', 'a descriptor after a stored file', { entries: [{ ...storedEntry, flags: 8 }] }],
    ['zip.mode', 'a symbolic link', { entries: [{ ...deflatedEntry, mode: 0o120777 }] }],
    ['zip.mode', 'a setuid bit', { entries: [{ ...deflatedEntry, mode: 0o104755 }] }],
    ['zip.mode', 'a folder whose name does not end with a slash', { entries: [{ ...deflatedEntry, mode: 0o040755 }] }],
    [
      'zip.mode',
      'a folder by DOS attribute whose name does not end with a slash',
      { entries: [{ ...deflatedEntry, dosAttributes: 0x10 }] },
    ],
    ['zip.mode', 'a file whose name ends with a slash', { entries: [{ ...folderEntry, mode: 0o100755 }] }],
    ['zip.folder', 'a folder with content', { entries: [{ ...folderEntry, content: 'x' }] }],
    ['zip.extra', 'an unknown extra field', { entries: [{ ...deflatedEntry, extra: extraField(0x9901) }] }],
    [
      'zip.extra',
      'an unknown field in the directory only',
      { entries: [{ ...deflatedEntry, centralExtra: extraField(0x9901) }] },
    ],
    [
      'zip.extra',
      'a truncated extra field',
      { entries: [{ ...deflatedEntry, extra: extraField(0x5455).subarray(0, 6) }] },
    ],
    ['zip.data', 'a size that is too small', { entries: [{ ...deflatedEntry, bytes: 10 }] }],
    ['zip.data', 'a size that is too large', { entries: [{ ...deflatedEntry, bytes: 200 }] }],
    [
      'zip.data',
      'a trailing byte after the stream',
      { entries: [{ ...deflatedEntry, data: Buffer.concat([deflate(deflatedEntry), Buffer.alloc(1)]) }] },
    ],
    [
      'zip.data',
      'a truncated stream',
      { entries: [{ ...deflatedEntry, data: deflate(deflatedEntry).subarray(0, -2) }] },
    ],
    ['zip.data', 'two sizes of a stored file', { entries: [{ ...storedEntry, bytes: 4 }] }],
    ['zip.crc', 'a wrong checksum', { entries: [{ ...deflatedEntry, crc: 7 }] }],
    ['zip.ratio', 'a file of 65 KiB of zeros', { entries: [{ name: 'a.txt', content: Buffer.alloc(66_560) }] }],
    ['zip.ratio', 'many files with a high compression ratio', { entries: manyEntries(40, 'x'.repeat(20_000)) }],
    ['zip.tiling', 'a gap between entries', { entries: [{ ...deflatedEntry, gap: Buffer.alloc(1) }, storedEntry] }],
    [
      'zip.tiling',
      'an entry that the directory does not list',
      { entries: [deflatedEntry], beforeDirectory: zipOf({ entries: [storedEntry] }).subarray(0, 46) },
    ],
    [
      'path.differs',
      'another name in the local header',
      { entries: [{ ...deflatedEntry, local: { name: 'evil.txt' } }] },
    ],
    ['path.step', 'a name that contains ".."', { entries: [{ ...deflatedEntry, name: '../note.txt' }] }],
    [
      'path.characters',
      'a name with a character outside ASCII',
      { entries: [{ ...deflatedEntry, name: 'n\xf6te.txt' }] },
    ],
    ['path.twice', 'one name twice', { entries: [deflatedEntry, deflatedEntry] }],
    [
      'path.folder',
      'a file with the path of a folder',
      {
        entries: [
          { ...storedEntry, name: 'a' },
          { ...storedEntry, name: 'a/b.txt' },
        ],
      },
    ],
    ['path.junk', 'a metadata file of macOS', { entries: [{ ...deflatedEntry, name: '__MACOSX/._note.txt' }] }],
  ] as const satisfies readonly (readonly [string, string, Archive | Buffer])[])
    test(`refuses an archive with ${name} by ${rule}`, () => {
      const archiveResult = readArchive(Buffer.isBuffer(archive) ? archive : zipOf(archive));
      assert.ok(!archiveResult.ok);
      assert.ok(
        archiveResult.findings.some((finding) => finding.rule === rule),
        JSON.stringify(archiveResult.findings.map((finding) => finding.rule)),
      );
    });

  test('refuses two directory records for one entry', () => {
    const singleEntryArchive = zipOf({ entries: [deflatedEntry] });
    // The end record has 22 bytes; the directory offset is at its byte 16, 6 bytes before the end.
    const directoryOffset = singleEntryArchive.readUInt32LE(singleEntryArchive.length - 6);
    const directory = singleEntryArchive.subarray(directoryOffset, singleEntryArchive.length - 22);
    const end = Buffer.from(singleEntryArchive.subarray(singleEntryArchive.length - 22));
    end.writeUInt16LE(2, 8);
    end.writeUInt16LE(2, 10);
    end.writeUInt32LE(directory.length * 2, 12);
    const archiveResult = readArchive(
      Buffer.concat([singleEntryArchive.subarray(0, directoryOffset), directory, directory, end]),
    );
    assert.ok(!archiveResult.ok);
  });

  test('reads the same files after a change of any single byte, or refuses the archive', () => {
    const completeArchive = zipOf({
      entries: [folderEntry, storedEntry, { ...deflatedEntry, extra: extraField(0x5455) }, descriptorEntry],
      comment: Buffer.from('c'),
    });
    for (let offset = 0; offset < completeArchive.length; offset += 1)
      for (const change of [1, 0x80, 0xff]) {
        const changed = Buffer.from(completeArchive);
        changed[offset] = (changed[offset] as number) ^ change;
        assertSameOrRefused(changed, `byte ${offset} ^ ${change}`);
      }
  });

  test('reads the same files after a change of any header field, or refuses the archive', () => {
    const archive = zipOf({ entries: [storedEntry, deflatedEntry, descriptorEntry] });
    const headers = [...archive.keys()].filter(
      (offset) => offset + 4 <= archive.length && (archive.readUInt32LE(offset) & 0xffff) === 0x4b50,
    );
    for (const header of headers)
      for (let offset = header; offset < Math.min(header + 46, archive.length - 3); offset += 1)
        for (const size of [2, 4] as const) {
          const value = archive.readUIntLE(offset, size);
          const max = 2 ** (8 * size) - 1;
          for (const newValue of [0, max, value + 1, value - 1, value * 2]) {
            const changed = Buffer.from(archive);
            changed.writeUIntLE(Math.max(0, Math.min(max, newValue)), offset, size);
            assertSameOrRefused(changed, `${size} bytes at ${offset} = ${newValue}`);
          }
        }
  });

  test('refuses every truncated archive', () => {
    const archive = zipOf({ entries: sampleEntries });
    for (let length = 0; length < archive.length; length += 1)
      assert.ok(!readArchive(archive.subarray(0, length)).ok, `${length} bytes`);
  });

  test('reads the archives of the archive writer', () => {
    const files = [...contents].map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
    for (const archive of [writeArchive(files), writeArchive(files, deflateRawSync)]) {
      const archiveResult = readArchive(archive);
      assert.ok(archiveResult.ok, JSON.stringify(archiveResult));
      assert.deepEqual(contentsOf(archiveResult.files), contents);
    }
  });
});

const contents = new Map(
  [storedEntry, deflatedEntry, descriptorEntry].map((entry) => [entry.name, String(entry.content)] as const),
);

function contentsOf(files: readonly { readonly path: string; readonly bytes: Uint8Array }[]): Map<string, string> {
  return new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
}

function assertSameOrRefused(bytes: Buffer, description: string): void {
  const archiveResult = readArchive(bytes);
  if (archiveResult.ok) assert.deepEqual(contentsOf(archiveResult.files), contents, description);
}

function deflate({ content = '' }: Entry): Buffer {
  return deflateRawSync(content);
}

/** Data descriptor without a signature: the checksum and the sizes, as in bytes 14 to 25 of a local header. */
function descriptorOf(entry: Entry): Buffer {
  const archive = zipOf({ entries: [{ ...entry, flags: 0 }] });
  return archive.subarray(14, 26);
}

function manyEntries(count: number, content = ''): Entry[] {
  return Array.from({ length: count }, (_, n) => ({ name: `${n}.txt`, content }));
}
