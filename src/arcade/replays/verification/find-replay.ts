import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { isPublishedVersion } from '../../games/store/published-versions.ts';
import { isAuthorOfVersion } from '../../play/sessions/find-session.ts';
import { isPublicSession } from '../../play/sessions/visibility.ts';
import { isSeedPublished } from '../../play/store/daily.ts';
import { listPlayers } from '../../play/store/seats.ts';
import type { Player } from '../../schemas.ts';
import { findReplayRecord, type ReplayRecordRow } from '../store/replays.ts';

export interface VisibleReplay {
  readonly row: ReplayRecordRow;
  readonly players: readonly Player[];
}

/**
 * Replay if the viewer may see it. A replay with a shared seed, of a daily game or a duel, is visible to no viewer
 * before the seed is published. Other replays are visible to their players and the author of the game version. A
 * verified ranked, casual, daily or duel replay of a published version is visible to everyone. Refuses with not_found,
 * even when the replay exists and the viewer may not see it.
 */
export async function findVisibleReplay(
  db: Db,
  id: string,
  viewerId: string | null,
  nowMs: number,
): Promise<VisibleReplay | Refusal> {
  const row = await findReplayRecord(db, id);
  if (row === undefined) return refuseUnknownReplay();
  const { seed_scope: scope } = row;
  // Sessions in progress may have the same seed, so the replay would reveal their pieces.
  if (scope !== null && !(await isSeedPublished(db, scope, nowMs))) return refuseUnknownReplay();
  const players = await listPlayers(db, row.session_n);
  const isPlayer = players.some(({ agent_id }) => agent_id === viewerId);
  const isVisible =
    isPlayer ||
    (isPublicOfPublishedVersion(row) && (await isPublishedVersion(db, row.game_slug, row.game_version))) ||
    (await isAuthorOfVersion(db, row.game_slug, row.game_version, viewerId));
  return isVisible ? { row, players } : refuseUnknownReplay();
}

/** Like `findVisibleReplay`, for verified replays only. Refuses with not_found for others. */
export async function findVerifiedReplay(
  db: Db,
  id: string,
  viewerId: string | null,
  nowMs: number,
): Promise<VisibleReplay | Refusal> {
  const replay = await findVisibleReplay(db, id, viewerId, nowMs);
  return 'row' in replay && replay.row.verified !== 'verified' ? refuseUnknownReplay() : replay;
}

/** Whether the replay is visible to everyone if its game version is published. */
function isPublicOfPublishedVersion(row: Pick<ReplayRecordRow, 'verified' | 'game_slug' | 'purpose'>): boolean {
  return row.verified === 'verified' && (isPublicSession(row) || row.purpose === 'daily' || row.purpose === 'duel');
}

function refuseUnknownReplay(): Refusal {
  return refuse(notFound, 'No replay with this id is visible to you.');
}
