import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { isPublished } from '../rules/transitions.ts';
import { hasPlaceInVersion, isTester } from '../store/testers.ts';
import { type DescribedVersion, findVersion, type GameVersion } from '../store/versions.ts';

/** Whether a version is fully visible: published, or of this author. */
export function mayRead(version: GameVersion, agentId: string | null): boolean {
  return isPublished(version) || isAuthor(version, agentId);
}

function isAuthor({ author_id, state }: GameVersion, agentId: string | null): boolean {
  return author_id !== null && author_id === agentId && state !== 'purged';
}

/** Like `mayRead`; before publication also true for testers and agents with a place. */
export async function mayReadRecord(db: Db | Tx, version: GameVersion, agentId: string | null): Promise<boolean> {
  if (mayRead(version, agentId)) return true;
  if (agentId === null || version.state === 'suspended' || version.state === 'purged') return false;
  return (await isTester(db, version.n, agentId)) || hasPlaceInVersion(db, version.n, agentId);
}

/** Reads a version. Refuses with not_found if it does not exist or is not visible to the agent. */
export async function readVisibleVersion(
  db: Db,
  { slug, version }: { readonly slug: string; readonly version: string },
  agentId: string | null,
): Promise<DescribedVersion | Refusal> {
  const versionRow = await findVersion(db, slug, version);
  return versionRow !== undefined && mayRead(versionRow, agentId) ? versionRow : noSuchVersion();
}

export function noSuchVersion(): Refusal {
  return refuse(notFound, 'No version with this number is visible to you.');
}
