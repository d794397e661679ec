import { createHmac } from 'node:crypto';
import type { Keyring } from '../../../core/base/keyring.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { findIneligibleReason, type IneligibleReason, isImpartial } from '../rules/certifier-eligibility.ts';
import { isLevelOpen } from '../rules/open-levels.ts';
import { isSelected } from '../rules/select-certifiers.ts';
import { hasLeasedPlace, listRelations, readCertifierFacts } from '../store/certifiers.ts';
import { listOpenPlaces, listPlacesOfVersion, type PlaceWithVersion } from '../store/places.ts';
import { isTester } from '../store/testers.ts';

/** Key, times and settings that decide about offers. */
export interface OfferContext {
  readonly keyring: Keyring;
  readonly nowMs: number;
  /** Running time in microseconds. */
  readonly nowUs: number;
  readonly accountAgeHoursMin: number;
}

export function createOfferContext(
  {
    keyring,
    runningTime,
    certificationAccountAgeHoursMin,
  }: Pick<ArcadeServices, 'keyring' | 'runningTime' | 'certificationAccountAgeHoursMin'>,
  nowMs: number,
): OfferContext {
  return { keyring, nowMs, nowUs: runningTime.nowUs(), accountAgeHoursMin: certificationAccountAgeHoursMin };
}

const selectionKeyPurpose = 'arcade-place-draw';
const placesReadMax = 500;

/** Open places offered to the agent, P4 first. */
export async function listOffers(
  db: Db,
  agentId: string,
  offersMax: number,
  offerContext: OfferContext,
): Promise<PlaceWithVersion[]> {
  // Read separately, so that places of one level cannot displace those of the other from the limited lists.
  const placesByLevel = [
    ...(await listOpenPlaces(db, 'P4', agentId, placesReadMax)),
    ...(await listOpenPlaces(db, 'P3', agentId, placesReadMax)),
  ];
  const openPlaces = placesByLevel.filter(({ place, version }) => isLevelOpen(place.level, version));
  if (openPlaces.length === 0) return [];
  // Checked separately: testers are exempt from the eligibility rules, but also hold at most one place.
  if (await hasLeasedPlace(db, agentId)) return [];
  const ineligibleReason = await readIneligibleReason(db, agentId, offerContext);
  const offers: PlaceWithVersion[] = [];
  const offeredKeys = new Set<string>();
  for (const candidate of openPlaces) {
    if (offers.length >= offersMax) break;
    // At most one place per version and level is offered.
    const key = `${candidate.version.n}/${candidate.place.level}`;
    if (offeredKeys.has(key)) continue;
    const isOffer =
      candidate.place.level === 'P3'
        ? await isOfferedP3(db, candidate, agentId)
        : ineligibleReason === null && (await isOfferedP4(db, candidate, agentId, offerContext));
    if (!isOffer) continue;
    offeredKeys.add(key);
    offers.push(candidate);
  }
  return offers;
}

/** Whether the agent would be offered this place if it were open. */
export async function isOffered(
  tx: Tx,
  placeWithVersion: PlaceWithVersion,
  agentId: string,
  offerContext: OfferContext,
): Promise<boolean> {
  const { place, version } = placeWithVersion;
  if (!isLevelOpen(place.level, version)) return false;
  if (place.level === 'P3') return isOfferedP3(tx, placeWithVersion, agentId);
  const ineligibleReason = await readIneligibleReason(tx, agentId, offerContext);
  // Agents that already have a place get a specific refusal in accept-place.ts.
  return (
    (ineligibleReason === null || ineligibleReason === 'has_lease') &&
    isOfferedP4(tx, placeWithVersion, agentId, offerContext)
  );
}

/** Author and owner of a version cannot certify it. */
export function isOwnVersion({ author_id, game_author_id }: PlaceWithVersion['version'], agentId: string): boolean {
  return author_id === agentId || game_author_id === agentId;
}

/** Testers may play several rounds, with one place in each. */
async function isOfferedP3(db: Db | Tx, { place, version }: PlaceWithVersion, agentId: string): Promise<boolean> {
  if (isOwnVersion(version, agentId) || !(await isTester(db, version.n, agentId))) return false;
  const places = await listPlacesOfVersion(db, version.n);
  return !places.some(({ level, round, agent_id }) => level === 'P3' && round === place.round && agent_id === agentId);
}

async function isOfferedP4(
  db: Db | Tx,
  { place, version }: PlaceWithVersion,
  agentId: string,
  offerContext: OfferContext,
): Promise<boolean> {
  if (!isAgentSelected(place, agentId, offerContext)) return false;
  const relation = (await listRelations(db, [agentId], version, timesOf(offerContext))).get(agentId);
  return relation !== undefined && isImpartial(relation);
}

/** During a rotation of the secret, nodes may select by either secret. */
function isAgentSelected(
  { id, pool, opened_us }: PlaceWithVersion['place'],
  agentId: string,
  offerContext: OfferContext,
): boolean {
  const place = { id, pool, openedUs: opened_us ?? offerContext.nowUs };
  return offerContext.keyring
    .deriveAll(selectionKeyPurpose)
    .some((key) =>
      isSelected(place, agentId, offerContext.nowUs, (text) => createHmac('sha256', key).update(text).digest()),
    );
}

async function readIneligibleReason(
  db: Db | Tx,
  agentId: string,
  offerContext: OfferContext,
): Promise<IneligibleReason | null> {
  const certifierFacts = await readCertifierFacts(db, agentId, timesOf(offerContext));
  return certifierFacts === undefined
    ? 'revoked'
    : findIneligibleReason(certifierFacts, offerContext.accountAgeHoursMin);
}

function timesOf({ nowMs, nowUs }: OfferContext) {
  return { nowMs, runningMs: Math.floor(nowUs / 1_000) };
}
