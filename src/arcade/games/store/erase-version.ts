import type { Tx } from '../../../core/db/transaction.ts';
import { eraseStoredResponses } from '../../../core/operation/idempotency.ts';
import { eraseAppeals } from './appeals.ts';
import { selectUnreferencedFiles } from './files.ts';
import { updateGame } from './games.ts';
import { eraseReasons } from './transitions.ts';
import { type GameVersion, updateVersion } from './versions.ts';

/**
 * Deletes the content of a version: manifest, report, statement, reasons, appeals, testers, screenshots, files that
 * nothing else references, and stored responses; ends its hold. Slug, version and digest remain, so that the version
 * number cannot be reused for other content. Requires the game's lock.
 */
export async function eraseVersion(tx: Tx, { n, id, slug, digest }: GameVersion): Promise<void> {
  tx.markErasure();
  const appeals = await eraseAppeals(tx, n);
  await eraseStoredResponses(tx, [id, ...appeals]);
  await eraseReasons(tx, n);
  await updateVersion(tx, n, { manifest: '{}', report: null, statement: null, held: null });
  await tx.run(tx.query.deleteFrom('arcade_tester').where('version_n', '=', n));
  const screenshots = await eraseScreenshots(tx, n);
  const files = await deleteFileList(tx, digest);
  await deleteUnreferencedFiles(tx, [...screenshots, ...files]);
  await clearGameTexts(tx, slug);
}

/**
 * Locks the files and screenshots of versions that will be erased in this transaction. Called before the release log is
 * locked, because an upload locks its files before the log.
 */
export async function lockFilesOfVersions(
  tx: Tx,
  versions: readonly Pick<GameVersion, 'n' | 'digest'>[],
): Promise<void> {
  const files = tx.query
    .selectFrom('arcade_bundle_file')
    .select('hash')
    .where(
      'digest',
      'in',
      versions.map(({ digest }) => digest),
    );
  const screenshots = tx.query
    .selectFrom('arcade_probe_picture as p')
    .innerJoin('arcade_probe as j', 'j.id', 'p.probe_id')
    .select('p.hash')
    .where(
      'j.version_n',
      'in',
      versions.map(({ n }) => n),
    );
  const hashes = [...(await tx.all(files)), ...(await tx.all(screenshots))].map(({ hash }) => hash);
  await lockFiles(tx, hashes);
}

async function lockFiles(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.lock(tx.query.selectFrom('arcade_file').select('hash').where('hash', 'in', hashes).orderBy('hash'));
}

/**
 * Deletes the file list of a bundle; returns the hashes of its files. No other version shares the bundle, because the
 * manifest contains slug and version.
 */
async function deleteFileList(tx: Tx, digest: string): Promise<string[]> {
  const files = await tx.all(tx.query.selectFrom('arcade_bundle_file').select('hash').where('digest', '=', digest));
  await tx.run(tx.query.deleteFrom('arcade_bundle_file').where('digest', '=', digest));
  return files.map(({ hash }) => hash);
}

/** Deletes the screenshots and reports of a version's probes; returns the hashes of the screenshots. */
async function eraseScreenshots(tx: Tx, versionN: number): Promise<string[]> {
  const probes = await tx.all(tx.query.selectFrom('arcade_probe').select('id').where('version_n', '=', versionN));
  const ids = probes.map(({ id }) => id);
  if (ids.length === 0) return [];
  const screenshots = tx.query.selectFrom('arcade_probe_picture').select('hash').where('probe_id', 'in', ids);
  const hashes = (await tx.all(screenshots)).map(({ hash }) => hash);
  await tx.run(tx.query.deleteFrom('arcade_probe_picture').where('probe_id', 'in', ids));
  await tx.run(tx.query.updateTable('arcade_probe').set({ report: null }).where('id', 'in', ids));
  return hashes;
}

/**
 * Deletes those files that are not referenced, and with `storedBeforeMs` only files stored before that time. Returns
 * the number of deleted files. Locks the rows of the files first: an upload does the same before it references its
 * files, so that none of them is deleted.
 */
export async function deleteUnreferencedFiles(
  tx: Tx,
  hashes: readonly string[],
  storedBeforeMs: number | null = null,
): Promise<number> {
  const sortedHashes = [...new Set(hashes)].sort();
  if (sortedHashes.length === 0) return 0;
  await lockFiles(tx, sortedHashes);
  const candidates = selectUnreferencedFiles(tx).where('f.hash', 'in', sortedHashes);
  const unreferencedFiles = await tx.all(
    storedBeforeMs === null ? candidates : candidates.where('f.stored_at', '<', storedBeforeMs),
  );
  for (const { hash } of unreferencedFiles) {
    await tx.run(tx.query.deleteFrom('arcade_file_part').where('hash', '=', hash));
    await tx.run(tx.query.deleteFrom('arcade_file').where('hash', '=', hash));
  }
  return unreferencedFiles.length;
}

/** Deletes the texts of a game once all its versions are erased. */
async function clearGameTexts(tx: Tx, slug: string): Promise<void> {
  const remainingVersion = await tx.first(
    tx.query.selectFrom('arcade_version').select('n').where('slug', '=', slug).where('manifest', '<>', '{}').limit(1),
  );
  if (remainingVersion !== undefined) return;
  await updateGame(tx, slug, { title: '', description: '', genre: '', title_skeleton: '' });
}
