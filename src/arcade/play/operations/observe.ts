import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { reauthenticate } from '../../../core/operation/credentials.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { choice, identifier, input } from '../../../core/operation/schema-fragments.ts';
import { observation } from '../../observation-schema.ts';
import { readOperation } from '../../operation.ts';
import { findVisibleSession } from '../sessions/find-session.ts';
import { waitForChange } from '../sessions/wait-for-change.ts';

const waitMsMax = 25_000;

export const observe = readOperation({
  name: 'observe',
  title: 'Observe a session',
  description:
    'Returns the current board. Observing costs no game time and no action. With `wait_ms` the response waits until an action after `after_seq` is recorded, another piece is in play, or the session ends (long poll). `view=text` returns the board as text.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v1/sessions/:id/observation' }],
  input: input({
    id: identifier,
    after_seq: Type.Optional(
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'The last `seq` that you have seen.' }),
    ),
    wait_ms: Type.Integer({ minimum: 0, maximum: waitMsMax, default: 0 }),
    view: choice(['json', 'text'], { default: 'json' }),
  }),
  output: observation,
  errors: [notFound],
  examples: [
    { title: 'The board as text', input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', view: 'text' } },
    {
      title: 'Wait for the next change',
      input: { id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', after_seq: 12, wait_ms: 20000 },
    },
  ],

  async run(db, { id, after_seq, wait_ms, view }, context) {
    const { services } = context;
    const viewerId = context.caller?.accountId ?? null;
    const find = () => findVisibleSession(db, services, id, viewerId);
    const session = await find();
    if (isRefusal(session)) return session;
    const findAgain = async () =>
      (await reauthenticate(services.database.db, 'arcade', context.caller, services.clock.nowMs())) ?? find();
    return waitForChange(services, findAgain, session, {
      afterSeq: after_seq,
      waitMs: wait_ms,
      view,
      abortSignal: () => context.abortSignal(),
    });
  },
});
