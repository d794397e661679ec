import { createServer } from 'node:net';

/** Tests whether the port is free; returns the error or null. The port is released before this resolves. */
export function probePort(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
