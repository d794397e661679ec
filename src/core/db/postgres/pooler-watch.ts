import pg from 'pg';
import type { StorageLimits } from '../storage-limits.ts';
import { clientConfig, type PostgresAddress } from './postgres-address.ts';
import { causeOf, DatabaseUnreachable } from './postgres-errors.ts';
import type { PostgresSockets } from './postgres-sockets.ts';

/** The pooler does not accept connections, although PostgreSQL may respond. */
export class PoolerUnreachable extends DatabaseUnreachable {
  override name = 'PoolerUnreachable';
}

/**
 * Keeps an idle client connection to the pooler. It occupies no server connection of the pooler, so an exhausted pool
 * is not reported as an outage.
 */
export class PoolerWatch {
  readonly #address: PostgresAddress;
  readonly #limits: StorageLimits;
  readonly #sockets: PostgresSockets;
  #connection: Promise<pg.Client> | undefined;

  constructor(address: PostgresAddress, limits: StorageLimits, sockets: PostgresSockets) {
    this.#address = address;
    this.#limits = limits;
    this.#sockets = sockets;
  }

  /** Throws PoolerUnreachable when the pooler accepts no connection. */
  async check(): Promise<void> {
    const { url } = this.#address;
    this.#connection ??= this.#connect();
    try {
      await this.#connection;
    } catch (error) {
      this.#connection = undefined;
      this.#address.switchHost(url);
      throw new PoolerUnreachable(`The pooler cannot be reached (${causeOf(error)}).`, { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#connection?.then((client) => client.end()).catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...clientConfig(this.#address, this.#limits),
      application_name: 'rialto monitor',
      stream: this.#sockets.create,
    });
    client.on('error', () => {
      this.#connection = undefined;
    });
    await client.connect();
    return client;
  }
}
