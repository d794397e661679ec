import { createServer } from 'node:net';

/** Why this port cannot be listened on; null when it can. The port is free again when this resolves. */
export function probePort(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
