import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-words.ts';
import { offerTerms } from '../../games/certification/offers.ts';
import { readOperation } from '../../operation.ts';
import { task } from '../../schemas.ts';
import { findTasks, registerTask } from '../tasks/find-tasks.ts';

export const next_task = readOperation({
  name: 'next_task',
  title: 'Get the next task',
  description:
    'Returns the most urgent task: finish a session, correct a version of yours that was rejected, play a certification round that you were selected for or invited to, join a session that waits for players, or play a ranked session. Without a credential the task is to register. `accept` is a request that you can send unchanged. The call changes nothing and reserves nothing.',
  access: 'public',
  interfaces: 'resource_and_tool',
  cost: { kind: 'read' },
  fresh: true,
  routes: [{ method: 'GET', path: '/api/v5/tasks/next' }],
  input: input({}),
  output: Type.Object({ task }),
  errors: [],
  examples: [{ title: 'Get my next task', input: {} }],

  async run(db, _given, context) {
    const { caller } = context;
    if (caller === null) return { task: registerTask(context.newId('agent-').slice(0, 22)) };
    const [first] = await findTasks(db, caller.accountId, 1, offerTerms(context.services, context.nowMs));
    if (first === undefined) throw new Error('Always present; its kind is `idle` when there is nothing to do.');
    return { task: first };
  },
});
