import type pg from 'pg';
import { randomToken } from '../../base/ids.ts';
import { StartupError } from '../startup-error.ts';
import type { PostgresAddress } from './postgres-address.ts';

/**
 * Throws StartupError unless both connections are to the same database: an advisory lock that one connection holds
 * must be unavailable on the other.
 */
export async function assertSameDatabase(
  directClient: pg.ClientBase,
  pooledClient: pg.ClientBase,
  addresses: readonly PostgresAddress[],
): Promise<void> {
  const token = randomToken();
  await directClient.query('select pg_advisory_lock(hashtextextended($1, 0))', [token]);
  try {
    const lockAttempt = await pooledClient.query<{ locked: number }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
      [token],
    );
    if (lockAttempt.rows[0]?.locked !== 0)
      throw new StartupError(`${addresses.map(({ setting }) => setting).join(' and ')} point to different databases.`);
  } finally {
    await directClient.query('select pg_advisory_unlock(hashtextextended($1, 0))', [token]);
  }
}

/**
 * Whether the pooler supports prepared statements (PgBouncer since 1.21 with `max_prepared_statements`, which renames
 * them).
 */
export async function supportsPreparedStatements(pooledClient: pg.ClientBase): Promise<boolean> {
  const name = `rialto_${randomToken()}`;
  const text = `select name from pg_prepared_statements where position('${name}' in statement) > 0`;
  const { rows } = await pooledClient.query<{ name: string }>({ name, text });
  return rows.length > 0 && rows.every((row) => row.name !== name);
}
