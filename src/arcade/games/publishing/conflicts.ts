import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { fileBlocked, quotaExceeded, slugTaken, versionExists } from '../../errors.ts';
import { isErased } from '../rules/transitions.ts';
import { hasBlockedFile } from '../store/files.ts';
import { findGame } from '../store/games.ts';
import { findVersion, listVersions } from '../store/versions.ts';
import { refuseSimilarName } from './preconditions.ts';
import { type Quota, readQuotas, versionsPerGameMax } from './quotas.ts';
import type { StoredBundle } from './store-version.ts';

/**
 * Conflicts that an upload of this valid bundle by this author would have now; none when the same bundle is stored
 * already. Returns them as refusals.
 */
export async function findConflicts(db: Db | Tx, bundle: StoredBundle, authorId: string): Promise<Refusal[]> {
  const { manifest, digest, files } = bundle;
  const { slug, version, title } = manifest;
  const game = await findGame(db, slug);
  if (game !== undefined && game.author_id !== authorId)
    return [refuse(slugTaken, 'The slug belongs to another author. Choose another one.')];
  const existingVersion = await findVersion(db, slug, version);
  if (existingVersion !== undefined)
    return existingVersion.digest === digest && !isErased(existingVersion)
      ? []
      : [refuse(versionExists, 'This version number is taken. Choose another one.')];
  const isBlocked = await hasBlockedFile(
    db,
    files.map(({ hash }) => hash),
  );
  return [
    isBlocked ? refuse(fileBlocked, 'A file of the bundle is blocked on this server.') : null,
    await refuseSimilarName(db, { slug, title, authorId }),
    await refuseQuota(db, bundle, authorId, game !== undefined),
  ].filter((conflict) => conflict !== null);
}

async function refuseQuota(
  db: Db | Tx,
  { manifest, files }: StoredBundle,
  authorId: string,
  isGameStored: boolean,
): Promise<Refusal | null> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const addedUse: Readonly<Record<string, number>> = {
    games: 1,
    unshown_versions: 1,
    unshown_bytes: bytes,
  };
  const versionCount = (await listVersions(db, manifest.slug)).length;
  const quotas: Quota[] = [
    ...(await readQuotas(db, authorId))
      .filter(({ quota }) => quota in addedUse)
      // The game of the upload counts once, even if it is stored already: an upload inserts it before this check.
      .map((quota) => (quota.quota === 'games' && isGameStored ? { ...quota, used: quota.used - 1 } : quota)),
    { quota: 'versions_of_game', used: versionCount, max: versionsPerGameMax },
  ];
  const exceededQuota = quotas.find(({ quota, used, max }) => used + (addedUse[quota] ?? 1) > max);
  if (exceededQuota === undefined) return null;
  return refuse(
    quotaExceeded,
    `This upload exceeds the quota ${exceededQuota.quota}: ${exceededQuota.used} of ${exceededQuota.max} are in use.`,
    {
      ...exceededQuota,
    },
  );
}
