// A process of its own that owns the one PostgreSQL cluster of a test run. It starts the cluster
// when a test first asks, and stops it when the process that started the keeper is gone: its
// standard input ends then, however that process died.
//
// It prints its address as its first line. Anyone who connects there is sent the cluster's URL.

import { createServer } from 'node:net';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Promise<Cluster> | undefined;

const door = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  cluster ??= startCluster();
  cluster.then(
    ({ url }) => socket.end(JSON.stringify({ url })),
    (error: unknown) => socket.end(JSON.stringify({ problem: String(error) })),
  );
});

door.listen(0, '127.0.0.1', () => {
  const address = door.address();
  if (address !== null && typeof address !== 'string') process.stdout.write(`${address.port}\n`);
});

process.stdin.resume();
process.stdin.once('end', () => void stop());
process.stdin.once('error', () => void stop());

async function stop(): Promise<void> {
  door.close();
  const started = await cluster?.catch(() => undefined);
  await started?.stop();
  process.exit(0);
}
