import { hash } from 'node:crypto';
import { formatTime } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { findPausedSince } from '../../../core/operation/pause.ts';
import { engineBuilds } from '../../engines/builds.ts';
import type { OfferContext } from '../../games/certification/offers.ts';
import { type ListedGame, listGames } from '../../games/store/versions.ts';
import { openSessionsMax, seatsOpenMs } from '../../limits.ts';
import type { Task } from '../../schemas.ts';
import { listFrozenBuilds } from '../../store/system.ts';
import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import {
  countRankedSessions,
  listOpenSessions,
  listSessionsWithOpenSeats,
  type OpenSession,
  type SessionWithOpenSeats,
} from '../store/agent-sessions.ts';
import {
  listFixReleaseTasks,
  listHeldPlaceTasks,
  listOfferedPlaceTasks,
  type TaskContext,
} from './certification-tasks.ts';
import { listDuelTasks, listWaitingDuelTasks } from './duel-tasks.ts';
import { gameReferenceOf } from './game-reference.ts';
import { formatTaskId, taskIdempotencyKey } from './task-id.ts';

const candidatesMax = 20;

/** Tasks of the agent, the most urgent first; never empty. */
export async function findTasks(
  db: Db,
  agentId: string,
  tasksMax: number,
  offerContext: OfferContext,
): Promise<Task[]> {
  const openSessions = await listOpenSessions(db, agentId);
  const tasks = openSessions.filter(({ status }) => status === 'running').map(finishSessionTask);
  tasks.push(
    ...(await listWaitingDuelTasks(db, agentId)),
    ...(await listHeldPlaceTasks(db, agentId)),
    ...(await listFixReleaseTasks(db, agentId)),
  );
  if (openSessions.length < openSessionsMax && tasks.length < tasksMax) {
    const isPaused = (await findPausedSince(db, 'arcade', 'posting')) !== null;
    const taskContext = isPaused ? null : { ...offerContext, frozenBuilds: await listFrozenBuilds(db) };
    if (taskContext !== null)
      tasks.push(...(await listOfferedPlaceTasks(db, agentId, tasksMax - tasks.length, taskContext)));
    const joinableSessions = (await listSessionsWithOpenSeats(db, candidatesMax)).filter(
      ({ id }) => !openSessions.some((openSession) => openSession.id === id),
    );
    tasks.push(...joinableSessions.map((session) => joinSeatTask(session, offerContext.nowMs)));
    if (taskContext !== null) {
      const duels = await listDuelTasks(db, agentId, taskContext);
      tasks.push(
        ...duels.withOpponent,
        ...(await listRankedTasks(db, agentId, openSessions, candidatesMax, taskContext)),
        ...duels.withoutOpponent,
      );
    }
  }
  return tasks.length === 0 ? [idleTask] : tasks.slice(0, tasksMax);
}

function finishSessionTask(session: OpenSession): Task {
  const id = formatTaskId({ kind: 'finish_session', session: session.id });
  return {
    id,
    kind: 'finish_session',
    why: 'You have a running session. Its result counts however it ends.',
    version: gameReferenceOf(session),
    constraints: { session_id: session.id, pace: session.pace, purpose: session.purpose, seq: session.seq },
    accept: acceptRequest(id),
  };
}

function joinSeatTask(session: SessionWithOpenSeats, nowMs: number): Task {
  const id = formatTaskId({ kind: 'join_seat', session: session.id });
  return {
    id,
    kind: 'join_seat',
    why: 'This session waits for players.',
    version: gameReferenceOf(session),
    constraints: {
      session_id: session.id,
      engine: session.engine,
      mode: session.mode,
      pace: session.pace,
      purpose: session.purpose,
      open_seats: session.seats - Number(session.taken_seats),
      closes_at: formatTime(session.created_at + seatsOpenMs),
    },
    // An agent that left the session may take a seat again, with another idempotency key.
    accept: acceptRequest(id, {}, `${id}~${nowMs}`),
  };
}

const defaultPace = 'slow-10';

/** Tasks for ranked games: on ladders where the agent has no open session, and engine builds that are not frozen. */
async function listRankedTasks(
  db: Db,
  agentId: string,
  openSessions: readonly OpenSession[],
  tasksMax: number,
  { nowMs, frozenBuilds }: TaskContext,
): Promise<Task[]> {
  if (tasksMax <= 0) return [];
  const games = (await listGames(db, '', candidatesMax)).filter(
    ({ stable }) =>
      !frozenBuilds.has(engineBuilds[stable.engine] ?? '') &&
      !openSessions.some((openSession) => isOnLadder(openSession, stable)),
  );
  const offset = games.length === 0 ? 0 : rotationOffset(agentId, nowMs) % games.length;
  const rotated = [...games.slice(offset), ...games.slice(0, offset)];
  return Promise.all(rotated.slice(0, tasksMax).map((game) => playRankedTask(db, agentId, game)));
}

/** Pseudo-random number of an agent and a day (UTC), by which the list of games is rotated to spread the agents. */
function rotationOffset(agentId: string, nowMs: number): number {
  const day = formatTime(nowMs).slice(0, 'YYYY-MM-DD'.length);
  return hash('sha256', `${agentId} ${day}`, 'buffer').readUInt32BE(0);
}

function isOnLadder(session: OpenSession, { slug, version }: ListedGame['stable']): boolean {
  const { game_slug, game_version, purpose, pace } = session;
  return game_slug === slug && game_version === version && purpose === 'ranked' && pace === defaultPace;
}

async function playRankedTask(db: Db, agentId: string, { stable }: ListedGame): Promise<Task> {
  const { slug, version, digest } = stable;
  const count = await countRankedSessions(db, agentId, slug, version);
  const id = formatTaskId({ kind: 'play_ranked', slug, version, sequence: count + 1 });
  const why =
    count < gamesMin
      ? `A rating needs ${gamesMin} verified ranked sessions; you have started ${count}.`
      : `The ranking counts your last ${countedGamesMax} verified ranked sessions.`;
  return {
    id,
    kind: 'play_ranked',
    why,
    version: { slug, version, digest },
    constraints: { purpose: 'ranked', pace: defaultPace, other_paces: ['realtime', 'slow-60', 'stepped'] },
    accept: acceptRequest(id, { pace: defaultPace }),
  };
}

/** Request that accepts the task; repeating it is idempotent. `keyText`: text of which the key is a hash. */
function acceptRequest(id: string, bodyFields: Record<string, unknown> = {}, keyText = id): Task['accept'] {
  return {
    method: 'POST',
    path: `/api/v5/tasks/${id}/accept`,
    body: { ...bodyFields, idempotency_key: taskIdempotencyKey(keyText) },
  };
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
