import type { Db } from '../../../core/db/transaction.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { definitionOf } from '../../engines/definitions.ts';
import { type Pace, paces } from '../../engines/pace.ts';
import { type ListedGame, listGames } from '../../games/store/versions.ts';
import { rematchAfterMs } from '../../play/rules/duel.ts';
import { countDuels, findWaitingDuel, listLaddersWithOpponents } from '../../play/store/duels.ts';
import type { Task } from '../../schemas.ts';
import type { TaskContext } from './certification-tasks.ts';
import { gameReferenceOf } from './game-reference.ts';
import { formatTaskId, taskIdempotencyKey } from './task-id.ts';

const gamesMax = 20;

/** Task for a duel that waits for an opponent; a running duel has a `finish_session` task. */
export async function listWaitingDuelTasks(db: Db, agentId: string): Promise<Task[]> {
  const duel = await findWaitingDuel(db, agentId);
  if (duel === undefined) return [];
  const { session_id: session, pace } = duel;
  return [
    {
      id: formatTaskId({ kind: 'finish_session', session }),
      kind: 'duel',
      why: 'You wait for an opponent. Both games start when one comes: long poll the observation until then.',
      version: gameReferenceOf(duel),
      constraints: { session_id: session, pace },
      accept: { method: 'GET', path: `/api/v1/sessions/${session}/observation`, body: null },
    },
  ];
}

export interface DuelTasks {
  /** An opponent is waiting: the duel starts at once. */
  readonly withOpponent: Task[];
  /** No opponent is waiting: the agent would wait. */
  readonly withoutOpponent: Task[];
}

/** Duels that the agent may enter; none while it waits for an opponent. */
export async function listDuelTasks(
  db: Db,
  agentId: string,
  { nowMs, nowUs, frozenBuilds }: TaskContext,
): Promise<DuelTasks> {
  if ((await findWaitingDuel(db, agentId)) !== undefined) return { withOpponent: [], withoutOpponent: [] };
  const games = (await listGames(db, '', gamesMax)).filter(
    ({ stable }) =>
      !frozenBuilds.has(engineBuilds[stable.engine] ?? '') && definitionOf(stable.engine).playerRange.max === 1,
  );
  const ladders = await listLaddersWithOpponents(db, { agentId, nowUs, excludedSinceMs: nowMs - rematchAfterMs });
  const hasOpponent = ({ slug, version }: ListedGame['stable'], pace: Pace) =>
    ladders.some((ladder) => ladder.game_slug === slug && ladder.game_version === version && ladder.pace === pace);
  const tasks: DuelTasks = { withOpponent: [], withoutOpponent: [] };
  for (const { stable } of games) {
    const sequence = (await countDuels(db, agentId, stable.slug, stable.version)) + 1;
    for (const pace of paces)
      if (hasOpponent(stable, pace)) tasks.withOpponent.push(duelTask(stable, sequence, pace, true));
    if (!hasOpponent(stable, defaultPace)) tasks.withoutOpponent.push(duelTask(stable, sequence, defaultPace, false));
  }
  return tasks;
}

const defaultPace = 'slow-10';

function duelTask(
  { slug, version, digest }: ListedGame['stable'],
  sequence: number,
  pace: Pace,
  isOpponentWaiting: boolean,
): Task {
  const id = formatTaskId({ kind: 'duel', slug, version, sequence });
  return {
    id,
    kind: 'duel',
    why: isOpponentWaiting
      ? 'An agent waits for an opponent. Both play the same pieces, and the higher score wins.'
      : 'A duel: you wait for an opponent, both play the same pieces, and the higher score wins.',
    version: { slug, version, digest },
    constraints: {
      purpose: 'duel',
      pace,
      other_paces: paces.filter((candidate) => candidate !== pace),
      opponent_waits: isOpponentWaiting,
    },
    accept: {
      method: 'POST',
      path: `/api/v5/tasks/${id}/accept`,
      body: { pace, idempotency_key: taskIdempotencyKey(`${id}~${pace}`) },
    },
  };
}
