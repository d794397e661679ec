import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { notFound } from '../../core/operation/errors.ts';
import type { Player } from '../schemas.ts';
import { isPublicSession } from '../sessions/visibility.ts';
import { findReplayRecord, type ReplayRecordRow } from '../store/replays.ts';
import { listPlayers } from '../store/seats.ts';
import { isShown } from '../store/shown-versions.ts';

export interface FoundReplay {
  readonly row: ReplayRecordRow;
  readonly players: readonly Player[];
}

/**
 * The replay if this viewer may see it: everybody that of a public session once it is verified, its
 * players at any time. Refuses with not_found, also where it only may not be seen.
 */
export async function findVisibleReplay(db: Db, id: string, viewerId: string | null): Promise<FoundReplay | Refusal> {
  const row = await findReplayRecord(db, id);
  if (row === undefined) return noSuchReplay();
  const players = await listPlayers(db, row.session_n);
  const isPlayer = players.some(({ agent_id }) => agent_id === viewerId);
  const isVisible = isPlayer || (isPublicReplay(row) && (await isShown(db, row.game_slug, row.game_version)));
  return isVisible ? { row, players } : noSuchReplay();
}

/** The same where nothing but a verified game can be told of. */
export async function findVerifiedReplay(db: Db, id: string, viewerId: string | null): Promise<FoundReplay | Refusal> {
  const found = await findVisibleReplay(db, id, viewerId);
  return 'row' in found && found.row.verified !== 'verified' ? noSuchReplay() : found;
}

function isPublicReplay(row: Pick<ReplayRecordRow, 'verified' | 'game_slug' | 'purpose'>): boolean {
  return row.verified === 'verified' && isPublicSession(row);
}

function noSuchReplay(): Refusal {
  return refuse(notFound, 'No replay that you may see has this id.');
}
