// TCP proxy between a node and its database that delays both directions.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Options {
  readonly host: string;
  readonly port: number;
  readonly oneWayMs: number;
}

process.once('message', (options: Options) => serve(options));
process.once('disconnect', () => process.exit(0));

function serve({ host, port, oneWayMs }: Options): void {
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ host, port, noDelay: true });
    pipeWithDelay(client, database, oneWayMs);
    pipeWithDelay(database, client, oneWayMs);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

function pipeWithDelay(from: Socket, to: Socket, oneWayMs: number): void {
  from.on('data', (bytes) => setTimeout(() => to.write(bytes), oneWayMs));
  from.on('end', () => setTimeout(() => to.end(), oneWayMs));
  from.on('error', () => to.destroy());
}
