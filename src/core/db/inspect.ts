import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import type { DatabasePlace } from '../base/databases.ts';
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

/** What can be told of a database without changing it. */
export interface Inspection {
  readonly version: string;
  /**
   * Settings of the database server that decide whether an acknowledged write survives a power cut;
   * none of the embedded database, whose own are set and read back at every start.
   */
  readonly durability: Readonly<Record<string, string>>;
  /** Steps of the schema that the next start will take. */
  readonly pending: readonly PlannedMigration[];
  /** The database's own clock; null when it has none. */
  readonly clockMs: number | null;
}

/** Looks at one of the databases of an installation, as below; null when there is none yet. */
export async function inspectPlace(
  place: DatabasePlace,
  dataDir: string,
  migrations: readonly Migration[],
): Promise<Inspection | null> {
  const addresses = addressesOf(place);
  return addresses === null ? inspectSqlite(dataDir, migrations) : inspectPostgres(addresses, migrations);
}

/** Looks at the embedded database, also while a server runs; null when there is none yet. Throws StartupError when it is of a newer version. */
export function inspectSqlite(dataDir: string, migrations: readonly Migration[]): Inspection | null {
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

const durable = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Looks at a PostgreSQL database. Throws when it cannot be reached, and StartupError when it is of a newer version. */
export async function inspectPostgres(
  addresses: DatabaseAddresses,
  migrations: readonly Migration[],
): Promise<Inspection> {
  const address = directAddress(addresses);
  const client = new pg.Client(clientConfig(address, defaultStorageLimits));
  await client.connect();
  try {
    await assertSessionSupport(address, defaultStorageLimits);
    if (addresses.directUrl !== undefined) await inspectPooler(client, address, requestAddress(addresses));
    const facts = await client.query<Record<string, string>>(
      `select current_setting('server_version') as version, (extract(epoch from clock_timestamp()) * 1000)::text as clock,
         to_regclass('migration')::text as migrated, ${durable.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    const result = facts.rows[0] ?? {};
    const applied =
      result['migrated'] === null
        ? []
        : (await client.query<AppliedMigration>('select name, checksum from migration')).rows;
    return {
      version: `PostgreSQL ${result['version']}`,
      durability: Object.fromEntries(durable.map((name) => [name, result[name] ?? 'unknown'])),
      pending: planMigrations(migrations, applied, 'postgres'),
      clockMs: Number(result['clock']),
    };
  } finally {
    await client.end();
  }
}

async function inspectPooler(direct: pg.Client, address: PostgresAddress, pooler: PostgresAddress): Promise<void> {
  const client = new pg.Client(clientConfig(pooler, defaultStorageLimits));
  await client.connect();
  try {
    await assertSameDatabase(direct, client, [pooler, address]);
  } finally {
    await client.end();
  }
}
