import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { randomToken } from '../../base/ids.ts';
import { type ChangeFeed, type ChangeListener, LocalFeed } from '../change-feed.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { clientConfig, type DatabaseAddresses, directAddress, type PostgresAddress } from './postgres-address.ts';
import { assertPrimary } from './primary.ts';

export interface PostgresFeedOptions extends DatabaseAddresses {
  readonly limits: StorageLimits;
  /** Runs a statement on a connection of the pool. */
  readonly run: (query: pg.QueryConfig) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

const channel = 'rialto_change';
/** Says which changes a notification is about; the sequencer's come from no node. */
const anyNode = '-';

/** How long a change may stay unnoticed whose notification was lost, and how long any while there are none. */
const pollMs = { listening: 500, deaf: 50 };
/** Changes of so long a time share one statement. */
const gatherMs = 5;
const aliveMs = 1_000;
const reconnectMs = 500;
const statementMs = 3_000;
const batchMax = 500;

/**
 * The change feed of the nodes of one PostgreSQL database: NOTIFY after commits, LISTEN on a connection of its own while
 * anything is followed, and a poll for what both of them miss. Notifications are sent outside of transactions: inside,
 * they would let only one transaction commit at a time.
 */
export class PostgresFeed implements ChangeFeed {
  readonly #options: PostgresFeedOptions;
  readonly #local: LocalFeed;
  readonly #address: PostgresAddress;
  readonly #node = randomToken();
  readonly #stopping = new AbortController();
  #unsent = new Set<string>();
  #sending: NodeJS.Timeout | undefined;
  #polling: NodeJS.Timeout | undefined;
  #listening: Promise<void> | undefined;
  #isListening = false;

  constructor(options: PostgresFeedOptions) {
    this.#options = options;
    this.#local = new LocalFeed(options.onError);
    this.#address = directAddress(options);
  }

  follow(topic: string, listener: ChangeListener): () => void {
    this.#listening ??= this.#listen();
    const stop = this.#local.follow(topic, listener);
    this.#poll();
    return stop;
  }

  changed(topic: string, key: string): void {
    this.#local.changed(topic, key);
    if (this.#unsent.size >= batchMax || this.#stopping.signal.aborted) return;
    this.#unsent.add(notificationOf(this.#node, topic, key));
    this.#sending ??= setTimeout(() => this.#send(), gatherMs);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#sending);
    clearTimeout(this.#polling);
    await this.#listening;
  }

  /** What is not sent is found by the others' poll. */
  #send(): void {
    this.#sending = undefined;
    const payloads = [...this.#unsent];
    this.#unsent = new Set();
    this.#options.run(notifyQuery(payloads)).catch(() => {});
  }

  #poll(): void {
    if (this.#polling !== undefined || !this.#local.isFollowed || this.#stopping.signal.aborted) return;
    this.#polling = setTimeout(
      () => {
        this.#polling = undefined;
        this.#local.allMayHaveChanged();
        this.#poll();
      },
      this.#isListening ? pollMs.listening : pollMs.deaf,
    );
  }

  async #listen(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const { url } = this.#address;
      try {
        await this.#session();
      } catch {
        // The pool reports an outage; meanwhile the poll finds what changes.
        this.#address.switchFrom(url);
        await sleep(reconnectMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #session(): Promise<void> {
    const { signal } = this.#stopping;
    const client = new pg.Client({
      ...clientConfig(this.#address, this.#options.limits),
      application_name: 'rialto changes',
      statement_timeout: statementMs,
      query_timeout: statementMs,
    });
    // Also reported by the next query.
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.#onNotification(payload));
    try {
      await client.connect();
      await assertPrimary(client);
      await client.query(`listen ${channel}`);
      this.#isListening = true;
      // What was committed before the server listened.
      this.#local.allMayHaveChanged();
      while (!signal.aborted) {
        await sleep(aliveMs, undefined, { signal }).catch(() => {});
        await client.query('select 1');
      }
    } finally {
      this.#isListening = false;
      await client.end().catch(() => {});
    }
  }

  #onNotification(payload: string): void {
    const [node, topic = '', key = ''] = payload.split(' ');
    if (node !== this.#node) this.#local.changed(topic, key);
  }
}

/** For the sequencer, whose changes every node has to be notified of, the one that runs it as well. */
export function notifyOfTables(tables: readonly string[]): pg.QueryConfig {
  return notifyQuery(tables.map((table) => notificationOf(anyNode, table, '')));
}

function notificationOf(node: string, topic: string, key: string): string {
  return `${node} ${topic} ${key}`;
}

function notifyQuery(payloads: readonly string[]): pg.QueryConfig {
  return {
    name: 'notify',
    text: `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
    values: [payloads],
  };
}
