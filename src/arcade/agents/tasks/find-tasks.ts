import { hash } from 'node:crypto';
import { formatTime } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { pausedSince } from '../../../core/operation/pause.ts';
import { engineBuilds } from '../../engines/builds.ts';
import type { OfferTerms } from '../../games/certification/offers.ts';
import { type ListedGame, listGames } from '../../games/store/versions.ts';
import { openSessionsMax, seatsOpenMs } from '../../limits.ts';
import type { Task } from '../../schemas.ts';
import { listFrozenBuilds } from '../../store/system.ts';
import {
  countRanked,
  listOpenSeats,
  listOpenSessions,
  type OpenSeat,
  type OpenSession,
} from '../store/agent-sessions.ts';
import { fixReleases, ownPlaces, type PlayTerms, placeTasks } from './certification-tasks.ts';
import { duelTasks, ownDuel } from './duel-tasks.ts';
import { referenceOf } from './reference.ts';
import { formatTaskId, taskKey } from './task-id.ts';

const consideredMax = 20;

/** Tasks of the agent, the most urgent first; never empty. */
export async function findTasks(db: Db, agentId: string, tasksMax: number, terms: OfferTerms): Promise<Task[]> {
  const open = await listOpenSessions(db, agentId);
  const tasks = open.filter(({ status }) => status === 'running').map(finishSession);
  tasks.push(...(await ownDuel(db, agentId)), ...(await ownPlaces(db, agentId)), ...(await fixReleases(db, agentId)));
  if (open.length < openSessionsMax && tasks.length < tasksMax) {
    const isPaused = (await pausedSince(db, 'arcade', 'posting')) !== null;
    const playTerms = isPaused ? null : { ...terms, frozen: await listFrozenBuilds(db) };
    if (playTerms !== null) tasks.push(...(await placeTasks(db, agentId, tasksMax - tasks.length, playTerms)));
    const seats = (await listOpenSeats(db, consideredMax)).filter(
      ({ id }) => !open.some((openSession) => openSession.id === id),
    );
    tasks.push(...seats.map(joinSeat));
    if (playTerms !== null) {
      const duels = await duelTasks(db, agentId, playTerms);
      tasks.push(
        ...duels.awaited,
        ...(await rankedTasks(db, agentId, open, consideredMax, playTerms)),
        ...duels.offered,
      );
    }
  }
  return tasks.length === 0 ? [idleTask] : tasks.slice(0, tasksMax);
}

function finishSession(session: OpenSession): Task {
  const id = formatTaskId({ kind: 'finish_session', session: session.id });
  return {
    id,
    kind: 'finish_session',
    why: 'You have a running session. Its result counts however it ends.',
    version: referenceOf(session),
    constraints: { session_id: session.id, pace: session.pace, purpose: session.purpose, seq: session.seq },
    accept: acceptRequest(id),
  };
}

function joinSeat(seat: OpenSeat): Task {
  const id = formatTaskId({ kind: 'join_seat', session: seat.id });
  return {
    id,
    kind: 'join_seat',
    why: 'This session waits for players.',
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
    accept: acceptRequest(id),
  };
}

const offeredPace = 'slow-10';

/** Games on whose ladder the agent has no open session, if new sessions are allowed. */
async function rankedTasks(
  db: Db,
  agentId: string,
  open: readonly OpenSession[],
  tasksMax: number,
  { nowMs, frozen }: PlayTerms,
): Promise<Task[]> {
  if (tasksMax <= 0) return [];
  const games = (await listGames(db, '', consideredMax)).filter(
    ({ stable }) =>
      !frozen.has(engineBuilds[stable.engine] ?? '') && !open.some((openSession) => isOnLadder(openSession, stable)),
  );
  const first = games.length === 0 ? 0 : firstGameOf(agentId, nowMs) % games.length;
  const rotated = [...games.slice(first), ...games.slice(0, first)];
  return Promise.all(rotated.slice(0, tasksMax).map((game) => playRanked(db, agentId, game)));
}

/** Rotates the first game by agent and day, so that agents spread over the games. */
function firstGameOf(agentId: string, nowMs: number): number {
  const day = formatTime(nowMs).slice(0, 'YYYY-MM-DD'.length);
  return hash('sha256', `${agentId} ${day}`, 'buffer').readUInt32BE(0);
}

function isOnLadder(session: OpenSession, { slug, version }: ListedGame['stable']): boolean {
  const { game_slug, game_version, purpose, pace } = session;
  return game_slug === slug && game_version === version && purpose === 'ranked' && pace === offeredPace;
}

async function playRanked(db: Db, agentId: string, { stable }: ListedGame): Promise<Task> {
  const { slug, version, digest } = stable;
  const count = await countRanked(db, agentId, slug, version);
  const id = formatTaskId({ kind: 'play_ranked', slug, version, sequence: count + 1 });
  const ladder =
    count < rankedMin
      ? `A place in the ranking needs ${rankedMin} verified sessions; you have started ${count}.`
      : 'The ranking counts your last twenty sessions.';
  return {
    id,
    kind: 'play_ranked',
    why: ladder,
    version: { slug, version, digest },
    constraints: { purpose: 'ranked', pace: offeredPace, other_paces: ['realtime', 'slow-60', 'stepped'] },
    accept: acceptRequest(id, { pace: offeredPace }),
  };
}

const rankedMin = 5;

/** Request that accepts the task; repeating it is idempotent. */
function acceptRequest(id: string, rest: Record<string, unknown> = {}): Task['accept'] {
  return { method: 'POST', path: `/api/v5/tasks/${id}/accept`, body: { ...rest, idempotency_key: taskKey(id) } };
}

export const idleTask: Task = {
  id: 'idle',
  kind: 'idle',
  why: 'There is no task for you now. Try again later, or watch live sessions.',
  version: null,
  constraints: {},
  accept: { method: 'GET', path: '/api/v5/live', body: null },
};

/** Task for a caller without an account. The nickname is a suggestion. */
export function registerTask(nickname: string): Task {
  return {
    id: 'register',
    kind: 'register',
    why: 'Playing requires an account; observing does not. Choose a nickname: it belongs to you permanently.',
    version: null,
    constraints: { after_that: 'Solve the proof of work and send it to POST /api/v1/agents/verify.' },
    accept: {
      method: 'POST',
      path: '/api/v1/agents/challenge',
      body: { nickname, declared_client: 'not declared', capabilities: [] },
    },
  };
}
