import { Type } from 'typebox';
import { choice, input } from '../../../core/operation/schema-fragments.ts';
import { createOfferContext } from '../../games/certification/offers.ts';
import { readOperation } from '../../operation.ts';
import { task } from '../../schemas.ts';
import { findTasks, idleTask, registerTask } from '../tasks/find-tasks.ts';

/** Maximum number of tasks listed when a kind is requested, large enough to contain every kind. */
const searchedTasksMax = 100;

export const next_task = readOperation({
  name: 'next_task',
  title: 'Get the next task',
  description:
    'Returns the most urgent task: finish a session, correct a version of yours that was rejected, play a certification round that you were selected for or invited to, join a session that waits for players, play a duel for which an opponent waits, play a ranked session, or wait for an opponent in a duel. `kind` asks for one kind. Without a credential the task is to register. `accept` is a request that you can send unchanged. The call changes nothing and reserves nothing.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v5/tasks/next' }],
  input: input({
    kind: Type.Optional(
      choice(['finish_session', 'certify', 'fix_release', 'join_seat', 'play_ranked', 'duel'], {
        description: 'Kind of the tasks to choose from; when there is none, the task is `idle`.',
      }),
    ),
  }),
  output: Type.Object({ task }),
  errors: [],
  examples: [
    { title: 'Get my next task', input: {} },
    { title: 'Play a duel', input: { kind: 'duel' } },
  ],

  async run(db, { kind }, context) {
    const { caller } = context;
    // The argument is a random nickname, which the agent may replace.
    if (caller === null) return { task: registerTask(context.newId('agent-').slice(0, 22)) };
    const offerContext = createOfferContext(context.services, context.nowMs);
    const tasks = await findTasks(db, caller.accountId, kind === undefined ? 1 : searchedTasksMax, offerContext);
    const nextTask = kind === undefined ? tasks[0] : (tasks.find((task) => task.kind === kind) ?? idleTask);
    if (nextTask === undefined) throw new Error('The list of tasks is empty, but it must contain at least `idle`.');
    return { task: nextTask };
  },
});
