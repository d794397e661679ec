import type { Dialect } from './transaction.ts';

/** A forward migration of the schema. Name and statements must not change after its release. */
export interface Migration {
  /** Unique over core and all modules, such as `core-0001` or `exchange-0001-entries`. */
  readonly name: string;
  /** Whether the migration's tables are in another database. The migration is then not planned in this one. */
  readonly isRelocated?: boolean;
  /** SQL statements, run in order in one transaction per migration. */
  statements(dialect: Dialect): string[];
}

/** A migration that the database has applied. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}
