import { hash } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { formatTime, hourMs, secondMs } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { rateLimited, storageUnavailable } from '../../../core/operation/errors.ts';
import { windowMembers } from '../../../core/operation/rate-limit.ts';
import { uploadsPerHour } from '../../limits.ts';
import { appendEvent } from '../../store/events.ts';
import { scanPolicy } from '../bundle/scan/policy.ts';
import { lockCompleteFiles } from '../store/files.ts';
import { lockOrInsertGame, updateGame } from '../store/games.ts';
import { findVersion, listVersionsOf } from '../store/versions.ts';
import { logTransition } from './apply-transition.ts';
import { findConflicts } from './conflicts.ts';
import { gameTextsOf, newGame } from './new-game.ts';
import type { PreparedUpload } from './prepare-upload.ts';
import { storeVersion } from './store-version.ts';
import type { WriteContext } from './transition-request.ts';

export interface Uploader {
  readonly id: string;
  /** Whether the uploader's uploads are rate limited. */
  readonly isLimited: boolean;
}

/**
 * Stores the version of a prepared upload; an unchanged bundle is a no-op. Lock order, common to all writers: account
 * (held by the caller), game, files, release log. Refuses with the first conflict of `findConflicts`, with
 * rate_limited, and with storage_unavailable.
 */
export async function uploadVersion(
  tx: Tx,
  { bundle, report }: PreparedUpload,
  author: Uploader,
  writeContext: WriteContext,
): Promise<{ readonly isNew: boolean } | Refusal> {
  const { manifest } = bundle;
  const game = await lockOrInsertGame(tx, newGame(manifest, author.id, writeContext.nowMs));
  const [conflict] = await findConflicts(tx, bundle, author.id);
  if (conflict !== undefined) return conflict;
  if ((await findVersion(tx, manifest.slug, manifest.version)) !== undefined) return { isNew: false };
  const refusal = author.isLimited ? await refuseFrequentUploads(tx, author.id, writeContext.nowMs) : null;
  if (refusal !== null) return refusal;
  if (
    !(await lockCompleteFiles(
      tx,
      bundle.files.map((file) => file.hash),
    ))
  )
    return refuse(storageUnavailable, 'A file of the bundle was removed during the upload.', {
      retry_after_seconds: 1,
    });
  const reportJson = canonicalJson(report);
  const versionKey = await storeVersion(
    tx,
    bundle,
    {
      author_id: author.id,
      state: 'scanned',
      level: 'P1',
      scan_policy: report.policy,
      scan_revision: scanPolicy.revision,
      report: reportJson,
      report_sha256: hash('sha256', reportJson),
    },
    writeContext,
  );
  // The texts of a game are deleted with the last of its versions.
  if (game.title === '') await updateGame(tx, game.slug, gameTextsOf(manifest));
  const actor = { kind: 'author', name: author.id } as const;
  const entry = await logTransition(
    tx,
    versionKey,
    { action: 'upload', actor, from: 'uploaded', to: 'scanned' },
    writeContext,
  );
  const event = {
    kind: 'game.uploaded',
    subjectId: `${versionKey.slug}@${versionKey.version}`,
    objectId: entry.id,
  } as const;
  await appendEvent(tx, { ...event, actorId: author.id, privateTo: author.id }, writeContext);
  return { isNew: true };
}

/** Limits the uploads that an author stores per hour; counts the versions stored by all nodes. */
async function refuseFrequentUploads(tx: Tx, authorId: string, nowMs: number): Promise<Refusal | null> {
  const { stored: storedMax } = uploadsPerHour;
  const uploadTimes = (await listVersionsOf(tx, authorId)).map(({ created_at }) => created_at).sort((a, b) => b - a);
  // Uploads are accepted again an hour after the oldest of the newest `storedMax` uploads.
  const acceptedFromMs = (uploadTimes[storedMax - 1] ?? Number.NEGATIVE_INFINITY) + hourMs;
  if (acceptedFromMs <= nowMs) return null;
  const seconds = Math.max(1, Math.ceil((acceptedFromMs - nowMs) / secondMs));
  return refuse(
    rateLimited,
    `The bundle was not stored: an account stores at most ${storedMax} new versions per hour. The next upload is accepted from ${formatTime(acceptedFromMs)}.`,
    windowMembers('stored_uploads', { points: storedMax, seconds: hourMs / secondMs }, seconds),
  );
}
