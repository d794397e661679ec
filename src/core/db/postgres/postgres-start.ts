import pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { Migration } from '../migration.ts';
import { StartupError } from '../startup-error.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog } from '../storage-observer.ts';
import type { PostgresEpoch } from './epoch-postgres.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { sqlState } from './postgres-errors.ts';
import { clientConfig } from './postgres-pool.ts';

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly limits: StorageLimits;
}

/**
 * Everything that happens before the first request: the server is reached and fit, its schema is
 * this version's, the epoch is known. Throws StartupError.
 */
export async function preparePostgres(options: PostgresOptions, epoch: PostgresEpoch): Promise<void> {
  const client = await connect(options);
  try {
    await assertFit(client);
    await migratePostgres(client, options.migrations, options.clock, options.log);
    await epoch.check(client);
  } finally {
    await client.end();
  }
}

const oldestVersion = 150_000;

async function assertFit(client: pg.Client): Promise<void> {
  const found = await client.query<{ version: string; encoding: string; standby: number }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() as standby`,
  );
  const server = found.rows[0];
  if (server === undefined) throw new Error('PostgreSQL did not tell its version.');
  if (Number(server.version) < oldestVersion) {
    throw new StartupError(`PostgreSQL ${server.version} is too old: Rialto needs PostgreSQL 15 or newer.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new StartupError(
      `The PostgreSQL database keeps its text as ${server.encoding}: create it with the encoding UTF8.`,
    );
  }
  if (server.standby === 1)
    throw new StartupError('DATABASE_URL leads to a PostgreSQL standby: name the primary server.');
}

/** Connects; a server that is just starting is waited for. */
async function connect({ databaseUrl, limits, clock, log }: PostgresOptions): Promise<pg.Client> {
  const deadline = clock.monotonicMs() + limits.startWaitMs;
  for (;;) {
    const client = new pg.Client(clientConfig(databaseUrl, limits));
    client.on('error', (error) => log.warn({ err: error }, 'the connection to PostgreSQL was lost while starting'));
    try {
      return await client.connect();
    } catch (error) {
      if (!mayBeStarting(error) || clock.monotonicMs() >= deadline) throw unreachable(databaseUrl, error);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function mayBeStarting(error: unknown): boolean {
  const code = sqlState(error) ?? (error as { code?: string }).code;
  return code === '57P03' || code === 'ECONNREFUSED' || code === 'EAI_AGAIN' || code === 'ENOTFOUND';
}

function unreachable(databaseUrl: string, error: unknown): StartupError {
  const why = (error as { code?: string }).code ?? (error as Error).message;
  return new StartupError(
    `PostgreSQL at ${placeOf(databaseUrl)} cannot be used (${why}): check DATABASE_URL and the server.`,
    {
      cause: error,
    },
  );
}

// The address without user and password: the sentence goes to a terminal and a log.
function placeOf(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'the address given';
  }
}
