import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from './tables.ts';
import type { Dialect } from './transaction.ts';

/** Kysely instance that builds and compiles queries but cannot execute them. */
export function createQueryBuilder(dialect: Dialect): Kysely<Tables> {
  const createDriver = () => new DummyDriver();
  if (dialect === 'sqlite') {
    return new Kysely<Tables>({
      dialect: {
        createDriver,
        createAdapter: () => new SqliteAdapter(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new StableSqliteCompiler(),
      },
    });
  }
  return new Kysely<Tables>({
    dialect: {
      createDriver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/**
 * Query compiler that puts a unary plus before bound values. SQLite with STAT4 otherwise plans many statements again
 * for each new value, which costs ten times the execution.
 */
class StableSqliteCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
