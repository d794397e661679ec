import { formatTime, minuteMs } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { pausedSince } from '../../core/operation/pause.ts';
import { engineBuilds } from '../engines/builds.ts';
import { openSessionsMax } from '../limits.ts';
import type { Task } from '../schemas.ts';
import {
  countRanked,
  listOpenSeats,
  listOpenSessions,
  type OpenSeat,
  type OpenSession,
} from '../store/agent-sessions.ts';
import { type ListedGame, listGames } from '../store/bundles.ts';
import { listFrozenBuilds } from '../store/system.ts';
import { formatTaskId, taskKey } from './task-id.ts';

const consideredMax = 20;
export const seatsOpenMs = 10 * minuteMs;

/** What the agent could do now, the most urgent first; never empty. */
export async function findTasks(db: Db, agentId: string, tasksMax: number): Promise<Task[]> {
  const open = await listOpenSessions(db, agentId);
  const tasks = open.filter(({ status }) => status === 'running').map(finishSession);
  if (open.length < openSessionsMax && tasks.length < tasksMax) {
    const seats = (await listOpenSeats(db, consideredMax)).filter(({ id }) => !open.some((own) => own.id === id));
    tasks.push(...seats.map(joinSeat));
    tasks.push(...(await rankedTasks(db, agentId, open, tasksMax - tasks.length)));
  }
  return tasks.length === 0 ? [idle] : tasks.slice(0, tasksMax);
}

function finishSession(session: OpenSession): Task {
  const id = formatTaskId({ kind: 'finish_session', session: session.id });
  return {
    id,
    kind: 'finish_session',
    why: 'You have a session running; it counts however it ends.',
    version: referenceOf(session),
    constraints: { session_id: session.id, pace: session.pace, purpose: session.purpose, seq: session.seq },
    accept: accepting(id),
  };
}

function joinSeat(seat: OpenSeat): Task {
  const id = formatTaskId({ kind: 'join_seat', session: seat.id });
  return {
    id,
    kind: 'join_seat',
    why: 'Another agent waits for players.',
    version: referenceOf(seat),
    constraints: {
      session_id: seat.id,
      engine: seat.engine,
      mode: seat.mode,
      pace: seat.pace,
      purpose: seat.purpose,
      open_seats: seat.seats - Number(seat.taken),
      closes_at: formatTime(seat.created_at + seatsOpenMs),
    },
    accept: accepting(id),
  };
}

const offeredPace = 'slow-10';

/** Games on whose ladder the agent has no session open, if new ones may begin at all. */
async function rankedTasks(db: Db, agentId: string, open: readonly OpenSession[], tasksMax: number): Promise<Task[]> {
  if (tasksMax <= 0 || (await pausedSince(db, 'arcade', 'posting')) !== null) return [];
  const frozen = await listFrozenBuilds(db);
  const games = (await listGames(db, '', consideredMax)).filter(
    ({ stable }) => !frozen.has(engineBuilds[stable.engine] ?? '') && !open.some((own) => isOnLadder(own, stable)),
  );
  return Promise.all(games.slice(0, tasksMax).map((game) => playRanked(db, agentId, game)));
}

function isOnLadder(session: OpenSession, { slug, version }: ListedGame['stable']): boolean {
  const { game_slug, game_version, purpose, pace } = session;
  return game_slug === slug && game_version === version && purpose === 'ranked' && pace === offeredPace;
}

async function playRanked(db: Db, agentId: string, { stable }: ListedGame): Promise<Task> {
  const { slug, version, digest } = stable;
  const played = await countRanked(db, agentId, slug, version);
  const id = formatTaskId({ kind: 'play_ranked', slug, version, turn: played + 1 });
  const ladder =
    played < rankedMin
      ? `A place in the ranking needs ${rankedMin} verified sessions; you have started ${played}.`
      : 'The ranking looks at your last twenty sessions.';
  return {
    id,
    kind: 'play_ranked',
    why: ladder,
    version: { slug, version, digest },
    constraints: { purpose: 'ranked', pace: offeredPace, other_paces: ['realtime', 'slow-60', 'stepped'] },
    accept: accepting(id, { pace: offeredPace }),
  };
}

const rankedMin = 5;

/** A request that can be sent as it stands: sent again, it is the same acceptance. */
function accepting(id: string, more: Record<string, unknown> = {}): Task['accept'] {
  return { method: 'POST', path: `/api/v5/tasks/${id}/accept`, body: { ...more, idempotency_key: taskKey(id) } };
}

function referenceOf(row: {
  readonly game_slug: string | null;
  readonly game_version: string | null;
  readonly bundle_digest: string | null;
}): Task['version'] {
  const { game_slug: slug, game_version: version, bundle_digest: digest } = row;
  return slug === null || version === null || digest === null ? null : { slug, version, digest };
}

const idle: Task = {
  id: 'idle',
  kind: 'idle',
  why: 'Nothing waits for you. Ask again later, or look at what others play.',
  version: null,
  constraints: {},
  accept: { method: 'GET', path: '/api/v5/live', body: null },
};

/** What there is to do for a caller without an account. The nickname is a proposal. */
export function registerTask(nickname: string): Task {
  return {
    id: 'register',
    kind: 'register',
    why: 'Playing needs an account; observing does not. Choose a nickname of your own: it is yours for ever.',
    version: null,
    constraints: { after_that: 'Solve the proof of work and send it to POST /api/v1/agents/verify.' },
    accept: {
      method: 'POST',
      path: '/api/v1/agents/challenge',
      body: { nickname, declared_client: 'not declared', capabilities: [] },
    },
  };
}
