import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newId } from '../../core/base/ids.ts';
import { once } from '../../core/base/once.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import type { Database, Tx } from '../../core/db/transaction.ts';
import { type Bundle, readBundle } from './bundle/read-bundle.ts';
import { openReleaseLog } from './publishing/open-release-log.ts';
import { releaseServerVersion } from './publishing/release-server-version.ts';
import { readFolder } from './read-folder.ts';
import { convertFiles } from './store/convert-files.ts';

/** The reference game, whose renderer replaces one that fails. */
export const referenceSlug = 'rialto-blocks';

/** The same place from `src/` and from `dist/`. */
const packagedBundles = fileURLToPath(new URL('../../../bundles', import.meta.url));

/** The games that come with the server, read once. Throws StartupError; see readGames. */
export const readReferenceGames: () => readonly Bundle[] = once(() => readGames(packagedBundles));

/** The games of a folder, one a folder, read as an upload would be. Throws StartupError when one breaks a rule. */
export function readGames(parent: string): Bundle[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readGame(parent, name))
    .sort((left, right) => (left.manifest.slug < right.manifest.slug ? -1 : 1));
}

/**
 * Stores and releases the versions that the database does not have yet; any number of nodes may do
 * so at once. Throws StartupError when a version is there with other content: a released
 * version never changes.
 */
export async function storeReferenceGames(
  database: Database,
  nowMs: number,
  games: readonly Bundle[] = readReferenceGames(),
): Promise<void> {
  await convertFiles(database, nowMs);
  await openReleaseLog(database, nowMs);
  for (const game of games) await database.write((tx) => store(tx, game, nowMs));
}

async function store(tx: Tx, game: Bundle, nowMs: number): Promise<void> {
  const { slug, version } = game.manifest;
  // Nothing that the server ships waits for running time.
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

function readGame(parent: string, name: string): Bundle {
  const root = join(parent, name);
  const read = readBundle(readFolder(root));
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
