import type pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { AppliedMigration, Migration } from '../migration.ts';
import { logMigrationCount, migrationTable, type PlannedMigration, planMigrations } from '../migration-plan.ts';
import { secretCheckKey } from '../secret-check.ts';
import type { StorageLog } from '../storage-observer.ts';
import { migrationLock } from './advisory-locks.ts';
import { assertNoUnfinishedCopy } from './copy-marker.ts';

/**
 * Applies pending migrations to a PostgreSQL database, under a lock, so that concurrently starting nodes wait. Throws
 * StartupError when the database contains an unfinished copy of another one; see also planMigrations and
 * `assertSecretCheck` of OpenOptions.
 */
export async function migratePostgres(
  client: pg.Client,
  migrations: readonly Migration[],
  clock: Clock,
  log: StorageLog,
  assertSecretCheck?: (stored: string | undefined) => void,
): Promise<void> {
  await withMigrationLock(client, async () => {
    await assertNoUnfinishedCopy(client);
    await client.query(migrationTable);
    const appliedMigrations = await client.query<AppliedMigration>('select name, checksum from migration');
    const pendingMigrations = planMigrations(migrations, appliedMigrations.rows, 'postgres');
    if (appliedMigrations.rows.length > 0) assertSecretCheck?.(await readSecretCheck(client));
    for (const migration of pendingMigrations) {
      await applyMigration(client, migration, clock);
      log.debug?.({ migration: migration.name }, 'applied migration');
    }
    logMigrationCount(log, pendingMigrations);
  });
}

/** Secret check stored in a migrated database; undefined when no server has used the database yet. */
export async function readSecretCheck(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>('select value from meta where key = $1', [secretCheckKey]);
  return rows[0]?.value;
}

/** Calls `run` while the connection holds the migration lock, so that no node migrates the database. */
export async function withMigrationLock(client: pg.ClientBase, run: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await run();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}

/** Creates the current schema in an empty database, in the caller's transaction. */
export async function createSchema(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<void> {
  await client.query(migrationTable);
  for (const migration of planMigrations(migrations, [], 'postgres')) await runAndRecord(client, migration, clock);
}

async function applyMigration(client: pg.Client, migration: PlannedMigration, clock: Clock): Promise<void> {
  await client.query('begin');
  try {
    await runAndRecord(client, migration, clock);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runAndRecord(client: pg.ClientBase, migration: PlannedMigration, clock: Clock): Promise<void> {
  for (const statement of migration.statements) await client.query(statement);
  await client.query('insert into migration (name, checksum, applied_at) values ($1, $2, $3)', [
    migration.name,
    migration.checksum,
    clock.nowMs(),
  ]);
}
