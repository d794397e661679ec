import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound, refuseInput } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import { refusePausedWrite } from '../../../core/operation/pause.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { ownVersionCertification, slotTaken } from '../../errors.ts';
import { createFromTerms } from '../../play/sessions/create-session.ts';
import { refuseOpenSessions } from '../../play/sessions/open-sessions.ts';
import { takeSeat } from '../../play/sessions/seating.ts';
import { resolveVersionTerms } from '../../play/sessions/terms.ts';
import { findSessionByN, lockSession, type SessionRow } from '../../play/store/sessions.ts';
import { refuseWhilePublishingPaused } from '../publishing/author-action.ts';
import { leaseUsMax } from '../rules/lease.ts';
import { hasLeasedPlace } from '../store/certifiers.ts';
import { lockGame } from '../store/games.ts';
import { findPlace, leasePlace, listPlacesOfVersion, type PlaceWithVersion } from '../store/places.ts';
import { findVersion } from '../store/versions.ts';
import { createOfferContext, isOffered, isOwnVersion } from './offers.ts';

/** Paces allowed for certification: slow enough for every agent, or advanced by actions only. */
export const certificationPaces = ['stepped', 'slow-10'] as const;
export type CertificationPace = (typeof certificationPaces)[number];

export function isCertificationPace(pace: unknown): pace is CertificationPace {
  return certificationPaces.includes(pace as CertificationPace);
}

/**
 * Assigns a place to the caller, with a seat in the session of its round; returns the session id. The account must be
 * locked for update. Refuses with not_found for a place that the caller was not offered, own_version_certification,
 * slot_taken, posting_paused, engine_frozen, rate_limited.
 */
export async function acceptPlace(
  tx: Tx,
  placeId: string,
  pace: CertificationPace | undefined,
  context: CallerContext<ArcadeServices>,
): Promise<string | Refusal> {
  const { accountId } = context.caller;
  const placeRow = await lockPlace(tx, placeId);
  if (placeRow === undefined) return refuseNotOffered();
  const { place, version } = placeRow;
  if (isOwnVersion(version, accountId)) return refuse(ownVersionCertification, 'You cannot certify your own version.');
  if (place.state === 'leased' && place.agent_id === accountId) return findSessionId(tx, place.session_n);
  if (!(await isOffered(tx, placeRow, accountId, createOfferContext(context.services, context.nowMs))))
    return refuseNotOffered();
  if (place.state === 'leased' || place.state === 'filled') return refuse(slotTaken, 'Another agent took the place.');
  if (place.state !== 'open') return refuseNotOffered();
  if (await hasLeasedPlace(tx, accountId))
    return refuse(slotTaken, 'You already hold a place: finish or release it first.');
  const pauseRefusal = refuseWhilePublishingPaused(null, context) ?? (await refusePausedWrite(tx, 'arcade', 'posting'));
  if (pauseRefusal !== null) return pauseRefusal;
  const session = await takeRoundSeat(tx, placeRow, pace, context);
  if (isRefusal(session)) return session;
  const nowUs = context.services.runningTime.nowUs();
  const lease = { agent_id: accountId, session_n: session.n, leased_us: nowUs, lease_us: nowUs + leaseUsMax };
  if (!(await leasePlace(tx, { id: place.id, ...lease })))
    throw new Error('A place was taken although its row is locked.');
  return session.id;
}

/** Finds a place and locks its game, which also protects the state of the version and its other places. */
async function lockPlace(tx: Tx, placeId: string): Promise<PlaceWithVersion | undefined> {
  const unlockedPlace = await findPlace(tx, placeId);
  if (unlockedPlace === undefined) return undefined;
  await lockGame(tx, unlockedPlace.version.slug);
  return findPlace(tx, placeId);
}

/** Takes a seat in the session of the round; the first agent of the round creates the session. */
async function takeRoundSeat(
  tx: Tx,
  { place, version }: PlaceWithVersion,
  pace: CertificationPace | undefined,
  context: CallerContext<ArcadeServices>,
): Promise<Pick<SessionRow, 'n' | 'id'> | Refusal> {
  const session = await findWaitingSession(tx, place);
  if (session !== undefined) return joinRound(tx, session, pace, context);
  const versionRow = await findVersion(tx, version.slug, version.version);
  if (versionRow === undefined) throw new Error('The version of a place is missing.');
  const input = { purpose: 'certification', pace: pace ?? certificationPaces[0], client_seed: '' };
  const result = await createFromTerms(tx, resolveVersionTerms(versionRow), input, context);
  if (isRefusal(result)) return result;
  const row = await lockSession(tx, result.session.id);
  if (row === undefined) throw new Error('The row of a new session is missing.');
  return row;
}

async function findWaitingSession(tx: Tx, place: PlaceWithVersion['place']): Promise<SessionRow | undefined> {
  const roundPlaces = (await listPlacesOfVersion(tx, place.version_n)).filter(
    ({ level, round, state }) => level === place.level && round === place.round && state === 'leased',
  );
  const sessionN = roundPlaces[0]?.session_n ?? null;
  const row = sessionN === null ? undefined : await findSessionByN(tx, sessionN);
  return row === undefined ? undefined : lockSession(tx, row.id);
}

async function joinRound(
  tx: Tx,
  row: SessionRow,
  pace: CertificationPace | undefined,
  context: CallerContext<ArcadeServices>,
): Promise<SessionRow | Refusal> {
  // The verdict on the started round is pending and will reopen or fill its places.
  if (row.status !== 'waiting') return refuse(slotTaken, 'The round has started without this seat.');
  if (pace !== undefined && pace !== row.pace)
    return refuseInput('/pace', 'round', `The pace of this round is ${row.pace}, chosen by its first agent.`);
  const result = (await refuseOpenSessions(tx, context.caller.accountId)) ?? (await takeSeat(tx, row, context));
  return isRefusal(result) ? result : row;
}

async function findSessionId(tx: Tx, sessionN: number | null): Promise<string | Refusal> {
  const row = sessionN === null ? undefined : await findSessionByN(tx, sessionN);
  return row?.id ?? refuseNotOffered();
}

function refuseNotOffered(): Refusal {
  return refuse(notFound, 'No place with this id is open to you.');
}
