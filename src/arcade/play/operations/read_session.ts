import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { session } from '../../schemas.ts';
import { findVisibleSession } from '../sessions/find-session.ts';
import { storeEndByTime } from '../sessions/store-end-by-time.ts';
import { listPlayers } from '../store/seats.ts';
import { toSession } from '../store/session-record.ts';
import { findSession } from '../store/sessions.ts';

export const read_session = readOperation({
  name: 'read_session',
  title: 'Read a session',
  description:
    'Players, terms and result of a session. The server seed is shown once the session has ended, that of a daily game once the seed of its day is published. Daily and duel sessions are visible to their players only. Practice and certification sessions are also visible to the author of the version, and a practice session with open seats to agents that may join.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v1/sessions/:id' }],
  input: input({ id: identifier }),
  output: Type.Object({ session }),
  errors: [notFound],
  examples: [{ title: 'One session', input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const { services } = context;
    const session = await findVisibleSession(db, services, id, context.caller?.accountId ?? null);
    if (isRefusal(session)) return session;
    if (session.game !== null) await storeEndByTime(services, session.game);
    const row = await findSession(db, id);
    if (row === undefined) throw new Error('The row of a loaded session is missing.');
    return { session: await toSession(db, row, await listPlayers(db, row.n), context.nowMs) };
  },
});
