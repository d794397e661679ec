import { serveTask } from '../../../src/core/threads/serve-task.ts';

// A worker thread that hangs for one replay id, exits for another, and responds to all others.

export default serveTask(({ id }: { readonly id: string }) => {
  if (id === 'rpl_hangs') for (;;);
  if (id === 'rpl_ends') process.exit(1);
  return { ok: true, id };
});
