import { createHash } from 'node:crypto';
import { countText } from '../base/count-text.ts';
import type { AppliedMigration, Migration } from './migration.ts';
import { StartupError } from './startup-error.ts';
import type { StorageLog } from './storage-observer.ts';
import type { Dialect } from './transaction.ts';

export interface PlannedMigration extends AppliedMigration {
  readonly statements: readonly string[];
}

/**
 * Returns the pending migrations in order. Throws StartupError when the database has applied a migration that is
 * unknown to this version or has another checksum.
 */
export function planMigrations(
  migrations: readonly Migration[],
  appliedMigrations: readonly AppliedMigration[],
  dialect: Dialect,
): PlannedMigration[] {
  const pendingByName = new Map(migrations.map((migration) => [migration.name, planMigration(migration, dialect)]));
  if (pendingByName.size !== migrations.length) throw new Error('Two migrations have the same name.');
  for (const appliedMigration of appliedMigrations) {
    const migration = pendingByName.get(appliedMigration.name);
    if (migration === undefined) {
      throw new StartupError(
        `The database was written by a newer version of Rialto (it has ${appliedMigration.name}): start that version, or restore a backup made before it.`,
      );
    }
    if (migration.checksum !== appliedMigration.checksum) {
      throw new StartupError(
        `The migration ${appliedMigration.name} of the database differs from the one of this version of Rialto: start the version that applied it.`,
      );
    }
    pendingByName.delete(appliedMigration.name);
  }
  const relocatedNames = new Set(migrations.filter(({ isRelocated }) => isRelocated).map(({ name }) => name));
  return [...pendingByName.values()].filter(({ name }) => !relocatedNames.has(name));
}

function planMigration(migration: Migration, dialect: Dialect): PlannedMigration {
  const statements = migration.statements(dialect);
  const checksum = createHash('sha256').update(statements.join(';\n')).digest('hex');
  return { name: migration.name, checksum, statements };
}

/** Logs the number of migrations that this start applied, unless it is zero. */
export function logMigrationCount(log: StorageLog, { length: count }: readonly PlannedMigration[]): void {
  if (count > 0) log.info({ count }, `applied ${countText(count, 'migration', 'migrations')}`);
}

/** Table of applied migrations, the same on both databases. */
export const migrationTable =
  'create table if not exists migration (name text primary key, checksum text not null, applied_at bigint not null)';
