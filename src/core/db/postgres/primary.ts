import type pg from 'pg';
import { DatabaseUnreachable } from './postgres-errors.ts';

/** A standby reads but cannot write, and its advisory locks are its own. */
export async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const result = await client.query<{ standby: number }>('select pg_is_in_recovery() as standby');
  if (result.rows[0]?.standby === 1) throw new DatabaseUnreachable('PostgreSQL is a standby.', { cause: standby });
}

const standby = new Error('standby');
