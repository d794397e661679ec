import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Database, StorageUnavailable } from '../../src/core/db/transaction.ts';
import { sqlite } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { startProcess } from '../support/processes.ts';
import { tempFolder } from '../support/temp.ts';

test('a full database rejects writes, serves reads, and accepts writes again when there is space', async (t) => {
  const database = await (await sqlite.createLocation(t)).open({ limits: { databaseBytesMax: 2_000_000 } });
  const acknowledgedIds: string[] = [];
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => add(database, `row ${index}`)));
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') acknowledgedIds.push(outcome.value);
    else assert.ok(outcome.reason instanceof StorageUnavailable, String(outcome.reason));
  }
  assert.ok(acknowledgedIds.length > 0 && acknowledgedIds.length < 60, `${acknowledgedIds.length} stored`);
  assert.deepEqual((await ids(database)).sort(), acknowledgedIds.sort());
  await database.ping();
  const removedIds = acknowledgedIds.slice(0, Math.ceil(acknowledgedIds.length / 2));
  await database.write((tx) => tx.run(tx.query.deleteFrom('test_record').where('id', 'in', removedIds)));
  await add(database, 'again');
  assert.ok((await ids(database)).includes('again'));
});

test('exactly the stored writes are acknowledged when one write exceeds the space', async (t) => {
  const database = await (await sqlite.createLocation(t)).open({ limits: { databaseBytesMax: 1_000_000 } });
  const outcomes = await Promise.allSettled([
    add(database, 'small', 100),
    add(database, 'huge', 3_000_000),
    add(database, 'small too', 100),
  ]);
  const storedIds = await ids(database);
  for (const [index, id] of ['small', 'huge', 'small too'].entries()) {
    assert.equal(storedIds.includes(id), outcomes[index]?.status === 'fulfilled', id);
  }
  assert.ok(outcomes[1]?.status === 'rejected' && outcomes[1].reason instanceof StorageUnavailable);
  await add(database, 'later', 100);
});

const prlimitMissing = spawnSync('prlimit', ['--version']).status === 0 ? false : 'the program prlimit is missing';

test('a full disk rejects writes, loses no acknowledged write, and recovers', {
  skip: prlimitMissing,
}, async (t) => {
  const folder = tempFolder('full-disk');
  t.after(() => folder.remove());
  const program = join(import.meta.dirname, 'support', 'limited-writer.ts');
  const writer = startProcess(process.execPath, [program, folder.path]);
  t.after(() => writer.child.kill('SIGKILL'));
  const pid = String(writer.child.pid);
  await eventually('the writer writes', () => lines(writer.output(), 'acknowledged').length >= 20);
  // A limit of the file size simulates the full disk.
  assert.equal(spawnSync('prlimit', ['--pid', pid, '--fsize=300000:unlimited']).status, 0);
  await eventually('writes are rejected', () => lines(writer.output(), 'refused').length >= 5);
  const refusedLines = lines(writer.output(), 'refused');
  assert.ok(
    refusedLines.every((line) => line.endsWith('StorageUnavailable')),
    refusedLines.join('\n'),
  );
  const reads = lines(writer.output(), 'read').length;
  await eventually('reads continue', () => lines(writer.output(), 'read').length >= reads + 5);
  assert.equal(spawnSync('prlimit', ['--pid', pid, '--fsize=unlimited:unlimited']).status, 0);
  const acknowledgedBefore = lines(writer.output(), 'acknowledged').length;
  await eventually(
    'writes succeed again',
    () => lines(writer.output(), 'acknowledged').length >= acknowledgedBefore + 20,
  );
  writer.child.kill('SIGKILL');
  const { output } = await writer.ended;
  const location = await sqlite.createLocation(t);
  const database = await location.open({ dataDir: folder.path });
  const storedIds = new Set(await ids(database));
  for (const line of lines(output, 'acknowledged')) assert.ok(storedIds.has(line.split(' ')[1] ?? ''), line);
});

async function add(database: Database, id: string, bytes = 100_000): Promise<string> {
  await database.write((tx) =>
    tx.run(tx.query.insertInto('test_record').values({ id, count: 1, note: 'x'.repeat(bytes) })),
  );
  return id;
}

async function ids(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id'));
  return rows.map((row) => row.id);
}

function lines(output: string, prefix: string): string[] {
  return output
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith(`${prefix} `));
}
