// Slow: kills a server under load again and again.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../support/eventually.ts';
import { startProcess } from '../support/processes.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { soakScaled } from '../support/soak-scale.ts';
import { inTempFolder } from '../support/temp.ts';
import { assertConsistent, parseAcknowledgedIds } from './support/acknowledged.ts';

const kills = soakScaled(50, 2_000);
const killsPerDatabase = 25;

test(`a storage process killed ${kills} times keeps every acknowledged write`, async (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  let acknowledgedCount = 0;
  for (let killCount = 0; killCount < kills; killCount += killsPerDatabase) {
    await inTempFolder(async (dataDir) => {
      const acknowledgedIds: string[] = [];
      for (let roundIndex = 0; roundIndex < killsPerDatabase; roundIndex += 1) {
        const killTime = { writesMin: random.between(0, 40), delayMs: random.between(1, 40) };
        acknowledgedIds.push(...(await writeAndKill(dataDir, `r${roundIndex}`, killTime)));
        const storedIds = assertConsistent(dataDir);
        assert.deepEqual(
          acknowledgedIds.filter((id) => !storedIds.has(id)),
          [],
        );
      }
      acknowledgedCount += acknowledgedIds.length;
    });
  }
  t.diagnostic(`${acknowledgedCount} acknowledged writes`);
  assert.ok(acknowledgedCount > kills * 10, `only ${acknowledgedCount} writes were acknowledged`);
});

/**
 * Starts a writer and kills it `delayMs` after at least `writesMin` acknowledged writes; returns their ids. The writes
 * are counted because they take longer on a busy machine.
 */
async function writeAndKill(
  dataDir: string,
  prefix: string,
  { writesMin, delayMs }: { readonly writesMin: number; readonly delayMs: number },
): Promise<string[]> {
  const program = join(import.meta.dirname, 'support', 'acknowledging-writer.ts');
  const writer = startProcess(process.execPath, [program, dataDir, prefix]);
  const hasWritten = () =>
    writer.output().includes('ready\n') && parseAcknowledgedIds(writer.output()).length >= writesMin;
  await eventually('the writer has written', () => hasWritten() || writer.child.exitCode !== null);
  await delay(delayMs);
  writer.child.kill('SIGKILL');
  const { output, signal } = await writer.ended;
  assert.equal(signal, 'SIGKILL', output);
  return parseAcknowledgedIds(output);
}
