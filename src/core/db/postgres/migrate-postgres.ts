import type pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { AppliedMigration, Migration } from '../migration.ts';
import { logMigrationCount, migrationTable, type PlannedMigration, planMigrations } from '../migration-plan.ts';
import type { StorageLog } from '../storage-observer.ts';
import { migrationLock } from './advisory-locks.ts';

/**
 * Applies pending migrations to a PostgreSQL database, under a lock, so that concurrently starting nodes wait. Throws
 * StartupError; see planMigrations.
 */
export async function migratePostgres(
  client: pg.Client,
  migrations: readonly Migration[],
  clock: Clock,
  log: StorageLog,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await client.query(migrationTable);
    const applied = await client.query<AppliedMigration>('select name, checksum from migration');
    const pending = planMigrations(migrations, applied.rows, 'postgres');
    for (const step of pending) {
      await applyMigration(client, step, clock);
      log.debug?.({ migration: step.name }, 'applied migration');
    }
    logMigrationCount(log, pending);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}

async function applyMigration(client: pg.Client, step: PlannedMigration, clock: Clock): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of step.statements) await client.query(statement);
    await client.query('insert into migration (name, checksum, applied_at) values ($1, $2, $3)', [
      step.name,
      step.checksum,
      clock.nowMs(),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
