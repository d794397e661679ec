import pg from 'pg';
import type { DatabaseTarget } from '../../base/databases.ts';
import type { Migration } from '../migration.ts';
import { copyLock } from '../postgres/advisory-locks.ts';
import { copyMarkerTable, createCopyMarker, hasCopyMarker } from '../postgres/copy-marker.ts';
import { readCluster } from '../postgres/epoch-postgres.ts';
import { withMigrationLock } from '../postgres/migrate-postgres.ts';
import { clientConfig, type PostgresAddress } from '../postgres/postgres-address.ts';
import { asPostgresUnavailable, sqlState } from '../postgres/postgres-errors.ts';
import { assertSupported, unusableError } from '../postgres/postgres-start.ts';
import { assertPrimary } from '../postgres/primary.ts';
import { assertSessionSupport } from '../postgres/session-check.ts';
import { StartupError } from '../startup-error.ts';
import { defaultStorageLimits } from '../storage-limits.ts';
import { quoteIdentifier } from './copy-plan.ts';

/** PostgreSQL database of the installation that receives a copy. */
export interface CopyTarget {
  readonly target: DatabaseTarget;
  readonly address: PostgresAddress;
  readonly migrations: readonly Migration[];
}

/** Connection to a target that is empty, or contains an unfinished copy. */
export interface PreparedTarget extends CopyTarget {
  readonly client: pg.Client;
  /** Cluster and timeline for which the copied epoch is valid. */
  readonly cluster: string;
  /** Tables of an unfinished copy, which no server has used. */
  readonly unfinishedTables: readonly string[];
}

/**
 * Connects to a database, checks that it can receive a copy, and locks it against other copies until the connection
 * ends. Throws StartupError, StorageUnavailable.
 */
export async function prepareTarget(target: CopyTarget, connections: AsyncDisposableStack): Promise<PreparedTarget> {
  const { address } = target;
  try {
    const client = connections.adopt(await connect(address), (connection) => connection.end().catch(() => {}));
    await assertSessionSupport(address, defaultStorageLimits);
    await assertSupported(client);
    await assertPrimary(client);
    // The user or database may have these timeouts, and a copy is one long transaction.
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'])
      await client.query(`set ${name} = 0`);
    await lockTarget(client, address.setting);
    const unfinishedTables = await listUnfinishedTables(client, address.setting);
    return { ...target, client, cluster: await readCluster(client), unfinishedTables };
  } catch (error) {
    throw asTargetError(error, address);
  }
}

/** Marks the database as being copied to, unless a server has used it in the meantime. Throws StartupError. */
export async function markTarget({ client, address }: PreparedTarget): Promise<void> {
  try {
    await withMigrationLock(client, async () => {
      await listUnfinishedTables(client, address.setting);
      await createCopyMarker(client);
    });
  } catch (error) {
    throw asTargetError(error, address);
  }
}

async function connect(address: PostgresAddress): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(address, defaultStorageLimits), application_name: 'rialto copy' });
  // A lost connection also fails the running query, which reports it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Converts errors returned by the server, such as a wrong password or a missing privilege, to StartupError. */
function asTargetError(error: unknown, address: PostgresAddress): unknown {
  const converted = asPostgresUnavailable(error);
  return converted === error && sqlState(error) !== undefined ? unusableError(address, error) : converted;
}

async function lockTarget(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ locked: number }>('select pg_try_advisory_lock($1) as locked', [copyLock]);
  if (rows[0]?.locked !== 1)
    throw new StartupError(
      `Another copy is writing to the database of ${setting}, or another setting leads to the same database: wait until it has ended, or change ${setting}.`,
    );
}

/** Tables of an unfinished copy. Throws StartupError for a database with other tables. */
async function listUnfinishedTables(client: pg.Client, setting: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() and tablename <> $1 order by 1',
    [copyMarkerTable],
  );
  const tables = rows.map(({ name }) => name);
  if (tables.length > 0 && !(await hasCopyMarker(client)))
    throw new StartupError(
      `${setting} leads to a database with tables, such as ${tables[0]}: create an empty database and set ${setting} to it.`,
    );
  return tables;
}

/** Drops the tables of an unfinished copy, in the caller's transaction. */
export async function dropUnfinishedCopy({ client, unfinishedTables }: PreparedTarget): Promise<void> {
  if (unfinishedTables.length > 0)
    await client.query(`drop table ${unfinishedTables.map(quoteIdentifier).join()} cascade`);
}
