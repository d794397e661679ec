import type pg from 'pg';
import { randomToken } from '../../base/ids.ts';
import { clusterKey, epochKey } from '../epoch.ts';
import type { StorageLog } from '../storage-observer.ts';
import { sqlState } from './postgres-errors.ts';

/** Last event of a log that this node has read and may have returned. */
interface LastReadEvent {
  readonly position: number;
  readonly id: string;
}

/**
 * Epoch of a PostgreSQL database; event positions are valid within one epoch. Every new connection is checked before
 * its first use, since a failover or restore always closes connections. When cluster or timeline have changed, the
 * epoch is renewed only if the last event that this node has read is missing. A table lock serializes the decisions of
 * nodes; a renewal reaches the other nodes within a second.
 */
export class PostgresEpoch {
  readonly #log: StorageLog;
  readonly #tables: readonly string[];
  readonly #lastReadEvents = new Map<string, LastReadEvent>();
  #cluster: string | undefined;
  #epoch = '';

  constructor(log: StorageLog, tables: readonly string[]) {
    this.#log = log;
    this.#tables = tables;
  }

  get current(): string {
    return this.#epoch;
  }

  /** Records the last event that was read. */
  readonly recordPosition = (table: string, position: number, id: string): void => {
    if (position > (this.#lastReadEvents.get(table)?.position ?? 0)) this.#lastReadEvents.set(table, { position, id });
  };

  /** Reads the epoch; decides about its renewal when the connection's cluster or timeline has changed. */
  async check(client: pg.ClientBase): Promise<void> {
    const cluster = await readCluster(client);
    if (cluster === this.#cluster) return;
    this.#epoch = await this.#renewIfNeeded(client, cluster);
    this.#cluster = cluster;
  }

  /**
   * At start-up, when the cluster has changed: waits some seconds for the decision of other recently alive nodes,
   * because this node has read no events.
   */
  async waitForOtherNodes(client: pg.ClientBase): Promise<void> {
    const cluster = await readCluster(client);
    for (let waitedMs = 0; waitedMs < otherNodesWaitMs; waitedMs += otherNodesPollMs) {
      const meta = await readMeta(client);
      if (!meta.has(epochKey) || meta.get(clusterKey) === cluster) return;
      const recentNodes = await client.query(recentNodesQuery);
      if (recentNodes.rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, otherNodesPollMs));
    }
  }

  /**
   * Called every second: adopts an epoch renewed by another node, or renews the epoch when events are missing, and
   * records the heads of the logs.
   */
  async refresh(client: pg.ClientBase): Promise<void> {
    const meta = await readMeta(client);
    const epoch = meta.get(epochKey);
    if (epoch !== undefined && epoch !== this.#epoch) {
      this.#epoch = epoch;
      this.#lastReadEvents.clear();
    } else if (await this.#hasLostEvents(client)) {
      this.#epoch = await this.#renewIfNeeded(client, this.#cluster ?? unknownCluster);
    }
    for (const table of this.#tables) {
      const head = await client.query<LastReadEvent>(headQuery(table));
      for (const { position, id } of head.rows) this.recordPosition(table, position, id);
    }
  }

  // Several nodes may detect the change; the first one renews the epoch, the others read it.
  async #renewIfNeeded(client: pg.ClientBase, cluster: string): Promise<string> {
    await client.query('begin read write');
    try {
      await client.query('lock table meta in share row exclusive mode');
      const epoch = await this.#decideEpoch(client, cluster, await readMeta(client));
      await client.query('commit');
      return epoch;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }

  async #decideEpoch(client: pg.ClientBase, cluster: string, meta: ReadonlyMap<string, string>): Promise<string> {
    const epoch = meta.get(epochKey);
    const isSameCluster = meta.get(clusterKey) === cluster;
    const wasRenewed = this.#epoch !== '' && epoch !== this.#epoch;
    // A node that has read no events cannot tell whether any are missing.
    const isValid = this.#epoch === '' ? isSameCluster : wasRenewed || !(await this.#hasLostEvents(client));
    if (!isSameCluster) await upsert(client, clusterKey, cluster);
    if (epoch !== undefined && isValid) {
      if (!isSameCluster)
        this.#log.info({ reason: cluster }, 'PostgreSQL cluster or timeline changed, no events are missing');
      return epoch;
    }
    if (epoch !== undefined)
      this.#log.warn(
        { reason: cluster },
        'PostgreSQL cluster or timeline changed, events may be missing: renewing the epoch',
      );
    const newEpoch = randomToken();
    await upsert(client, epochKey, newEpoch);
    this.#lastReadEvents.clear();
    return newEpoch;
  }

  async #hasLostEvents(client: pg.ClientBase): Promise<boolean> {
    for (const [table, { position, id }] of this.#lastReadEvents) {
      const result = await client.query(`select from ${table} where position = $1 and id = $2`, [position, id]);
      if (result.rowCount === 0) return true;
    }
    return false;
  }
}

const otherNodesWaitMs = 5_000;
const otherNodesPollMs = 250;
const recentNodesQuery = `select from node
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
const notInPrerequisiteState = '55000';

/**
 * Cluster and timeline; `unknown` where a hosting provider denies access to pg_control_system, and on standbys, which
 * have no current WAL position: a restored server is then not detected. Not for use in a transaction.
 */
export async function readCluster(client: pg.ClientBase): Promise<string> {
  try {
    const result = await client.query<{ cluster: string }>(clusterQuery);
    return result.rows[0]?.cluster ?? unknownCluster;
  } catch (error) {
    const state = sqlState(error);
    if (state === insufficientPrivilege || state === undefinedFunction || state === notInPrerequisiteState)
      return unknownCluster;
    throw error;
  }
}

const unknownCluster = 'unknown';
