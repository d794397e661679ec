import type pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import { isRefusal } from '../../base/refusal.ts';
import type { StorageObserver } from '../storage-observer.ts';
import { Overloaded, StorageUnavailable, type Tx } from '../transaction.ts';
import { asCommitUnknown, asDuplicateRow, asPostgresUnavailable, isConflict } from './postgres-errors.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresTx, Runner, TxOptions } from './postgres-tx.ts';
import { RecordBusy, type RecordQueue } from './record-queue.ts';

export interface JobRunner {
  readonly pool: PostgresPool;
  readonly records: RecordQueue;
  /** How long a job waits for its turn at a record. */
  readonly recordWaitMs: number;
  readonly attemptsMax: number;
  readonly createTx: (run: Runner, options: Omit<TxOptions, 'positionRead'>) => PostgresTx;
  readonly onActionError: (error: unknown) => void;
  readonly clock: Clock;
  readonly observer: StorageObserver;
}

/**
 * Runs one write job in a transaction of its own, again when it lost against another one. See
 * Database.write. A connection cut while COMMIT was in progress answers CommitUnknown:
 * whether it took effect is told by the caller's idempotency key when it tries again.
 */
export async function runJob<Value>(runner: JobRunner, job: (tx: Tx) => Promise<Value>): Promise<Value> {
  let conflicted = 0;
  let place: string | null = null;
  for (;;) {
    try {
      return await runOnce(runner, job, place);
    } catch (error) {
      if (error instanceof RecordBusy) {
        place = await waitForTurn(runner, error.record);
        continue;
      }
      runner.pool.retireOutdated(error);
      conflicted += 1;
      if (!isConflict(error) || conflicted >= runner.attemptsMax) throw asPostgresUnavailable(error);
    }
    place = null;
    runner.observer.transactionRetried?.();
    await new Promise((resolve) => setTimeout(resolve, pauseMs(conflicted)));
  }
}

async function waitForTurn({ records, recordWaitMs }: JobRunner, record: string): Promise<string> {
  if (await records.enter(record, recordWaitMs)) return record;
  throw new Overloaded('Too many requests are waiting for one record.');
}

let conflicts = 0;

// Jobs that lost together must not meet again at the same moment.
function pauseMs(attempt: number): number {
  conflicts += 1;
  return attempt * 10 + (conflicts % 8) * 15;
}

async function runOnce<Value>(
  runner: JobRunner,
  job: (tx: Tx) => Promise<Value>,
  place: string | null,
): Promise<Value> {
  const client = await runner.pool.acquire().catch((error: unknown) => {
    if (place !== null) runner.records.leave(place);
    throw error;
  });
  const startedMs = runner.clock.monotonicMs();
  const options = { records: runner.records, location: place, isShared: false };
  const tx = runner.createTx((query) => client.query(query), options);
  let settled = false;
  try {
    const outcome = await attempt(client, runner.pool.mode.beginWrite, tx, job);
    const isCommitted = 'value' in outcome && !isRefusal(outcome.value);
    await (isCommitted ? commit(client, tx.last) : client.query('rollback'));
    settled = true;
    if ('error' in outcome) throw outcome.error;
    if (isCommitted) callAll(tx.actions, runner.onActionError);
    return outcome.value;
  } finally {
    tx.leaveQueue();
    // A connection whose transaction did not end as told is in no known state.
    client.release(!settled);
    runner.observer.transactionEnded?.(runner.clock.monotonicMs() - startedMs);
  }
}

export type AttemptResult<Value> = { readonly value: Value } | { readonly error: unknown };

async function attempt<Value>(
  client: pg.PoolClient,
  begin: string,
  tx: PostgresTx,
  job: (tx: Tx) => Promise<Value>,
): Promise<AttemptResult<Value>> {
  // Not awaited at once: it travels with the job's first statement, which fails should it fail.
  const started = client.query(begin);
  started.catch(() => {});
  const outcome = await settle(job, tx);
  return started.then(
    () => outcome,
    (error: unknown) => ('error' in outcome ? outcome : { error }),
  );
}

/** What the job came to; a statement that failed counts, even if the job went on. */
export async function settle<Value>(job: (tx: Tx) => Promise<Value>, tx: PostgresTx): Promise<AttemptResult<Value>> {
  let outcome: AttemptResult<Value>;
  try {
    outcome = { value: await job(tx) };
  } catch (error) {
    outcome = { error };
  }
  tx.end();
  return tx.failure ?? outcome;
}

// Sent together: one round trip. A statement that fails lets COMMIT undo the transaction.
async function commit(client: pg.PoolClient, last: readonly pg.QueryConfig[]): Promise<void> {
  const sent = last.map((query) => client.query(query));
  const failed = Promise.all(sent).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const isKept = await sendCommit(client);
  const failure = await failed;
  if (failure !== null) throw asDuplicateRow(failure.error);
  if (!isKept) throw rolledBack();
}

/** Whether it was kept: COMMIT of a transaction that failed unnoticed answers ROLLBACK, not an error. */
export async function sendCommit(client: pg.PoolClient): Promise<boolean> {
  const result = await client.query('commit').catch((error: unknown) => {
    throw isConflict(error) ? error : asCommitUnknown(error);
  });
  return result.command === 'COMMIT';
}

export function rolledBack(): StorageUnavailable {
  return new StorageUnavailable('PostgreSQL rolled back the transaction at COMMIT.');
}

export function callAll(actions: readonly (() => void)[], onError: (error: unknown) => void): void {
  for (const action of actions) {
    try {
      action();
    } catch (error) {
      onError(error);
    }
  }
}
