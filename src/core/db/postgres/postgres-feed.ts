import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { randomToken } from '../../base/ids.ts';
import { type ChangeFeed, type ChangeListener, LocalFeed } from '../change-feed.ts';
import type { DatabaseAddresses } from '../database-addresses.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { clientConfig, directAddress, type PostgresAddress } from './postgres-address.ts';
import { assertPrimary } from './primary.ts';

export interface PostgresFeedOptions extends DatabaseAddresses {
  readonly limits: StorageLimits;
  /** Runs a statement on a connection of the pool. */
  readonly run: (query: pg.QueryConfig) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

const channel = 'rialto_change';
/** Sender id of all sequencers, so that the node of the sequencer processes its notifications too. */
const sequencerSenderId = '-';

/** Poll intervals: with a LISTEN connection, in case a notification is lost, and without one. */
const pollIntervalsMs = { listening: 500, notListening: 50 };
/** Changes within this time are sent in one statement. */
const batchDelayMs = 5;
const keepAliveMs = 1_000;
const reconnectMs = 500;
const statementTimeoutMs = 3_000;
const batchNotificationsMax = 500;

/**
 * Change feed by NOTIFY after commits and LISTEN on a dedicated connection, with polling in case notifications are
 * lost. NOTIFY runs outside of transactions, because inside it would serialize all commits.
 */
export class PostgresFeed implements ChangeFeed {
  readonly #options: PostgresFeedOptions;
  readonly #local: LocalFeed;
  readonly #address: PostgresAddress;
  readonly #senderId = randomToken();
  readonly #abortController = new AbortController();
  #unsentPayloads = new Set<string>();
  #sendTimer: NodeJS.Timeout | undefined;
  #pollTimer: NodeJS.Timeout | undefined;
  #listenLoop: Promise<void> | undefined;
  #isListening = false;

  constructor(options: PostgresFeedOptions) {
    this.#options = options;
    this.#local = new LocalFeed(options.onError);
    this.#address = directAddress(options);
  }

  subscribe(topic: string, listener: ChangeListener): () => void {
    this.#listenLoop ??= this.#listen();
    const unsubscribe = this.#local.subscribe(topic, listener);
    this.#poll();
    return unsubscribe;
  }

  notify(topic: string, key: string): void {
    this.#local.notify(topic, key);
    // Notifications beyond the maximum are dropped, because other nodes poll.
    if (this.#unsentPayloads.size >= batchNotificationsMax || this.#abortController.signal.aborted) return;
    this.#unsentPayloads.add(notificationOf(this.#senderId, topic, key));
    this.#sendTimer ??= setTimeout(() => this.#send(), batchDelayMs);
  }

  async close(): Promise<void> {
    this.#abortController.abort();
    clearTimeout(this.#sendTimer);
    clearTimeout(this.#pollTimer);
    await this.#listenLoop;
  }

  /** Failures are ignored, because other nodes poll. */
  #send(): void {
    this.#sendTimer = undefined;
    const payloads = [...this.#unsentPayloads];
    this.#unsentPayloads = new Set();
    this.#options.run(notifyQuery(payloads)).catch(() => {});
  }

  #poll(): void {
    if (this.#pollTimer !== undefined || !this.#local.hasListeners || this.#abortController.signal.aborted) return;
    this.#pollTimer = setTimeout(
      () => {
        this.#pollTimer = undefined;
        this.#local.notifyAll();
        this.#poll();
      },
      this.#isListening ? pollIntervalsMs.listening : pollIntervalsMs.notListening,
    );
  }

  async #listen(): Promise<void> {
    const { signal } = this.#abortController;
    while (!signal.aborted) {
      const { url } = this.#address;
      try {
        await this.#runListenSession();
      } catch {
        // The monitor reports outages; polling continues meanwhile.
        this.#address.switchHost(url);
        await sleep(reconnectMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #runListenSession(): Promise<void> {
    const { signal } = this.#abortController;
    const client = new pg.Client({
      ...clientConfig(this.#address, this.#options.limits),
      application_name: 'rialto changes',
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs,
    });
    // A lost connection also fails the next query, which reports it.
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
    const [senderId, topic = '', key = ''] = payload.split(' ');
    if (senderId !== this.#senderId) this.#local.notify(topic, key);
  }
}

/** Notification query of the sequencer, for changes of these tables. */
export function notifyOfTables(tables: readonly string[]): pg.QueryConfig {
  return notifyQuery(tables.map((table) => notificationOf(sequencerSenderId, table, '')));
}

function notificationOf(senderId: string, topic: string, key: string): string {
  return `${senderId} ${topic} ${key}`;
}

function notifyQuery(payloads: readonly string[]): pg.QueryConfig {
  return {
    name: 'notify',
    text: `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
    values: [payloads],
  };
}
