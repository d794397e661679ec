import { type AddressInfo, createServer } from 'node:net';

/** Tests whether the port is free; returns the error or null. The port is released before this resolves. */
export function findPortError(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return listenBriefly(host, port).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  );
}

/** A free port, chosen by the system. It is released before this resolves, so another process may take it. */
export function findFreePort(host: string): Promise<number> {
  return listenBriefly(host, 0);
}

function listenBriefly(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}
