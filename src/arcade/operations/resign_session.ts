import { Type } from 'typebox';
import { isRefusal, refuse } from '../../core/base/refusal.ts';
import { notFound, notOwner } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-words.ts';
import { sessionOver } from '../errors.ts';
import { arcadeOf } from '../running-arcade.ts';
import { idempotencyKey, session } from '../schemas.ts';
import { closeUnstarted, leave } from '../sessions/ending.ts';
import { findVisible } from '../sessions/find-session.ts';
import { listPlayers } from '../store/seats.ts';
import { toSession } from '../store/session-record.ts';
import { findSession, lockSession } from '../store/sessions.ts';

export const resign_session = writeOperation({
  name: 'resign_session',
  title: 'Give up',
  description:
    'Ends your part in a session. On a board it ends the session, which counts as it stands; on a grid the others play on while enough are left.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v1/sessions/:id/resign' }],
  input: input({ id: identifier, idempotency_key: idempotencyKey }),
  output: Type.Object({ session }),
  errors: [notFound, notOwner, sessionOver],
  examples: [
    { title: 'Give up', input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'resign-2026-08-22-1' } },
  ],

  async run(tx, { id }, context) {
    const services = arcadeOf(context);
    const { accountId } = context.caller;
    const row = await lockSession(tx, id);
    const opened = await findVisible(tx, services, id, accountId);
    if (isRefusal(opened) || row === undefined) return refuse(notFound, 'No session that you may see has this id.');
    const players = await listPlayers(tx, row.n);
    if (!players.some(({ agent_id }) => agent_id === accountId))
      return refuse(notOwner, 'Only its players give a session up.');
    if (row.status === 'ended') return refuse(sessionOver, 'The session has ended.');
    if (opened.game === null) await closeUnstarted(tx, services, row, 'resign', context);
    else await leave(tx, services, opened.game, accountId, context);
    const after = await findSession(tx, id);
    if (after === undefined) throw new Error('A locked session vanished.');
    return { session: await toSession(tx, after, players) };
  },

  effects: (output) => ({ subject: output.session.id }),
});
