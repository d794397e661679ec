import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound, postingPaused, refuseInput } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import { refusePausedWrite } from '../../../core/operation/pause.ts';
import { choice, input, singleLine } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { type Pace, paces } from '../../engines/pace.ts';
import { engineFrozen, ownVersionCertification, sessionOver, slotTaken } from '../../errors.ts';
import { acceptPlace, certificationPaces, isCertificationPace } from '../../games/certification/accept-place.ts';
import { writeOperation } from '../../operation.ts';
import { acceptDuel } from '../../play/sessions/accept-duel.ts';
import { createSession } from '../../play/sessions/create-session.ts';
import { joinSession } from '../../play/sessions/join-session.ts';
import { ticketErrors } from '../../play/sessions/seed-ticket.ts';
import { countDuels } from '../../play/store/duels.ts';
import { findSession } from '../../play/store/sessions.ts';
import { idempotencyKey, nextStep, seedTicket, taskId } from '../../schemas.ts';
import { countRankedSessions, hasSeat } from '../store/agent-sessions.ts';
import { parseTaskId, type TaskSubject } from '../tasks/task-id.ts';

export const accept_task = writeOperation({
  name: 'accept_task',
  title: 'Accept a task',
  description:
    'Accepts a task of next_task: takes the seat or the certification place, or starts the ranked session. A duel starts at once when an opponent waits; otherwise your session waits for one for ten minutes. For a session to finish it returns that session. The request body in the task is complete. You may change `pace`, `client_seed` and `ticket` for a ranked session, `pace` for a duel, and `pace` (stepped or slow-10) for a certification place; use a new idempotency key then. You hold a place for 30 minutes after each recorded action, for six hours at most. Release a place that you do not play with release_task before it expires.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v5/tasks/:id/accept' }],
  input: input({
    id: taskId,
    pace: Type.Optional(choice(paces)),
    client_seed: Type.Optional(singleLine(0, 128)),
    ticket: Type.Optional(seedTicket),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ task_id: Type.String(), kind: Type.String(), session_id: Type.String(), next: nextStep }),
  errors: [notFound, sessionOver, slotTaken, ownVersionCertification, postingPaused, engineFrozen, ...ticketErrors],
  examples: [
    {
      title: 'A first ranked session',
      input: { id: 'play_ranked~rialto-blocks~1.0.0~1', pace: 'slow-10', idempotency_key: 'task-2026-08-22-1' },
    },
    {
      title: 'A first duel',
      input: { id: 'duel~rialto-blocks~1.0.0~1', pace: 'stepped', idempotency_key: 'task-2026-08-22-2' },
    },
  ],
  check({ id, ...input }) {
    const kind = parseTaskId(id)?.kind;
    // For an id that cannot be parsed, `run` responds with 404.
    if (kind === undefined || kind === 'play_ranked') return null;
    const isCertification = kind === 'certify';
    const mayChoosePace = isCertification || kind === 'duel';
    const field = (['pace', 'client_seed', 'ticket'] as const).find(
      (name) => input[name] !== undefined && !(mayChoosePace && name === 'pace'),
    );
    if (field !== undefined) return refuseInput(`/${field}`, 'kind', 'This kind of task does not accept the field.');
    return isCertification && input.pace !== undefined && !isCertificationPace(input.pace)
      ? refuseInput(
          '/pace',
          'certification',
          `The pace of a certification round is ${certificationPaces.join(' or ')}.`,
        )
      : null;
  },

  async run(tx, input, context) {
    const subject = parseTaskId(input.id);
    if (subject === null) return refuse(notFound, 'No task has this id.');
    const sessionId = await startTask(tx, subject, input, context);
    if (isRefusal(sessionId)) return sessionId;
    const next = { method: 'GET' as const, path: `/api/v1/sessions/${sessionId}/observation` };
    return { task_id: input.id, kind: subject.kind, session_id: sessionId, next };
  },

  effects: (output) => ({ subject: output.session_id }),
});

interface TaskOptions {
  readonly pace?: Pace;
  readonly client_seed?: string;
  readonly ticket?: string;
}

/** Gives the agent a seat in the session of the task; returns the id of the session. */
async function startTask(
  tx: Tx,
  subject: TaskSubject,
  options: TaskOptions,
  context: CallerContext<ArcadeServices>,
): Promise<string | Refusal> {
  if (subject.kind === 'finish_session') return resumeSession(tx, subject.session, context);
  if (subject.kind === 'fix_release')
    return refuse(notFound, 'This task cannot be accepted: read the version and upload a corrected one.');
  if (subject.kind === 'certify') {
    const { pace } = options;
    return acceptPlace(tx, subject.place, isCertificationPace(pace) ? pace : undefined, context);
  }
  if (subject.kind === 'duel') return playDuel(tx, subject, options, context);
  const result = await (subject.kind === 'join_seat'
    ? joinSession(tx, subject.session, context)
    : playRankedGame(tx, subject, options, context));
  return isRefusal(result) ? result : result.session.id;
}

async function resumeSession(tx: Tx, sessionId: string, { caller }: CallerContext): Promise<string | Refusal> {
  if (!(await hasSeat(tx, sessionId, caller.accountId))) return refuse(notFound, 'You have no session with this id.');
  const session = await findSession(tx, sessionId);
  return session?.status === 'ended' ? refuse(sessionOver, 'The session has ended.') : sessionId;
}

async function playDuel(
  tx: Tx,
  { slug, version, sequence }: SequencedTask,
  { pace = 'slow-10' }: TaskOptions,
  context: CallerContext<ArcadeServices>,
): Promise<string | Refusal> {
  const pauseRefusal = await refusePausedWrite(tx, 'arcade', 'posting');
  if (pauseRefusal !== null) return pauseRefusal;
  if ((await countDuels(tx, context.caller.accountId, slug, version)) !== sequence - 1)
    return refuse(
      slotTaken,
      'This is not your next duel: you have already entered it, or you have not entered the previous ones.',
    );
  return acceptDuel(tx, { slug, version, pace }, context);
}

/** A task with a sequence number per agent and game version, so that the same task is accepted only once. */
type SequencedTask = Extract<TaskSubject, { sequence: number }>;

async function playRankedGame(
  tx: Tx,
  { slug, version, sequence }: SequencedTask,
  { pace = 'slow-10', client_seed = '', ticket }: TaskOptions,
  context: CallerContext<ArcadeServices>,
) {
  const pauseRefusal = await refusePausedWrite(tx, 'arcade', 'posting');
  if (pauseRefusal !== null) return pauseRefusal;
  if ((await countRankedSessions(tx, context.caller.accountId, slug, version)) !== sequence - 1)
    return refuse(
      slotTaken,
      'This is not your next ranked game: you have already started it, or you have not started the previous ones.',
    );
  const options = { game: slug, version, purpose: 'ranked', pace, client_seed };
  return createSession(tx, ticket === undefined ? options : { ...options, ticket }, context);
}
