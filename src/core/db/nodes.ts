import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import type { StorageLog } from './storage-observer.ts';
import type { Database, Tx } from './transaction.ts';

/**
 * Takes over what a dead node left unfinished, in the transaction that removes its row: work that
 * names the node is claimed by another one, or set free for anybody to claim.
 */
export type TakeOver = (tx: Tx, deadNode: string) => Promise<void>;

export interface NodeOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: StorageLog;
  /** Called for every dead node found, at start-up and later. */
  readonly takeOvers: readonly TakeOver[];
}

export interface LiveNode {
  /** Written beside work that this process owns. Changes when others had taken it for dead. */
  readonly id: string;
  /** Removes the row: nothing of this node is unfinished any more. */
  stop(): Promise<void>;
}

/**
 * Registers this process. Its row says until when it is certainly alive, by the database's clock,
 * and is renewed every second. On the embedded database no other process can be alive: whatever
 * rows are there at start-up are those of dead ones, and none is renewed.
 */
export async function startNode(options: NodeOptions): Promise<LiveNode> {
  const registry = new NodeRegistry(options);
  await registry.start();
  return {
    get id() {
      return registry.id;
    },
    stop: () => registry.stop(),
  };
}

const aliveMs = 2_000;
const renewMs = 1_000;

class NodeRegistry {
  readonly #options: NodeOptions;
  readonly #startedAt: number;
  #id: string;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: NodeOptions) {
    this.#options = options;
    this.#startedAt = options.clock.nowMs();
    this.#id = newId('nod_', this.#startedAt);
  }

  get id(): string {
    return this.#id;
  }

  async start(): Promise<void> {
    await this.#register();
    await this.#takeOverAll();
    if (this.#options.database.dialect === 'postgres') this.#schedule();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#renewing;
    await this.#options.database.write((tx) => removeNode(tx, this.#id));
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#renewing = this.#renew().then(() => this.#schedule());
    }, renewMs);
  }

  async #renew(): Promise<void> {
    const { database, log } = this.#options;
    try {
      const renewed = await database.write((tx) => renewNode(tx, this.#id));
      if (!renewed) await this.#registerAnew();
      await this.#takeOverAll();
    } catch (error) {
      log.warn({ err: error }, 'this node could not renew its row');
    }
  }

  async #registerAnew(): Promise<void> {
    this.#options.log.warn({ node: this.#id }, 'other nodes took this one for dead; it goes on under a new id');
    this.#id = newId('nod_', this.#options.clock.nowMs());
    await this.#register();
  }

  async #register(): Promise<void> {
    const { database } = this.#options;
    await database.write(async (tx) => {
      await tx.run(
        tx.query.insertInto('node').values({ id: this.#id, started_at: this.#startedAt, alive_until: aliveUntil(tx) }),
      );
    });
  }

  async #takeOverAll(): Promise<void> {
    while (await this.#takeOverOne());
  }

  async #takeOverOne(): Promise<boolean> {
    const { database, takeOvers, log } = this.#options;
    const dead = await database.write(async (tx) => {
      const node = await findDead(tx, this.#id);
      if (node === undefined) return undefined;
      for (const takeOver of takeOvers) await takeOver(tx, node);
      await removeNode(tx, node);
      return node;
    });
    if (dead !== undefined) log.info({ node: dead }, 'the work of a dead node was taken over');
    return dead !== undefined;
  }
}

// PostgreSQL's clock is the one that all nodes share; embedded, no clock decides.
function aliveUntil(tx: Tx) {
  return tx.dialect === 'postgres' ? sql<number>`${databaseNow} + ${sql.lit(aliveMs)}` : sql<number>`0`;
}

const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

async function renewNode(tx: Tx, id: string): Promise<boolean> {
  const renewed = await tx.run(
    tx.query
      .updateTable('node')
      .set({ alive_until: aliveUntil(tx) })
      .where('id', '=', id),
  );
  return renewed === 1;
}

async function removeNode(tx: Tx, id: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('node').where('id', '=', id));
}

// A row that another node is taking over is left to it.
async function findDead(tx: Tx, own: string): Promise<string | undefined> {
  const others = tx.query.selectFrom('node').select('id').where('id', '!=', own).limit(1);
  if (tx.dialect === 'sqlite') return (await tx.first(others))?.id;
  const dead = others.where('alive_until', '<', databaseNow).forUpdate().skipLocked();
  return (await tx.first(dead))?.id;
}
