import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { Manifest } from '../bundle/manifest.ts';
import { rescannableStates } from '../rules/transitions.ts';
import type { HoldReason, VersionTable } from '../tables.ts';
import type { GameRow } from './games.ts';

/** Version without its long texts; its bundle is immutable. */
export interface GameVersion extends Omit<VersionTable, 'n' | 'manifest' | 'report' | 'statement'> {
  readonly n: number;
}

/** Version with its manifest. */
export interface VersionWithManifest extends GameVersion {
  readonly manifest: Manifest;
}

export type NewVersion = Omit<Insertable<VersionTable>, 'n'>;
export type VersionUpdate = Updateable<VersionTable>;

const versionColumns = [
  'n',
  'id',
  'slug',
  'version',
  'author_id',
  'engine',
  'digest',
  'state',
  'state_before',
  'level',
  'held',
  'probes',
  'bytes',
  'files',
  'entrypoint',
  'mode',
  'players_min',
  'players_max',
  'duration_seconds_max',
  'scan_policy',
  'scan_revision',
  'report_sha256',
  'canary_percent',
  'canary_since_us',
  'canary_note',
  'auto_release',
  'submitted_us',
  'review_us',
  'created_at',
  'shown_at',
  'released_at',
] as const satisfies readonly (keyof GameVersion)[];

type QueryDb = Pick<Db, 'query' | 'dialect'>;

/** Inserts a version; returns its number. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const [row] = await tx.returning(tx.query.insertInto('arcade_version').values(version).returning('n'));
  if (row === undefined) throw new Error('The number of a new version is missing.');
  return row.n;
}

export async function updateVersion(tx: Tx, n: number, columns: VersionUpdate): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_version').set(columns).where('n', '=', n));
}

/** Version in any state; the caller checks visibility. */
export async function findVersion(
  db: Db | Tx,
  slug: string,
  version: string,
): Promise<VersionWithManifest | undefined> {
  const row = await db.first(versionOf(db, { slug, version }));
  return row === undefined ? undefined : toVersionWithManifest(row);
}

const versionOf = prepared((db: QueryDb, { slug, version }: { slug: string; version: string }) =>
  db.query
    .selectFrom('arcade_version')
    .select([...versionColumns, 'manifest'])
    .where('slug', '=', slug)
    .where('version', '=', version),
);

/** Version with this bundle; at most one, because the manifest contains slug and version. */
export function findVersionByDigest(db: Db, digest: string): Promise<GameVersion | undefined> {
  return db.first(versionByDigest(db, { digest }));
}

const versionByDigest = prepared((db: QueryDb, { digest }: { digest: string }) =>
  db.query.selectFrom('arcade_version').select(versionColumns).where('digest', '=', digest).limit(1),
);

export async function findVersionById(db: Db, id: string): Promise<VersionWithManifest | undefined> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_version')
      .select([...versionColumns, 'manifest'])
      .where('id', '=', id),
  );
  return row === undefined ? undefined : toVersionWithManifest(row);
}

export async function findVersionByN(db: Db | Tx, n: number): Promise<VersionWithManifest | undefined> {
  const row = await db.first(versionByN(db, { n }));
  return row === undefined ? undefined : toVersionWithManifest(row);
}

const versionByN = prepared((db: QueryDb, { n }: { n: number }) =>
  db.query
    .selectFrom('arcade_version')
    .select([...versionColumns, 'manifest'])
    .where('n', '=', n),
);

function toVersionWithManifest({ manifest, ...row }: GameVersion & { readonly manifest: string }): VersionWithManifest {
  return { ...row, manifest: JSON.parse(manifest) as Manifest };
}

/** The stable version of a game. */
export async function findStableVersion(db: Db, slug: string): Promise<VersionWithManifest | undefined> {
  const row = await db.first(stableOf(db, { slug }));
  return row === undefined ? undefined : toVersionWithManifest(row);
}

const stableOf = prepared((db: QueryDb, { slug }: { slug: string }) =>
  selectStable(db).select('v.manifest').where('g.slug', '=', slug),
);

function selectStable(db: Pick<Db, 'query'>) {
  return selectGamesWithVersion(db, sql`g.stable_version`);
}

/** Games, each with the version in this column. */
function selectGamesWithVersion(db: Pick<Db, 'query'>, versionColumn: RawBuilder<unknown>) {
  return db.query
    .selectFrom('arcade_game as g')
    .innerJoin('arcade_version as v', (join) =>
      join.onRef('v.slug', '=', 'g.slug').on(sql<boolean>`v.version = ${versionColumn}`),
    )
    .select(versionColumns.map((column) => `v.${column}` as const));
}

/** All versions of a game, the newest first. */
export function listVersions(db: Db | Tx, slug: string): Promise<GameVersion[]> {
  return db.all(
    db.query.selectFrom('arcade_version').select(versionColumns).where('slug', '=', slug).orderBy('n', 'desc'),
  );
}

/** All versions that the agent uploaded, the newest first. */
export function listVersionsOf(db: Db | Tx, authorId: string): Promise<GameVersion[]> {
  return db.all(
    db.query.selectFrom('arcade_version').select(versionColumns).where('author_id', '=', authorId).orderBy('n', 'desc'),
  );
}

/** Manifest, report of the last accepting scan, and statement of the release, as JSON texts. */
export function readVersionTexts(db: Db | Tx, n: number) {
  return db.first(db.query.selectFrom('arcade_version').select(['manifest', 'report', 'statement']).where('n', '=', n));
}

export type TimedVersion = Pick<GameVersion, 'n' | 'state' | 'level' | 'probes' | 'submitted_us' | 'review_us'>;

/** Versions with time-driven transitions. */
export function listTimedVersions(db: Db): Promise<TimedVersion[]> {
  return db.all(
    db.query
      .selectFrom('arcade_version')
      .select(['n', 'state', 'level', 'probes', 'submitted_us', 'review_us'])
      .where('state', 'in', ['testing', 'review', 'canary'])
      .orderBy('n'),
  );
}

/** Uploaded versions with files whose last scan used a lower revision of the policy, the oldest first. */
export function listOutdatedScans(db: Db, revision: number, limit: number): Promise<{ n: number; digest: string }[]> {
  return db.all(
    db.query
      .selectFrom('arcade_version')
      .select(['n', 'digest'])
      .where('scan_revision', '<', revision)
      .where('author_id', 'is not', null)
      .where('state', 'in', [...rescannableStates])
      .orderBy('n')
      .limit(limit),
  );
}

/** Released versions from before the release log existed. */
export function listUnloggedVersions(tx: Tx): Promise<GameVersion[]> {
  return tx.all(
    tx.query
      .selectFrom('arcade_version')
      .select(versionColumns)
      .where('released_at', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('arcade_transition as t').select('t.seq').whereRef('t.version_n', '=', 'arcade_version.n'),
          ),
        ),
      )
      .orderBy('n'),
  );
}

export interface ListedGame {
  readonly game: GameRow;
  readonly stable: GameVersion;
}

/** Games with a stable version, by slug, starting after `afterSlug` (empty: from the first). */
export async function listGames(db: Db, afterSlug: string, limit: number): Promise<ListedGame[]> {
  const games = await listGamesWithVersion(db, sql`g.stable_version`, afterSlug, limit);
  return games.map(({ game, version }) => ({ game, stable: version }));
}

export interface PlayableGame {
  readonly game: GameRow;
  /** Its stable version; without one its canary, which all agents play then. */
  readonly version: GameVersion;
}

/** Games that can be played, by slug, starting after `afterSlug` (empty: from the first). */
export function listPlayableGames(db: Db, afterSlug: string, limit: number): Promise<PlayableGame[]> {
  return listGamesWithVersion(db, sql`coalesce(g.stable_version, g.canary_version)`, afterSlug, limit);
}

async function listGamesWithVersion(
  db: Db,
  versionColumn: RawBuilder<unknown>,
  afterSlug: string,
  limit: number,
): Promise<PlayableGame[]> {
  const rows = await db.all(
    selectGamesWithVersion(db, versionColumn)
      .select(['g.title', 'g.description', 'g.genre', 'g.author_id as game_author_id'])
      .select(['g.stable_version', 'g.canary_version', 'g.slug_skeleton', 'g.title_skeleton'])
      .select('g.created_at as game_created_at')
      .where('g.slug', '>', afterSlug)
      .orderBy('g.slug')
      .limit(limit),
  );
  return rows.map((row) => {
    const { title, description, genre, game_author_id, stable_version, canary_version, ...columns } = row;
    const { slug_skeleton, title_skeleton, game_created_at, ...version } = columns;
    const game = {
      slug: row.slug,
      title,
      description,
      genre,
      author_id: game_author_id,
      stable_version,
      canary_version,
      slug_skeleton,
      title_skeleton,
      created_at: game_created_at,
    };
    return { game, version };
  });
}

/** Holds a version until an operator resumes it; an existing hold keeps its reason. */
export async function holdVersion(tx: Tx, versionN: number, reason: HoldReason): Promise<void> {
  await tx.run(
    tx.query.updateTable('arcade_version').set({ held: reason }).where('n', '=', versionN).where('held', 'is', null),
  );
}
