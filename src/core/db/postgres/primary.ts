import type pg from 'pg';
import { DatabaseUnreachable } from './postgres-errors.ts';

/** Throws DatabaseUnreachable on a standby, which cannot write and does not share advisory locks with the primary. */
export async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const result = await client.query<{ standby: number }>('select pg_is_in_recovery() as standby');
  if (result.rows[0]?.standby === 1) throw new DatabaseUnreachable('PostgreSQL is a standby.', { cause: standbyCause });
}

// The log of an outage contains the message of the cause.
const standbyCause = new Error('standby');
