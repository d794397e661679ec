import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { BlobWriter, TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import fc from 'fast-check';
import yauzl from 'yauzl';
import { type RawFile, readArchive } from '../../../src/arcade/games/bundle/archive/read-archive.ts';
import { writeArchive } from '../../../src/arcade/games/bundle/archive/write-archive.ts';
import { type Entry, zipOf } from './zip-bytes.ts';

// zip.js, yauzl and Python must read the same files from every archive that the archive reader accepts.

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('an accepted archive', () => {
  test('is read by zip.js and yauzl as the same files', async () => {
    await fc.assert(
      fc.asyncProperty(archives(), async (archive) => {
        const archiveResult = readArchive(archive);
        if (!archiveResult.ok) return;
        const expected = textsOf(archiveResult.files);
        assert.deepEqual(await readByZipJs(archive), expected);
        assert.deepEqual(await readByYauzl(archive), expected);
      }),
      { numRuns: 60 },
    );
  });

  test('is read by Python as the same files', { skip: hasPython ? false : 'python3 is missing' }, () => {
    const sample = fc.sample(archives(), 40).filter((archive) => readArchive(archive).ok);
    assert.ok(sample.length > 10);
    const run = spawnSync('python3', ['-c', pythonReader], {
      input: sample.map((archive) => archive.toString('base64')).join('\n'),
    });
    assert.equal(run.status, 0, run.stderr.toString());
    const texts = JSON.parse(run.stdout.toString()) as Record<string, string>[];
    sample.forEach((archive, n) => {
      const archiveResult = readArchive(archive);
      assert.deepEqual(texts[n], archiveResult.ok ? textsOf(archiveResult.files) : {});
    });
  });

  test('can be written by zip.js with its default options and four other sets of options', async () => {
    for (const options of [
      {},
      { level: 0, dataDescriptor: false },
      { dataDescriptor: false },
      { extendedTimestamp: true },
      { msDosCompatible: true },
    ]) {
      const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...options });
      await writer.add('art/', undefined, { directory: true });
      await writer.add('art/a.txt', new TextReader('abcdefgh'.repeat(9)));
      await writer.add('b.txt', new TextReader('b'));
      const archive = Buffer.from(await (await writer.close()).arrayBuffer());
      const archiveResult = readArchive(archive);
      assert.ok(archiveResult.ok, `${JSON.stringify(options)} ${JSON.stringify(archiveResult)}`);
      assert.deepEqual(textsOf(archiveResult.files), { 'art/a.txt': 'abcdefgh'.repeat(9), 'b.txt': 'b' });
    }
  });

  test('can be written by Python', { skip: hasPython ? false : 'python3 is missing' }, () => {
    const run = spawnSync('python3', ['-c', pythonWriter]);
    assert.equal(run.status, 0, run.stderr.toString());
    const archiveResult = readArchive(run.stdout);
    assert.ok(archiveResult.ok, JSON.stringify(archiveResult));
    assert.deepEqual(textsOf(archiveResult.files), { 'art/a.txt': 'abcdefgh'.repeat(9), 'b.txt': 'b' });
  });
});

/** Archives by `zipOf` and by `writeArchive`, and archives by `zipOf` with one changed byte. */
function archives(): fc.Arbitrary<Buffer> {
  const name = fc.stringMatching(/^[a-z]{1,8}\.txt$/);
  const content = fc.oneof(
    fc.string(),
    fc.string().map((text) => text.repeat(20)),
  );
  const entry = fc
    .record({ name, content, method: fc.constantFrom(0, 8), flags: fc.constantFrom(0, 8) })
    .map((entry): Entry => (entry.method === 0 ? { ...entry, flags: 0 } : entry));
  const entries = fc.uniqueArray(entry, { minLength: 1, maxLength: 5, selector: (entry) => entry.name });
  const builtArchives = entries.map((list) => zipOf({ entries: list }));
  const writtenArchives = entries.map((list) =>
    Buffer.from(
      writeArchive(
        list.map((entry) => ({ path: entry.name, bytes: Buffer.from(String(entry.content)) })),
        deflateRawSync,
      ),
    ),
  );
  const changedArchives = fc
    .tuple(builtArchives, fc.nat(), fc.integer({ min: 1, max: 255 }))
    .map(([archive, index, mask]) => {
      const changed = Buffer.from(archive);
      changed[index % changed.length] = (changed[index % changed.length] as number) ^ mask;
      return changed;
    });
  return fc.oneof(builtArchives, writtenArchives, changedArchives);
}

function textsOf(files: readonly RawFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('latin1')]));
}

async function readByZipJs(archive: Buffer): Promise<Record<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(archive)), {
    useWebWorkers: false,
    checkSignature: true,
    checkOverlappingEntry: true,
    strictness: 'strict',
  } as object);
  const texts: Record<string, string> = {};
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const bytes = await entry.getData(new Uint8ArrayWriter(), { checkSignature: true, useWebWorkers: false });
    texts[entry.filename] = Buffer.from(bytes).toString('latin1');
  }
  await reader.close();
  return texts;
}

function readByYauzl(archive: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const texts: Record<string, string> = {};
    yauzl.fromBuffer(archive, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject).on('end', () => resolve(texts));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            texts[entry.fileName] = Buffer.concat(chunks).toString('latin1');
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}

const pythonReader = `
import base64, io, json, sys, zipfile
texts = []
for line in sys.stdin.read().split('\\n'):
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(line))) as archive:
        assert archive.testzip() is None
        texts.append({n: archive.read(n).decode('latin-1') for n in archive.namelist() if not n.endswith('/')})
print(json.dumps(texts))
`;

const pythonWriter = `
import io, sys, zipfile
out = io.BytesIO()
with zipfile.ZipFile(out, 'w', zipfile.ZIP_DEFLATED) as archive:
    archive.writestr('art/a.txt', 'abcdefgh' * 9)
    archive.writestr('b.txt', 'b')
sys.stdout.buffer.write(out.getvalue())
`;
