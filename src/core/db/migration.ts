import type { Dialect } from './transaction.ts';

/** A forward migration of the schema. Name and statements must not change after its release. */
export interface Migration {
  /** Unique over core and all modules, such as `core-0001` or `exchange-0001-entries`. */
  readonly name: string;
  /** Of a service that is on another database now: may have been applied here, and is not planned. */
  readonly isElsewhere?: boolean;
  /** Run in order, in one transaction of the step's own. */
  statements(dialect: Dialect): string[];
}

/** A migration that the database has applied. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}
