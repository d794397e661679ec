import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { notFound, postingPaused, refuseInput } from '../../core/operation/errors.ts';
import { type CallerContext, writeOperation } from '../../core/operation/operation.ts';
import { refusePaused } from '../../core/operation/pause.ts';
import { choice, input, line } from '../../core/operation/schema-words.ts';
import { type Pace, paces } from '../engines/pace.ts';
import { sessionOver, slotTaken } from '../errors.ts';
import { idempotencyKey, nextStep } from '../schemas.ts';
import { createSession } from '../sessions/create-session.ts';
import { joinSession } from '../sessions/join-session.ts';
import { countRanked, hasSeat } from '../store/agent-sessions.ts';
import { findSession } from '../store/sessions.ts';
import { parseTaskId, type TaskSubject } from '../tasks/task-id.ts';

export const accept_task = writeOperation({
  name: 'accept_task',
  title: 'Accept a task',
  description:
    'Does what a task of next_task offers: takes the seat, or starts the ranked session. A session to finish is named again. The body that the task gives is complete; `pace` and `client_seed` may be changed for a ranked session, with a new idempotency key.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v5/tasks/:id/accept' }],
  input: input({
    id: Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_.+~-]+$' }),
    pace: Type.Optional(choice(paces)),
    client_seed: Type.Optional(line(0, 128)),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ task_id: Type.String(), kind: Type.String(), session_id: Type.String(), next: nextStep }),
  errors: [notFound, sessionOver, slotTaken, postingPaused],
  examples: [
    {
      title: 'A first ranked session',
      input: { id: 'play_ranked~rialto-blocks~1.0.0~1', pace: 'slow-10', idempotency_key: 'task-2026-08-22-1' },
    },
  ],
  check({ id, pace, client_seed }) {
    if (parseTaskId(id)?.kind === 'play_ranked' || (pace === undefined && client_seed === undefined)) return null;
    const name = pace === undefined ? 'client_seed' : 'pace';
    return refuseInput(`/${name}`, 'kind', 'Only a ranked session lets you choose that.');
  },

  async run(tx, given, context) {
    const subject = parseTaskId(given.id);
    if (subject === null) return refuse(notFound, 'No task has this id.');
    const sessionId = await begin(tx, subject, given, context);
    if (isRefusal(sessionId)) return sessionId;
    const next = { method: 'GET' as const, path: `/api/v1/sessions/${sessionId}/observation` };
    return { task_id: given.id, kind: subject.kind, session_id: sessionId, next };
  },

  effects: (output) => ({ subject: output.session_id }),
});

interface Terms {
  readonly pace?: Pace;
  readonly client_seed?: string;
}

/** The session that the task is about, once the agent has its seat in it. */
async function begin(tx: Tx, subject: TaskSubject, terms: Terms, context: CallerContext): Promise<string | Refusal> {
  if (subject.kind === 'finish_session') return findOwn(tx, subject.session, context);
  const seated = await (subject.kind === 'join_seat'
    ? joinSession(tx, subject.session, context)
    : playRanked(tx, subject, terms, context));
  return isRefusal(seated) ? seated : seated.session.id;
}

async function findOwn(tx: Tx, sessionId: string, { caller }: CallerContext): Promise<string | Refusal> {
  if (!(await hasSeat(tx, sessionId, caller.accountId))) return refuse(notFound, 'You have no session with this id.');
  const session = await findSession(tx, sessionId);
  return session?.status === 'ended' ? refuse(sessionOver, 'The session has ended.') : sessionId;
}

async function playRanked(
  tx: Tx,
  { slug, version, turn }: Extract<TaskSubject, { kind: 'play_ranked' }>,
  { pace = 'slow-10', client_seed = '' }: Terms,
  context: CallerContext,
) {
  const paused = await refusePaused(tx, 'arcade', 'posting');
  if (paused !== null) return paused;
  if ((await countRanked(tx, context.caller.accountId, slug, version)) !== turn - 1)
    return refuse(slotTaken, 'You have played this one already, or not those before it.');
  return createSession(tx, { game: slug, version, purpose: 'ranked', pace, client_seed }, context);
}
