import pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';
import { sequencerLock } from './advisory-locks.ts';
import { clientConfig, type DatabaseAddresses, directAddress, type PostgresAddress } from './postgres-address.ts';
import { notifyOfTables } from './postgres-feed.ts';
import { assertPrimary } from './primary.ts';

export interface SequencerOptions extends DatabaseAddresses {
  /** The event logs of all modules, made by eventLogTable. */
  readonly tables: readonly string[];
  readonly limits: StorageLimits;
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
}

export interface Sequencer {
  /** Whether this node numbers now; at most one does, but for moments after a connection is lost. */
  readonly isLeader: boolean;
  /** Resolves when this node numbers no more; another one takes over within a fraction of a second. */
  stop(): Promise<void>;
}

/**
 * Numbers the committed events of a PostgreSQL database, unless another node does: then it is
 * by. One session advisory lock decides, and numbering happens on the very connection that holds
 * it, so a sequencer that lost its lock cannot number any more. Positions are consecutive and follow
 * insertion order among what is committed, hence commit order from one pass to the next.
 */
export function startSequencer(options: SequencerOptions): Sequencer {
  const sequencer = new EventSequencer(options);
  const running = sequencer.run();
  return {
    get isLeader() {
      return sequencer.isLeader;
    },
    async stop() {
      sequencer.stop();
      await running;
    },
  };
}

const passMs = 10;
const standbyMs = 200;
const reconnectMs = 500;
const lagMs = 1_000;
const batchEvents = 5_000;
// A sequencer that hangs must not keep the lock: the server ends its silent session.
const silentSessionMs = 5_000;
// Far above what a batch takes, and as long as a silent path may go unnoticed.
const statementMs = 10_000;

class EventSequencer {
  readonly #options: SequencerOptions;
  readonly #stopping = new AbortController();
  readonly #address: PostgresAddress;
  #leads = false;
  #isLost = false;
  #lagReadMs = 0;

  constructor(options: SequencerOptions) {
    this.#options = options;
    this.#address = directAddress(options);
  }

  get isLeader(): boolean {
    return this.#leads;
  }

  stop(): void {
    this.#stopping.abort();
  }

  async run(): Promise<void> {
    const { log } = this.#options;
    while (!this.#stopped) {
      const { url } = this.#address;
      try {
        await this.#session();
      } catch (error) {
        if (!this.#isLost) log.warn({ err: error }, 'event sequencer lost its connection to PostgreSQL, reconnecting');
        this.#isLost = true;
        this.#address.switchFrom(url);
        await this.#pause(reconnectMs);
      }
    }
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #session(): Promise<void> {
    const { limits } = this.#options;
    const client = new pg.Client({
      ...clientConfig(this.#address, limits),
      application_name: 'rialto sequencer',
      statement_timeout: statementMs,
      query_timeout: statementMs,
    });
    // Also reported by the query in progress, or by the next one.
    client.on('error', () => {});
    await client.connect();
    try {
      await assertPrimary(client);
      this.#isLost = false;
      await client.query(`set idle_session_timeout = ${silentSessionMs}`);
      while (!this.#stopped) await this.#turn(client);
    } finally {
      this.#leads = false;
      await client.end().catch(() => {});
    }
  }

  async #turn(client: pg.Client): Promise<void> {
    const { clock, log } = this.#options;
    if (clock.monotonicMs() - this.#lagReadMs >= lagMs) await this.#readLag(client);
    if (!this.#leads) {
      this.#leads = await tryLock(client);
      if (!this.#leads) return this.#pause(standbyMs);
      log.info({}, 'event sequencer leadership acquired');
    }
    const full = await this.#pass(client);
    if (!full) await this.#pause(passMs);
  }

  /** Numbers one batch of every log that has something; true when there is more to do at once. */
  async #pass(client: pg.Client): Promise<boolean> {
    let full = false;
    const waiting = await this.#waiting(client);
    for (const table of waiting) {
      const result = await client.query({ name: `number_${table}`, text: numbering(table) });
      full ||= result.rowCount === batchEvents;
    }
    if (waiting.length > 0) await client.query(notifyOfTables(waiting));
    return full;
  }

  async #waiting(client: pg.Client): Promise<string[]> {
    const { tables } = this.#options;
    const text = `select ${tables.map((table) => `exists (select from ${table} where position is null)`).join(', ')}`;
    const result = await client.query<number[]>({ name: 'waiting', text, rowMode: 'array' });
    return tables.filter((_, index) => result.rows[0]?.[index] === 1);
  }

  // Every node measures, so that the gauge also rises when nobody numbers.
  async #readLag(client: pg.Client): Promise<void> {
    const { tables, clock, observer } = this.#options;
    this.#lagReadMs = clock.monotonicMs();
    if (observer.sequencerLag === undefined) return;
    const text = tables.map((table) => `(${oldestUnnumbered(table)})`).join(' union all ');
    const result = await client.query<{ occurred_at: number }>({ name: 'lag', text });
    const oldest = Math.min(clock.nowMs(), ...result.rows.map((row) => row.occurred_at));
    observer.sequencerLag((clock.nowMs() - oldest) / 1_000);
  }

  async #pause(ms: number): Promise<void> {
    if (this.#stopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const { signal } = this.#stopping;
    const wake = () => resolve();
    signal.addEventListener('abort', wake, { once: true });
    await promise;
    clearTimeout(timer);
    signal.removeEventListener('abort', wake);
  }
}

// Trying again and again instead of waiting inside the server: a waiting statement would hold back
// the removal of dead rows for as long as another node leads.
async function tryLock(client: pg.Client): Promise<boolean> {
  const result = await client.query<{ locked: number }>('select pg_try_advisory_lock($1) as locked', [sequencerLock]);
  return result.rows[0]?.locked === 1;
}

function numbering(table: string): string {
  return `update ${table} set position = head.position + waiting.number
    from (select insertion_id, row_number() over (order by insertion_id) as number from ${table}
        where position is null order by insertion_id limit ${batchEvents}) as waiting,
      (select coalesce(max(position), 0) as position from ${table}) as head
    where ${table}.insertion_id = waiting.insertion_id`;
}

function oldestUnnumbered(table: string): string {
  return `select occurred_at from ${table} where position is null order by insertion_id limit 1`;
}
