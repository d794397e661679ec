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
 * Takes over what a dead node left unfinished, in the transaction that removes its row: work that
 * names the node is claimed by another one, or set free for anybody to claim. Work that was begun in
 * another epoch than this one may have gone on in what the database was set back from.
 */
export type TakeOver = (tx: Tx, deadNode: string, epoch: string) => Promise<void>;

export interface NodeOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: StorageLog;
  /** Called for every dead node found, at start-up and later. */
  readonly takeOvers: readonly TakeOver[];
}

export interface LiveNode {
  /** Written beside work that this process owns. Changes when others had declared it dead. */
  readonly id: string;
  readonly runningTime: RunningTime;
  /**
   * Removes the row: nothing of this node is unfinished any more, and its time does not advance. While
   * the database is away the row stays, with a warning: it expires, and another node removes it.
   */
  stop(): Promise<void>;
}

/**
 * Registers this process. Its row promises until when it is certainly alive and is renewed every
 * second, on PostgreSQL by the database's clock; the running time never goes past that promise. On
 * the embedded database no other process can be alive: whatever rows are there at start-up are those
 * of dead ones.
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

const renewMs = 1_000;
const retryMs = 200;
const takeOverEveryMs = 1_000;
/**
 * How long past its lease a node is left alone: a process that is busy for some seconds, as all are that
 * start at once on one machine, would otherwise lose the work that it goes on with.
 */
const graceMs = 3_000;

class NodeRegistry {
  readonly runningTime: RunningClock;
  readonly #options: NodeOptions;
  readonly #startedAt: number;
  #id: string;
  #takingOver: PeriodicTask | undefined;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #stopped = false;
  #fails = false;

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
    this.#schedule(renewMs);
    try {
      await this.#takeOverAll();
    } catch (error) {
      this.#stopped = true;
      clearTimeout(this.#timer);
      await this.#renewing;
      throw error;
    }
    // Nobody else can die later on the embedded database while this process has it.
    if (this.#options.database.dialect === 'postgres') this.#takingOver = this.#scheduleTakeOvers();
  }

  /** Apart from the renewals, which must not wait for the locks of a dead node's work. */
  #scheduleTakeOvers(): PeriodicTask {
    const { log } = this.#options;
    return startPeriodicTask(
      takeOverEveryMs,
      () => this.#takeOverAll(),
      (err) => log.warn({ err }, 'taking over the work of a dead node failed, retrying'),
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#renewing, this.#takingOver?.stop()]);
    const lastUs = this.runningTime.end();
    const { database, log } = this.#options;
    const removal = database.write(async (tx) => {
      await storeNodeEnd(tx, this.#id, lastUs);
      await removeNode(tx, this.#id);
    });
    await removal.catch((err: unknown) => {
      if (!(err instanceof StorageUnavailable)) throw err;
      log.warn({ err, node: this.#id }, 'node row not removed at shutdown, it expires by itself');
    });
  }

  #schedule(afterMs: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#renewing = this.#renew().then(() => this.#schedule(this.#fails ? retryMs : renewMs));
    }, afterMs);
  }

  async #renew(): Promise<void> {
    const { clock, log } = this.#options;
    try {
      await this.#writeLease(newId('nod_', clock.nowMs()));
      this.#fails = false;
    } catch (error) {
      if (!this.#fails) log.warn({ err: error }, 'lease renewal failed, game time is paused until it succeeds');
      this.#fails = true;
    }
  }

  /** Renews the row; when there is none, makes one under the given id. */
  async #writeLease(renewId: string): Promise<void> {
    const renewal = async (tx: Tx): Promise<[id: string, promise: Lease]> => {
      const lease = await this.runningTime.prepareLease(tx, this.#id);
      if (await renewNode(tx, this.#id, lease.aliveUntilMs)) return [this.#id, lease];
      await addNode(tx, { id: renewId, started_at: this.#startedAt, alive_until: lease.aliveUntilMs });
      return [renewId, lease];
    };
    // Responses kept until the next change say nothing of nodes; they need not be read again every second.
    const [id, lease] = await this.#options.database.write(renewal, { unseen: true, reserved: true });
    this.runningTime.applyLease(lease);
    this.#tell(id, lease.outage);
    this.#id = id;
  }

  #tell(id: string, outage: Outage | null): void {
    const { log } = this.#options;
    if (id !== this.#id) log.warn({ node: this.#id }, 'lease expired, continuing under a new node id');
    if (outage === null) return;
    const duration_ms = Math.round((outage.untilUs - outage.fromUs) / 1_000);
    if (outage.wasSet) log.warn({ duration_ms }, 'system clock changed, game time is not affected');
    else log.info({ duration_ms }, 'outage detected, excluded from game time');
  }

  async #takeOverAll(): Promise<void> {
    while (await this.#takeOverOne());
  }

  async #takeOverOne(): Promise<boolean> {
    const { database, takeOvers, log } = this.#options;
    const dead = await database.write(async (tx) => {
      const node = await findDead(tx, this.#id);
      if (node === undefined) return undefined;
      for (const takeOver of takeOvers) await takeOver(tx, node, database.epoch);
      await removeNode(tx, node);
      return node;
    });
    if (dead !== undefined) log.info({ node: dead }, 'took over the work of a dead node');
    return dead !== undefined;
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

/** Whether another process runs on this database; always false on the embedded one, which has only this. */
export async function isAnyNodeAlive(db: Db): Promise<boolean> {
  if (db.dialect === 'sqlite') return false;
  const alive = db.query.selectFrom('node').select('id').where('alive_until', '>=', databaseNow).limit(1);
  return (await db.first(alive)) !== undefined;
}

// A row that another node is taking over is left to it.
async function findDead(tx: Tx, own: string): Promise<string | undefined> {
  const others = tx.query.selectFrom('node').select('id').where('id', '!=', own).limit(1);
  if (tx.dialect === 'sqlite') return (await tx.first(others))?.id;
  const dead = others
    .where('alive_until', '<', sql<number>`${databaseNow} - ${sql.lit(graceMs)}`)
    .forUpdate()
    .skipLocked();
  return (await tx.first(dead))?.id;
}
