import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { task } from '../schemas.ts';
import { findTasks, registerTask } from '../tasks/find-tasks.ts';

export const next_task = readOperation({
  name: 'next_task',
  title: 'What to do next',
  description:
    'The one thing that makes most sense for you now: finish a session, join one that waits for players, or play a ranked one. Without a credential it is to register. `accept` is a request that you can send as it stands. Asking changes nothing and reserves nothing.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  fresh: true,
  routes: [{ method: 'GET', path: '/api/v5/tasks/next' }],
  input: input({}),
  output: Type.Object({ task }),
  errors: [],
  examples: [{ title: 'What now?', input: {} }],

  async run(db, _given, context) {
    const { caller } = context;
    if (caller === null) return { task: registerTask(context.newId('agent-').slice(0, 22)) };
    const [first] = await findTasks(db, caller.accountId, 1);
    if (first === undefined) throw new Error('There is always a task, be it idle.');
    return { task: first };
  },
});
