import type { Tx } from '../../../core/db/transaction.ts';
import { levels, roundsFor, roundsPerLevel } from '../rules/certificate.ts';
import { isLevelOpen } from '../rules/open-levels.ts';
import { isComplete, type PlayedRound, type VerifiedRound } from '../rules/round-completion.ts';
import { insertDueCertificate, listCompleteRounds } from '../store/certificates.ts';
import { insertCertificationAttempt } from '../store/certifiers.ts';
import {
  fillPlaces,
  findCertifiableVersion,
  listPlacesOfSession,
  lockCertifiableVersion,
  openPlace,
} from '../store/places.ts';
import type { CertificationAttemptTable, PlaceTable } from '../tables.ts';
import { type PlacesContext, readOpeningColumns } from './update-places.ts';

/** Verdict on the log of a round. */
type RoundVerdict = VerifiedRound & Pick<PlayedRound, 'seatsToAct'>;

/**
 * Applies the verdict on a certification round, in the transaction that stores the verdict: the places of the round are
 * filled or reopened. Nothing changes if the places are already closed. `verdict` is null for a diverged log, which
 * does not count against any agent. Returns whether a certificate is due now.
 */
export async function applyRoundVerdict(
  tx: Tx,
  sessionN: number,
  verdict: RoundVerdict | null,
  context: PlacesContext,
): Promise<boolean> {
  const [unlockedPlace] = await listPlacesOfSession(tx, sessionN);
  const version = unlockedPlace === undefined ? undefined : await lockCertifiableVersion(tx, unlockedPlace.version_n);
  const places = (await listPlacesOfSession(tx, sessionN)).filter(({ state }) => state === 'leased');
  const [firstPlace] = places;
  if (version === undefined || firstPlace === undefined || !isLevelOpen(firstPlace.level, version)) return false;
  if (verdict !== null && isComplete(verdict)) {
    await fillPlaces(tx, sessionN);
    for (const place of places) await recordAttempt(tx, place, 'filled', context);
    return insertDueCertificates(tx, version.n, context);
  }
  const openingValues = await readOpeningColumns(tx, version, context);
  for (const place of places) {
    const outcome = verdict === null ? null : outcomeOf(place, verdict);
    if (outcome !== null) await recordAttempt(tx, place, outcome, context);
    await openPlace(tx, place, openingValues);
  }
  return false;
}

/** Outcome of a seat's attempt in an incomplete round; null when its agent did not cause it. */
function outcomeOf(
  { place: seat }: PlaceTable,
  { result, seatsToAct }: RoundVerdict,
): CertificationAttemptTable['outcome'] | null {
  const { reason, winners } = result;
  if (reason === 'voided') return null;
  if (reason === 'abandoned') return seatsToAct.includes(seat) ? 'abandoned' : null;
  // An agent that stayed while others left may try again.
  return Array.isArray(winners) && winners.includes(seat) ? null : 'incomplete';
}

/** Reopens the place of an agent that released it or left its session before the start. */
export async function reopenReleasedPlace(tx: Tx, place: PlaceTable, context: PlacesContext): Promise<void> {
  const version = await findCertifiableVersion(tx, place.version_n);
  if (version === undefined) return;
  if (await openPlace(tx, place, await readOpeningColumns(tx, version, context)))
    await recordAttempt(tx, place, 'released', context);
}

/** Reopens the places of a round whose other seats were not taken in time; this counts against no agent. */
export async function reopenPlacesOfUnstartedRound(tx: Tx, sessionN: number, context: PlacesContext): Promise<void> {
  for (const place of await listPlacesOfSession(tx, sessionN)) {
    const version = await findCertifiableVersion(tx, place.version_n);
    if (place.state === 'leased' && version !== undefined)
      await openPlace(tx, place, await readOpeningColumns(tx, version, context));
  }
}

/** Inserts a due certificate for each level that has enough complete rounds. */
async function insertDueCertificates(tx: Tx, versionN: number, { newId }: PlacesContext): Promise<boolean> {
  const rounds = await listCompleteRounds(tx, versionN);
  let isDue = false;
  for (const level of levels) {
    if (roundsFor(level, rounds).length === roundsPerLevel)
      isDue = (await insertDueCertificate(tx, { id: newId('crt_'), version_n: versionN, level })) || isDue;
  }
  return isDue;
}

async function recordAttempt(
  tx: Tx,
  { id, agent_id }: PlaceTable,
  outcome: CertificationAttemptTable['outcome'],
  { nowUs }: PlacesContext,
): Promise<void> {
  if (agent_id !== null)
    await insertCertificationAttempt(tx, { place_id: id, agent_id, outcome, at: Math.floor(nowUs / 1_000) });
}
