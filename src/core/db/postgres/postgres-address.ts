import pg from 'pg';
import { splitDatabaseHosts } from '../../base/database-hosts.ts';
import { mainDatabaseSettings } from '../../base/databases.ts';
import type { SettingName } from '../../base/settings.ts';
import type { DatabaseAddresses } from '../database-addresses.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { portableTypes } from './postgres-types.ts';

/** URL of a PostgreSQL primary with one or more hosts, of which one is current. */
export class PostgresAddress {
  /** Name of the setting, for messages. */
  readonly setting: SettingName;
  readonly #urls: readonly string[];
  #currentIndex = 0;

  constructor(databaseUrl: string, setting: SettingName) {
    this.setting = setting;
    this.#urls = splitDatabaseHosts(databaseUrl) ?? [databaseUrl];
  }

  get url(): string {
    return this.#urls[this.#currentIndex] as string;
  }

  get hostCount(): number {
    return this.#urls.length;
  }

  /** Switches to the next host, unless `url` is no longer current because another connection has already switched. */
  switchHost(url: string): void {
    if (url === this.url) this.#currentIndex = (this.#currentIndex + 1) % this.#urls.length;
  }

  /** Hosts and database without user and password, for messages. */
  get location(): string {
    const parsedUrls = this.#urls.map((url) => URL.parse(url));
    const hosts = parsedUrls.map((url) => url?.host ?? this.setting).join(',');
    return `${hosts}${parsedUrls[0]?.pathname ?? ''}`;
  }
}

/** Address for connections that need a session: locks, LISTEN, session settings. */
export function directAddress(addresses: DatabaseAddresses): PostgresAddress {
  const { directUrl, settings = mainDatabaseSettings } = addresses;
  return directUrl === undefined ? requestAddress(addresses) : new PostgresAddress(directUrl, settings.direct);
}

/** Address for requests, possibly of a pooler. */
export function requestAddress({ databaseUrl, settings = mainDatabaseSettings }: DatabaseAddresses): PostgresAddress {
  return new PostgresAddress(databaseUrl, settings.url);
}

/** Options common to all connections. */
export function clientConfig(address: PostgresAddress, limits: StorageLimits): pg.ClientConfig {
  return {
    connectionString: address.url,
    application_name: 'rialto',
    types: portableTypes,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.keepAliveMs,
    connectionTimeoutMillis: limits.connectionWaitMs,
  };
}

/** `Client` class of a pool: connects to the current host, and switches the host after a failure. */
export function clientClassFor(address: PostgresAddress): new () => pg.Client {
  class HostClient extends pg.Client {
    readonly #url: string;

    constructor(config?: pg.ClientConfig) {
      const { url } = address;
      super({ ...config, connectionString: url });
      this.#url = url;
      // The next statement reports a lost connection. A pool listens only after `connect`, which is too late when the
      // server ends the connection together with the response to the start-up.
      this.on('error', () => {});
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
      const connectResult = super.connect();
      connectResult.catch(() => address.switchHost(this.#url));
      if (callback === undefined) return connectResult;
      connectResult.then(() => callback(null), callback);
      return undefined;
    }
  }
  return HostClient;
}
