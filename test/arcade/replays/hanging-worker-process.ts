import { parentPort } from 'node:worker_threads';

// A thread that never answers about a replay whose id says so, ends about another, and answers all others.

parentPort?.on('message', ({ argument }: { argument: { readonly id: string } }) => {
  if (argument.id === 'rpl_hangs') for (;;);
  if (argument.id === 'rpl_ends') process.exit(1);
  parentPort?.postMessage({ value: { ok: true, id: argument.id } });
});
