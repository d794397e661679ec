import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseTarget } from '../base/databases.ts';
import { addressesOf, type DatabaseAddresses } from './database-addresses.ts';
import type { AppliedMigration, Migration } from './migration.ts';
import { type PlannedMigration, planMigrations } from './migration-plan.ts';
import { assertNoUnfinishedCopy } from './postgres/copy-marker.ts';
import { readSecretCheck } from './postgres/migrate-postgres.ts';
import { assertSameDatabase } from './postgres/pooler-checks.ts';
import { clientConfig, directAddress, type PostgresAddress, requestAddress } from './postgres/postgres-address.ts';
import { assertSessionSupport } from './postgres/session-check.ts';
import { sqliteFile } from './sqlite/sqlite-connection.ts';
import { defaultStorageLimits } from './storage-limits.ts';

/** Result of a read-only inspection of a database. */
export interface DatabaseInspection {
  readonly version: string;
  /**
   * Settings of PostgreSQL on which the durability of commits depends; empty for SQLite, whose settings are set at
   * every start.
   */
  readonly durability: Readonly<Record<string, string>>;
  /** Migrations that the next start will apply. */
  readonly pendingMigrations: readonly PlannedMigration[];
  /** Clock of the database server; null for SQLite. */
  readonly clockMs: number | null;
  /** Check of the secret that PostgreSQL was last used with, see secret-check.ts; undefined before the first use. */
  readonly secretCheck?: string | undefined;
}

/** Inspects a database of the installation; null when it does not exist yet. */
export async function inspectDatabase(
  target: DatabaseTarget,
  dataDir: string,
  migrations: readonly Migration[],
): Promise<DatabaseInspection | null> {
  const addresses = addressesOf(target);
  return addresses === null ? inspectSqlite(dataDir, migrations) : inspectPostgres(addresses, migrations);
}

/**
 * Inspects the embedded database, even while a server is running; null when it does not exist yet. Throws StartupError
 * when its schema is newer.
 */
function inspectSqlite(dataDir: string, migrations: readonly Migration[]): DatabaseInspection | null {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return null;
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 2_000 });
  try {
    const version = connection.prepare('select sqlite_version()').pluck().get() as string;
    const appliedMigrations = connection.prepare<[], AppliedMigration>('select name, checksum from migration').all();
    const pendingMigrations = planMigrations(migrations, appliedMigrations, 'sqlite');
    return { version: `SQLite ${version}`, durability: {}, pendingMigrations, clockMs: null };
  } finally {
    connection.close();
  }
}

const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/**
 * Inspects a PostgreSQL database. Throws when it cannot be reached, and StartupError when its schema is newer or it
 * contains an unfinished copy.
 */
export async function inspectPostgres(
  addresses: DatabaseAddresses,
  migrations: readonly Migration[],
): Promise<DatabaseInspection> {
  const address = directAddress(addresses);
  const client = new pg.Client(clientConfig(address, defaultStorageLimits));
  // A lost connection also fails the running query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await assertSessionSupport(address, defaultStorageLimits);
    await assertNoUnfinishedCopy(client);
    if (addresses.directUrl !== undefined) await checkPooler(client, address, requestAddress(addresses));
    const queryResult = await client.query<Record<string, string>>(
      `select current_setting('server_version') as version, (extract(epoch from clock_timestamp()) * 1000)::text as clock,
         to_regclass('migration')::text as migration_table, ${durabilitySettings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    const serverState = queryResult.rows[0] ?? {};
    const appliedMigrations =
      serverState['migration_table'] === null
        ? []
        : (await client.query<AppliedMigration>('select name, checksum from migration')).rows;
    return {
      version: `PostgreSQL ${serverState['version']}`,
      durability: Object.fromEntries(durabilitySettings.map((name) => [name, serverState[name] ?? 'unknown'])),
      pendingMigrations: planMigrations(migrations, appliedMigrations, 'postgres'),
      clockMs: Number(serverState['clock']),
      secretCheck: appliedMigrations.length === 0 ? undefined : await readSecretCheck(client),
    };
  } finally {
    await client.end();
  }
}

/** Throws StartupError when the pooler leads to another database than the direct connection. */
async function checkPooler(
  directClient: pg.Client,
  serverAddress: PostgresAddress,
  poolerAddress: PostgresAddress,
): Promise<void> {
  const poolerClient = new pg.Client(clientConfig(poolerAddress, defaultStorageLimits));
  poolerClient.on('error', () => {});
  await poolerClient.connect();
  try {
    await assertSameDatabase(directClient, poolerClient, [poolerAddress, serverAddress]);
  } finally {
    await poolerClient.end();
  }
}
