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

  for (const [method, deflate] of [
    ['stored', undefined],
    ['deflated', deflateRawSync],
  ] as const)
    test(`accepts an archive of ${method} entries and reports every file by path`, () => {
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
    const archiveReport = checkBundle({ archive: writeArchive(files) }).report;
    const filesReport = checkBundle({ files }).report;
    assert.equal(filesReport.digest, archiveReport.digest);
    assert.deepEqual({ ...archiveReport, archive_sha256: null }, filesReport);
  });

  test('stops after the first stage that fails and leaves unknown members null or empty', () => {
    const unreadableReport = checkBundle({ archive: Buffer.from('no archive') }).report;
    assert.deepEqual(
      { ...unreadableReport, archive_sha256: null, findings: unreadableReport.findings.map(({ rule }) => rule) },
      {
        format: 'rialto-report/1',
        ok: false,
        policy: unreadableReport.policy,
        archive_sha256: null,
        digest: null,
        files: [],
        manifest: null,
        findings: ['zip.end'],
        truncated: false,
        budget: unreadableReport.budget,
        levels: { P1: 'failed', P2: 'not_run' },
      },
    );
    const badFileReport = checkBundle({ files: sampleBundle({ 'a.json': '{', 'manifest.json': '{"slug":1}' }) }).report;
    assert.deepEqual(
      badFileReport.findings.map(({ rule }) => rule),
      ['type.json'],
    );
    assert.equal(badFileReport.digest, null);
    const badManifestReport = checkBundle({ files: sampleBundle({}, { slug: 'Bad' }) }).report;
    assert.match(badManifestReport.digest ?? '', /^[0-9a-f]{64}$/);
    assert.equal(badManifestReport.manifest, null);
  });

  test('lists at most 100 findings, sorted by file and independent of the order of the files', () => {
    const manyInvalidFiles = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`f${n}.json`, '{']));
    const { report } = checkBundle({ files: sampleBundle(manyInvalidFiles) });
    assert.equal(report.findings.length, 100);
    assert.ok(report.truncated);
    const paths = report.findings.map(({ file }) => file);
    assert.deepEqual(
      paths,
      paths.toSorted((left, right) => ((left ?? '') < (right ?? '') ? -1 : 1)),
    );
    assert.deepEqual(checkBundle({ files: sampleBundle(manyInvalidFiles).reverse() }).report, report);
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
