import type { Bundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { applyTransition, lockVersion, logTransition } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { newGame } from '../../../src/arcade/games/publishing/new-game.ts';
import { storeVersion, type VersionKey } from '../../../src/arcade/games/publishing/store-version.ts';
import type { WriteContext } from '../../../src/arcade/games/publishing/transition-request.ts';
import type { VersionState } from '../../../src/arcade/games/rules/transitions.ts';
import { putFile } from '../../../src/arcade/games/store/files.ts';
import { lockOrInsertGame } from '../../../src/arcade/games/store/games.ts';
import { newId } from '../../../src/core/base/ids.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import type { Tx } from '../../../src/core/db/transaction.ts';

/** Write context at the wall time `nowMs`. The running time `nowUs` is the same time unless the caller passes it. */
export function writeContextAt(nowMs: number, nowUs = nowMs * 1_000): WriteContext {
  return { nowMs, nowUs, newId: (prefix) => newId(prefix, nowMs) };
}

/** Inserts a bundle as a version in any state, without the checks of an upload. */
export async function insertTestVersion(
  tx: Tx,
  { manifest, digest, files }: Bundle,
  { authorId, state = 'scanned' }: { readonly authorId: string; readonly state?: VersionState },
  nowMs: number,
): Promise<VersionKey> {
  await lockOrInsertGame(tx, newGame(manifest, authorId, nowMs));
  for (const file of files) await putFile(tx, file, nowMs);
  const storedBundle = {
    manifest,
    digest,
    files: files.map(({ path, hash, bytes }) => ({ path, hash, size: bytes.length })),
  };
  return storeVersion(
    tx,
    storedBundle,
    { author_id: authorId, state, level: 'P1', shown_at: state === 'released' ? nowMs : null },
    writeContextAt(nowMs),
  );
}

/** Inserts a bundle as a version and releases the version. */
export async function insertReleasedVersion(
  tx: Tx,
  bundle: Bundle,
  authorId: string,
  nowMs: number,
): Promise<VersionKey> {
  const key = await insertTestVersion(tx, bundle, { authorId, state: 'approved' }, nowMs);
  const locked = await lockVersion(tx, key.slug, key.version);
  if (locked === undefined) throw new Error('A stored version cannot be locked.');
  const actor = { kind: 'author', name: authorId } as const;
  const transition = await applyTransition(tx, locked, { action: 'release', actor }, writeContextAt(nowMs));
  if (isRefusal(transition)) throw new Error(JSON.stringify(transition));
  return key;
}

/** Inserts a bundle as a version in the state `scanned`, and the entry of its upload in the release log. */
export async function insertUploadedVersion(
  tx: Tx,
  bundle: Bundle,
  authorId: string,
  nowMs: number,
): Promise<VersionKey> {
  const key = await insertTestVersion(tx, bundle, { authorId }, nowMs);
  const actor = { kind: 'author', name: authorId } as const;
  await logTransition(tx, key, { action: 'upload', actor, from: 'uploaded', to: 'scanned' }, writeContextAt(nowMs));
  return key;
}
