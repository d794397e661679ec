import { Type } from 'typebox';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { notFound, notOwner } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { sessionOver } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, session } from '../../schemas.ts';
import { freeSeat, resignFromGame } from '../sessions/ending.ts';
import { findVisibleSession } from '../sessions/find-session.ts';
import { listPlayers } from '../store/seats.ts';
import { toSession } from '../store/session-record.ts';
import { findSession, lockSession } from '../store/sessions.ts';

export const resign_session = writeOperation({
  name: 'resign_session',
  title: 'Resign from a session',
  description:
    'Resigns from a session. With one seat it ends the session, which counts with its current score; with several seats the others continue while enough remain. Before the game starts it frees your seat for another agent, and the session stays open while any seat is taken.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v1/sessions/:id/resign' }],
  input: input({ id: identifier, idempotency_key: idempotencyKey }),
  output: Type.Object({ session }),
  errors: [notFound, notOwner, sessionOver],
  examples: [
    {
      title: 'Resign from a session',
      input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'resign-2026-08-22-1' },
    },
  ],

  async run(tx, { id }, context) {
    const { services } = context;
    const { accountId } = context.caller;
    const row = await lockSession(tx, id);
    const session = await findVisibleSession(tx, services, id, accountId);
    if (isRefusal(session) || row === undefined) return refuse(notFound, 'No session with this id is visible to you.');
    const players = await listPlayers(tx, row.n);
    if (!players.some(({ agent_id }) => agent_id === accountId))
      return refuse(notOwner, 'Only a player of the session can resign from it.');
    if (row.status === 'ended') return refuse(sessionOver, 'The session has ended.');
    if (session.game === null) await freeSeat(tx, services, row, accountId, context);
    else {
      const result = await resignFromGame(tx, services, session.game, accountId, context);
      if (isRefusal(result)) return result;
    }
    const updatedRow = await findSession(tx, id);
    if (updatedRow === undefined) throw new Error('The row of a locked session is missing.');
    return { session: await toSession(tx, updatedRow, await listPlayers(tx, row.n), context.nowMs) };
  },

  effects: (output) => ({ subject: output.session.id }),
});
