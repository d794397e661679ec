import type pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import { isRefusal } from '../../base/refusal.ts';
import type { StorageObserver } from '../storage-observer.ts';
import { Overloaded, StorageUnavailable, type Tx } from '../transaction.ts';
import { asCommitUnknown, asDuplicateRow, asPostgresUnavailable, isRetryable } from './postgres-errors.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresTx, RunStatement, TxOptions } from './postgres-tx.ts';
import { RowLockBusy, type RowLockQueue } from './row-lock-queue.ts';

export interface JobRunner {
  readonly pool: PostgresPool;
  readonly rowLocks: RowLockQueue;
  /** Maximal total wait of a job for slots of records. */
  readonly rowLockWaitMs: number;
  readonly attemptsMax: number;
  readonly createTx: (run: RunStatement, options: Omit<TxOptions, 'onPositionRead'>) => PostgresTx;
  /** Called with errors of afterCommit actions. */
  readonly onActionError: (error: unknown) => void;
  readonly clock: Clock;
  readonly observer: StorageObserver;
}

/**
 * Runs a write job in a transaction and retries it after conflicts. See Database.write. Throws CommitUnknown when the
 * connection is lost during COMMIT. If the job was committed, a request with the same idempotency key returns the
 * result.
 */
export async function runJob<Value>(runner: JobRunner, job: (tx: Tx) => Promise<Value>): Promise<Value> {
  let attempts = 0;
  let slotRecord: string | null = null;
  let slotsUntilMs: number | null = null;
  for (;;) {
    try {
      return await runOnce(runner, job, slotRecord);
    } catch (error) {
      if (error instanceof RowLockBusy) {
        slotsUntilMs ??= runner.clock.monotonicMs() + runner.rowLockWaitMs;
        slotRecord = await waitForRowLockSlot(runner, error.record, slotsUntilMs);
        continue;
      }
      runner.pool.retireConnectionsIfOutdated(error);
      attempts += 1;
      if (!isRetryable(error) || attempts >= runner.attemptsMax) throw asPostgresUnavailable(error);
    }
    slotRecord = null;
    runner.observer.transactionRetried?.();
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempts)));
  }
}

async function waitForRowLockSlot({ rowLocks, clock }: JobRunner, record: string, untilMs: number): Promise<string> {
  const waitMs = untilMs - clock.monotonicMs();
  if (waitMs > 0 && (await rowLocks.acquire(record, waitMs))) return record;
  throw new Overloaded('Too many requests are waiting for one record.');
}

let conflictCount = 0;

// Jitter, so that conflicting jobs do not collide again.
function retryDelayMs(attempt: number): number {
  conflictCount += 1;
  return attempt * 10 + (conflictCount % 8) * 15;
}

async function runOnce<Value>(
  runner: JobRunner,
  job: (tx: Tx) => Promise<Value>,
  slotRecord: string | null,
): Promise<Value> {
  const client = await runner.pool.acquire().catch((error: unknown) => {
    if (slotRecord !== null) runner.rowLocks.release(slotRecord);
    throw error;
  });
  const startedMs = runner.clock.monotonicMs();
  const options = { rowLocks: runner.rowLocks, slotRecord, isShared: false };
  const tx = runner.createTx((query) => client.query(query), options);
  let isEnded = false;
  try {
    const result = await beginAndRun(client, runner.pool.mode.beginWrite, tx, job);
    const isCommitted = 'value' in result && !isRefusal(result.value);
    const failure = isCommitted ? await commit(client, tx.commitStatements) : null;
    if (!isCommitted) await client.query('rollback');
    isEnded = true;
    if (failure !== null) throw failure.error;
    if ('error' in result) throw result.error;
    if (isCommitted) callAll(tx.actions, runner.onActionError);
    return result.value;
  } finally {
    tx.releaseUnusedSlot();
    // A connection whose transaction did not end is in an unknown state and is closed.
    client.release(!isEnded);
    runner.observer.transactionEnded?.(runner.clock.monotonicMs() - startedMs);
  }
}

export type AttemptResult<Value> = { readonly value: Value } | { readonly error: unknown };

async function beginAndRun<Value>(
  client: pg.PoolClient,
  begin: string,
  tx: PostgresTx,
  job: (tx: Tx) => Promise<Value>,
): Promise<AttemptResult<Value>> {
  // Awaited later, so that BEGIN is pipelined with the job's first statement.
  const beginResult = client.query(begin);
  beginResult.catch(() => {});
  const result = await runToResult(job, tx);
  return beginResult.then(
    () => result,
    (error: unknown) => ('error' in result ? result : { error }),
  );
}

/** Runs the job to a value or an error; a failed statement is an error even if the job caught it. */
export async function runToResult<Value>(
  job: (tx: Tx) => Promise<Value>,
  tx: PostgresTx,
): Promise<AttemptResult<Value>> {
  let result: AttemptResult<Value>;
  try {
    result = { value: await job(tx) };
  } catch (error) {
    result = { error };
  }
  tx.end();
  return tx.failure ?? result;
}

/**
 * Sends the statements and COMMIT in one round trip. After a failed statement COMMIT rolls back; the error is then
 * returned, because the transaction has ended.
 */
async function commit(
  client: pg.PoolClient,
  commitStatements: readonly pg.QueryConfig[],
): Promise<{ readonly error: unknown } | null> {
  const statementResults = commitStatements.map((query) => client.query(query));
  const failureOrNull = Promise.all(statementResults).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const isCommitted = await commitTransaction(client);
  const failure = await failureOrNull;
  if (failure !== null) return { error: asDuplicateRow(failure.error) };
  return isCommitted ? null : { error: rolledBackError() };
}

/**
 * Sends COMMIT; false when the server rolled back, which it reports by the command tag ROLLBACK and not as an error.
 */
export async function commitTransaction(client: pg.PoolClient): Promise<boolean> {
  const result = await client.query('commit').catch((error: unknown) => {
    throw isRetryable(error) ? error : asCommitUnknown(error);
  });
  return result.command === 'COMMIT';
}

export function rolledBackError(): StorageUnavailable {
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
