import pg from 'pg';
import { countText } from '../../base/count-text.ts';
import { StartupError } from '../startup-error.ts';
import type { PostgresAddress } from './postgres-address.ts';
import { withClient } from './with-client.ts';

/** SQLSTATE of a missing permission. */
const insufficientPrivilege = '42501';

/** URL of another database on the same server. */
function databaseUrlOf(address: PostgresAddress, name: string): string {
  const url = new URL(address.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates an empty database on the server; resolves with its URL. Throws StartupError when that fails. */
export async function createDatabase(address: PostgresAddress, name: string): Promise<string> {
  try {
    await runStatements(address, [`create database ${pg.escapeIdentifier(name)} template template0`]);
  } catch (error) {
    const { message, code } = error as Error & { readonly code?: string };
    const remedy =
      code === insufficientPrivilege
        ? ' Give the user the attribute CREATEDB, or set DATABASE_URL to another server for the verification.'
        : '';
    throw new StartupError(
      `A database for the verification cannot be created on ${address.location}: ${message || code}.${remedy}`,
      { cause: error },
    );
  }
  return databaseUrlOf(address, name);
}

export function dropDatabase(address: PostgresAddress, name: string): Promise<void> {
  return runStatements(address, [`drop database if exists ${pg.escapeIdentifier(name)} with (force)`]);
}

/**
 * Replaces the schema `public` by an empty one, before a restore; has no effect without tables in it. Throws
 * StartupError when the schema has tables and `replace` is not set, or when a node uses the database.
 */
export async function emptyDatabase(
  address: PostgresAddress,
  { replace }: { readonly replace: boolean },
): Promise<void> {
  await withClient(address, async (client) => {
    const tables = await client.query("select from pg_tables where schemaname = 'public'");
    if (tables.rowCount === 0) return;
    if (!replace) throw new StartupError(`${address.setting} points to a database with tables: pass --replace.`);
    const nodes = await client.query<{ node: string | null }>("select to_regclass('node')::text as node");
    const liveNodeCount =
      nodes.rows[0]?.node == null
        ? 0
        : (await client.query('select from node where alive_until > extract(epoch from clock_timestamp()) * 1000'))
            .rowCount;
    if (liveNodeCount !== 0)
      throw new StartupError(
        `The database of ${address.setting} is in use by ${countText(liveNodeCount ?? 0, 'node', 'nodes')}: stop all nodes first.`,
      );
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  });
}

/** Row count of each table in the schema `public`. No node may use the database, since the counts share no snapshot. */
export function countPostgresRows(address: PostgresAddress): Promise<[table: string, rows: number][]> {
  return withClient(address, async (client) => {
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const counts: [string, number][] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(name)}`);
      counts.push([name, Number(rows[0]?.count)]);
    }
    return counts;
  });
}

function runStatements(address: PostgresAddress, statements: readonly string[]): Promise<void> {
  return withClient(address, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}
