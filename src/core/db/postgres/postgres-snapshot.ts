import type { Db } from '../transaction.ts';
import { asPostgresUnavailable } from './postgres-errors.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresDb, RunStatement } from './postgres-tx.ts';

/** Runs the job in a read-only transaction with a consistent snapshot. */
export async function runSnapshot<Value>(
  pool: PostgresPool,
  createDb: (run: RunStatement) => PostgresDb,
  job: (db: Db) => Promise<Value>,
): Promise<Value> {
  const client = await pool.acquire();
  const db = createDb((query) => client.query(query));
  // Awaited later, so that it is pipelined with the job's first statement.
  const beginResult = client.query(pool.mode.beginSnapshot);
  beginResult.catch(() => {});
  let isEnded = false;
  try {
    const value = await job(db);
    await beginResult;
    return value;
  } catch (error) {
    throw asPostgresUnavailable(error);
  } finally {
    db.end();
    await client.query('commit').then(
      () => {
        isEnded = true;
      },
      () => {},
    );
    client.release(!isEnded);
  }
}
