import type Sqlite from 'better-sqlite3';
import type { Clock } from '../../base/clock.ts';
import type { AppliedMigration, Migration } from '../migration.ts';
import { logMigrationCount, migrationTable, type PlannedMigration, planMigrations } from '../migration-plan.ts';
import type { StorageLog } from '../storage-observer.ts';

/** Applies pending migrations to the embedded database. Throws StartupError; see planMigrations. */
export function migrateSqlite(
  connection: Sqlite.Database,
  migrations: readonly Migration[],
  clock: Clock,
  log: StorageLog,
): void {
  connection.exec(migrationTable);
  const applied = connection.prepare<[], AppliedMigration>('select name, checksum from migration').all();
  const pending = planMigrations(migrations, applied, 'sqlite');
  for (const step of pending) {
    applyMigration(connection, step, clock);
    log.debug?.({ migration: step.name }, 'applied migration');
  }
  logMigrationCount(log, pending);
}

function applyMigration(connection: Sqlite.Database, step: PlannedMigration, clock: Clock): void {
  connection.exec('begin immediate');
  try {
    for (const statement of step.statements) connection.exec(statement);
    connection
      .prepare('insert into migration (name, checksum, applied_at) values (?, ?, ?)')
      .run(step.name, step.checksum, clock.nowMs());
    connection.exec('commit');
  } catch (error) {
    if (connection.inTransaction) connection.exec('rollback');
    throw error;
  }
}
