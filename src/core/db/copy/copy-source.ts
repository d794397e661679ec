import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { countText } from '../../base/count-text.ts';
import type { AppliedMigration, Migration } from '../migration.ts';
import { planMigrations } from '../migration-plan.ts';
import { assertIntact } from '../sqlite/backup.ts';
import { lockFolder } from '../sqlite/folder-lock.ts';
import { openReader, sqliteFile } from '../sqlite/sqlite-connection.ts';
import { StartupError } from '../startup-error.ts';

/** Value of the embedded database; integers are exact. */
export type SourceValue = string | bigint | Buffer | null;

export interface SourceColumn {
  readonly name: string;
  /** Declared type in lower case: `text`, `integer` or `blob`. */
  readonly type: string;
}

/** Locked embedded database that is copied. */
export interface CopySource {
  /** Columns by table, without full-text indexes, which PostgreSQL does not have. */
  readonly tables: ReadonlyMap<string, readonly SourceColumn[]>;
  /** Last assigned key of each table with an auto-increment key. */
  readonly lastKeys: ReadonlyMap<string, bigint>;
  readonly meta: ReadonlyMap<string, string>;
  /** Number of rows of a table; `fromClause` may end with a condition. */
  count(fromClause: string): number;
  /** Rows of a query, one at a time. */
  rows(query: string): IterableIterator<SourceValue[]>;
  close(): void;
}

/**
 * Opens and locks the embedded database of a data folder. Throws StartupError when there is none, a server uses it, it
 * is damaged, or its schema is not the current one.
 */
export function openCopySource(dataDir: string, migrations: readonly Migration[]): CopySource {
  const file = sqliteFile(dataDir);
  if (!existsSync(file))
    throw new StartupError(
      `There is no database in ${dataDir}: name the data folder of the server with --data-dir or RIALTO_DATA_DIR.`,
    );
  using disposables = new DisposableStack();
  const lock = disposables.adopt(lockFolder(dataDir), (folderLock) => folderLock.release());
  assertIntact(file);
  const connection = disposables.adopt(openReader(file), (reader) => reader.close());
  assertSchemaIsCurrent(connection, dataDir, migrations);
  const source = readCatalog(connection);
  disposables.move();
  return {
    ...source,
    count: (fromClause) => Number(connection.prepare(`select count(*) from ${fromClause}`).pluck().get()),
    rows: (query) => connection.prepare<[], SourceValue[]>(query).raw().safeIntegers().iterate(),
    close() {
      connection.close();
      lock.release();
    },
  };
}

function assertSchemaIsCurrent(connection: Sqlite.Database, dataDir: string, migrations: readonly Migration[]): void {
  const appliedMigrations = connection.prepare<[], AppliedMigration>('select name, checksum from migration').all();
  const pendingMigrations = planMigrations(migrations, appliedMigrations, 'sqlite');
  if (pendingMigrations.length === 0) return;
  throw new StartupError(
    `The database in ${dataDir} lacks ${countText(pendingMigrations.length, 'migration', 'migrations')} of this version, from ${pendingMigrations[0]?.name} on: make a backup, run \`rialto migrate\` on the data folder without DATABASE_URL, then copy the database.`,
  );
}

function readCatalog(connection: Sqlite.Database): Pick<CopySource, 'tables' | 'lastKeys' | 'meta'> {
  const names = connection
    .prepare<[], string>(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .pluck()
    .all();
  // Includes generated columns.
  const columns = connection.prepare<[string], SourceColumn>(
    'select name, lower(type) as type from pragma_table_xinfo(?)',
  );
  const lastKeys = connection
    .prepare<[], [string, bigint]>('select name, seq from sqlite_sequence')
    .raw()
    .safeIntegers();
  const meta = connection.prepare<[], [string, string]>('select key, value from meta').raw();
  return {
    tables: new Map(names.map((name) => [name, columns.all(name)])),
    lastKeys: new Map(lastKeys.all()),
    meta: new Map(meta.all()),
  };
}
