import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { Level } from '../rules/certificate.ts';
import { statesBeforeRelease } from '../rules/transitions.ts';
import type { PlaceTable, VersionTable } from '../tables.ts';
import { lockGame } from './games.ts';

// Places: the seats of certification rounds.

/** Fields of a version that its certification depends on. */
export interface CertifiableVersion
  extends Pick<
    VersionTable,
    'slug' | 'version' | 'author_id' | 'engine' | 'digest' | 'state' | 'level' | 'probes' | 'scan_policy' | 'shown_at'
  > {
  readonly n: number;
  readonly manifest: string;
  /** Author of the game, which the operator may have transferred. */
  readonly game_author_id: string | null;
}

export interface PlaceWithVersion {
  readonly place: PlaceTable;
  readonly version: Omit<CertifiableVersion, 'manifest'>;
}

const placeColumns = [
  'p.id',
  'p.version_n',
  'p.level as place_level',
  'p.round',
  'p.place',
  'p.state as place_state',
  'p.agent_id',
  'p.session_n',
  'p.leased_us',
  'p.lease_us',
  'p.pool',
  'p.opened_us',
] as const;

const versionColumns = [
  'v.slug',
  'v.version',
  'v.author_id',
  'v.engine',
  'v.digest',
  'v.state',
  'v.level',
  'v.probes',
  'v.scan_policy',
  'v.shown_at',
  'g.author_id as game_author_id',
] as const;

export async function findCertifiableVersion(db: Db | Tx, versionN: number): Promise<CertifiableVersion | undefined> {
  return db.first(selectVersions(db).select(['v.n', 'v.manifest']).where('v.n', '=', versionN));
}

/** Version under its game's lock, held until the end of the transaction. */
export async function lockCertifiableVersion(tx: Tx, versionN: number): Promise<CertifiableVersion | undefined> {
  const unlockedVersion = await findCertifiableVersion(tx, versionN);
  if (unlockedVersion === undefined) return undefined;
  await lockGame(tx, unlockedVersion.slug);
  return findCertifiableVersion(tx, versionN);
}

/** Place with its version; undefined when there is none. */
export async function findPlace(db: Db | Tx, id: string): Promise<PlaceWithVersion | undefined> {
  const row = await db.first(selectPlacesWithVersion(db).where('p.id', '=', id));
  return row === undefined ? undefined : toPlace(row);
}

/** Open places of a level, the earliest opened first; of P3 only those of versions that the agent tests. */
export async function listOpenPlaces(
  db: Db,
  level: Level,
  agentId: string,
  limit: number,
): Promise<PlaceWithVersion[]> {
  const places = selectPlacesWithVersion(db).where('p.state', '=', sql.lit('open')).where('p.level', '=', level);
  const isTester = sql<boolean>`exists (select 1 from arcade_tester as t where t.version_n = v.n and t.agent_id = ${agentId})`;
  const listedPlaces = level === 'P3' ? places.where(isTester) : places;
  const rows = await db.all(listedPlaces.orderBy('p.opened_us').orderBy('p.id').limit(limit));
  return rows.map(toPlace);
}

/** Number of open places by engine and level. */
export function countOpenPlaces(db: Db) {
  return db.all(
    db.query
      .selectFrom('arcade_place as p')
      .innerJoin('arcade_version as v', 'v.n', 'p.version_n')
      .select(['v.engine', 'p.level'])
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('p.state', '=', sql.lit('open'))
      .groupBy(['v.engine', 'p.level'])
      .orderBy('v.engine')
      .orderBy('p.level'),
  );
}

/** Leased places of the agent with their sessions. The index of leased places allows at most one. */
export function listLeases(db: Db | Tx, agentId: string) {
  return db.all(
    db.query
      .selectFrom('arcade_place as p')
      .innerJoin('arcade_session as e', 'e.n', 'p.session_n')
      .select(['p.id', 'p.level', 'p.leased_us', 'p.lease_us', 'p.session_n'])
      .select(['e.id as session_id', 'e.status', 'e.wall_us', 'e.pace', 'e.game_slug', 'e.game_version'])
      .select('e.bundle_digest')
      .where('p.agent_id', '=', agentId)
      .where('p.state', '=', sql.lit('leased')),
  );
}

/** Versions whose places may have to be opened or closed: submitted ones that are not released yet, and those with open places. */
export function listVersionsWithOpenCertification(db: Db): Promise<Omit<CertifiableVersion, 'manifest'>[]> {
  return db.all(
    selectVersions(db)
      .select('v.n')
      .where((eb) =>
        eb.or([
          eb('v.state', 'in', statesBeforeReleaseLiterals),
          eb.exists(
            eb
              .selectFrom('arcade_place as p')
              .select('p.id')
              .whereRef('p.version_n', '=', 'v.n')
              .where('p.state', '=', sql.lit('open')),
          ),
        ]),
      )
      .orderBy('v.n'),
  );
}

// Literals instead of parameters, so that the partial index of versions applies.
const statesBeforeReleaseLiterals = statesBeforeRelease.map((state) => sql.lit(state));

export function listPlacesOfVersion(db: Db | Tx, versionN: number): Promise<PlaceTable[]> {
  return db.all(
    db.query
      .selectFrom('arcade_place')
      .selectAll()
      .where('version_n', '=', versionN)
      .orderBy('level')
      .orderBy('round')
      .orderBy('place'),
  );
}

/** Level and state of the places of these versions. */
export function listPlacesOfVersions(db: Db, versionNs: readonly number[]) {
  return db.all(
    db.query.selectFrom('arcade_place').select(['version_n', 'level', 'state']).where('version_n', 'in', versionNs),
  );
}

/** Places of a session; none after they were closed. */
export function listPlacesOfSession(db: Db | Tx, sessionN: number): Promise<PlaceTable[]> {
  return db.all(db.query.selectFrom('arcade_place').selectAll().where('session_n', '=', sessionN).orderBy('place'));
}

export async function insertPlace(tx: Tx, place: PlaceTable): Promise<void> {
  await tx.run(tx.query.insertInto('arcade_place').values(place));
}

/** Assigns an open place to an agent; false when it is no longer open. */
export async function leasePlace(
  tx: Tx,
  lease: Pick<PlaceTable, 'id'> & {
    readonly agent_id: string;
    readonly session_n: number;
    readonly leased_us: number;
    readonly lease_us: number;
  },
): Promise<boolean> {
  const { id, ...columns } = lease;
  const updatedRows = await tx.run(
    tx.query
      .updateTable('arcade_place')
      .set({ ...columns, state: 'leased' })
      .where('id', '=', id)
      .where('state', '=', 'open'),
  );
  return updatedRows === 1;
}

const noLease = { agent_id: null, session_n: null, leased_us: null, lease_us: null };

/** Opens a place again or for the first time; false when its state or session has changed. */
export async function openPlace(
  tx: Tx,
  { id, state, session_n }: Pick<PlaceTable, 'id' | 'state' | 'session_n'>,
  openingColumns: { readonly pool: number; readonly opened_us: number },
): Promise<boolean> {
  const update = tx.query
    .updateTable('arcade_place')
    .set({ ...noLease, ...openingColumns, state: 'open' })
    .where('id', '=', id)
    .where('state', '=', state);
  return (await tx.run(session_n === null ? update : update.where('session_n', '=', session_n))) === 1;
}

/** Closes the places of a level that are in one of these states. */
export async function closePlaces(
  tx: Tx,
  versionN: number,
  level: Level,
  states: readonly PlaceTable['state'][],
): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_place')
      .set({ ...noLease, state: 'closed', opened_us: null })
      .where('version_n', '=', versionN)
      .where('level', '=', level)
      .where('state', 'in', states),
  );
}

/** Removes these sessions from the evidence by closing their places. */
export async function closePlacesOfSessions(tx: Tx, versionN: number, sessions: readonly number[]): Promise<void> {
  if (sessions.length === 0) return;
  await tx.run(
    tx.query
      .updateTable('arcade_place')
      .set({ ...noLease, state: 'closed', opened_us: null })
      .where('version_n', '=', versionN)
      .where('state', '=', 'filled')
      .where('session_n', 'in', sessions),
  );
}

/** Marks the places of a session as filled: its round is complete. */
export async function fillPlaces(tx: Tx, sessionN: number): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_place')
      .set({ state: 'filled', leased_us: null, lease_us: null })
      .where('session_n', '=', sessionN)
      .where('state', '=', 'leased'),
  );
}

/** Restarts all leases in sessions of an engine build; the leases were suspended while the build was frozen. */
export async function renewLeases(tx: Tx, build: string, nowUs: number, durationUs: number): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_place')
      .set({ leased_us: nowUs, lease_us: nowUs + durationUs })
      .where('state', '=', 'leased')
      .where('session_n', 'in', (sessions) =>
        sessions.selectFrom('arcade_session').select('n').where('engine_build', '=', build),
      ),
  );
}

function selectVersions(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('arcade_version as v')
    .innerJoin('arcade_game as g', 'g.slug', 'v.slug')
    .select(versionColumns);
}

function selectPlacesWithVersion(db: Pick<Db, 'query'>) {
  return selectVersions(db).innerJoin('arcade_place as p', 'p.version_n', 'v.n').select(placeColumns);
}

type PlaceRow = NonNullable<Awaited<ReturnType<typeof findFirstPlaceRow>>>;
function findFirstPlaceRow(db: Db) {
  return db.first(selectPlacesWithVersion(db));
}

function toPlace(row: PlaceRow): PlaceWithVersion {
  const { id, version_n, place_level, round, place, place_state, agent_id, session_n, ...columns } = row;
  const { leased_us, lease_us, pool, opened_us, ...version } = columns;
  return {
    place: {
      id,
      version_n,
      level: place_level,
      round,
      place,
      state: place_state,
      agent_id,
      session_n,
      leased_us,
      lease_us,
      pool,
      opened_us,
    },
    version: { n: version_n, ...version },
  };
}
