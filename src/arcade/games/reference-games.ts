import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newId } from '../../core/base/ids.ts';
import { once } from '../../core/base/once.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import type { Database, Tx } from '../../core/db/transaction.ts';
import { nodeHashing } from '../engines/node-hashing.ts';
import { digestOf, hashFiles } from './bundle/digest.ts';
import { typeOf } from './bundle/file-types.ts';
import { type Manifest, manifestPath } from './bundle/manifest.ts';
import type { Bundle, RawFile, ReadBundle } from './bundle/read-bundle.ts';
import { openReleaseLog } from './publishing/open-release-log.ts';
import { releaseServerVersion } from './publishing/release-server-version.ts';
import { readFolder } from './read-folder.ts';
import { checkedDigests } from './reference-digests.ts';
import { convertFiles } from './store/convert-files.ts';

/** Reference game, whose renderer replaces failing ones. */
export const referenceSlug = 'rialto-blocks';

/** Resolves from `src/` and from `dist/`. */
const packagedBundles = fileURLToPath(new URL('../../../bundles', import.meta.url));

/** Built-in games, read once. Throws StartupError; see readGames. */
export const readReferenceGames: () => Promise<readonly Bundle[]> = once(() => readGames(packagedBundles));

/** Reads the games of a folder, one per subfolder, like uploads. Throws StartupError for an invalid one. */
export async function readGames(parent: string): Promise<Bundle[]> {
  const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const games = await Promise.all(folders.map(({ name }) => readGame(parent, name)));
  return games.sort((left, right) => (left.manifest.slug < right.manifest.slug ? -1 : 1));
}

/**
 * Stores and releases the built-in versions that the database lacks; safe on several nodes. Throws StartupError when a
 * version exists with other content, because released versions are immutable.
 */
export async function storeReferenceGames(database: Database, nowMs: number, games?: readonly Bundle[]): Promise<void> {
  await convertFiles(database, nowMs);
  await openReleaseLog(database, nowMs);
  for (const game of games ?? (await readReferenceGames())) await database.write((tx) => store(tx, game, nowMs));
}

async function store(tx: Tx, game: Bundle, nowMs: number): Promise<void> {
  const { slug, version } = game.manifest;
  // Built-in games have no periods of running time.
  const result = await releaseServerVersion(tx, game, { nowMs, nowUs: 0, newId: (prefix) => newId(prefix, nowMs) });
  switch (result) {
    case 'released':
    case 'unchanged':
      return undefined;
    case 'other_bundle':
      throw new StartupError(
        `The bundle ${slug} differs from the released version ${version}: set a new version in its manifest.`,
      );
    case 'other_author':
      throw new StartupError(`The slug ${slug} belongs to an uploaded game: this database belongs to another server.`);
  }
}

async function readGame(parent: string, name: string): Promise<Bundle> {
  const root = join(parent, name);
  const files = readFolder(root);
  const checked = readCheckedBundle(files);
  const read = checked === null ? await checkCompletely(files) : ({ ok: true, bundle: checked } as const);
  if (!read.ok) {
    const [first] = read.findings;
    throw new StartupError(`The bundle ${name} violates ${first?.rule} (${first?.file}): ${first?.why}`);
  }
  if (read.bundle.manifest.slug !== name)
    throw new StartupError(
      `The folder ${name} contains the bundle ${read.bundle.manifest.slug}: the names must be equal.`,
    );
  return read.bundle;
}

async function checkCompletely(files: readonly RawFile[]): Promise<ReadBundle> {
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
  const hashed = hashFiles(files, nodeHashing.sha256);
  const digest = digestOf(hashed, nodeHashing.sha256);
  const source = hashed.find(({ path }) => path === manifestPath);
  if (source === undefined || !checkedDigests.includes(digest)) return null;
  return { manifest: JSON.parse(Buffer.from(source.bytes).toString()) as Manifest, files: hashed, digest };
}
