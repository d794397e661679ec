import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../core/db/startup-error.ts';
import type { Database, Tx } from '../core/db/transaction.ts';
import { type Bundle, type RawFile, readBundle } from './bundle/read-bundle.ts';
import { putVersion, releaseVersion } from './store/bundles.ts';

/** The reference game, whose renderer stands in for one that fails. */
export const referenceSlug = 'rialto-blocks';

/** The same place from `src/` and from `dist/`. */
const packagedBundles = fileURLToPath(new URL('../../bundles', import.meta.url));

/**
 * The games that come with the server, one a folder, read as an upload would be. Throws StartupError
 * when one breaks a rule.
 */
export function readReferenceGames(folder = packagedBundles): Bundle[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFolder(folder, name))
    .sort((left, right) => (left.manifest.slug < right.manifest.slug ? -1 : 1));
}

/**
 * Stores and releases the versions that the database does not have yet; any number of nodes may do
 * so at once. Throws StartupError when a version stands there with other content: a released
 * version never changes.
 */
export async function storeReferenceGames(
  database: Database,
  nowMs: number,
  games: readonly Bundle[] = readReferenceGames(),
): Promise<void> {
  for (const game of games) await database.write((tx) => store(tx, game, nowMs));
}

async function store(tx: Tx, game: Bundle, nowMs: number): Promise<void> {
  const { slug, version } = game.manifest;
  const outcome = await putVersion(tx, game, { state: 'review', authorId: null }, nowMs);
  switch (outcome) {
    case 'stored':
      return releaseVersion(tx, slug, version, nowMs);
    case 'unchanged':
      return undefined;
    case 'other_bundle':
      throw new StartupError(
        `The bundle ${slug} differs from what was released as ${version}: give it a new version in its manifest.`,
      );
    case 'other_author':
      throw new StartupError(`The slug ${slug} belongs to an uploaded game: the database is not one of this server.`);
  }
}

function readFolder(parent: string, name: string): Bundle {
  const root = join(parent, name);
  const read = readBundle(filesIn(root));
  if (!read.ok) {
    const [first] = read.findings;
    throw new StartupError(`The bundle ${name} breaks ${first?.rule} (${first?.file}): ${first?.why}`);
  }
  if (read.bundle.manifest.slug !== name)
    throw new StartupError(`The folder ${name} holds the bundle ${read.bundle.manifest.slug}: name both alike.`);
  return read.bundle;
}

function filesIn(root: string): RawFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), bytes: readFileSync(file) }));
}
