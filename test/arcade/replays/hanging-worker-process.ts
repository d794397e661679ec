import { serveTask } from '../../../src/core/threads/serve-task.ts';

// A thread that never answers about a replay whose id says so, ends about another, and answers all others.

export default serveTask(({ id }: { readonly id: string }) => {
  if (id === 'rpl_hangs') for (;;);
  if (id === 'rpl_ends') process.exit(1);
  return { ok: true, id };
});
