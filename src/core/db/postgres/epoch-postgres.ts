import type pg from 'pg';
import { randomToken } from '../../base/ids.ts';
import { clusterKey, epochKey } from '../epoch.ts';
import type { StorageLog } from '../storage-observer.ts';
import { sqlState } from './postgres-errors.ts';

/** The last event of a log that this node has read: what it may have answered ends there. */
interface LastRead {
  readonly position: number;
  readonly id: string;
}

/**
 * Keeps the epoch of a PostgreSQL database: as long as it stays the same, positions of the event logs
 * mean the same. Every new connection is checked before its first use, since a failover or a restored
 * server can only come in with a new connection. Another cluster or timeline alone does not renew the
 * epoch: it stays while the last event that this node has read is still at its position, as after a
 * switchover or a failover without loss. Several nodes decide one after another, and each vouches for
 * what it has read itself; a renewal by any of them reaches the others within a second.
 */
export class PostgresEpoch {
  readonly #log: StorageLog;
  readonly #tables: readonly string[];
  readonly #lastRead = new Map<string, LastRead>();
  #cluster: string | undefined;
  #epoch = '';

  constructor(log: StorageLog, tables: readonly string[]) {
    this.#log = log;
    this.#tables = tables;
  }

  get current(): string {
    return this.#epoch;
  }

  /** Notes the last event of a response. */
  readonly remember = (table: string, position: number, id: string): void => {
    if (position > (this.#lastRead.get(table)?.position ?? 0)) this.#lastRead.set(table, { position, id });
  };

  /** Reads the epoch; decides again whether it holds when the connection leads to another cluster or timeline. */
  async check(client: pg.ClientBase): Promise<void> {
    const cluster = await readCluster(client);
    if (cluster === this.#cluster) return;
    this.#epoch = await this.#agree(client, cluster);
    this.#cluster = cluster;
  }

  /**
   * For a node that starts: it has read nothing, so where the cluster has changed it leaves the decision
   * for some seconds to nodes that were alive a short time ago.
   */
  async waitForOthers(client: pg.ClientBase): Promise<void> {
    const cluster = await readCluster(client);
    for (let waitedMs = 0; waitedMs < othersWaitMs; waitedMs += othersPollMs) {
      const meta = await readMeta(client);
      if (!meta.has(epochKey) || meta.get(clusterKey) === cluster) return;
      const others = await client.query(recentNodes);
      if (others.rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, othersPollMs));
    }
  }

  /** Once a second: takes over the epoch that another node has renewed, and looks how far the logs are. */
  async refresh(client: pg.ClientBase): Promise<void> {
    const meta = await readMeta(client);
    const epoch = meta.get(epochKey);
    if (epoch !== undefined && epoch !== this.#epoch) {
      this.#epoch = epoch;
      this.#lastRead.clear();
    } else if (await this.#isSomethingLost(client)) {
      this.#epoch = await this.#agree(client, this.#cluster ?? unknownCluster);
    }
    for (const table of this.#tables) {
      const head = await client.query<LastRead>(headQuery(table));
      for (const { position, id } of head.rows) this.remember(table, position, id);
    }
  }

  // Several nodes may notice at the same time; the first one renews, the others read.
  async #agree(client: pg.ClientBase, cluster: string): Promise<string> {
    await client.query('begin read write');
    try {
      await client.query('lock table meta in share row exclusive mode');
      const epoch = await this.#decide(client, cluster, await readMeta(client));
      await client.query('commit');
      return epoch;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }

  async #decide(client: pg.ClientBase, cluster: string, meta: ReadonlyMap<string, string>): Promise<string> {
    const epoch = meta.get(epochKey);
    const isSameCluster = meta.get(clusterKey) === cluster;
    const wasRenewed = this.#epoch !== '' && epoch !== this.#epoch;
    // A node that has just started has read nothing and cannot vouch for another cluster.
    const holds = this.#epoch === '' ? isSameCluster : wasRenewed || !(await this.#isSomethingLost(client));
    if (!isSameCluster) await upsert(client, clusterKey, cluster);
    if (epoch !== undefined && holds) {
      if (!isSameCluster) this.#log.info({ cluster }, 'PostgreSQL cluster or timeline changed, no events are missing');
      return epoch;
    }
    if (epoch !== undefined)
      this.#log.warn({ cluster }, 'PostgreSQL cluster or timeline changed, events may be missing: renewing the epoch');
    const renewed = randomToken();
    await upsert(client, epochKey, renewed);
    this.#lastRead.clear();
    return renewed;
  }

  async #isSomethingLost(client: pg.ClientBase): Promise<boolean> {
    for (const [table, { position, id }] of this.#lastRead) {
      const result = await client.query(`select from ${table} where position = $1 and id = $2`, [position, id]);
      if (result.rowCount === 0) return true;
    }
    return false;
  }
}

const othersWaitMs = 5_000;
const othersPollMs = 250;
const recentNodes = `select from node
  where alive_until > extract(epoch from clock_timestamp() - interval '2 minutes') * 1000 limit 1`;

async function readMeta(client: pg.ClientBase): Promise<ReadonlyMap<string, string>> {
  const result = await client.query<{ key: string; value: string }>('select key, value from meta');
  return new Map(result.rows.map(({ key, value }) => [key, value]));
}

function headQuery(table: string): string {
  return `select position, id from ${table} where position is not null order by position desc limit 1`;
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
    const result = await client.query<{ cluster: string }>(clusterQuery);
    return result.rows[0]?.cluster ?? unknownCluster;
  } catch (error) {
    const state = sqlState(error);
    if (state === insufficientPrivilege || state === undefinedFunction || state === notInThisState)
      return unknownCluster;
    throw error;
  }
}

const unknownCluster = 'unknown';
