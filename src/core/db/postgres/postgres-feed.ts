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
/** Sender id in notifications of the sequencer, which all nodes must process. */
const anyNode = '-';

/** Poll interval while notifications arrive (for lost ones), and while there is no LISTEN connection. */
const pollMs = { listening: 500, notListening: 50 };
/** Changes within this time are sent in one statement. */
const batchDelayMs = 5;
const keepAliveMs = 1_000;
const reconnectMs = 500;
const statementMs = 3_000;
const batchMax = 500;

/**
 * Change feed by NOTIFY after commits and LISTEN on a dedicated connection, with polling in case notifications are
 * lost. NOTIFY runs outside of transactions, because inside it would serialize all commits.
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

  subscribe(topic: string, listener: ChangeListener): () => void {
    this.#listening ??= this.#listen();
    const stop = this.#local.subscribe(topic, listener);
    this.#poll();
    return stop;
  }

  notify(topic: string, key: string): void {
    this.#local.notify(topic, key);
    if (this.#unsent.size >= batchMax || this.#stopping.signal.aborted) return;
    this.#unsent.add(notificationOf(this.#node, topic, key));
    this.#sending ??= setTimeout(() => this.#send(), batchDelayMs);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#sending);
    clearTimeout(this.#polling);
    await this.#listening;
  }

  /** Failures are ignored, because other nodes poll. */
  #send(): void {
    this.#sending = undefined;
    const payloads = [...this.#unsent];
    this.#unsent = new Set();
    this.#options.run(notifyQuery(payloads)).catch(() => {});
  }

  #poll(): void {
    if (this.#polling !== undefined || !this.#local.hasListeners || this.#stopping.signal.aborted) return;
    this.#polling = setTimeout(
      () => {
        this.#polling = undefined;
        this.#local.notifyAll();
        this.#poll();
      },
      this.#isListening ? pollMs.listening : pollMs.notListening,
    );
  }

  async #listen(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const { url } = this.#address;
      try {
        await this.#session();
      } catch {
        // The monitor reports outages; polling continues meanwhile.
        this.#address.switchHost(url);
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
      // Changes committed before LISTEN took effect.
      this.#local.notifyAll();
      while (!signal.aborted) {
        await sleep(keepAliveMs, undefined, { signal }).catch(() => {});
        await client.query('select 1');
      }
    } finally {
      this.#isListening = false;
      await client.end().catch(() => {});
    }
  }

  #onNotification(payload: string): void {
    const [node, topic = '', key = ''] = payload.split(' ');
    if (node !== this.#node) this.#local.notify(topic, key);
  }
}

/** Notification query of the sequencer; unlike others, its own node processes it too. */
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
