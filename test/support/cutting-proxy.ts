import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Whether a connection is cut before the matching bytes are forwarded, or after them and before the response. */
export type CutMoment = 'before' | 'after';

/** TCP proxy that can cut connections to a server. */
export interface CuttingProxy {
  readonly port: number;
  /** Cuts the connection on which a client next sends the text. */
  cutAt(text: string, moment: CutMoment): void;
  /** Cuts at the COMMIT of the transaction in which a client next sends the text. */
  cutAtCommitOf(text: string, moment: CutMoment): void;
  /** Number of connections that were cut. */
  readonly cuts: number;
  /** Ends all connections and refuses new ones until `resume`. */
  interrupt(): void;
  resume(): void;
  /** Forwards nothing in either direction and closes nothing until `resume`. */
  silence(): void;
  close(): Promise<void>;
}

export async function startCuttingProxy(host: string, port: number): Promise<CuttingProxy> {
  const proxy = new ProxyState(host, port);
  await proxy.listen();
  return proxy;
}

class ProxyState implements CuttingProxy {
  readonly #host: string;
  readonly #port: number;
  readonly #server = createServer((client) => this.#serve(client));
  readonly #sockets = new Set<Socket>();
  #cutPoint: { text: string; moment: CutMoment; on?: Socket } | undefined;
  #commitCut: { text: string; moment: CutMoment } | undefined;
  #interrupted = false;
  #silent = false;
  cuts = 0;

  constructor(host: string, port: number) {
    this.#host = host;
    this.#port = port;
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cutAt(text: string, moment: CutMoment): void {
    this.#cutPoint = { text, moment };
  }

  cutAtCommitOf(text: string, moment: CutMoment): void {
    this.#commitCut = { text, moment };
  }

  interrupt(): void {
    this.#interrupted = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  resume(): void {
    this.#interrupted = false;
    this.#silent = false;
  }

  silence(): void {
    this.#silent = true;
  }

  async close(): Promise<void> {
    this.interrupt();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(client: Socket): void {
    if (this.#interrupted) {
      client.destroy();
      return;
    }
    const server = connect(this.#port, this.#host);
    for (const socket of [client, server]) this.track(socket, socket === client ? server : client);
    server.on('data', (bytes) => {
      if (!this.#silent) client.write(bytes);
    });
    client.on('data', (bytes) => {
      if (this.#silent) return;
      if (this.#commitCut !== undefined && bytes.includes(this.#commitCut.text)) {
        this.#cutPoint = { text: 'commit', moment: this.#commitCut.moment, on: client };
        this.#commitCut = undefined;
      }
      const request = this.#cutPoint;
      if (request === undefined || (request.on ?? client) !== client || !bytes.includes(request.text)) {
        server.write(bytes);
        return;
      }
      this.#cutPoint = undefined;
      this.cuts += 1;
      if (request.moment === 'before') server.destroy();
      else server.end(bytes);
      client.destroy();
    });
  }

  track(socket: Socket, other: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (socket.writableEnded) return;
      other.destroy();
    });
  }
}
