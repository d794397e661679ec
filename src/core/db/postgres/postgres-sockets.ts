import { Socket } from 'node:net';

/**
 * Sockets of a node's PostgreSQL connections. Counts received bytes, to detect a network path that drops packets without
 * an error, and can destroy all sockets.
 */
export class PostgresSockets {
  readonly #openSockets = new Set<Socket>();
  #closedSocketsBytesRead = 0;

  /** Value of pg's `stream` option. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.#openSockets.add(socket);
    socket.once('close', () => {
      this.#openSockets.delete(socket);
      this.#closedSocketsBytesRead += socket.bytesRead;
    });
    return socket;
  };

  /** Bytes received over all connections. */
  get bytesRead(): number {
    let bytes = this.#closedSocketsBytesRead;
    for (const socket of this.#openSockets) bytes += socket.bytesRead;
    return bytes;
  }

  /** Fails all statements in progress and removes the connections from their pools. */
  destroyAll(cause: Error): void {
    for (const socket of this.#openSockets) socket.destroy(cause);
  }
}
