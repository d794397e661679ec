import type { Tx } from '../../../core/db/transaction.ts';
import { definitionOf } from '../../engines/definitions.ts';
import type { Manifest } from '../bundle/manifest.ts';
import { type Level, levels, roundsPerLevel } from '../rules/certificate.ts';
import { isLevelOpen } from '../rules/open-levels.ts';
import { poolMin } from '../rules/select-certifiers.ts';
import { listCurrentCertificates } from '../store/certificates.ts';
import {
  type CertifiableVersion,
  closePlaces,
  insertPlace,
  listPlacesOfVersion,
  lockCertifiableVersion,
  openPlace,
} from '../store/places.ts';
import type { PlaceTable } from '../tables.ts';
import { countCertifiers } from './count-certifiers.ts';

/** Context of opening and closing places. */
export interface PlacesContext {
  readonly nowMs: number;
  /** Running time in microseconds. */
  readonly nowUs: number;
  readonly accountAgeHoursMin: number;
  readonly newId: (prefix: string) => string;
}

/**
 * Closes the places of levels that are no longer open. Their sessions may continue but do not count. Called in the
 * transaction that changes state or probes of a version, with the new values.
 */
export async function closePlacesOfClosedLevels(
  tx: Tx,
  version: { readonly n: number } & Parameters<typeof isLevelOpen>[1],
): Promise<void> {
  for (const level of levels)
    if (!isLevelOpen(level, version)) await closePlaces(tx, version.n, level, ['open', 'leased']);
}

/**
 * Opens and closes places as required by the version's state, probes and certificates. Returns the number of opened
 * places.
 */
export async function updatePlaces(tx: Tx, versionN: number, context: PlacesContext): Promise<number> {
  const version = await lockCertifiableVersion(tx, versionN);
  if (version === undefined) return 0;
  await closePlacesOfClosedLevels(tx, version);
  const certifiedLevels = new Set((await listCurrentCertificates(tx, versionN)).map(({ level }) => level));
  let openedCount = 0;
  for (const level of levels) {
    if (!isLevelOpen(level, version)) continue;
    if (certifiedLevels.has(level)) await closePlaces(tx, versionN, level, ['open']);
    else openedCount += await openPlaces(tx, version, level, context);
  }
  return openedCount;
}

/** Whether `updatePlaces` would change nothing. */
export function arePlacesCurrent(
  version: Parameters<typeof isLevelOpen>[1],
  places: readonly Pick<PlaceTable, 'level' | 'state'>[],
  certificates: readonly { readonly level: Level }[],
): boolean {
  return levels.every((level) => {
    const states = places.filter((place) => place.level === level).map(({ state }) => state);
    if (!isLevelOpen(level, version)) return !states.includes('open') && !states.includes('leased');
    if (certificates.some((certificate) => certificate.level === level)) return !states.includes('open');
    return states.length > 0 && !states.includes('closed');
  });
}

async function openPlaces(tx: Tx, version: CertifiableVersion, level: Level, context: PlacesContext): Promise<number> {
  const places = (await listPlacesOfVersion(tx, version.n)).filter((place) => place.level === level);
  const closedPlaces = places.filter(({ state }) => state === 'closed');
  if (places.length > 0 && closedPlaces.length === 0) return 0;
  const openingValues = await readOpeningColumns(tx, version, context);
  if (places.length > 0) {
    for (const place of closedPlaces) await openPlace(tx, place, openingValues);
    return closedPlaces.length;
  }
  const newPlaceRows = newPlaces(version, level, context);
  for (const place of newPlaceRows) await insertPlace(tx, { ...place, ...openingValues });
  return newPlaceRows.length;
}

/** Columns of an opened place: the number of agents that could be selected now, at least `poolMin`, and the time. */
export async function readOpeningColumns(
  tx: Tx,
  version: Omit<CertifiableVersion, 'manifest'>,
  { nowMs, nowUs, accountAgeHoursMin }: PlacesContext,
): Promise<{ pool: number; opened_us: number }> {
  return {
    pool: Math.max(poolMin, await countCertifiers(tx, version, { nowMs, nowUs, accountAgeHoursMin })),
    opened_us: nowUs,
  };
}

function newPlaces(
  version: CertifiableVersion,
  level: Level,
  { newId }: PlacesContext,
): Omit<PlaceTable, 'pool' | 'opened_us'>[] {
  const { engine, engine_config } = JSON.parse(version.manifest) as Manifest;
  const seats = definitionOf(engine).seats(engine_config);
  return Array.from({ length: roundsPerLevel * seats }, (_, index) => ({
    id: newId('plc_'),
    version_n: version.n,
    level,
    round: Math.floor(index / seats) + 1,
    place: index % seats,
    state: 'open' as const,
    agent_id: null,
    session_n: null,
    leased_us: null,
    lease_us: null,
  }));
}
