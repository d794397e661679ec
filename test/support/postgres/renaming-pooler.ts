import { connect, createServer, type Socket } from 'node:net';

export interface RenamingPooler {
  readonly url: string;
  /** Statement names that clients have used. */
  readonly names: ReadonlySet<string>;
  readonly stop: () => void;
}

/** Proxy for the PostgreSQL protocol that renames prepared statements, like connection poolers. */
export async function startRenamingPooler(databaseUrl: string): Promise<RenamingPooler> {
  const { hostname, port } = new URL(databaseUrl);
  const names = new Set<string>();
  const openSockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [socket, peer] of [
      [client, server],
      [server, client],
    ] as const) {
      openSockets.add(socket);
      socket.on('error', () => peer.destroy());
      socket.on('close', () => peer.destroy());
    }
    server.pipe(client);
    const frames = new FrontendMessages(names);
    client.on('data', (chunk: Buffer) => {
      for (const frame of frames.push(chunk)) server.write(frame);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(listener.address() as { port: number }).port}`;
  return {
    url: url.href,
    names,
    stop() {
      for (const socket of openSockets) socket.destroy();
      listener.close();
    },
  };
}

const prefix = 'POOLER_';

/**
 * Splits the data of a client into messages and prefixes the names of prepared statements. The first message has no
 * type byte. Each later message has a type byte, a length of four bytes and a body. The bodies of Parse, Bind, Describe
 * and Close contain a statement name.
 */
class FrontendMessages {
  readonly #names: Set<string>;
  #unparsedBytes = Buffer.alloc(0);
  #hasStartupMessage = false;

  constructor(names: Set<string>) {
    this.#names = names;
  }

  *push(chunk: Buffer): Generator<Buffer> {
    this.#unparsedBytes = Buffer.concat([this.#unparsedBytes, chunk]);
    for (;;) {
      const typeBytes = this.#hasStartupMessage ? 1 : 0;
      if (this.#unparsedBytes.length < typeBytes + 4) return;
      const length = typeBytes + this.#unparsedBytes.readInt32BE(typeBytes);
      if (this.#unparsedBytes.length < length) return;
      const frame = this.#unparsedBytes.subarray(0, length);
      this.#unparsedBytes = this.#unparsedBytes.subarray(length);
      yield this.#hasStartupMessage ? this.#rename(frame) : frame;
      this.#hasStartupMessage = true;
    }
  }

  #rename(frame: Buffer): Buffer {
    const nameOffset = this.#nameOffset(frame);
    if (nameOffset === null || frame[nameOffset] === 0) return frame;
    this.#names.add(frame.toString('utf8', nameOffset, frame.indexOf(0, nameOffset)));
    const renamed = Buffer.concat([frame.subarray(0, nameOffset), Buffer.from(prefix), frame.subarray(nameOffset)]);
    renamed.writeInt32BE(renamed.length - 1, 1);
    return renamed;
  }

  #nameOffset(frame: Buffer): number | null {
    switch (String.fromCharCode(frame[0] as number)) {
      case 'P':
        return 5;
      case 'B':
        return frame.indexOf(0, 5) + 1;
      case 'D':
      case 'C':
        return frame[5] === 'S'.charCodeAt(0) ? 6 : null;
      default:
        return null;
    }
  }
}
