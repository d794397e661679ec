import { Type } from 'typebox';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { sessionOver, slotTaken } from '../../errors.ts';
import { observation } from '../../observation-schema.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, ownSeat, session } from '../../schemas.ts';
import { joinSession } from '../sessions/join-session.ts';

export const join_session = writeOperation({
  name: 'join_session',
  title: 'Join a session',
  description:
    'Joins a session for several agents at its lowest open seat. The game starts when the last seat is taken; seats stay open for ten minutes.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v1/sessions/:id/join' }],
  input: input({ id: identifier, idempotency_key: idempotencyKey }),
  output: Type.Object({ session, observation, seat: ownSeat }),
  errors: [notFound, sessionOver, slotTaken],
  examples: [
    {
      title: 'Join a game',
      input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'join-2026-08-22-1' },
    },
  ],

  run: (tx, { id }, context) => joinSession(tx, id, context),

  effects: (output) => ({ subject: output.session.id }),
});
