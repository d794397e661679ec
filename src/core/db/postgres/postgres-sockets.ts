import { Socket } from 'node:net';

/**
 * The sockets of a node's connections to PostgreSQL. A path that drops packets without an error says
 * nothing for minutes, so what has been received is counted, and all sockets can be ended at once.
 */
export class PostgresSockets {
  readonly #open = new Set<Socket>();
  #closedBytes = 0;

  /** For the `stream` option of pg. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#closedBytes += socket.bytesRead;
    });
    return socket;
  };

  /** Bytes that the server has sent over all connections. */
  get bytesRead(): number {
    let bytes = this.#closedBytes;
    for (const socket of this.#open) bytes += socket.bytesRead;
    return bytes;
  }

  /** Fails every statement in progress and removes the connections from their pools. */
  destroyAll(cause: Error): void {
    for (const socket of this.#open) socket.destroy(cause);
  }
}
