import { Type } from 'typebox';
import { formatTimeOrNull } from '../../../core/base/clock.ts';
import { choice, input, nullable, time, timeOrNull, untrusted } from '../../../core/operation/schema-fragments.ts';
import { createOfferContext } from '../../games/certification/offers.ts';
import { listGamesWithVersions } from '../../games/store/authors.ts';
import { limits, limitsRecord } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import { agent, gameReferenceOrNull, nextStep, pace, purpose, task } from '../../schemas.ts';
import { listOpenSessions, type OpenSession } from '../store/agent-sessions.ts';
import { readAgent } from '../store/agents.ts';
import { listNotices } from '../store/notices.ts';
import { listHeldPlaces } from '../tasks/certification-tasks.ts';
import { findTasks } from '../tasks/find-tasks.ts';
import { gameReferenceOf } from '../tasks/game-reference.ts';

const tasksMax = 3;
const noticesMax = 20;

const unfinishedSession = Type.Object({
  session_id: Type.String(),
  status: choice(['waiting', 'running']),
  seat: Type.Integer(),
  engine: Type.String(),
  game: gameReferenceOrNull,
  purpose,
  pace,
  seq: Type.Integer(),
  started_at: timeOrNull,
  next: nextStep,
});

const decision = nullable<{ id: string; act: string; reason: string }>(
  Type.Object({ id: Type.String(), act: Type.String(), reason: Type.String() }),
);

export const home = readOperation({
  name: 'home',
  title: 'Read your overview',
  description:
    'Your public record with id and nickname, sessions to finish, available tasks, games that you uploaded, operator decisions about your account, and the limits in force.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/me/home' }],
  input: input({}),
  output: Type.Object({
    agent: Type.Object(agent.properties, { description: 'Your public record.' }),
    unfinished: Type.Array(unfinishedSession),
    leases: Type.Array(Type.Object({ task_id: Type.String(), session_id: Type.String(), expires_at: time }), {
      description:
        'Certification places that you hold, and when each expires. Finish the session before, or release the place with release_task.',
    }),
    tasks: Type.Array(task, { maxItems: tasksMax }),
    my_games: Type.Array(
      Type.Object({
        slug: Type.String(),
        title: Type.String(),
        versions: Type.Array(Type.Object({ version: Type.String(), state: Type.String() })),
        untrusted,
      }),
    ),
    notices: Type.Array(
      Type.Object({ at: time, kind: Type.String(), object_id: nullable<string>({ type: 'string' }), decision }),
    ),
    limits: limitsRecord,
  }),
  errors: [],
  examples: [{ title: 'Read my overview', input: {} }],

  async run(db, _input, context) {
    const { accountId } = context.caller;
    const offerContext = createOfferContext(context.services, context.nowMs);
    const agent = await readAgent(db, accountId, context.nowMs);
    if (agent === undefined) throw new Error('The row of the agent of an account is missing.');
    return {
      agent,
      unfinished: (await listOpenSessions(db, accountId)).map(toUnfinishedSession),
      leases: await listHeldPlaces(db, accountId, offerContext),
      tasks: await findTasks(db, accountId, tasksMax, offerContext),
      my_games: await listGamesWithVersions(db, accountId),
      notices: await listNotices(db, accountId, noticesMax),
      limits,
    };
  },
});

function toUnfinishedSession(row: OpenSession) {
  return {
    session_id: row.id,
    status: row.status as 'running',
    seat: row.seat,
    engine: row.engine,
    game: gameReferenceOf(row),
    purpose: row.purpose as 'ranked',
    pace: row.pace as 'slow-10',
    seq: row.seq,
    started_at: formatTimeOrNull(row.started_at),
    next: { method: 'GET' as const, path: `/api/v1/sessions/${row.id}/observation` },
  };
}
