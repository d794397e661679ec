import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.ts';
import { type Outage, storeNodeEnd } from './outages.ts';
import { type Lease, RunningClock, type RunningTime } from './running-time.ts';
import type { StorageLog } from './storage-observer.ts';
import type { Tables } from './tables.ts';
import { type Database, type Db, StorageUnavailable, type Tx } from './transaction.ts';

/**
 * Takes over the unfinished work of a dead node, in the transaction that deletes the node's row. `epoch`: the current
 * one. Work of another epoch was started before a restore from a backup, and may have continued after that backup.
 */
export type TakeOver = (tx: Tx, deadNode: string, epoch: string) => Promise<void>;

export interface NodeOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: StorageLog;
  /** Called for every dead node, at start-up and later. */
  readonly takeOvers: readonly TakeOver[];
}

export interface LiveNode {
  /** Owner id of work that this process has claimed. Changes after its lease expired. */
  readonly id: string;
  readonly runningTime: RunningTime;
  /**
   * Deletes the node's row; call it when the node has no unfinished work. The running time stops. If the database is
   * unavailable, a warning is logged and the row remains until another node deletes it.
   */
  stop(): Promise<void>;
}

/**
 * Registers this process with a lease that is renewed every second, on PostgreSQL by the database's clock. The running
 * time never exceeds the lease. On the embedded database all other rows at start-up belong to dead processes, because
 * only one process can run.
 */
export async function startNode(options: NodeOptions): Promise<LiveNode> {
  const registry = new NodeRegistry(options);
  await registry.start();
  return {
    get id() {
      return registry.id;
    },
    runningTime: registry.runningTime,
    stop: () => registry.stop(),
  };
}

const renewalIntervalMs = 1_000;
const retryDelayMs = 200;
export const takeOverIntervalMs = 1_000;
/** Grace period after the lease, so that a process that is blocked for some seconds does not lose its work. */
const gracePeriodMs = 3_000;

class NodeRegistry {
  readonly runningTime: RunningClock;
  readonly #options: NodeOptions;
  readonly #startedAt: number;
  #id: string;
  #takeOverTask: PeriodicTask | undefined;
  #timer: NodeJS.Timeout | undefined;
  #renewal: Promise<void> = Promise.resolve();
  #isStopped = false;
  #hasFailed = false;
  #leaseCount = 0;

  constructor(options: NodeOptions) {
    this.#options = options;
    this.#startedAt = options.clock.nowMs();
    this.#id = newId('nod_', this.#startedAt);
    this.runningTime = new RunningClock(options.clock);
  }

  get id(): string {
    return this.#id;
  }

  async start(): Promise<void> {
    await this.#writeLease(this.#id);
    this.#schedule(renewalIntervalMs);
    try {
      await this.#takeOverAll();
    } catch (error) {
      this.#isStopped = true;
      clearTimeout(this.#timer);
      await this.#renewal;
      throw error;
    }
    // The embedded database has no other nodes.
    if (this.#options.database.dialect === 'postgres') this.#takeOverTask = this.#scheduleTakeOvers();
  }

  /** Separate from lease renewals, which must not wait for row locks of a dead node's work. */
  #scheduleTakeOvers(): PeriodicTask {
    const { log } = this.#options;
    return startPeriodicTask(
      takeOverIntervalMs,
      () => this.#takeOverAll(),
      (err) => log.warn({ err }, 'taking over the work of a dead node failed, retrying'),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#renewal, this.#takeOverTask?.stop()]);
    const lastRunningUs = this.runningTime.stop();
    const { database, log } = this.#options;
    const removal = database.write(async (tx) => {
      await storeNodeEnd(tx, this.#id, lastRunningUs);
      await removeNode(tx, this.#id);
    });
    await removal.catch((err: unknown) => {
      if (!(err instanceof StorageUnavailable)) throw err;
      log.warn(
        { err, node: this.#id },
        'node row was not removed at shutdown; another node removes it after it expires',
      );
    });
  }

  #schedule(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#renewal = this.#renew().then(() => this.#schedule(this.#hasFailed ? retryDelayMs : renewalIntervalMs));
    }, afterMs);
  }

  async #renew(): Promise<void> {
    const { clock, log } = this.#options;
    try {
      await this.#writeLease(newId('nod_', clock.nowMs()));
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) log.warn({ err: error }, 'lease renewal failed; game time is paused until it succeeds');
      this.#hasFailed = true;
    }
  }

  /** Renews the lease; inserts a row with `newNodeId` when the node has none. */
  async #writeLease(newNodeId: string): Promise<void> {
    const renewal = async (tx: Tx): Promise<[id: string, lease: Lease]> => {
      const lease = await this.runningTime.prepareLease(tx, this.#id);
      if (await renewNode(tx, this.#id, lease.aliveUntilMs)) return [this.#id, lease];
      await addNode(tx, { id: newNodeId, started_at: this.#startedAt, alive_until: lease.aliveUntilMs });
      return [newNodeId, lease];
    };
    const { database, clock } = this.#options;
    const startedMs = clock.monotonicMs();
    // Cached responses do not depend on nodes, so they stay valid.
    const [id, lease] = await database.write(renewal, { leavesCachesValid: true, usesReservedConnection: true });
    database.replicas?.recordLease(id, lease.aliveUntilMs, startedMs);
    this.runningTime.applyLease(lease);
    this.#leaseCount += 1;
    this.#logLease(id, lease.outage);
    this.#id = id;
  }

  #logLease(id: string, outage: Outage | null): void {
    const { log } = this.#options;
    if (id !== this.#id) log.warn({ node: this.#id }, 'lease expired, continuing under a new node id');
    if (outage === null) return;
    const duration_ms = Math.round((outage.untilUs - outage.fromUs) / 1_000);
    if (outage.isClockChange) log.warn({ duration_ms }, 'system clock changed, game time is not affected');
    else if (this.#leaseCount === 1) log.info({ duration_ms }, 'downtime before this start is excluded from game time');
    // A start may block the process for longer than a lease, which is no sign of a problem.
    else if (this.#leaseCount === 2)
      log.debug?.({ duration_ms }, 'start took longer than a lease: excluded from game time');
    else log.info({ duration_ms }, 'lease renewed late: time without a lease is excluded from game time');
  }

  async #takeOverAll(): Promise<void> {
    while (await this.#takeOverOne());
  }

  async #takeOverOne(): Promise<boolean> {
    const { database, takeOvers, log } = this.#options;
    const deadNode = await database.write(async (tx) => {
      const node = await findExpiredNode(tx, this.#id);
      if (node === undefined) return undefined;
      for (const takeOver of takeOvers) await takeOver(tx, node, database.epoch);
      await removeNode(tx, node);
      return node;
    });
    if (deadNode !== undefined) log.info({ node: deadNode }, 'took over the work of a dead node');
    return deadNode !== undefined;
  }
}

const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

async function addNode(tx: Tx, row: Tables['node']): Promise<void> {
  await tx.run(tx.query.insertInto('node').values(row));
}

async function renewNode(tx: Tx, id: string, aliveUntilMs: number): Promise<boolean> {
  const query = tx.query.updateTable('node').set({ alive_until: aliveUntilMs });
  return (await tx.run(query.where('id', '=', id))) === 1;
}

async function removeNode(tx: Tx, id: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('node').where('id', '=', id));
}

/** Whether a node uses this PostgreSQL database; always false for the embedded database. */
export async function isAnyNodeAlive(db: Db): Promise<boolean> {
  if (db.dialect === 'sqlite') return false;
  const liveNodes = db.query.selectFrom('node').select('id').where('alive_until', '>=', databaseNow).limit(1);
  return (await db.first(liveNodes)) !== undefined;
}

/**
 * Finds a node whose lease has expired; skips rows that another node is taking over. A node whose own lease has expired
 * finds none: if the clock was set, the leases of all nodes seem expired until the next renewal detects it.
 */
async function findExpiredNode(tx: Tx, ownId: string): Promise<string | undefined> {
  const otherNodes = tx.query.selectFrom('node').select('id').where('id', '!=', ownId).limit(1);
  if (tx.dialect === 'sqlite') return (await tx.first(otherNodes))?.id;
  const ownLease = tx.query.selectFrom('node as own').select('own.alive_until').where('own.id', '=', ownId);
  const expiredNodes = otherNodes
    .where('alive_until', '<', sql<number>`${databaseNow} - ${sql.lit(gracePeriodMs)}`)
    .where(ownLease, '>=', databaseNow)
    .forUpdate()
    .skipLocked();
  return (await tx.first(expiredNodes))?.id;
}
