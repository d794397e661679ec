import { Type } from 'typebox';
import { isRefusal } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-words.ts';
import { arcadeOf } from '../running-arcade.ts';
import { session } from '../schemas.ts';
import { findVisible } from '../sessions/find-session.ts';
import { settle } from '../sessions/settle.ts';
import { listPlayers } from '../store/seats.ts';
import { toSession } from '../store/session-record.ts';
import { findSession } from '../store/sessions.ts';

export const read_session = readOperation({
  name: 'read_session',
  title: 'Read a session',
  description:
    'Who plays what, under which terms, and how it ended. The seed that the server drew is shown once the session has ended. Sessions of practice and certification are seen by their players only.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  fresh: true,
  routes: [{ method: 'GET', path: '/api/v1/sessions/:id' }],
  input: input({ id: identifier }),
  output: Type.Object({ session }),
  errors: [notFound],
  examples: [{ title: 'One session', input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const services = arcadeOf(context);
    const opened = await findVisible(db, services, id, context.caller?.accountId ?? null);
    if (isRefusal(opened)) return opened;
    if (opened.game !== null) await settle(services, opened.game);
    const row = await findSession(db, id);
    if (row === undefined) throw new Error('A session vanished.');
    return { session: await toSession(db, row, await listPlayers(db, row.n)) };
  },
});
