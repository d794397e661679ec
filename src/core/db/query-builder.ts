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

/** Builds typed queries and compiles them; it is connected to nothing and cannot execute any. */
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
 * SQLite built with STAT4 plans many statements again whenever a bound value changes, which costs ten
 * times the run itself. A value behind a unary plus, which changes nothing else, is not looked at.
 */
class StableSqliteCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
