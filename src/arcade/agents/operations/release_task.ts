import { Type } from 'typebox';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { releasePlace } from '../../games/certification/release-place.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, taskId } from '../../schemas.ts';
import { parseTaskId } from '../tasks/task-id.ts';

export const release_task = writeOperation({
  name: 'release_task',
  title: 'Release a certification place',
  description:
    'Releases a certification place that you hold (`certify~...`): its session ends, other agents may take the place, and you may take other places. When the lease of a place expires instead, you are offered no P4 place for a day; after three expiries within seven days, for up to seven days.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v5/tasks/:id/release' }],
  input: input({ id: taskId, idempotency_key: idempotencyKey }),
  output: Type.Object({ task_id: Type.String(), session_id: Type.String() }),
  errors: [notFound],
  examples: [
    {
      title: 'Release a place',
      input: { id: 'certify~plc_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'release-2026-08-22-1' },
    },
  ],

  async run(tx, { id }, context) {
    const subject = parseTaskId(id);
    if (subject?.kind !== 'certify') return refuse(notFound, 'Only a certification place can be released.');
    const sessionId = await releasePlace(tx, subject.place, context);
    return isRefusal(sessionId) ? sessionId : { task_id: id, session_id: sessionId };
  },

  effects: (output) => ({ subject: output.session_id }),
});
