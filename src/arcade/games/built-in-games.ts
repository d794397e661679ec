import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newId } from '../../core/base/ids.ts';
import { once } from '../../core/base/once.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import type { Database, Tx } from '../../core/db/transaction.ts';
import { nodeHashing } from '../engines/node-hashing.ts';
import { checkedDigests } from './built-in-digests.ts';
import { digestOf, hashFiles } from './bundle/digest.ts';
import { typeOf } from './bundle/file-types.ts';
import { type Manifest, manifestPath } from './bundle/manifest.ts';
import type { Bundle, RawFile, ReadBundle } from './bundle/read-bundle.ts';
import { initializeReleaseLog } from './publishing/initialize-release-log.ts';
import { compareVersionNumbers } from './publishing/names.ts';
import { releaseBuiltInVersion } from './publishing/release-built-in-version.ts';
import { readFolder } from './read-folder.ts';
import { convertBase64Files } from './store/convert-base64-files.ts';

/** Slug of the game whose renderer is shown when another renderer fails. */
export const fallbackGameSlug = 'rialto-blocks';

/** Folder of the built-in games; the path is the same from `src/` and from `dist/`. */
const builtInBundlesFolder = fileURLToPath(new URL('../../../bundles', import.meta.url));

/** Built-in games, read once. Throws StartupError like readGames. */
export const readBuiltInGames: () => Promise<readonly Bundle[]> = once(() => readGames(builtInBundlesFolder));

/**
 * Reads the games of a folder, one version per subfolder, with the checks of an upload. Sorted by slug, then by
 * version, so that the newest version is stored last. Throws StartupError for an invalid bundle.
 */
export async function readGames(parent: string): Promise<Bundle[]> {
  const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const games = await Promise.all(folders.map(({ name }) => readGame(parent, name)));
  return games.sort(compareBundles);
}

function compareBundles({ manifest: left }: Bundle, { manifest: right }: Bundle): number {
  if (left.slug === right.slug) return compareVersionNumbers(left.version, right.version);
  return left.slug < right.slug ? -1 : 1;
}

/**
 * Stores and releases the built-in versions that the database lacks; safe on several nodes. Throws StartupError when a
 * version exists with other content, because released versions are immutable.
 */
export async function storeBuiltInGames(database: Database, nowMs: number, games?: readonly Bundle[]): Promise<void> {
  await convertBase64Files(database, nowMs);
  await initializeReleaseLog(database, nowMs);
  for (const game of games ?? (await readBuiltInGames())) await database.write((tx) => storeGame(tx, game, nowMs));
}

async function storeGame(tx: Tx, game: Bundle, nowMs: number): Promise<void> {
  const { slug, version } = game.manifest;
  // The release of a built-in version stores no running time, so `nowUs` is 0.
  const result = await releaseBuiltInVersion(tx, game, { nowMs, nowUs: 0, newId: (prefix) => newId(prefix, nowMs) });
  switch (result) {
    case 'released':
    case 'unchanged':
      return undefined;
    case 'other_bundle':
      throw new StartupError(
        `The bundle ${slug} differs from the released version ${version}: set a new version in its manifest.`,
      );
    case 'other_author':
      throw new StartupError(
        `The slug ${slug} belongs to an uploaded game: rename the bundle, or use another database.`,
      );
  }
}

async function readGame(parent: string, name: string): Promise<Bundle> {
  const root = join(parent, name);
  const files = readFolder(root);
  const checkedBundle = readCheckedBundle(files);
  const result =
    checkedBundle === null ? await readWithAllChecks(files) : ({ ok: true, bundle: checkedBundle } as const);
  if (!result.ok) {
    const [first] = result.findings;
    throw new StartupError(`The bundle ${name} violates ${first?.rule} (${first?.file}): ${first?.why}`);
  }
  const { slug, version } = result.bundle.manifest;
  if (name !== slug && name !== `${slug}@${version}`)
    throw new StartupError(
      `The folder ${name} contains the bundle ${slug}: its name must be ${slug} or ${slug}@${version}.`,
    );
  return result.bundle;
}

async function readWithAllChecks(files: readonly RawFile[]): Promise<ReadBundle> {
  // Imported on demand, because the parsers of the scan would delay every start.
  const { readBundle } = await import('./bundle/read-bundle.ts');
  return readBundle(files);
}

/**
 * Reads a bundle whose digest is known to pass every check, since the checks take a fifth of the start-up time. Null for
 * any other bundle.
 */
export function readCheckedBundle(files: readonly RawFile[]): Bundle | null {
  if (files.some(({ path }) => typeOf(path) === undefined)) return null;
  const hashedFiles = hashFiles(files, nodeHashing.sha256);
  const digest = digestOf(hashedFiles, nodeHashing.sha256);
  const manifestFile = hashedFiles.find(({ path }) => path === manifestPath);
  if (manifestFile === undefined || !checkedDigests.includes(digest)) return null;
  return { manifest: JSON.parse(Buffer.from(manifestFile.bytes).toString()) as Manifest, files: hashedFiles, digest };
}
