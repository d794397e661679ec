import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { writeArchive } from '../../../src/arcade/games/bundle/archive/write-archive.ts';
import { checkBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { sampleBundle } from './sample-bundle.ts';
import { samplePng } from './sample-media.ts';

describe('checkBundle', () => {
  const files = sampleBundle({
    'index.html': '<!doctype html><title>Sample</title><img src="art/a.png" alt=""><script src="draw.js"></script>',
    'art/a.png': samplePng(),
    'notes.txt': 'word '.repeat(500),
  });

  for (const [form, deflate] of [
    ['stored', undefined],
    ['deflated', deflateRawSync],
  ] as const)
    test(`accepts an archive of ${form} entries and reports every file by path`, () => {
      const archive = writeArchive(files, deflate);
      const checkResult = checkBundle({ archive });
      const { report } = checkResult;
      assert.deepEqual(report.findings, []);
      assert.ok(report.ok);
      assert.equal(report.format, 'rialto-report/1');
      assert.deepEqual(report.levels, { P1: 'passed', P2: 'not_run' });
      assert.equal(report.archive_sha256, createHash('sha256').update(archive).digest('hex'));
      assert.deepEqual(
        report.files.map(({ path, bytes, hash }) => [path, bytes, hash]),
        [...files]
          .sort((left, right) => (left.path < right.path ? -1 : 1))
          .map(({ path, bytes }) => [path, bytes.length, createHash('sha256').update(bytes).digest('hex')]),
      );
      for (const { path, bytes } of files)
        assert.ok(bytes.equals(checkResult.files.get(path) ?? Buffer.alloc(0)), path);
    });

  test('reports the same digest for an archive and for its files, which have no archive hash', () => {
    const packed = checkBundle({ archive: writeArchive(files) }).report;
    const unpacked = checkBundle({ files }).report;
    assert.equal(unpacked.digest, packed.digest);
    assert.deepEqual({ ...packed, archive_sha256: null }, unpacked);
  });

  test('stops after the first stage that fails and leaves unknown members null or empty', () => {
    const unreadable = checkBundle({ archive: Buffer.from('no archive') }).report;
    assert.deepEqual(
      { ...unreadable, archive_sha256: null, findings: unreadable.findings.map(({ rule }) => rule) },
      {
        format: 'rialto-report/1',
        ok: false,
        policy: unreadable.policy,
        archive_sha256: null,
        digest: null,
        files: [],
        manifest: null,
        findings: ['zip.end'],
        truncated: false,
        budget: unreadable.budget,
        levels: { P1: 'failed', P2: 'not_run' },
      },
    );
    const badFile = checkBundle({ files: sampleBundle({ 'a.json': '{', 'manifest.json': '{"slug":1}' }) }).report;
    assert.deepEqual(
      badFile.findings.map(({ rule }) => rule),
      ['type.json'],
    );
    assert.equal(badFile.digest, null);
    const badManifest = checkBundle({ files: sampleBundle({}, { slug: 'Bad' }) }).report;
    assert.match(badManifest.digest ?? '', /^[0-9a-f]{64}$/);
    assert.equal(badManifest.manifest, null);
  });

  test('lists at most 100 findings, by file, line, column and rule, whatever the order of the files', () => {
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`f${n}.json`, '{']));
    const { report } = checkBundle({ files: sampleBundle(many) });
    assert.equal(report.findings.length, 100);
    assert.ok(report.truncated);
    const paths = report.findings.map(({ file }) => file);
    assert.deepEqual(
      paths,
      paths.toSorted((left, right) => ((left ?? '') < (right ?? '') ? -1 : 1)),
    );
    assert.deepEqual(checkBundle({ files: sampleBundle(many).reverse() }).report, report);
  });

  test('accepts a bundle with warnings', () => {
    const { report } = checkBundle({ files: sampleBundle({}, { title: 'B\u043beks' }) });
    assert.deepEqual(
      report.findings.map(({ rule, family, severity, file }) => [rule, family, severity, file]),
      [['name.scripts', 'name', 'warning', 'manifest.json']],
    );
    assert.equal(report.levels.P1, 'passed');
  });
});
