import pg from 'pg';
import { splitDatabaseHosts } from '../../base/database-hosts.ts';
import type { AddressSettings, DatabasePlace } from '../../base/databases.ts';
import type { SettingName } from '../../base/settings.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { portableTypes } from './postgres-types.ts';

/** A PostgreSQL primary behind one or more hosts: connections go to the one in use. */
export class PostgresAddress {
  /** The setting that holds the address: for messages. */
  readonly setting: SettingName;
  readonly #urls: readonly string[];
  #inUse = 0;

  constructor(databaseUrl: string, setting: SettingName) {
    this.setting = setting;
    this.#urls = splitDatabaseHosts(databaseUrl) ?? [databaseUrl];
  }

  get url(): string {
    return this.#urls[this.#inUse] as string;
  }

  get hosts(): number {
    return this.#urls.length;
  }

  /** Makes the next host the one in use, unless another connection has done so since. */
  switchFrom(url: string): void {
    if (url === this.url) this.#inUse = (this.#inUse + 1) % this.#urls.length;
  }

  /** Hosts and database without user and password: for a terminal and a log. */
  get location(): string {
    const parsed = this.#urls.map((url) => URL.parse(url));
    const hosts = parsed.map((url) => url?.host ?? this.setting).join(',');
    return `${hosts}${parsed[0]?.pathname ?? ''}`;
  }
}

/** Where the parts of the server that need a session connect to. */
export interface DatabaseAddresses {
  readonly databaseUrl: string;
  /** The PostgreSQL server itself where `databaseUrl` leads to a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  /** Those that hold the addresses; absent: those of the main database. */
  readonly settings?: AddressSettings | undefined;
}

const mainSettings: AddressSettings = { url: 'DATABASE_URL', direct: 'RIALTO_DATABASE_DIRECT_URL' };

/** Those of a database of the installation; null: the embedded one. */
export function addressesOf({ databaseUrl, databaseDirectUrl, settings }: DatabasePlace): DatabaseAddresses | null {
  return databaseUrl === null ? null : { databaseUrl, directUrl: databaseDirectUrl ?? undefined, settings };
}

/** The address for what needs a session: locks, LISTEN, session settings. */
export function directAddress(addresses: DatabaseAddresses): PostgresAddress {
  const { directUrl, settings = mainSettings } = addresses;
  return directUrl === undefined ? requestAddress(addresses) : new PostgresAddress(directUrl, settings.direct);
}

/** The address for requests, which may be a pooler's. */
export function requestAddress({ databaseUrl, settings = mainSettings }: DatabaseAddresses): PostgresAddress {
  return new PostgresAddress(databaseUrl, settings.url);
}

/** What every connection of ours has in common, the pool's and the dedicated ones. */
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

/** For the `Client` option of a pool: every connection goes to the host in use, and leaves one that fails. */
export function clientOf(address: PostgresAddress): new () => pg.Client {
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
      connected.catch(() => address.switchFrom(this.#url));
      if (callback === undefined) return connected;
      connected.then(() => callback(null), callback);
      return undefined;
    }
  }
  return HostClient;
}
