import type { Dialect } from './transaction.ts';

/** One forward step of the schema. Once released, neither its name nor its statements change. */
export interface Migration {
  /** Unique over core and all modules, such as `core-0001` or `exchange-0001-entries`. */
  readonly name: string;
  /** Of a service that is on another database now: may have been applied here, and is not planned. */
  readonly isElsewhere?: boolean;
  /** Run in order, in one transaction of the step's own. */
  statements(dialect: Dialect): string[];
}

/** A step that a database has already taken. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}
