// Separate process that owns the one PostgreSQL cluster of a test run. It starts the cluster at the first request and
// stops it when its standard input ends, which also happens when the parent process crashes. It prints the port on
// which it listens, and sends the cluster's URL to each client that connects there.

import { createServer } from 'node:net';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Promise<Cluster> | undefined;

const listener = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  cluster ??= startCluster();
  cluster.then(
    ({ url }) => socket.end(JSON.stringify({ url })),
    (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
  );
});

listener.listen(0, '127.0.0.1', () => {
  const address = listener.address();
  if (address !== null && typeof address !== 'string') process.stdout.write(`${address.port}\n`);
});

process.stdin.resume();
process.stdin.once('end', () => void stop());
process.stdin.once('error', () => void stop());

async function stop(): Promise<void> {
  listener.close();
  const startedCluster = await cluster?.catch(() => undefined);
  await startedCluster?.stop();
  process.exit(0);
}
