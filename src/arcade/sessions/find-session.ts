import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/operation/errors.ts';
import type { ArcadeServices } from '../services.ts';
import type { Opened } from './sessions.ts';
import { isPublicSession } from './visibility.ts';

/** The session if this viewer may see it. Refuses with not_found, also where it only may not. */
export async function findVisible(
  db: Db | Tx,
  services: ArcadeServices,
  id: string,
  viewerId: string | null,
  expectedSeq?: number,
): Promise<Opened | Refusal> {
  const opened = await services.sessions.open(db, id, expectedSeq);
  if (opened === undefined || !isVisible(opened, viewerId))
    return refuse(notFound, 'No session that you may see has this id.');
  return opened;
}

function isVisible(opened: Opened, viewerId: string | null): boolean {
  if (opened.game !== null) {
    const { isPublic, players } = opened.game.facts;
    return isPublic || (viewerId !== null && players.includes(viewerId));
  }
  const { row, players } = opened;
  if (isPublicSession(row)) return true;
  // Any agent may take an open seat.
  return viewerId !== null && (row.status === 'waiting' || players.some(({ agent_id }) => agent_id === viewerId));
}
