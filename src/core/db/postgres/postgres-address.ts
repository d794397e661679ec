import pg from 'pg';
import { splitDatabaseHosts } from '../../base/database-hosts.ts';
import type { AddressSettings, DatabaseTarget } from '../../base/databases.ts';
import type { SettingName } from '../../base/settings.ts';
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

  /** Switches to the next host, unless another connection has already switched. */
  switchHost(url: string): void {
    if (url === this.url) this.#currentIndex = (this.#currentIndex + 1) % this.#urls.length;
  }

  /** Hosts and database without user and password, for messages. */
  get location(): string {
    const parsed = this.#urls.map((url) => URL.parse(url));
    const hosts = parsed.map((url) => url?.host ?? this.setting).join(',');
    return `${hosts}${parsed[0]?.pathname ?? ''}`;
  }
}

/** URLs for pooled and direct connections. */
export interface DatabaseAddresses {
  readonly databaseUrl: string;
  /** Direct connection to PostgreSQL, when `databaseUrl` is a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  /** Streaming standbys for reads. */
  readonly readUrls?: readonly string[] | undefined;
  /** Names of the settings with the URLs; absent: those of the main database. */
  readonly settings?: AddressSettings | undefined;
}

const mainSettings: AddressSettings = { url: 'DATABASE_URL', direct: 'RIALTO_DATABASE_DIRECT_URL' };

/** URLs of a database of the installation; null for the embedded database. */
export function addressesOf({
  databaseUrl,
  databaseDirectUrl,
  readUrls,
  settings,
}: DatabaseTarget): DatabaseAddresses | null {
  return databaseUrl === null ? null : { databaseUrl, directUrl: databaseDirectUrl ?? undefined, readUrls, settings };
}

/** Address for connections that need a session: locks, LISTEN, session settings. */
export function directAddress(addresses: DatabaseAddresses): PostgresAddress {
  const { directUrl, settings = mainSettings } = addresses;
  return directUrl === undefined ? requestAddress(addresses) : new PostgresAddress(directUrl, settings.direct);
}

/** Address for requests, possibly of a pooler. */
export function requestAddress({ databaseUrl, settings = mainSettings }: DatabaseAddresses): PostgresAddress {
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
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
      const connected = super.connect();
      connected.catch(() => address.switchHost(this.#url));
      if (callback === undefined) return connected;
      connected.then(() => callback(null), callback);
      return undefined;
    }
  }
  return HostClient;
}
