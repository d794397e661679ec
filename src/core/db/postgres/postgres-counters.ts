import pg from 'pg';
import { createKeyHash } from '../../base/key-hash.ts';
import type { SharedCounters } from '../../base/shared-counters.ts';
import type { DatabaseAddresses } from '../database-addresses.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog } from '../storage-observer.ts';
import { clientClassFor, clientConfig, directAddress } from './postgres-address.ts';

/** Shared counters in PostgreSQL, written outside of transactions on separate connections. */
export interface PostgresCounters extends SharedCounters {
  close(): Promise<void>;
}

const connectionsMax = 4;
const deleteExpiredIntervalMs = 300_000;

/**
 * Opens the counters with their own small connection pool; deletes expired counters every five minutes. All nodes use
 * the same `hmacKey`, which is not in the database.
 */
export function openCounters(
  addresses: DatabaseAddresses,
  limits: StorageLimits,
  log: StorageLog,
  hmacKey: Buffer,
): PostgresCounters {
  const address = directAddress(addresses);
  const pool = new pg.Pool({
    ...clientConfig(address, limits),
    Client: clientClassFor(address),
    application_name: 'rialto counters',
    max: connectionsMax,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 1_000,
    query_timeout: 2_000,
  });
  // The pool replaces lost connections; the monitor reports outages.
  pool.on('error', () => {});
  const deleteExpiredCounters = () =>
    pool.query('delete from rate_limit where expire < extract(epoch from now()) * 1000').catch((error: unknown) => {
      log.warn(
        { err: error },
        `deleting expired rate-limit counters failed: retrying in ${deleteExpiredIntervalMs / 1_000} s`,
      );
    });
  const timer = setInterval(() => void deleteExpiredCounters(), deleteExpiredIntervalMs);
  timer.unref();
  return {
    async count(key, points, seconds) {
      const values = [key, points, seconds * 1_000];
      const { rows } = await pool.query<{ points: number; remaining_ms: number }>({
        name: 'count',
        text: countSql,
        values,
      });
      const [row] = rows;
      if (row === undefined) throw new Error('PostgreSQL returned a counter without points.');
      return { points: row.points, remainingMs: row.remaining_ms };
    },
    hashKey: createKeyHash(hmacKey),
    async close() {
      clearInterval(timer);
      await pool.end();
    },
  };
}

const databaseMs = '(extract(epoch from statement_timestamp()) * 1000)::bigint';
// An expiry after that of a new window was set with a wrong clock; the window is then restarted.
const isExpired = `(rate_limit.expire <= ${databaseMs} or rate_limit.expire > excluded.expire)`;
const countSql = `insert into rate_limit (key, points, expire) values ($1, $2, ${databaseMs} + $3)
  on conflict (key) do update set
    points = case when ${isExpired} then excluded.points else rate_limit.points + excluded.points end,
    expire = case when ${isExpired} then excluded.expire else rate_limit.expire end
  returning points, expire - ${databaseMs} as remaining_ms`;
