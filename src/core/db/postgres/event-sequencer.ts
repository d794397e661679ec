import pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { DatabaseAddresses } from '../database-addresses.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';
import { sequencerLock } from './advisory-locks.ts';
import { clientConfig, directAddress, type PostgresAddress } from './postgres-address.ts';
import { notifyOfTables } from './postgres-feed.ts';
import { assertPrimary } from './primary.ts';

export interface SequencerOptions extends DatabaseAddresses {
  /** The event logs of all modules, created by eventLogTable. */
  readonly tables: readonly string[];
  readonly limits: StorageLimits;
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
}

export interface Sequencer {
  /** Whether this node is the leader. At most one node is, except for moments after a lost connection. */
  readonly isLeader: boolean;
  /** Resolves when this node has stopped; another node takes over within a fraction of a second. */
  stop(): Promise<void>;
}

/**
 * Assigns positions to committed events of PostgreSQL while this node is the leader; otherwise it waits. Leadership is
 * a session advisory lock. The leader uses the connection that holds the lock, so it cannot assign positions after
 * losing it. Positions are consecutive and follow insertion order within a pass.
 */
export function startSequencer(options: SequencerOptions): Sequencer {
  const sequencer = new EventSequencer(options);
  const sequencerRun = sequencer.run();
  return {
    get isLeader() {
      return sequencer.isLeader;
    },
    async stop() {
      sequencer.stop();
      await sequencerRun;
    },
  };
}

const passIntervalMs = 10;
// Without events for a second. A pass costs 1 ms of processor time of node and database: 10 % of a core at 100 a second.
const idlePassIntervalMs = 50;
const idleAfterMs = 1_000;
const lockRetryMs = 200;
const reconnectMs = 500;
const lagIntervalMs = 1_000;
const batchEventsMax = 5_000;
// The server ends an idle session, so that a blocked sequencer loses the lock.
const idleSessionTimeoutMs = 5_000;
// Far longer than a batch takes. A dead connection is detected within this time.
const statementTimeoutMs = 10_000;

class EventSequencer {
  readonly #options: SequencerOptions;
  readonly #abortController = new AbortController();
  readonly #address: PostgresAddress;
  #isLeading = false;
  #isDisconnected = false;
  #lastLagReadMs = 0;
  #lastEventMs = 0;

  constructor(options: SequencerOptions) {
    this.#options = options;
    this.#address = directAddress(options);
  }

  get isLeader(): boolean {
    return this.#isLeading;
  }

  stop(): void {
    this.#abortController.abort();
  }

  async run(): Promise<void> {
    const { log } = this.#options;
    while (!this.#isStopped) {
      const { url } = this.#address;
      try {
        await this.#runSession();
      } catch (error) {
        if (!this.#isDisconnected)
          log.warn({ err: error }, 'event sequencer lost its connection to PostgreSQL, reconnecting');
        this.#isDisconnected = true;
        this.#address.switchHost(url);
        await this.#sleep(reconnectMs);
      }
    }
  }

  get #isStopped(): boolean {
    return this.#abortController.signal.aborted;
  }

  async #runSession(): Promise<void> {
    const { limits } = this.#options;
    const client = new pg.Client({
      ...clientConfig(this.#address, limits),
      application_name: 'rialto sequencer',
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs,
    });
    // A lost connection also fails the query in progress, or the next query, which reports it.
    client.on('error', () => {});
    await client.connect();
    try {
      await assertPrimary(client);
      this.#isDisconnected = false;
      await client.query(`set idle_session_timeout = ${idleSessionTimeoutMs}`);
      while (!this.#isStopped) await this.#runCycle(client);
    } finally {
      this.#isLeading = false;
      await client.end().catch(() => {});
    }
  }

  async #runCycle(client: pg.Client): Promise<void> {
    const { clock, log } = this.#options;
    if (clock.monotonicMs() - this.#lastLagReadMs >= lagIntervalMs) await this.#readLag(client);
    if (!this.#isLeading) {
      this.#isLeading = await tryLock(client);
      if (!this.#isLeading) return this.#sleep(lockRetryMs);
      log.info({}, 'event sequencer leadership acquired');
    }
    const isFull = await this.#assignPositions(client);
    if (isFull) return;
    const isIdle = clock.monotonicMs() - this.#lastEventMs > idleAfterMs;
    await this.#sleep(isIdle ? idlePassIntervalMs : passIntervalMs);
  }

  /** Assigns positions to one batch of each log; true when a batch was full. */
  async #assignPositions(client: pg.Client): Promise<boolean> {
    let isFull = false;
    const pendingTables = await this.#findTablesWithPendingEvents(client);
    for (const table of pendingTables) {
      const result = await client.query({ name: `number_${table}`, text: assignmentQuery(table) });
      isFull ||= result.rowCount === batchEventsMax;
    }
    if (pendingTables.length === 0) return false;
    this.#lastEventMs = this.#options.clock.monotonicMs();
    await client.query(notifyOfTables(pendingTables));
    return isFull;
  }

  async #findTablesWithPendingEvents(client: pg.Client): Promise<string[]> {
    const { tables } = this.#options;
    const text = `select ${tables.map((table) => `exists (select from ${table} where position is null)`).join(', ')}`;
    const result = await client.query<number[]>({ name: 'waiting', text, rowMode: 'array' });
    return tables.filter((_, index) => result.rows[0]?.[index] === 1);
  }

  // Measured by every node, so that the gauge also rises without a leader.
  async #readLag(client: pg.Client): Promise<void> {
    const { tables, clock, observer } = this.#options;
    this.#lastLagReadMs = clock.monotonicMs();
    if (observer.sequencerLag === undefined) return;
    const text = tables.map((table) => `(${oldestPendingQuery(table)})`).join(' union all ');
    const result = await client.query<{ occurred_at: number }>({ name: 'lag', text });
    const oldestMs = Math.min(clock.nowMs(), ...result.rows.map((row) => row.occurred_at));
    observer.sequencerLag((clock.nowMs() - oldestMs) / 1_000);
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#isStopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const { signal } = this.#abortController;
    const wake = () => resolve();
    signal.addEventListener('abort', wake, { once: true });
    await promise;
    clearTimeout(timer);
    signal.removeEventListener('abort', wake);
  }
}

// Polls instead of blocking in the server, because a blocked statement would prevent vacuum from removing dead rows.
async function tryLock(client: pg.Client): Promise<boolean> {
  const result = await client.query<{ locked: number }>('select pg_try_advisory_lock($1) as locked', [sequencerLock]);
  return result.rows[0]?.locked === 1;
}

function assignmentQuery(table: string): string {
  return `update ${table} set position = head.position + waiting.number
    from (select insertion_id, row_number() over (order by insertion_id) as number from ${table}
        where position is null order by insertion_id limit ${batchEventsMax}) as waiting,
      (select coalesce(max(position), 0) as position from ${table}) as head
    where ${table}.insertion_id = waiting.insertion_id`;
}

function oldestPendingQuery(table: string): string {
  return `select occurred_at from ${table} where position is null order by insertion_id limit 1`;
}
