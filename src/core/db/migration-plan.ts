import { createHash } from 'node:crypto';
import type { AppliedMigration, Migration } from './migration.ts';
import { StartupError } from './startup-error.ts';
import type { Dialect } from './transaction.ts';

export interface PlannedMigration extends AppliedMigration {
  readonly statements: readonly string[];
}

/**
 * The steps that a database still has to take, in order. Throws StartupError when the database has
 * taken a step that this version does not know, or took one in another form.
 */
export function planMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
  dialect: Dialect,
): PlannedMigration[] {
  const known = new Map(migrations.map((migration) => [migration.name, planned(migration, dialect)]));
  if (known.size !== migrations.length) throw new Error('Two migrations have the same name.');
  for (const step of applied) {
    const ours = known.get(step.name);
    if (ours === undefined) {
      throw new StartupError(
        `The database was written by a newer version of Rialto (it has ${step.name}): start that version, or restore a backup made before it.`,
      );
    }
    if (ours.checksum !== step.checksum) {
      throw new StartupError(
        `The migration ${step.name} of the database differs from the one of this version of Rialto: start the version that applied it.`,
      );
    }
    known.delete(step.name);
  }
  const elsewhere = new Set(migrations.filter(({ isElsewhere }) => isElsewhere).map(({ name }) => name));
  return [...known.values()].filter(({ name }) => !elsewhere.has(name));
}

function planned(migration: Migration, dialect: Dialect): PlannedMigration {
  const statements = migration.statements(dialect);
  const checksum = createHash('sha256').update(statements.join(';\n')).digest('hex');
  return { name: migration.name, checksum, statements };
}

/** Where a database records the steps it has taken; the same on both. */
export const migrationTable =
  'create table if not exists migration (name text primary key, checksum text not null, applied_at bigint not null)';
