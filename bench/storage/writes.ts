// Durable writes with group commit from 64 clients: a text of 600 characters with event, stored response and audit row,
// with and without a search index, and with and without checkpoints: npm run node -- bench/storage/writes.ts

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemClock } from '../../src/core/base/clock.ts';
import { newId } from '../../src/core/base/ids.ts';
import type { Migration } from '../../src/core/db/migration.ts';
import { core0001 } from '../../src/core/db/migrations/0001-core.ts';
import { openDatabase } from '../../src/core/db/open.ts';
import type { StorageLimits } from '../../src/core/db/storage-limits.ts';
import type { Tx } from '../../src/core/db/transaction.ts';
import { testTableMigration } from '../../test/support/databases.ts';
import { seededRandom } from '../../test/support/seeded-random.ts';
import { inTempFolder } from '../../test/support/temp.ts';

const clientCount = 64;
let rowCount = 0;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const random = seededRandom(1);
const vocabulary = Array.from({ length: 4_000 }, () => random.between(100, 40_000_000).toString(36));

const search: Migration = {
  name: 'bench-0001',
  statements: () => ["create virtual table test_search using fts5(tokens, content='', contentless_delete=1)"],
};

const results = {
  'without search, with checkpoints': await measure(false, {}),
  'with search, with checkpoints': await measure(true, {}),
  'with search, no checkpoint': await measure(true, { checkpointBytes: 1e12 }),
};
console.table(results);

async function measure(withSearch: boolean, limits: Partial<StorageLimits>) {
  return inTempFolder(async (dataDir) => {
    let jobs = 0;
    let batches = 0;
    let checkpoints = 0;
    const observer = {
      sqliteGroupCommitted(committed: number) {
        jobs += committed;
        batches += 1;
      },
      checkpointed() {
        checkpoints += 1;
      },
    };
    const log = { info() {}, warn: console.warn, error: console.error };
    const migrations = [core0001, testTableMigration, search];
    const options = { dataDir, migrations, clock: systemClock, log, observer, limits, onFatal: console.error };
    const database = await openDatabase(options);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const cpu = process.cpuUsage();
    const startMs = performance.now();
    const latenciesMs = await runClients(
      (tx) => insertRow(tx, withSearch),
      (job) => database.write(job),
      startMs + seconds * 1_000,
    );
    const elapsedSeconds = (performance.now() - startMs) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    await database.close();
    const percentile = (share: number) =>
      Number(latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))]?.toFixed(1));
    return {
      perSecond: Math.round(latenciesMs.length / elapsedSeconds),
      p50Ms: percentile(0.5),
      p99Ms: percentile(0.99),
      maxMs: percentile(1),
      loopP99Ms: Number((loop.percentile(99) / 1e6).toFixed(1)),
      jobsPerCommit: Math.round(jobs / batches),
      checkpoints,
      cpuMicroseconds: Math.round((user + system) / latenciesMs.length),
    };
  });
}

async function runClients(
  job: (tx: Tx) => Promise<void>,
  write: (job: (tx: Tx) => Promise<void>) => Promise<void>,
  endMs: number,
): Promise<number[]> {
  const latenciesMs: number[] = [];
  const clients = Array.from({ length: clientCount }, async () => {
    for (let startedMs = performance.now(); startedMs < endMs; ) {
      await write(job);
      const endedMs = performance.now();
      latenciesMs.push(endedMs - startedMs);
      startedMs = endedMs;
    }
  });
  await Promise.all(clients);
  return latenciesMs.sort((left, right) => left - right);
}

async function insertRow(tx: Tx, withSearch: boolean): Promise<void> {
  const now = Date.now();
  const id = newId('ent_', now);
  const note = text();
  const { query } = tx;
  rowCount += 1;
  await tx.first(
    query.selectFrom('idempotency').selectAll().where('realm', '=', 'x').where('scope', '=', 'y').where('key', '=', id),
  );
  await tx.run(query.insertInto('test_record').values({ id, count: 1, note }));
  if (withSearch)
    await tx.run(query.insertInto('test_search' as 'test_record').values({ rowid: rowCount, tokens: note } as never));
  await tx.run(query.insertInto('test_event').values({ id, kind: 'test.added', occurred_at: now, subject_id: id }));
  const response = { operation: 'create', intent: id, status: 200, body: note, subject: id, farewell_hash: null };
  await tx.run(
    query.insertInto('idempotency').values({ realm: 'x', scope: 'y', key: id, created_at: now, ...response }),
  );
  await tx.run(query.insertInto('audit').values({ id, at: now, actor: 'bench', act: 'post', reason: '', detail: '' }));
}

function text(): string {
  let words = '';
  while (words.length < 600) words += `${vocabulary[random.between(0, vocabulary.length - 1)]} `;
  return words.slice(0, 600);
}
