import type pg from 'pg';
import { isRefusal } from '../../base/refusal.ts';
import type { Tx } from '../transaction.ts';
import { asDuplicateRow, asPostgresUnavailable, isRetryable, sqlState } from './postgres-errors.ts';
import {
  type AttemptResult,
  callAll,
  commitTransaction,
  type JobRunner,
  rolledBackError,
  runToResult,
} from './postgres-job.ts';
import type { PostgresTx } from './postgres-tx.ts';
import { RowLockBusy, type RowLockSlots } from './row-lock-queue.ts';

/** Result of a job; `run_alone`: the job was rolled back and must run in its own transaction. */
export type GroupResult = AttemptResult<unknown> | 'run_alone';

interface GroupMember {
  readonly tx: PostgresTx;
  result: GroupResult;
}

/**
 * Runs the jobs of a group in one transaction. Their reads and locks are pipelined; then each job's changes run in a
 * savepoint, followed by one COMMIT. Throws errors that concern all jobs: StorageUnavailable, CommitUnknown,
 * Overloaded.
 */
export async function runGroup(
  runner: JobRunner,
  jobs: readonly ((tx: Tx) => Promise<unknown>)[],
): Promise<readonly GroupResult[]> {
  const { pool, clock, observer } = runner;
  const client = await pool.acquire();
  const startedMs = clock.monotonicMs();
  let isEnded = false;
  try {
    const members = await runReadsAndLocks(client, runner, jobs);
    const changedMembers = members === null ? null : await runChanges(client, members);
    const hasChanges = changedMembers !== null && changedMembers.length > 0;
    const isCommitted = hasChanges ? await commitTransaction(client) : await rollBack(client);
    isEnded = true;
    if (members === null || changedMembers === null) return jobs.map(() => 'run_alone');
    if (!isCommitted) throw rolledBackError();
    for (const { tx } of changedMembers) callAll(tx.actions, runner.onActionError);
    observer.postgresGroupCommitted?.(changedMembers.length);
    return members.map(({ result }) => result);
  } catch (error) {
    if (isRetryable(error) || sqlState(error) === inFailedTransaction) return jobs.map(() => 'run_alone');
    throw asPostgresUnavailable(error);
  } finally {
    // A connection whose transaction did not end is in an unknown state and is closed.
    client.release(!isEnded);
    observer.transactionEnded?.(clock.monotonicMs() - startedMs);
  }
}

async function rollBack(client: pg.PoolClient): Promise<true> {
  await client.query('rollback');
  return true;
}

/** Runs the reads and locks of all jobs; null when a statement failed and all jobs are rolled back. */
async function runReadsAndLocks(
  client: pg.PoolClient,
  { pool, rowLocks, createTx }: JobRunner,
  jobs: readonly ((tx: Tx) => Promise<unknown>)[],
): Promise<GroupMember[] | null> {
  // Awaited later, so that it is pipelined with the first statements of the jobs.
  const beginResult = client.query(pool.mode.beginWrite);
  beginResult.catch(() => {});
  const options = { rowLocks: new SharedSlots(rowLocks), slotRecord: null, isShared: true };
  const members = await Promise.all(
    jobs.map(async (job): Promise<GroupMember> => {
      const tx = createTx((query) => client.query(query), options);
      const result = await runToResult(job, tx);
      return { tx, result: tx.failure?.error instanceof RowLockBusy ? 'run_alone' : result };
    }),
  );
  await beginResult;
  const failures = members.flatMap(({ tx, result }) =>
    tx.failure === undefined || result === 'run_alone' ? [] : [tx.failure.error],
  );
  if (failures.length === 0) return members;
  const cause = failures.find((error) => sqlState(error) !== inFailedTransaction);
  if (concernsOneJob(cause)) return null;
  throw cause;
}

/** SQLSTATE of statements after the first failure in a transaction. */
const inFailedTransaction = '25P02';

/** Whether the failure concerns one job only, so that the jobs can run in separate transactions. */
function concernsOneJob(error: unknown): boolean {
  return isRetryable(error) || asPostgresUnavailable(error) === error;
}

/**
 * Runs the changes of all successful jobs, in one round trip unless one fails; returns the jobs whose changes
 * succeeded. Null when a savepoint failed and all jobs must be rolled back.
 */
async function runChanges(client: pg.PoolClient, members: readonly GroupMember[]): Promise<GroupMember[] | null> {
  let pendingMembers = members.filter(
    ({ result }) => result !== 'run_alone' && 'value' in result && !isRefusal(result.value),
  );
  const completedMembers: GroupMember[] = [];
  while (pendingMembers.length > 0) {
    const runningStatements = pendingMembers.map(({ tx }) =>
      [savepoint, ...tx.commitStatements].map((query) => client.query(query)),
    );
    const results = await Promise.allSettled(runningStatements.map((statements) => Promise.all(statements)));
    const index = results.findIndex(({ status }) => status === 'rejected');
    if (index < 0) return [...completedMembers, ...pendingMembers];
    const { reason } = results[index] as PromiseRejectedResult;
    const state = sqlState(reason);
    if (state === undefined || state === inFailedTransaction) throw reason;
    // Without the savepoint of the failed job, the latest one is that of the job before.
    const [savepointResult] = await Promise.allSettled(runningStatements[index] ?? []);
    if (savepointResult?.status === 'rejected') return null;
    // The statements after the failed statement failed too, so the savepoint of its job is the latest.
    await client.query(`rollback to ${savepoint}`);
    (pendingMembers[index] as GroupMember).result = isRetryable(reason)
      ? 'run_alone'
      : { error: asPostgresUnavailable(asDuplicateRow(reason)) };
    completedMembers.push(...pendingMembers.slice(0, index));
    pendingMembers = pendingMembers.slice(index + 1);
  }
  return completedMembers;
}

const savepoint = 'savepoint job';

/** Row-lock slots that the jobs of a group share, because they use one connection: one slot per record. */
class SharedSlots implements RowLockSlots {
  readonly #slots: RowLockSlots;
  readonly #counts = new Map<string, number>();

  constructor(slots: RowLockSlots) {
    this.#slots = slots;
  }

  tryAcquire(record: string): boolean {
    const count = this.#counts.get(record) ?? 0;
    if (count === 0 && !this.#slots.tryAcquire(record)) return false;
    this.#counts.set(record, count + 1);
    return true;
  }

  release(record: string): void {
    const count = (this.#counts.get(record) ?? 0) - 1;
    this.#counts.set(record, count);
    if (count === 0) this.#slots.release(record);
  }
}
