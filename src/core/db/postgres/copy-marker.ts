import type pg from 'pg';
import { StartupError } from '../startup-error.ts';

/**
 * Table that exists in a PostgreSQL database from the start of `rialto admin copy-database` until its copy is complete
 * and verified. A server refuses a database that has it.
 */
export const copyMarkerTable = 'database_copy';

export async function hasCopyMarker(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: number }>('select to_regclass($1) is not null as found', [
    copyMarkerTable,
  ]);
  return rows[0]?.found === 1;
}

export async function createCopyMarker(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists ${copyMarkerTable} (started_at timestamptz not null default now())`);
}

export async function dropCopyMarker(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table ${copyMarkerTable}`);
}

/** Throws StartupError when the database contains a copy that was not completed. */
export async function assertNoUnfinishedCopy(client: pg.ClientBase): Promise<void> {
  if (!(await hasCopyMarker(client))) return;
  throw new StartupError(
    'The PostgreSQL database contains an unfinished copy of an embedded database: wait until `rialto admin copy-database` has ended, or run it again.',
  );
}
