import type { TestContext } from 'node:test';
import { systemClock } from '../../src/core/base/clock.ts';
import { eventLogTable } from '../../src/core/db/event-table.ts';
import type { Migration } from '../../src/core/db/migration.ts';
import { core0001 } from '../../src/core/db/migrations/0001-core.ts';
import { core0002 } from '../../src/core/db/migrations/0002-running-time.ts';
import { core0003 } from '../../src/core/db/migrations/0003-issued-credentials.ts';
import { core0004 } from '../../src/core/db/migrations/0004-public-keys.ts';
import { core0005 } from '../../src/core/db/migrations/0005-restricted-credentials.ts';
import { type OpenOptions, openDatabase } from '../../src/core/db/open.ts';
import type { EventTable } from '../../src/core/db/tables.ts';
import type { Database, Dialect } from '../../src/core/db/transaction.ts';
import { freshDatabase, postgresMissing } from './postgres.ts';
import { tempFolder } from './temp.ts';

declare module '../../src/core/db/tables.ts' {
  interface Tables {
    test_record: { id: string; count: number; note: string | null };
    test_event: EventTable;
  }
}

/** A table and an event log outside of any module, for tests of the storage layer. */
export const testTableMigration: Migration = {
  name: 'test-0001',
  statements: (dialect) => [
    'create table test_record (id text primary key, count bigint not null, note text)',
    ...eventLogTable(dialect, 'test_event'),
  ],
};

/** The default migrations of test databases. */
export const testMigrations: readonly Migration[] = [
  core0001,
  core0002,
  core0003,
  core0004,
  core0005,
  testTableMigration,
];

/** An empty database that a test may open several times, as successive or concurrent nodes. */
export interface DatabaseLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Opens the database with the tables of core and the test tables; it is closed when the test ends. */
  open(options?: Partial<OpenOptions>): Promise<Database>;
}

export interface DatabaseKind {
  readonly name: string;
  readonly dialect: Dialect;
  /** The reason why this machine cannot run the database, for a test's `skip`. */
  readonly missing: string | false;
  createLocation(t: TestContext): Promise<DatabaseLocation>;
}

export const sqlite: DatabaseKind = {
  name: 'SQLite',
  dialect: 'sqlite',
  missing: false,
  createLocation: (t) => createLocation(t, undefined),
};

export const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  dialect: 'postgres',
  missing: postgresMissing() ?? false,
  async createLocation(t) {
    const { url, drop } = await freshDatabase();
    return createLocation(t, url, drop);
  },
};

/** Both kinds of database, for suites that require the same behaviour of each. */
export const databaseKinds: readonly DatabaseKind[] = [sqlite, postgres];

/** Log that discards its lines. */
export const noopLog = { info() {}, warn() {}, error() {} };

async function createLocation(
  t: TestContext,
  databaseUrl: string | undefined,
  drop?: () => Promise<void>,
): Promise<DatabaseLocation> {
  const folder = tempFolder('database');
  const openedDatabases: Database[] = [];
  t.after(async () => {
    await Promise.all(openedDatabases.map((database) => database.close().catch(() => {})));
    await drop?.();
    folder.remove();
  });
  return {
    dataDir: folder.path,
    databaseUrl,
    async open(options = {}) {
      const database = await openDatabase({
        dataDir: folder.path,
        databaseUrl,
        migrations: testMigrations,
        clock: systemClock,
        log: noopLog,
        onFatal: (error) => {
          throw new Error('The storage layer reported a fatal error.', { cause: error });
        },
        ...options,
      });
      openedDatabases.push(database);
      return database;
    },
  };
}
