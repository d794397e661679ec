import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { findAccount } from '../../../core/operation/accounts.ts';
import { isSuspended } from '../../../core/operation/credentials.ts';
import { findEntry } from '../../engines/entries.ts';
import { engineNotActive, heldVersion, nameSimilar, quotaExceeded, uncertified, versionOrder } from '../../errors.ts';
import type { Level } from '../rules/certificate.ts';
import { statesBeforeRelease } from '../rules/transitions.ts';
import { findSimilarGame } from '../store/games.ts';
import { lockReleaseHead } from '../store/transitions.ts';
import { type GameVersion, listVersions, listVersionsOf } from '../store/versions.ts';
import type { VersionLevel } from '../tables.ts';
import { compareVersionNumbers, isPreRelease, skeletonOf } from './names.ts';
import { testingMax } from './quotas.ts';
import { refuseDuringRelease } from './refuse-during-release.ts';
import type { LockedVersion } from './transition-request.ts';

// Preconditions of transitions other than the state: each returns a refusal or null.

/** Refuses with release_in_progress while another version of the game is in its release process. */
export async function refuseSecondRelease(tx: Tx, { version }: LockedVersion): Promise<Refusal | null> {
  const otherVersions = (await listVersions(tx, version.slug)).filter(({ n }) => n !== version.n);
  const versionBeforeRelease = otherVersions.find(({ state }) => statesBeforeRelease.includes(state));
  return versionBeforeRelease === undefined ? null : refuseDuringRelease('submit', version, versionBeforeRelease);
}

/** Refuses with quota_exceeded when the author has too many versions in testing. Requires the lock of the account. */
export async function refuseTestingQuota(tx: Tx, authorId: string): Promise<Refusal | null> {
  const testingCount = (await listVersionsOf(tx, authorId)).filter(({ state }) => state === 'testing').length;
  if (testingCount < testingMax) return null;
  const members = { quota: 'versions_in_testing', used: testingCount, max: testingMax };
  return refuse(quotaExceeded, 'You have too many versions in testing.', members);
}

/**
 * Preconditions of canary and release: an active engine, no hold, and a distinctive name. Refuses with
 * engine_not_active, held or name_similar.
 */
export async function refusePublication(tx: Tx, { version }: LockedVersion, nowMs: number): Promise<Refusal | null> {
  if (findEntry(version.engine)?.lifecycle !== 'active')
    return refuse(engineNotActive, 'The engine of this version is not active.');
  // Publications of different games lock different rows; the log's head, which each of them locks, orders their checks.
  await lockReleaseHead(tx);
  return (
    refuseHeldVersion(await holdReasonOf(tx, version, nowMs)) ??
    (await refuseSimilarName(tx, { ...version.manifest, authorId: version.author_id }))
  );
}

/** Reason of a hold; the suspension of an author holds all its versions. */
export async function holdReasonOf(db: Db | Tx, version: GameVersion, nowMs: number): Promise<string | null> {
  if (version.held !== null || version.author_id === null) return version.held;
  const account = await findAccount(db, version.author_id);
  return account !== undefined && isSuspended(account, nowMs) ? 'author_suspended' : null;
}

function refuseHeldVersion(reasonCode: string | null): Refusal | null {
  if (reasonCode === null) return null;
  return refuse(heldVersion, 'This version is held.', { held: { reason_code: reasonCode } });
}

/** Refuses with name_similar when the name resembles that of another game. */
export async function refuseSimilarName(
  db: Db | Tx,
  { slug, title, authorId }: { readonly slug: string; readonly title: string; readonly authorId: string | null },
): Promise<Refusal | null> {
  const similarSlug = await findSimilarGame(db, { slug, authorId, skeletons: [skeletonOf(slug), skeletonOf(title)] });
  if (similarSlug === undefined) return null;
  return refuse(nameSimilar, 'Slug or title looks like that of another game.', { slug: similarSlug });
}

/** Whether a version of this level has the certificate of the required level. P4 includes P3. */
export function isCertified(level: VersionLevel, requiredLevel: Level): boolean {
  return level === requiredLevel || level === 'P4';
}

/** Refuses with uncertified without the certificates that a release needs. */
export function refuseUncertifiedVersion({ level }: GameVersion, requiredLevel: Level): Refusal | null {
  if (isCertified(level, requiredLevel)) return null;
  return refuse(uncertified, `A release needs the certificate ${requiredLevel}.`, { level, missing: requiredLevel });
}

/** Refuses with version_order for a pre-release and for a number that is not above that of the stable version. */
export function refuseVersionOrder({ game, version }: LockedVersion): Refusal | null {
  const stableVersion = game.stable_version;
  const isPreReleaseVersion = isPreRelease(version.version);
  if (!isPreReleaseVersion && (stableVersion === null || compareVersionNumbers(version.version, stableVersion) > 0))
    return null;
  const reason = isPreReleaseVersion
    ? 'A pre-release cannot be released.'
    : 'The version number is not above that of the stable one.';
  return refuse(versionOrder, reason, { stable: stableVersion });
}
