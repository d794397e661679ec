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
  const appliedMigrations = connection.prepare<[], AppliedMigration>('select name, checksum from migration').all();
  const pendingMigrations = planMigrations(migrations, appliedMigrations, 'sqlite');
  for (const migration of pendingMigrations) {
    applyMigration(connection, migration, clock);
    log.debug?.({ migration: migration.name }, 'applied migration');
  }
  logMigrationCount(log, pendingMigrations);
}

function applyMigration(connection: Sqlite.Database, migration: PlannedMigration, clock: Clock): void {
  connection.exec('begin immediate');
  try {
    for (const statement of migration.statements) connection.exec(statement);
    connection
      .prepare('insert into migration (name, checksum, applied_at) values (?, ?, ?)')
      .run(migration.name, migration.checksum, clock.nowMs());
    connection.exec('commit');
  } catch (error) {
    if (connection.inTransaction) connection.exec('rollback');
    throw error;
  }
}
