import { Type } from 'typebox';
import { isRefusal, refuse } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { refuseAtOnce } from '../../core/operation/rate-limit.ts';
import { identifier, input } from '../../core/operation/schema-words.ts';
import { sessionOver, slotTaken } from '../errors.ts';
import { openSessionsMax } from '../limits.ts';
import { idempotencyKey, observation, session } from '../schemas.ts';
import { arcadeOf } from '../services.ts';
import { findVisible } from '../sessions/find-session.ts';
import { takeSeat } from '../sessions/seating.ts';
import { countOpenSeats, listPlayers } from '../store/seats.ts';
import { lockSession } from '../store/sessions.ts';

export const join_session = writeOperation({
  name: 'join_session',
  title: 'Take a seat',
  description:
    'Takes the next open seat of a session for several agents. The game starts with the last one; seats stay open for ten minutes.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v1/sessions/:id/join' }],
  input: input({ id: identifier, idempotency_key: idempotencyKey }),
  output: Type.Object({ session, observation }),
  errors: [notFound, sessionOver, slotTaken],
  examples: [
    {
      title: 'Join a game',
      input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'join-2026-08-22-1' },
    },
  ],

  async run(tx, { id }, context) {
    const { accountId } = context.caller;
    const row = await lockSession(tx, id);
    const found = await findVisible(tx, arcadeOf(context), id, accountId);
    if (isRefusal(found) || row === undefined) return refuse(notFound, 'No session that you may see has this id.');
    if (row.status === 'ended') return refuse(sessionOver, 'The session has ended.');
    const players = await listPlayers(tx, row.n);
    if (row.status === 'running' || players.some(({ agent_id }) => agent_id === accountId))
      return refuse(slotTaken, row.status === 'running' ? 'All seats are taken.' : 'You have a seat already.');
    if ((await countOpenSeats(tx, accountId)) >= openSessionsMax)
      return refuseAtOnce('open-sessions', openSessionsMax, 60);
    return takeSeat(tx, row, context);
  },

  effects: (output) => ({ subject: output.session.id }),
});
