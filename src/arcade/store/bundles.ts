import { Buffer } from 'node:buffer';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import { typeOf } from '../bundle/file-types.ts';
import type { Manifest } from '../bundle/manifest.ts';
import type { Bundle } from '../bundle/read-bundle.ts';
import type { GameTable, VersionTable } from '../tables.ts';

export type GameRow = GameTable;

/** A version of a game; nothing but its state ever changes. */
export interface GameVersion extends Omit<VersionTable, 'n' | 'manifest'> {
  readonly n: number;
  readonly manifest: Manifest;
}

/**
 * What came of storing a version: it is new; the very same bundle stands there; another bundle
 * stands there under this version; or the slug is another author's.
 */
export type PutVersion = 'stored' | 'unchanged' | 'other_bundle' | 'other_author';

export interface NewVersion {
  /** Where in its release it begins, such as `uploaded`. */
  readonly state: string;
  /** Null for the games that come with the server. */
  readonly authorId: string | null;
}

/**
 * Stores a bundle as a version of its game, and the game with its first version. A version never
 * changes: only `stored` has changed anything. Of the same call on several nodes one stores.
 */
export async function putVersion(
  tx: Tx,
  bundle: Bundle,
  { state, authorId }: NewVersion,
  nowMs: number,
): Promise<PutVersion> {
  const { manifest, digest } = bundle;
  const { slug, version, engine } = manifest;
  const game = await openGame(tx, manifest, authorId, nowMs);
  if (game.author_id !== authorId) return 'other_author';
  const known = await findVersion(tx, slug, version);
  if (known !== undefined) return known.digest === digest ? 'unchanged' : 'other_bundle';
  await putFiles(tx, bundle);
  const probes = 'not_run';
  const row = { slug, version, engine, digest, manifest: JSON.stringify(manifest), state, probes, created_at: nowMs };
  await tx.run(tx.query.insertInto('arcade_version').values({ ...row, released_at: null }));
  return 'stored';
}

/** The game's row, made if it is the first of its slug, with its lock held. */
async function openGame(tx: Tx, manifest: Manifest, authorId: string | null, nowMs: number): Promise<GameRow> {
  const { slug, title, description, genre } = manifest;
  const fresh = { slug, title, description, genre, author_id: authorId, created_at: nowMs };
  await tx.run(
    tx.query
      .insertInto('arcade_game')
      .values({ ...fresh, stable_version: null, canary_version: null })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const game = await tx.lock(tx.query.selectFrom('arcade_game').selectAll().where('slug', '=', slug));
  if (game === undefined) throw new Error('A game vanished while it was made.');
  return game;
}

/** Files by content: what two bundles share is stored once. */
async function putFiles(tx: Tx, { digest, files }: Bundle): Promise<void> {
  for (const { path, hash, bytes } of files) {
    const file = { hash, bytes: Buffer.from(bytes).toString('base64') };
    await tx.run(
      tx.query
        .insertInto('arcade_file')
        .values(file)
        .onConflict((conflict) => conflict.doNothing()),
    );
    await tx.run(
      tx.query
        .insertInto('arcade_bundle_file')
        .values({ digest, path, hash })
        .onConflict((conflict) => conflict.doNothing()),
    );
  }
}

/**
 * Makes a version the stable one: its state is `released`, that of the version it replaces
 * `superseded`, and the game is described as its manifest says. Throws when there is no such version.
 */
export async function releaseVersion(tx: Tx, slug: string, version: string, nowMs: number): Promise<void> {
  const game = await tx.lock(tx.query.selectFrom('arcade_game').selectAll().where('slug', '=', slug));
  const released = await findVersion(tx, slug, version);
  if (game === undefined || released === undefined) throw new Error('A version that does not exist was released.');
  if (game.stable_version !== null && game.stable_version !== version)
    await tx.run(stateUpdate(tx, slug, game.stable_version).set({ state: 'superseded' }));
  await tx.run(stateUpdate(tx, slug, version).set({ state: 'released', released_at: nowMs }));
  const { title, description, genre } = released.manifest;
  await tx.run(
    tx.query
      .updateTable('arcade_game')
      .set({ title, description, genre, stable_version: version })
      .where('slug', '=', slug),
  );
}

function stateUpdate(tx: Tx, slug: string, version: string) {
  return tx.query.updateTable('arcade_version').where('slug', '=', slug).where('version', '=', version);
}

export function findGame(db: Db, slug: string): Promise<GameRow | undefined> {
  return db.first(db.query.selectFrom('arcade_game').selectAll().where('slug', '=', slug));
}

/** One version in whatever state; whether the caller may see it is the caller's question. */
export async function findVersion(db: Db | Tx, slug: string, version: string): Promise<GameVersion | undefined> {
  const row = await db.first(versionOf(db, { slug, version }));
  return row === undefined ? undefined : toVersion(row);
}

const versionOf = prepared((db: Pick<Db, 'query' | 'dialect'>, { slug, version }: { slug: string; version: string }) =>
  db.query.selectFrom('arcade_version').selectAll().where('slug', '=', slug).where('version', '=', version),
);

/** The version that a game is played in when none is named. */
export async function findStableVersion(db: Db, slug: string): Promise<GameVersion | undefined> {
  const row = await db.first(stableOf(db, { slug }));
  return row === undefined ? undefined : toVersion(row);
}

const stableOf = prepared((db: Pick<Db, 'query' | 'dialect'>, { slug }: { slug: string }) =>
  selectStable(db).where('g.slug', '=', slug),
);

function selectStable(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('arcade_game as g')
    .innerJoin('arcade_version as v', (join) =>
      join.onRef('v.slug', '=', 'g.slug').onRef('v.version', '=', 'g.stable_version'),
    )
    .selectAll('v');
}

/** All versions of a game, the newest first. */
export async function listVersions(db: Db, slug: string): Promise<GameVersion[]> {
  const rows = await db.all(
    db.query.selectFrom('arcade_version').selectAll().where('slug', '=', slug).orderBy('n', 'desc'),
  );
  return rows.map(toVersion);
}

export interface ListedGame {
  readonly game: GameRow;
  readonly stable: GameVersion;
}

/** Games with a stable version after this slug (empty: from the first), by slug. */
export async function listGames(db: Db, afterSlug: string, limit: number): Promise<ListedGame[]> {
  const rows = await db.all(
    selectStable(db)
      .select(['g.title', 'g.description', 'g.genre', 'g.author_id', 'g.stable_version', 'g.canary_version'])
      .select('g.created_at as game_created_at')
      .where('g.slug', '>', afterSlug)
      .orderBy('g.slug')
      .limit(limit),
  );
  return rows.map(
    ({ title, description, genre, author_id, stable_version, canary_version, game_created_at, ...row }) => ({
      game: {
        slug: row.slug,
        title,
        description,
        genre,
        author_id,
        stable_version,
        canary_version,
        created_at: game_created_at,
      },
      stable: toVersion(row),
    }),
  );
}

type VersionRow = Omit<VersionTable, 'n'> & { n: number };

function toVersion(row: VersionRow): GameVersion {
  return { ...row, manifest: JSON.parse(row.manifest) as Manifest };
}

export interface StoredFile {
  readonly mediaType: string;
  readonly hash: string;
  readonly bytes: Buffer;
}

/** A file of the bundle with this digest. */
export async function findBundleFile(db: Db, digest: string, path: string): Promise<StoredFile | undefined> {
  const row = await db.first(bundleFile(db, { digest, path }));
  const type = typeOf(path);
  if (row === undefined || type === undefined) return undefined;
  return { mediaType: type.mediaType, hash: row.hash, bytes: Buffer.from(row.bytes, 'base64') };
}

const bundleFile = prepared((db: Pick<Db, 'query' | 'dialect'>, { digest, path }: { digest: string; path: string }) =>
  db.query
    .selectFrom('arcade_bundle_file as b')
    .innerJoin('arcade_file as f', 'f.hash', 'b.hash')
    .select(['f.hash', 'f.bytes'])
    .where('b.digest', '=', digest)
    .where('b.path', '=', path),
);
