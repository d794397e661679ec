import pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { Migration } from '../migration.ts';
import { StartupError } from '../startup-error.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog } from '../storage-observer.ts';
import { StorageUnavailable } from '../transaction.ts';
import type { PostgresEpoch } from './epoch-postgres.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { OutageReport } from './outage-report.ts';
import { assertSameDatabase, supportsPreparedStatements } from './pooler-checks.ts';
import { clientConfig, type PostgresAddress } from './postgres-address.ts';
import { asPostgresUnavailable, causeOf, DatabaseUnreachable } from './postgres-errors.ts';
import { assertPrimary } from './primary.ts';
import { assertSessionSupport } from './session-check.ts';
import { directSessions, pooledSessions, type SessionMode } from './session-mode.ts';

export interface PostgresOptions {
  /** Direct address, with full sessions. */
  readonly address: PostgresAddress;
  /** Address of a pooler in transaction mode, for requests; null: they use `address`. */
  readonly pooler: PostgresAddress | null;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly limits: StorageLimits;
  /** See `OpenOptions`. */
  readonly assertSecretCheck?: ((stored: string | undefined) => void) | undefined;
}

/**
 * Prepares PostgreSQL at start-up: checks the server, applies migrations, reads the epoch; returns the session mode for
 * requests. Throws StartupError, or StorageUnavailable when the server remains unreachable.
 */
export async function preparePostgres(options: PostgresOptions, epoch: PostgresEpoch): Promise<SessionMode> {
  const client = await connect(options, options.address);
  try {
    await assertSupported(client);
    await assertSessionSupport(options.address, options.limits);
    await migratePostgres(client, options.migrations, options.clock, options.log, options.assertSecretCheck);
    await epoch.waitForOtherNodes(client);
    await epoch.check(client);
    return await selectSessionMode(options, client);
  } finally {
    await client.end();
  }
}

async function selectSessionMode(options: PostgresOptions, directClient: pg.Client): Promise<SessionMode> {
  const { pooler, limits, log } = options;
  if (pooler === null) return directSessions(limits);
  const pooledClient = await connect(options, pooler);
  try {
    await assertSameDatabase(directClient, pooledClient, [pooler, options.address]);
    const isSupported = await supportsPreparedStatements(pooledClient);
    log.info({}, `connection pooler ${isSupported ? 'supports' : 'does not support'} prepared statements`);
    return pooledSessions(limits, isSupported);
  } finally {
    await pooledClient.end();
  }
}

const serverVersionMin = 150_000;

/** Throws StartupError for an unsupported version or encoding. */
export async function assertSupported(client: pg.Client): Promise<void> {
  const result = await client.query<{ version: string; encoding: string }>(
    "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
  );
  const server = result.rows[0];
  if (server === undefined) throw new Error('PostgreSQL did not return its version.');
  if (Number(server.version) < serverVersionMin) {
    throw new StartupError(`PostgreSQL ${server.version} is too old: Rialto requires PostgreSQL 15 or newer.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new StartupError(
      `The encoding of the PostgreSQL database is ${server.encoding}: create it with the encoding UTF8.`,
    );
  }
}

/** Connects to the primary; waits while the server is unreachable, starting, or a standby. */
async function connect({ limits, clock, log }: PostgresOptions, address: PostgresAddress): Promise<pg.Client> {
  const deadlineMs = clock.monotonicMs() + limits.startWaitMs;
  const outage = new OutageReport(clock, log);
  for (;;) {
    const { url } = address;
    const client = new pg.Client(clientConfig(address, limits));
    client.on('error', (error) => log.warn({ err: error }, 'the connection to PostgreSQL was lost while starting'));
    try {
      await client.connect();
      await assertPrimary(client);
      outage.end();
      return client;
    } catch (error) {
      client.end().catch(() => {});
      address.switchHost(url);
      if (!(asPostgresUnavailable(error) instanceof StorageUnavailable)) throw unusableError(address, error);
      if (clock.monotonicMs() >= deadlineMs) throw unreachableError(address, error);
      outage.recordFailure(error);
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

const retryMs = 250;

/** An error that the operator must correct. */
export function unusableError(address: PostgresAddress, error: unknown): StartupError {
  return new StartupError(
    `PostgreSQL at ${address.location} cannot be used (${causeOf(error)}): check ${address.setting} and the server.`,
    { cause: error },
  );
}

/** An error that may be temporary. */
function unreachableError(address: PostgresAddress, error: unknown): DatabaseUnreachable {
  return new DatabaseUnreachable(
    `PostgreSQL at ${address.location} cannot be used now (${causeOf(error)}): start it, or check ${address.setting}.`,
    { cause: error },
  );
}
