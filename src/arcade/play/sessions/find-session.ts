import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { isAuthor, isAuthorOrTester } from '../../games/store/authors.ts';
import { isPublishedVersion } from '../../games/store/published-versions.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { LoadedSession } from './session-cache.ts';
import { isPublicSession } from './visibility.ts';

/**
 * The session if it is visible to the viewer. Refuses with not_found also when it exists and is not visible. With
 * `expectedSeq` a cached game is used as described at `SessionCache.open`.
 */
export async function findVisibleSession(
  db: Db | Tx,
  services: ArcadeServices,
  id: string,
  viewerId: string | null,
  expectedSeq?: number,
): Promise<LoadedSession | Refusal> {
  const session = await services.sessions.open(db, id, expectedSeq);
  if (session === undefined || !(await isVisible(db, session, viewerId)))
    return refuse(notFound, 'No session with this id is visible to you.');
  return session;
}

async function isVisible(db: Db | Tx, session: LoadedSession, viewerId: string | null): Promise<boolean> {
  const purpose = session.game === null ? session.row.purpose : session.game.setup.purpose;
  if (hasSharedSeed(purpose)) return viewerId !== null && isPlayerOf(session, viewerId);
  if (session.game !== null) {
    const { isPublic, players, header } = session.game.setup;
    if (viewerId !== null && players.includes(viewerId)) return true;
    const { slug = null, version = null } = header.game ?? {};
    return (
      (isPublic && (await isPublishedVersion(db, slug, version))) || isAuthorOfVersion(db, slug, version, viewerId)
    );
  }
  const { row, players } = session;
  const { game_slug: slug, game_version: version } = row;
  if (viewerId !== null && players.some(({ agent_id }) => agent_id === viewerId)) return true;
  if (isPublicSession(row) && (await isPublishedVersion(db, slug, version))) return true;
  if (await isAuthorOfVersion(db, slug, version, viewerId)) return true;
  return viewerId !== null && row.status === 'waiting' && mayJoin(db, row, viewerId);
}

/** Whether other sessions have the same seed: viewers of one would learn the pieces of those still in play. */
function hasSharedSeed(purpose: string): boolean {
  return purpose === 'daily' || purpose === 'duel';
}

function isPlayerOf(session: LoadedSession, agentId: string): boolean {
  return session.game === null
    ? session.players.some((player) => player.agent_id === agentId)
    : session.game.setup.players.includes(agentId);
}

/** Whether the viewer is the author of the version: an author may see all sessions on it, including private ones. */
export async function isAuthorOfVersion(
  db: Db | Tx,
  slug: string | null,
  version: string | null,
  viewerId: string | null,
): Promise<boolean> {
  return viewerId !== null && slug !== null && version !== null && isAuthor(db, slug, version, viewerId);
}

/**
 * Whether an agent without a seat may see the session because it may take an open seat. Practice on an engine or a
 * published version: any agent; practice on an unpublished version: its author and testers; certification: no agent,
 * because its seats are assigned.
 */
async function mayJoin(
  db: Db | Tx,
  { purpose, game_slug: slug, game_version: version }: SessionRow,
  viewerId: string,
): Promise<boolean> {
  if (purpose === 'certification' || isPublicSession({ purpose, game_slug: slug })) return false;
  if (slug === null || version === null || (await isPublishedVersion(db, slug, version))) return true;
  return isAuthorOrTester(db, slug, version, viewerId);
}
