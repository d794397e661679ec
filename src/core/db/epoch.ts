import { randomToken } from '../base/ids.ts';
import type { Database, Tx } from './transaction.ts';

/**
 * Where `meta` keeps the epoch: a random word that stays the same as long as positions of the event
 * logs mean the same. It is renewed when a backup is restored, and when PostgreSQL turns out to be
 * another cluster or to follow another timeline.
 */
export const epochKey = 'epoch';

/** Which PostgreSQL cluster and timeline the epoch belongs to. */
export const clusterKey = 'postgres_cluster';

/** After a database was set back by other means, such as pg_restore: cursors no longer mean the same. */
export function renewEpoch(database: Pick<Database, 'write'>): Promise<string> {
  return database.write(renewEpochIn);
}

/** The same with what makes it necessary. */
export async function renewEpochIn(tx: Tx): Promise<string> {
  const value = randomToken();
  const insert = tx.query.insertInto('meta').values({ key: epochKey, value });
  await tx.run(insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })));
  return value;
}
