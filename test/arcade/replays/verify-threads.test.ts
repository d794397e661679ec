// Slow: starts and ends verification threads.

import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type TestContext, test } from 'node:test';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { claimPendingReplays, releaseClaims } from '../../../src/arcade/replays/store/verification.ts';
import { openBacklogProcessor } from '../../../src/arcade/replays/verification/backlog-processor.ts';
import { readStoredLog } from '../../../src/arcade/replays/verification/replay-log.ts';
import { recordVerdict } from '../../../src/arcade/replays/verification/verdict.ts';
import { verifyStoredLog } from '../../../src/arcade/replays/verification/verify-stored-log.ts';
import { openVerifyThreads } from '../../../src/arcade/replays/verification/verify-threads.ts';
import { systemClock } from '../../../src/core/base/clock.ts';
import { createLog } from '../../../src/core/base/log.ts';
import { type Database, StorageUnavailable } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds, noopLog, sqlite } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { prepareAgent, replaySigningKeys, storeFinishedGame } from './finished-games.ts';

const keys = replaySigningKeys().publicKeys();

test('a worker thread that hangs or exits is replaced, and only its own task fails', async (t) => {
  const database = await (await sqlite.createLocation(t)).open({ migrations });
  const entry = new URL('./hanging-worker', import.meta.url);
  const threads = openVerifyThreads({ database, dataDir: 'unused', keys, log: noopLog, entry, taskTimeoutMs: 4_000 });
  t.after(() => threads.close());
  const replayIds = ['rpl_a', 'rpl_hangs', 'rpl_b', 'rpl_ends', 'rpl_c', 'rpl_d', 'rpl_e'];
  const outcomes = await Promise.allSettled(replayIds.map((id) => threads.verify(id)));
  for (const [index, outcome] of outcomes.entries()) {
    const id = replayIds[index] as string;
    if (id === 'rpl_hangs' || id === 'rpl_ends')
      assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StorageUnavailable, id);
    else assert.deepEqual(outcome, { status: 'fulfilled', value: { ok: true, id } });
  }
});

test('an interrupted verification is retried by its node, and the game has no verdict until then', async (t) => {
  const database = await prepare(t, 3);
  const threads = openVerifyThreads({ database, dataDir: null, keys, log: noopLog });
  let remainingFailures = 2;
  const otherVerdicts = Promise.withResolvers<void>();
  const failingThreads = {
    ...threads,
    async verify(id: string) {
      if (id === 'rpl_game1' && remainingFailures-- > 0) throw new StorageUnavailable('The thread exited.');
      if (id === 'rpl_game1') await otherVerdicts.promise;
      return threads.verify(id);
    },
  };
  const backlog = openTestBacklog(database, failingThreads);
  t.after(() => backlog.stop());
  backlog.start();
  await eventually(
    'the other two games have their verdict',
    async () => (await verdicts(database)).join() === 'verified,pending,verified',
  );
  otherVerdicts.resolve();
  await eventually(
    'all three games have their verdict',
    async () => (await verdicts(database)).join() === 'verified,verified,verified',
  );
  // Two calls failed, and the third call succeeded.
  assert.equal(remainingFailures, -1);
});

test('claims of unfinished verifications are released when their node stops', async (t) => {
  const database = await prepare(t, 4);
  const threads = openVerifyThreads({ database, dataDir: null, keys, log: noopLog });
  const firstCall = Promise.withResolvers<void>();
  const interruptedVerification = Promise.withResolvers<never>();
  const backlog = openTestBacklog(database, {
    ...threads,
    verify() {
      firstCall.resolve();
      return interruptedVerification.promise;
    },
    async close() {
      interruptedVerification.reject(new StorageUnavailable('The database is closing.'));
      await threads.close();
    },
  });
  backlog.start();
  await firstCall.promise;
  await backlog.stop();
  const claims = await database.db.all(database.db.query.selectFrom('arcade_replay').select('verifier'));
  assert.deepEqual(claims, Array(4).fill({ verifier: null }));
});

test('a verdict is discarded when another node has taken over the claim', async (t) => {
  const database = await prepare(t, 1);
  const builds = Object.values(engineBuilds);
  const verdict = await verifyStoredLog(
    (await readStoredLog(database.db, 'rpl_game0')) ?? assert.fail('The log is not stored.'),
    keys,
  );
  const writeVerdict = (node: string) =>
    database.write((tx) => recordVerdict(tx, 'rpl_game0', verdict, contextOf(node, 9_000)));
  await database.write((tx) =>
    tx.run(tx.query.insertInto('node').values({ id: 'nod_b', started_at: 1, alive_until: 9e15 })),
  );
  assert.equal(
    (await database.write((tx) => claimPendingReplays(tx, { node: 'nod_test', heldIds: [] }, builds, 5))).length,
    1,
  );
  assert.equal(
    (await database.write((tx) => claimPendingReplays(tx, { node: 'nod_b', heldIds: [] }, builds, 5))).length,
    0,
  );
  await database.write((tx) => releaseClaims(tx, 'nod_test'));
  assert.equal(
    (await database.write((tx) => claimPendingReplays(tx, { node: 'nod_b', heldIds: [] }, builds, 5))).length,
    1,
  );
  assert.equal(await writeVerdict('nod_test'), false);
  assert.deepEqual(await verdicts(database), ['pending']);
  assert.equal(await writeVerdict('nod_b'), true);
  assert.equal(await writeVerdict('nod_b'), false);
  const events = await database.db.all(database.db.query.selectFrom('arcade_event').select('id'));
  assert.deepEqual(events, [{ id: 'evt_nod_b' }]);
});

for (const kind of databaseKinds) {
  test(`verification uses less than half of the CPU time in the main thread on ${kind.name}`, {
    skip: kind.missing,
  }, async (t) => {
    const location = await kind.createLocation(t);
    const database = await location.open({ migrations });
    await storeGames(database, 40, 600);
    const dataDir = kind.dialect === 'sqlite' ? location.dataDir : null;
    const threads = openVerifyThreads({ database, dataDir, keys, log: noopLog });
    await threads.verify('rpl_game0');
    const backlog = openTestBacklog(database, threads);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const before = { mainThread: process.threadCpuUsage(), all: process.cpuUsage() };
    backlog.start();
    await eventually(
      'all games are verified',
      async () => (await verdicts(database)).every((state) => state === 'verified'),
      120_000,
    );
    loop.disable();
    const [mainThreadUs, processUs] = [process.threadCpuUsage(before.mainThread), process.cpuUsage(before.all)];
    await backlog.stop();
    const [mainThreadMs, allMs] = [mainThreadUs, processUs].map(({ user, system }) => (user + system) / 1_000) as [
      number,
      number,
    ];
    t.diagnostic(`${mainThreadMs.toFixed(0)} of ${allMs.toFixed(0)} ms of processor time in the main thread`);
    t.diagnostic(
      `longest event loop delay ${(loop.max / 1e6).toFixed(1)} ms, p99 ${(loop.percentile(99) / 1e6).toFixed(1)} ms`,
    );
    // Unlike elapsed time, CPU time does not depend on the load of the machine. Re-running in the main thread would use
    // nearly all of it there.
    assert.ok(mainThreadMs < allMs / 2, `${mainThreadMs} of ${allMs} ms`);
    assert.ok(loop.percentile(99) / 1e6 < 1_000, `p99 ${loop.percentile(99) / 1e6} ms`);
  });
}

function openTestBacklog(database: Database, threads: ReturnType<typeof openVerifyThreads>) {
  const log = createLog('silent');
  return openBacklogProcessor({
    database,
    clock: systemClock,
    log,
    node: { id: 'nod_test' },
    threads,
    contextOf,
    onVerdict() {},
  });
}

function contextOf(node: string, nowMs: number) {
  return {
    node,
    nowMs,
    nowUs: nowMs * 1_000,
    accountAgeHoursMin: 0,
    newId: (prefix: string) => `${prefix}${node}`,
  };
}

async function prepare(t: TestContext, count: number): Promise<Database> {
  const database = await (await sqlite.createLocation(t)).open({ migrations });
  await storeGames(database, count, 40);
  return database;
}

async function storeGames(database: Database, count: number, steps: number): Promise<void> {
  const agentId = await prepareAgent(database, 'steady');
  // The claims must belong to a live node.
  await database.write((tx) =>
    tx.run(tx.query.insertInto('node').values({ id: 'nod_test', started_at: 1, alive_until: 9e15 })),
  );
  for (let n = 0; n < count; n += 1)
    await storeFinishedGame(database, { name: `game${n}`, agentId, steps, isQuick: steps < 100, startedAt: 2_000 + n });
}

async function verdicts(database: Database): Promise<string[]> {
  const rows = await database.db.all(
    database.db.query.selectFrom('arcade_replay').select('verified').orderBy('session_n'),
  );
  return rows.map(({ verified }) => verified);
}
