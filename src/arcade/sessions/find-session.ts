import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/operation/errors.ts';
import type { RunningArcade } from '../running-arcade.ts';
import { isShown } from '../store/shown-versions.ts';
import type { Opened } from './sessions.ts';
import { isPublicSession } from './visibility.ts';

/** The session if this viewer may see it. Refuses with not_found, also where it only may not. */
export async function findVisible(
  db: Db | Tx,
  services: RunningArcade,
  id: string,
  viewerId: string | null,
  expectedSeq?: number,
): Promise<Opened | Refusal> {
  const opened = await services.sessions.open(db, id, expectedSeq);
  if (opened === undefined || !(await isVisible(db, opened, viewerId)))
    return refuse(notFound, 'No session that you may see has this id.');
  return opened;
}

async function isVisible(db: Db | Tx, opened: Opened, viewerId: string | null): Promise<boolean> {
  if (opened.game !== null) {
    const { isPublic, players, header } = opened.game.facts;
    if (viewerId !== null && players.includes(viewerId)) return true;
    return isPublic && isShown(db, header.game?.slug ?? null, header.game?.version ?? null);
  }
  const { row, players } = opened;
  if (viewerId !== null && players.some(({ agent_id }) => agent_id === viewerId)) return true;
  if (isPublicSession(row)) return isShown(db, row.game_slug, row.game_version);
  // Any agent may take an open seat.
  return viewerId !== null && row.status === 'waiting';
}
