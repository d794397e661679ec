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
  #cutPoint: { text: string; moment: CutMoment; client?: Socket } | undefined;
  #commitCut: { text: string; moment: CutMoment } | undefined;
  #isInterrupted = false;
  #isSilent = false;
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
    this.#isInterrupted = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  resume(): void {
    this.#isInterrupted = false;
    this.#isSilent = false;
  }

  silence(): void {
    this.#isSilent = true;
  }

  async close(): Promise<void> {
    this.interrupt();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(client: Socket): void {
    if (this.#isInterrupted) {
      client.destroy();
      return;
    }
    const server = connect(this.#port, this.#host);
    for (const socket of [client, server]) this.track(socket, socket === client ? server : client);
    server.on('data', (bytes) => {
      if (!this.#isSilent) client.write(bytes);
    });
    client.on('data', (bytes) => {
      if (this.#isSilent) return;
      if (this.#commitCut !== undefined && bytes.includes(this.#commitCut.text)) {
        this.#cutPoint = { text: 'commit', moment: this.#commitCut.moment, client };
        this.#commitCut = undefined;
      }
      const cutPoint = this.#cutPoint;
      if (cutPoint === undefined || (cutPoint.client ?? client) !== client || !bytes.includes(cutPoint.text)) {
        server.write(bytes);
        return;
      }
      this.#cutPoint = undefined;
      this.cuts += 1;
      if (cutPoint.moment === 'before') server.destroy();
      else server.end(bytes);
      client.destroy();
    });
  }

  track(socket: Socket, peer: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (socket.writableEnded) return;
      peer.destroy();
    });
  }
}
