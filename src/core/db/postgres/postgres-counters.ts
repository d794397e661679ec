import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog } from '../storage-observer.ts';
import { clientConfig } from './postgres-pool.ts';

/** Counters that all nodes share, apart from the pool of requests: they are written outside of any job. */
export interface Counters {
  readonly pool: pg.Pool;
  /** The key as the database may hold it: an address must not be read out of a dump. */
  seal(key: string): string;
  close(): Promise<void>;
}

const connectionsMax = 4;
const forgetEveryMs = 300_000;

/**
 * Opens the counters' own few connections and forgets what has run out every five minutes. All nodes
 * have the same `sealKey`, and no dump of the database holds it.
 */
export function openCounters(databaseUrl: string, limits: StorageLimits, log: StorageLog, sealKey: Buffer): Counters {
  const pool = new pg.Pool({
    ...clientConfig(databaseUrl, limits),
    application_name: 'rialto counters',
    max: connectionsMax,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 1_000,
    query_timeout: 2_000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the shared counters was lost'));
  const forget = () =>
    pool.query('delete from rate_limit where expire < extract(epoch from now()) * 1000').catch((error: unknown) => {
      log.warn({ err: error }, 'counters that have run out could not be deleted');
    });
  const timer = setInterval(() => void forget(), forgetEveryMs);
  timer.unref();
  return {
    pool,
    seal: (key) => createHmac('sha256', sealKey).update(key).digest('base64url'),
    async close() {
      clearInterval(timer);
      await pool.end();
    },
  };
}
