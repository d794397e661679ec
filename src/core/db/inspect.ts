import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseTarget } from '../base/databases.ts';
import type { AppliedMigration, Migration } from './migration.ts';
import { type PlannedMigration, planMigrations } from './migration-plan.ts';
import { assertSameDatabase } from './postgres/pooler-probe.ts';
import {
  addressesOf,
  clientConfig,
  type DatabaseAddresses,
  directAddress,
  type PostgresAddress,
  requestAddress,
} from './postgres/postgres-address.ts';
import { assertSessionSupport } from './postgres/session-probe.ts';
import { sqliteFile } from './sqlite/sqlite-connection.ts';
import { defaultStorageLimits } from './storage-limits.ts';

/** Read-only inspection of a database. */
export interface DatabaseInspection {
  readonly version: string;
  /**
   * Settings of PostgreSQL on which the durability of commits depends; empty for SQLite, whose settings are set at
   * every start.
   */
  readonly durability: Readonly<Record<string, string>>;
  /** Migrations that the next start will apply. */
  readonly pending: readonly PlannedMigration[];
  /** Clock of the database server; null for SQLite. */
  readonly clockMs: number | null;
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
 * Inspects the embedded database, also while a server is running; null when it does not exist yet. Throws StartupError
 * when its schema is newer.
 */
function inspectSqlite(dataDir: string, migrations: readonly Migration[]): DatabaseInspection | null {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return null;
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 2_000 });
  try {
    const version = connection.prepare('select sqlite_version()').pluck().get() as string;
    const applied = connection.prepare<[], AppliedMigration>('select name, checksum from migration').all();
    const pending = planMigrations(migrations, applied, 'sqlite');
    return { version: `SQLite ${version}`, durability: {}, pending, clockMs: null };
  } finally {
    connection.close();
  }
}

const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Inspects a PostgreSQL database. Throws when it cannot be reached, and StartupError when its schema is newer. */
export async function inspectPostgres(
  addresses: DatabaseAddresses,
  migrations: readonly Migration[],
): Promise<DatabaseInspection> {
  const address = directAddress(addresses);
  const client = new pg.Client(clientConfig(address, defaultStorageLimits));
  // Also reported by the query.
  client.on('error', () => {});
  await client.connect();
  try {
    await assertSessionSupport(address, defaultStorageLimits);
    if (addresses.directUrl !== undefined) await inspectPooler(client, address, requestAddress(addresses));
    const queryResult = await client.query<Record<string, string>>(
      `select current_setting('server_version') as version, (extract(epoch from clock_timestamp()) * 1000)::text as clock,
         to_regclass('migration')::text as migrated, ${durabilitySettings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    const result = queryResult.rows[0] ?? {};
    const applied =
      result['migrated'] === null
        ? []
        : (await client.query<AppliedMigration>('select name, checksum from migration')).rows;
    return {
      version: `PostgreSQL ${result['version']}`,
      durability: Object.fromEntries(durabilitySettings.map((name) => [name, result[name] ?? 'unknown'])),
      pending: planMigrations(migrations, applied, 'postgres'),
      clockMs: Number(result['clock']),
    };
  } finally {
    await client.end();
  }
}

async function inspectPooler(direct: pg.Client, address: PostgresAddress, pooler: PostgresAddress): Promise<void> {
  const client = new pg.Client(clientConfig(pooler, defaultStorageLimits));
  client.on('error', () => {});
  await client.connect();
  try {
    await assertSameDatabase(direct, client, [pooler, address]);
  } finally {
    await client.end();
  }
}
