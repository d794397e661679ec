import { randomToken } from '../base/ids.ts';
import type { Database, Tx } from './transaction.ts';

/**
 * Key of the epoch in `meta`. The epoch is a random id of the event logs' history. It is renewed when positions of
 * events may be invalid: after a backup was restored, or when PostgreSQL may have lost events, such as in a failover.
 */
export const epochKey = 'epoch';

/** Key of the PostgreSQL cluster and timeline to which the epoch belongs. */
export const clusterKey = 'postgres_cluster';

/**
 * Renews the epoch after the database was restored with a tool other than Rialto, such as pg_restore, since cursors are
 * then invalid.
 */
export function renewEpoch(database: Pick<Database, 'write'>): Promise<string> {
  return database.write(renewEpochIn);
}

/** Renews the epoch in the caller's transaction. */
export async function renewEpochIn(tx: Tx): Promise<string> {
  const value = randomToken();
  const insert = tx.query.insertInto('meta').values({ key: epochKey, value });
  await tx.run(insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })));
  return value;
}
