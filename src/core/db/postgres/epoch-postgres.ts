import type pg from 'pg';
import { randomToken } from '../../base/ids.ts';
import { clusterKey, epochKey } from '../epoch.ts';
import type { StorageLog } from '../storage-observer.ts';
import { sqlState } from './postgres-errors.ts';

/**
 * Keeps the epoch of a PostgreSQL database. Every new connection is looked at before its first use,
 * as a failover or a restored server can only come in with a new connection.
 */
export class PostgresEpoch {
  readonly #log: StorageLog;
  #cluster: string | undefined;
  #epoch = '';

  constructor(log: StorageLog) {
    this.#log = log;
  }

  get current(): string {
    return this.#epoch;
  }

  /** Reads the epoch, or renews it when the connection leads to another cluster or timeline. */
  async check(client: pg.ClientBase): Promise<void> {
    const cluster = await readCluster(client);
    if (cluster === this.#cluster) return;
    this.#epoch = await this.#agree(client, cluster);
    this.#cluster = cluster;
  }

  // Several nodes may notice at the same time; the first one renews, the others read.
  async #agree(client: pg.ClientBase, cluster: string): Promise<string> {
    await client.query('begin read write');
    try {
      await client.query('lock table meta in share row exclusive mode');
      const found = await client.query<{ key: string; value: string }>('select key, value from meta');
      const meta = new Map(found.rows.map(({ key, value }) => [key, value]));
      const epoch = meta.get(epochKey);
      if (epoch !== undefined && meta.get(clusterKey) === cluster) {
        await client.query('commit');
        return epoch;
      }
      if (epoch !== undefined)
        this.#log.warn({ cluster }, 'PostgreSQL is another cluster or timeline: the epoch is renewed');
      const renewed = randomToken();
      await upsert(client, clusterKey, cluster);
      await upsert(client, epochKey, renewed);
      await client.query('commit');
      return renewed;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }
}

async function upsert(client: pg.ClientBase, key: string, value: string): Promise<void> {
  await client.query(
    'insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
}

const clusterQuery = `select (select system_identifier from pg_control_system())::text
  || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as cluster`;

const insufficientPrivilege = '42501';
const undefinedFunction = '42883';
const notInThisState = '55000';

// Some hosts do not let a tenant look at the cluster; a restored server is then not noticed by
// itself, and a standby has no current position to tell.
async function readCluster(client: pg.ClientBase): Promise<string> {
  try {
    const found = await client.query<{ cluster: string }>(clusterQuery);
    return found.rows[0]?.cluster ?? unknownCluster;
  } catch (error) {
    const state = sqlState(error);
    if (state === insufficientPrivilege || state === undefinedFunction || state === notInThisState)
      return unknownCluster;
    throw error;
  }
}

const unknownCluster = 'unknown';
