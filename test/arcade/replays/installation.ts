import type { TestContext } from 'node:test';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import type { DatabaseKind } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { type HttpResponse, send } from '../../support/http.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { replaySecret, unknownBuild } from './finished-games.ts';

/** A database with games inserted before its servers start, which a test may tamper with while they run. */
export interface Installation {
  readonly settings: Readonly<Record<string, string>>;
  /** Runs a function on the database; on SQLite only before a server runs. */
  prepare<Value>(run: (database: Database) => Promise<Value>): Promise<Value>;
  /** Runs a statement directly on the database. Returns the rows of a query. */
  // biome-ignore lint/suspicious/noExplicitAny: the columns depend on the query.
  readonly sql: (statement: string) => Promise<any[]>;
  /** Starts a server on the database; `overrides` are added to its settings. */
  start(overrides?: Readonly<Record<string, string>>): Promise<ArcadeServer>;
}

export interface ArcadeServer extends TestServer {
  /** Sends an unauthenticated GET to the arcade. */
  get(path: string): Promise<HttpResponse>;
}

export async function openInstallation(t: TestContext, kind: DatabaseKind): Promise<Installation> {
  const servers: TestServer[] = [];
  // The servers are closed before the database.
  t.after(() => Promise.all(servers.map((server) => server.close())));
  const location = await kind.createLocation(t);
  const { dataDir, databaseUrl } = location;
  const settings = {
    RIALTO_SECRET: replaySecret,
    ...(databaseUrl === undefined ? { RIALTO_DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
  };
  return {
    settings,
    async prepare(run) {
      const database = await location.open({ migrations });
      try {
        return await run(database);
      } finally {
        await database.close();
      }
    },
    sql: (statement) => (databaseUrl === undefined ? onSqlite(dataDir, statement) : onPostgres(databaseUrl, statement)),
    async start(overrides = {}) {
      const server = await startServer({ ...settings, ...overrides });
      let closing: Promise<void> | undefined;
      const close = () => {
        closing ??= server.close();
        return closing;
      };
      servers.push({ ...server, close });
      return { ...server, close, get: (path) => send(`${server.url}/arcade${path}`) };
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function onSqlite(dataDir: string, statement: string): Promise<any[]> {
  const connection = new Sqlite(sqliteFile(dataDir));
  try {
    connection.pragma('busy_timeout = 5000');
    const prepared = connection.prepare(statement);
    return prepared.reader ? prepared.all() : [prepared.run()];
  } finally {
    connection.close();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function onPostgres(connectionString: string, statement: string): Promise<any[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Gives held games the build of this server, so that they are verified. */
export async function releaseHeldReplays({ sql }: Installation): Promise<void> {
  await sql(
    `update arcade_session set engine_build = '${engineBuilds['tetris-v2']}' where engine_build = '${unknownBuild}'`,
  );
}

/** Waits until every replay has a verdict. */
export async function waitUntilAllVerified({ sql }: Installation, deadlineMs = 120_000): Promise<void> {
  await eventually(
    'every replay has a verdict',
    async () => {
      const [row] = await sql(`select count(*) as waiting from arcade_replay where verified = 'pending'`);
      return Number(row.waiting) === 0;
    },
    deadlineMs,
  );
}
