import type { TLSSocket } from 'node:tls';
import type { Clock } from '../../core/base/clock.ts';
import { formatIpAddress, type IpAddress } from './ip-address.ts';

/** Key of a pooled connection. */
export interface ConnectionKey {
  /** Account of the request: connections are never shared between accounts. */
  readonly partition: string;
  readonly origin: string;
}

export interface PooledConnection {
  readonly socket: TLSSocket;
  /** Checked and connected address. */
  readonly address: IpAddress;
}

interface IdleConnection extends PooledConnection {
  readonly name: string;
  readonly watch: IdleWatch;
  readonly timer: NodeJS.Timeout;
  readonly untilMs: number;
}

/**
 * Pool of idle connections, each open for `keepAliveMs` after its last response. A connection is closed when the peer
 * closes it or sends unsolicited data; the oldest one is closed when there are too many.
 */
export class ConnectionPool {
  readonly #clock: Clock;
  readonly #keepAliveMs: number;
  readonly #connectionsMax: number;
  readonly #connectionsByName = new Map<string, IdleConnection[]>();
  /** Idle connections, oldest first. */
  readonly #connectionsByAge = new Set<IdleConnection>();
  #isClosed = false;

  constructor(clock: Clock, keepAliveMs: number, connectionsMax: number) {
    this.#clock = clock;
    this.#keepAliveMs = keepAliveMs;
    this.#connectionsMax = connectionsMax;
  }

  /** Removes and returns the newest connection to the first of these addresses whose newest connection is usable. */
  acquire(poolKey: ConnectionKey, approvedAddresses: readonly IpAddress[]): PooledConnection | undefined {
    for (const address of approvedAddresses) {
      const connection = this.#connectionsByName.get(connectionName(poolKey, address))?.at(-1);
      if (connection === undefined) continue;
      this.#remove(connection);
      // The timer can be late when the process is busy.
      const isFresh = this.#clock.monotonicMs() < connection.untilMs;
      if (isFresh && connection.watch.peerEvent() === null) return { socket: connection.socket, address };
      connection.socket.destroy();
    }
    return undefined;
  }

  /** Gives a connection back after a response; the pool closes it later. */
  release(poolKey: ConnectionKey, { socket, address }: PooledConnection): void {
    if (this.#isClosed || this.#connectionsMax === 0 || socket.destroyed) {
      socket.destroy();
      return;
    }
    const [oldest] = this.#connectionsByAge;
    if (oldest !== undefined && this.#connectionsByAge.size >= this.#connectionsMax) this.#drop(oldest);
    const name = connectionName(poolKey, address);
    const watch = watchIdle(socket, () => this.#drop(connection));
    const timer = setTimeout(() => this.#drop(connection), this.#keepAliveMs);
    const untilMs = this.#clock.monotonicMs() + this.#keepAliveMs;
    const connection: IdleConnection = { socket, address, name, watch, timer, untilMs };
    this.#connectionsByAge.add(connection);
    this.#connectionsByName.set(name, [...(this.#connectionsByName.get(name) ?? []), connection]);
  }

  /** Closes all connections and stops pooling. */
  close(): void {
    this.#isClosed = true;
    for (const connection of this.#connectionsByAge) this.#drop(connection);
  }

  #drop(connection: IdleConnection): void {
    this.#remove(connection);
    connection.socket.destroy();
  }

  #remove(connection: IdleConnection): void {
    clearTimeout(connection.timer);
    connection.watch.end();
    this.#connectionsByAge.delete(connection);
    const remainingConnections =
      this.#connectionsByName.get(connection.name)?.filter((candidate) => candidate !== connection) ?? [];
    if (remainingConnections.length > 0) this.#connectionsByName.set(connection.name, remainingConnections);
    else this.#connectionsByName.delete(connection.name);
  }
}

export function connectionName({ partition, origin }: ConnectionKey, address: IpAddress): string {
  return JSON.stringify([partition, origin, formatIpAddress(address)]);
}

/** Watches an idle connection. */
export interface IdleWatch {
  /** Null without an event; `data` when the peer sent unsolicited bytes; `closed` when the connection is closed. */
  peerEvent(): 'closed' | 'data' | null;
  /** Stops watching, so that a request can use the connection in the same event loop turn. */
  end(): void;
}

/** Starts watching. `onPeerEvent` is called once, at the first event. */
export function watchIdle(socket: TLSSocket, onPeerEvent: () => void = () => {}): IdleWatch {
  let peerEvent: 'closed' | 'data' | null = null;
  const report = (kind: 'closed' | 'data') => {
    if (peerEvent !== null) return;
    peerEvent = kind;
    onPeerEvent();
  };
  const onData = () => report('data');
  const onEnd = () => report('closed');
  socket.on('data', onData);
  for (const eventName of ['end', 'close', 'error']) socket.on(eventName, onEnd);
  return {
    peerEvent: () => peerEvent ?? (socket.destroyed || !socket.writable ? 'closed' : null),
    end() {
      socket.off('data', onData);
      for (const eventName of ['end', 'close', 'error']) socket.off(eventName, onEnd);
    },
  };
}
