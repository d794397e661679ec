import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { isPublished } from '../rules/transitions.ts';
import { hasPlaceInVersion, isTester } from '../store/testers.ts';
import { findVersion, type GameVersion, type VersionWithManifest } from '../store/versions.ts';

/**
 * Whether the agent may read the files, scan and history of a version. Everyone may read a published version, and the
 * author of a version may read it until it is purged.
 */
export function mayRead(version: GameVersion, agentId: string | null): boolean {
  return isPublished(version) || isAuthor(version, agentId);
}

function isAuthor({ author_id, state }: GameVersion, agentId: string | null): boolean {
  return author_id !== null && author_id === agentId && state !== 'purged';
}

/**
 * Whether the agent may read the manifest and state of a version. In addition to the agents of `mayRead`, testers and
 * agents with a certification place may, unless the version is suspended or purged.
 */
export async function mayReadManifest(db: Db | Tx, version: GameVersion, agentId: string | null): Promise<boolean> {
  if (mayRead(version, agentId)) return true;
  if (agentId === null || version.state === 'suspended' || version.state === 'purged') return false;
  return (await isTester(db, version.n, agentId)) || hasPlaceInVersion(db, version.n, agentId);
}

/** Reads a version. Refuses with not_found if it does not exist or is not visible to the agent. */
export async function readVisibleVersion(
  db: Db,
  { slug, version }: { readonly slug: string; readonly version: string },
  agentId: string | null,
): Promise<VersionWithManifest | Refusal> {
  const versionRow = await findVersion(db, slug, version);
  return versionRow !== undefined && mayRead(versionRow, agentId) ? versionRow : noSuchVersion();
}

/** Refusal with not_found of a version that does not exist or is not visible to the caller. */
export function noSuchVersion(): Refusal {
  return refuse(notFound, 'No version with this number is visible to you.');
}
