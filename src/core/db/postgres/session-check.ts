import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { clientConfig, type PostgresAddress } from './postgres-address.ts';
import { asPostgresUnavailable, sqlState } from './postgres-errors.ts';

/**
 * Throws StartupError behind a pooler without session support, such as PgBouncer in transaction mode. Timeouts,
 * read-only mode and the sequencer's lock require a session. Such poolers reject or ignore startup parameters.
 */
export async function assertSessionSupport(address: PostgresAddress, limits: StorageLimits): Promise<void> {
  const client = new pg.Client({ ...clientConfig(address, limits), statement_timeout: limits.statementTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      "select setting from pg_settings where name = 'statement_timeout'",
    );
    if (rows[0]?.setting !== String(limits.statementTimeoutMs)) throw sessionSupportError(address);
  } catch (error) {
    throw isProtocolViolation(error) ? sessionSupportError(address) : asPostgresUnavailable(error);
  } finally {
    await client.end().catch(() => {});
  }
}

const protocolViolation = '08P01';

function isProtocolViolation(error: unknown): boolean {
  return sqlState(error) === protocolViolation;
}

/** Name of the direct-URL setting that belongs to a database URL setting. */
function directSettingOf(setting: string): string {
  return setting === 'DATABASE_URL' ? 'RIALTO_DATABASE_DIRECT_URL' : setting.replace(/_URL$/, '_DIRECT_URL');
}

function sessionSupportError({ setting }: PostgresAddress): StartupError {
  const remedy = /_DIRECT_URL$/.test(setting)
    ? 'use the address of the PostgreSQL server'
    : `set ${directSettingOf(setting)} to the address of the PostgreSQL server, or set only ${setting}, to that address`;
  return new StartupError(
    `${setting} points to a connection pooler without session support, such as PgBouncer in transaction mode: ${remedy}.`,
  );
}
