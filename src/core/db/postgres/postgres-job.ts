import type pg from 'pg';
import { isRefusal } from '../../base/refusal.ts';
import { StorageUnavailable, type Tx } from '../transaction.ts';
import { asCommitUnknown, asPostgresUnavailable, isConflict } from './postgres-errors.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresTx, Runner } from './postgres-tx.ts';

export interface JobRunner {
  readonly pool: PostgresPool;
  readonly attemptsMax: number;
  readonly createTx: (run: Runner) => PostgresTx;
  readonly onActionError: (error: unknown) => void;
}

/**
 * Runs one write job in a transaction of its own, again when it lost against another one. See
 * Database.write. A connection cut while COMMIT was under way answers CommitUnknown:
 * whether it took effect is told by the caller's idempotency key when it tries again.
 */
export async function runJob<Value>(runner: JobRunner, job: (tx: Tx) => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(runner, job);
    } catch (error) {
      if (!isConflict(error) || attempt >= runner.attemptsMax) throw asPostgresUnavailable(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs(attempt)));
  }
}

let conflicts = 0;

// Jobs that lost together must not meet again at the same moment.
function pauseMs(attempt: number): number {
  conflicts += 1;
  return attempt * 10 + (conflicts % 8) * 15;
}

async function runOnce<Value>(runner: JobRunner, job: (tx: Tx) => Promise<Value>): Promise<Value> {
  const client = await runner.pool.acquire();
  const tx = runner.createTx((query) => client.query(query));
  let settled = false;
  try {
    const outcome = await attempt(client, tx, job);
    const kept = 'value' in outcome && !isRefusal(outcome.value);
    await (kept ? commit(client) : client.query('rollback'));
    settled = true;
    if ('error' in outcome) throw outcome.error;
    if (kept) callAll(tx.actions, runner.onActionError);
    return outcome.value;
  } finally {
    // A connection whose transaction did not end as told is in no known state.
    client.release(!settled);
  }
}

type Outcome<Value> = { readonly value: Value } | { readonly error: unknown };

async function attempt<Value>(
  client: pg.PoolClient,
  tx: PostgresTx,
  job: (tx: Tx) => Promise<Value>,
): Promise<Outcome<Value>> {
  // Not awaited at once: it travels with the job's first statement, which fails should it fail.
  const begun = client.query('begin read write');
  begun.catch(() => {});
  let outcome: Outcome<Value>;
  try {
    outcome = { value: await job(tx) };
    await begun;
  } catch (error) {
    outcome = { error };
  }
  tx.end();
  return tx.failure ?? outcome;
}

async function commit(client: pg.PoolClient): Promise<void> {
  const result = await client.query('commit').catch((error: unknown) => {
    throw isConflict(error) ? error : asCommitUnknown(error);
  });
  // COMMIT of a transaction that failed unnoticed answers ROLLBACK, not an error.
  if (result.command !== 'COMMIT') throw new StorageUnavailable('PostgreSQL undid the transaction at COMMIT.');
}

function callAll(actions: readonly (() => void)[], onError: (error: unknown) => void): void {
  for (const action of actions) {
    try {
      action();
    } catch (error) {
      onError(error);
    }
  }
}
