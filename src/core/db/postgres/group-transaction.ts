import type pg from 'pg';
import { isRefusal } from '../../base/refusal.ts';
import type { Tx } from '../transaction.ts';
import { asDuplicateRow, asPostgresUnavailable, isConflict, sqlState } from './postgres-errors.ts';
import { type AttemptResult, callAll, type JobRunner, rolledBack, sendCommit, settle } from './postgres-job.ts';
import type { PostgresTx } from './postgres-tx.ts';
import { RecordBusy, type RecordPlaces } from './record-queue.ts';

/** What a job came to; `alone`: nothing of it was kept, and it has to run in a transaction of its own. */
export type GroupResult = AttemptResult<unknown> | 'alone';

interface Member {
  readonly tx: PostgresTx;
  result: GroupResult;
}

/**
 * Runs the jobs of one group in one transaction. They read and lock side by side, so that all of them together need as many round
 * trips as one; then each one's changes are made in a savepoint, and one COMMIT makes all durable. Throws what prevents all
 * of them: StorageUnavailable, CommitUnknown, Overloaded.
 */
export async function runTogether(
  runner: JobRunner,
  jobs: readonly ((tx: Tx) => Promise<unknown>)[],
): Promise<readonly GroupResult[]> {
  const { pool, clock, observer } = runner;
  const client = await pool.acquire();
  const startedMs = clock.monotonicMs();
  let settled = false;
  try {
    const members = await attempt(client, runner, jobs);
    const changed = members === null ? [] : await makeChanges(client, members);
    const isKept = changed.length === 0 ? await rollBack(client) : await sendCommit(client);
    settled = true;
    if (members === null) return jobs.map(() => 'alone');
    if (!isKept) throw rolledBack();
    for (const { tx } of changed) callAll(tx.actions, runner.onActionError);
    observer.groupCommitted?.(changed.length);
    return members.map(({ result }) => result);
  } catch (error) {
    if (isConflict(error) || sqlState(error) === inFailedTransaction) return jobs.map(() => 'alone');
    throw asPostgresUnavailable(error);
  } finally {
    // A connection whose transaction did not end as told is in no known state.
    client.release(!settled);
    observer.transactionEnded?.(clock.monotonicMs() - startedMs);
  }
}

async function rollBack(client: pg.PoolClient): Promise<true> {
  await client.query('rollback');
  return true;
}

/** The jobs, of which none has changed anything yet; null when a statement of one of them failed and so all are undone. */
async function attempt(
  client: pg.PoolClient,
  { pool, records, createTx }: JobRunner,
  jobs: readonly ((tx: Tx) => Promise<unknown>)[],
): Promise<Member[] | null> {
  // Not awaited at once: it travels with the first statements of all jobs.
  const started = client.query(pool.mode.beginWrite);
  started.catch(() => {});
  const options = { records: new SharedPlaces(records), location: null, isShared: true };
  const members = await Promise.all(
    jobs.map(async (job): Promise<Member> => {
      const tx = createTx((query) => client.query(query), options);
      const result = await settle(job, tx);
      return { tx, result: tx.failure?.error instanceof RecordBusy ? 'alone' : result };
    }),
  );
  await started;
  const failures = members.flatMap(({ tx, result }) =>
    tx.failure === undefined || result === 'alone' ? [] : [tx.failure.error],
  );
  if (failures.length === 0) return members;
  const cause = failures.find((error) => sqlState(error) !== inFailedTransaction);
  if (isOfOneJob(cause)) return null;
  throw cause;
}

/** What follows the first failure in a transaction. */
const inFailedTransaction = '25P02';

/** Whether running each job by itself spares the others the failure. */
function isOfOneJob(error: unknown): boolean {
  return isConflict(error) || asPostgresUnavailable(error) === error;
}

/** Makes the changes of all jobs that want some, in one round trip unless one fails; returns those whose changes were made. */
async function makeChanges(client: pg.PoolClient, members: readonly Member[]): Promise<Member[]> {
  let waiting = members.filter(({ result }) => result !== 'alone' && 'value' in result && !isRefusal(result.value));
  const created: Member[] = [];
  while (waiting.length > 0) {
    const sent = waiting.map(({ tx }) =>
      Promise.all([client.query(savepoint), ...tx.last.map((query) => client.query(query))]),
    );
    const results = await Promise.allSettled(sent);
    const index = results.findIndex(({ status }) => status === 'rejected');
    if (index < 0) return [...created, ...waiting];
    const { reason } = results[index] as PromiseRejectedResult;
    const state = sqlState(reason);
    if (state === undefined || state === inFailedTransaction) throw reason;
    // Those after it were refused with it: its savepoint is the latest.
    await client.query(`rollback to ${savepoint}`);
    (waiting[index] as Member).result = isConflict(reason)
      ? 'alone'
      : { error: asPostgresUnavailable(asDuplicateRow(reason)) };
    created.push(...waiting.slice(0, index));
    waiting = waiting.slice(index + 1);
  }
  return created;
}

const savepoint = 'savepoint job';

/** One place at a record serves all jobs of a transaction: they have one connection. */
class SharedPlaces implements RecordPlaces {
  readonly #places: RecordPlaces;
  readonly #counts = new Map<string, number>();

  constructor(places: RecordPlaces) {
    this.#places = places;
  }

  tryEnter(record: string): boolean {
    const count = this.#counts.get(record) ?? 0;
    if (count === 0 && !this.#places.tryEnter(record)) return false;
    this.#counts.set(record, count + 1);
    return true;
  }

  leave(record: string): void {
    const count = (this.#counts.get(record) ?? 0) - 1;
    this.#counts.set(record, count);
    if (count === 0) this.#places.leave(record);
  }
}
