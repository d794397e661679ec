// Writes of five statements and reads of one row on PostgreSQL, with the driver alone and through the storage layer:
// npm run node -- bench/storage/postgres.ts

import pg from 'pg';
import { systemClock } from '../../src/core/base/clock.ts';
import { newId } from '../../src/core/base/ids.ts';
import { core0001 } from '../../src/core/db/migrations/0001-core.ts';
import { openDatabase } from '../../src/core/db/open.ts';
import type { Database, Tx } from '../../src/core/db/transaction.ts';
import { testTableMigration } from '../../test/support/databases.ts';
import { freshDatabase } from '../../test/support/postgres.ts';

const clientCount = 64;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const body = 'x'.repeat(600);

const testDatabase = await freshDatabase();
const log = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({
  dataDir: '',
  databaseUrl: testDatabase.url,
  migrations: [core0001, testTableMigration],
  clock: systemClock,
  log,
  onFatal: console.error,
});
const pool = new pg.Pool({ connectionString: testDatabase.url, max: 20 });
const results: Record<string, object> = {};
for (const round of [1, 2]) {
  results[`pg, write (${round})`] = await measure(() => pgWrite(pool));
  results[`rialto, write (${round})`] = await measure(() => rialtoWrite(database, sequentialStatements));
  results[`rialto, write, pipelined statements (${round})`] = await measure(() =>
    rialtoWrite(database, pipelinedStatements),
  );
  results[`pg, read (${round})`] = await measure(() => pgRead(pool));
  results[`rialto, read (${round})`] = await measure(() => rialtoRead(database));
}
console.table(results);
await pool.end();
await database.close();
await testDatabase.drop();
process.exit(0);

async function pgWrite(pgPool: pg.Pool): Promise<void> {
  const client = await pgPool.connect();
  const now = Date.now();
  const id = newId('ent_', now);
  try {
    await client.query('begin');
    await client.query({
      name: 'a',
      text: 'select key, intent, status, body from idempotency where realm = $1 and scope = $2 and key = $3',
      values: ['x', 'y', id],
    });
    await client.query({
      name: 'b',
      text: 'insert into test_record (id, count, note) values ($1, $2, $3)',
      values: [id, 1, body],
    });
    await client.query({
      name: 'c',
      text: 'insert into test_event (id, kind, occurred_at, subject_id) values ($1, $2, $3, $4) returning insertion_id',
      values: [id, 'test.added', now, id],
    });
    await client.query({
      name: 'd',
      text: 'insert into idempotency (realm, scope, key, operation, intent, status, body, subject, farewell_hash, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      values: ['x', 'y', id, 'create', id, 200, body, id, null, now],
    });
    await client.query({
      name: 'e',
      text: 'insert into audit (id, at, actor, act, reason, detail) values ($1, $2, $3, $4, $5, $6)',
      values: [id, now, 'a', 'b', 'c', 'd'],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

function statements(tx: Tx) {
  const now = Date.now();
  const id = newId('ent_', now);
  const { query } = tx;
  return {
    idempotencyLookup: query
      .selectFrom('idempotency')
      .select(['key', 'intent', 'status', 'body'])
      .where('realm', '=', 'x')
      .where('scope', '=', 'y')
      .where('key', '=', id),
    record: query.insertInto('test_record').values({ id, count: 1, note: body }),
    event: query
      .insertInto('test_event')
      .values({ id, kind: 'test.added', occurred_at: now, subject_id: id })
      .returning('insertion_id'),
    response: query.insertInto('idempotency').values({
      realm: 'x',
      scope: 'y',
      key: id,
      operation: 'create',
      intent: id,
      status: 200,
      body,
      subject: id,
      farewell_hash: null,
      created_at: now,
    }),
    audit: query.insertInto('audit').values({ id, at: now, actor: 'a', act: 'b', reason: 'c', detail: 'd' }),
  };
}

async function sequentialStatements(tx: Tx): Promise<void> {
  const { idempotencyLookup, record, event, response, audit } = statements(tx);
  await tx.first(idempotencyLookup);
  await tx.run(record);
  await tx.returning(event);
  await tx.run(response);
  await tx.run(audit);
}

async function pipelinedStatements(tx: Tx): Promise<void> {
  const { idempotencyLookup, record, event, response, audit } = statements(tx);
  await tx.first(idempotencyLookup);
  await Promise.all([tx.run(record), tx.returning(event), tx.run(response), tx.run(audit)]);
}

async function rialtoWrite(target: Database, job: (tx: Tx) => Promise<void>): Promise<void> {
  await target.write(job);
}

async function pgRead(pgPool: pg.Pool): Promise<void> {
  await pgPool.query({ name: 'r', text: 'select key, value from meta where key = $1', values: ['epoch'] });
}

async function rialtoRead(target: Database): Promise<void> {
  await target.db.first(target.db.query.selectFrom('meta').selectAll().where('key', '=', 'epoch'));
}

async function measure(run: () => Promise<void>) {
  const latenciesMs: number[] = [];
  const cpu = process.cpuUsage();
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  const clients = Array.from({ length: clientCount }, async () => {
    for (let startedMs = performance.now(); startedMs < endMs; ) {
      await run();
      const endedMs = performance.now();
      latenciesMs.push(endedMs - startedMs);
      startedMs = endedMs;
    }
  });
  await Promise.all(clients);
  const elapsedSeconds = (performance.now() - startMs) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  latenciesMs.sort((left, right) => left - right);
  return {
    perSecond: Math.round(latenciesMs.length / elapsedSeconds),
    p50Ms: Number(latenciesMs[Math.floor(latenciesMs.length * 0.5)]?.toFixed(2)),
    p99Ms: Number(latenciesMs[Math.floor(latenciesMs.length * 0.99)]?.toFixed(2)),
    clientCpuMicroseconds: Math.round((user + system) / latenciesMs.length),
  };
}
