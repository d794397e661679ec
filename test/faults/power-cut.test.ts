// Slow: repeats a simulated power cut.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { startProcess } from '../support/processes.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { soakScaled } from '../support/soak-scale.ts';
import { inTempFolder, tempFolder } from '../support/temp.ts';
import { assertConsistent, parseAcknowledgedIds, readRemainingIds } from './support/acknowledged.ts';

const cuts = soakScaled(25, 500);

describe('the storage', { skip: skipReason() }, () => {
  const shim = buildShim();

  test(`loses no acknowledged write in ${cuts} simulated power failures`, async (t) => {
    const random = seededRandom();
    t.diagnostic(`RIALTO_SEED=${random.seed}`);
    let acknowledgedCount = 0;
    for (let cut = 0; cut < cuts; cut += 1) {
      const { acknowledgedIds, lostIds } = await writeUntilCut(shim, random, 'FULL');
      assert.deepEqual(lostIds, []);
      acknowledgedCount += acknowledgedIds.length;
    }
    t.diagnostic(`${acknowledgedCount} acknowledged writes`);
    assert.ok(acknowledgedCount > cuts * 10, `only ${acknowledgedCount} writes were acknowledged`);
  });

  test('loses acknowledged writes when commits are not flushed, which shows that the simulation works', async (t) => {
    const random = seededRandom();
    t.diagnostic(`RIALTO_SEED=${random.seed}`);
    let lostCount = 0;
    for (let cut = 0; cut < 20 && lostCount === 0; cut += 1) {
      lostCount += (await writeUntilCut(shim, random, 'NORMAL')).lostIds.length;
    }
    assert.ok(lostCount > 0, 'nothing was lost');
  });

  for (const [title, fileSuffix, firstFailedFlush] of [
    ['a commit', '-wal', '40'],
    ['a checkpoint', '.sqlite', '4'],
  ] as const) {
    test(`exits after a failed flush of ${title} and recovers at the next start`, async () => {
      await inTempFolder(async (dataDir) => {
        const result = await runWriter(shim, dataDir, {
          POWER_CUT_FAIL_FLUSH: firstFailedFlush,
          POWER_CUT_FAIL_OF: fileSuffix,
        });
        assert.equal(result.code, 3, result.output.slice(-2_000));
        const [outputBefore = '', outputAfter = ''] = result.output.split('fatal');
        assert.match(outputAfter, /SqliteError|fdatasync/);
        assert.ok(!outputAfter.includes('acknowledged'), outputAfter);
        const ids = parseAcknowledgedIds(outputBefore);
        assert.ok(ids.length > 0);
        const storedIds = assertConsistent(dataDir);
        assert.deepEqual(
          ids.filter((id) => !storedIds.has(id)),
          [],
        );
      });
    });
  }
});

/** Writes until a simulated power failure; returns the ids of the acknowledged writes and of those that are lost. */
async function writeUntilCut(shim: string, random: SeededRandom, synchronous: string) {
  return inTempFolder(async (dataDir) => {
    const result = await runWriter(shim, dataDir, {
      POWER_CUT_AFTER: String(random.between(200, 3_000)),
      POWER_CUT_SURVIVAL: String(random.next() < 0.5 ? 0 : random.between(1, 90)),
      POWER_CUT_SEED: String(random.between(1, 1_000_000)),
      RIALTO_TEST_SYNCHRONOUS: synchronous,
    });
    assert.equal(result.code, 137, result.output.slice(-2_000));
    const acknowledgedIds = parseAcknowledgedIds(result.output);
    const storedIds = synchronous === 'FULL' ? assertConsistent(dataDir) : readRemainingIds(dataDir);
    return { acknowledgedIds, lostIds: acknowledgedIds.filter((id) => !storedIds.has(id)) };
  });
}

function runWriter(shim: string, dataDir: string, variables: Readonly<Record<string, string>>) {
  const program = join(import.meta.dirname, 'support', 'acknowledging-writer.ts');
  const env = { ...process.env, LD_PRELOAD: shim, POWER_CUT_FOLDER: dataDir, ...variables };
  return startProcess(process.execPath, [program, dataDir, 'w'], { env }).ended;
}

function skipReason(): string | false {
  if (process.platform !== 'linux') return 'the preloaded library requires Linux';
  return spawnSync('cc', ['--version']).status === 0 ? false : 'a C compiler (cc) is missing';
}

/** Compiles the preloaded library that simulates power failures; returns its path. */
function buildShim(): string {
  if (skipReason() !== false) return '';
  const folder = tempFolder('power-cut');
  after(() => folder.remove());
  const shim = join(folder.path, 'power-cut.so');
  const source = join(import.meta.dirname, 'support', 'power-cut.c');
  const compilation = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', shim, source, '-ldl', '-lpthread'], {
    encoding: 'utf8',
  });
  assert.equal(compilation.status, 0, compilation.stderr);
  return shim;
}
