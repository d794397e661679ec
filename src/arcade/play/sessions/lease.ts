import type { Tx } from '../../../core/db/transaction.ts';
import { leaseEndUs } from '../../games/rules/lease.ts';
import { listPlacesOfSession } from '../../games/store/places.ts';
import { isFrozen } from '../../games/store/playable-versions.ts';
import { type LoadedGame, neverUs } from './game.ts';

/** Interval at which an expired lease on a frozen engine build is checked again. */
const frozenCheckUs = 60_000_000;

/**
 * Running time at which the session's lease expires without further records; `neverUs` for a session without a lease,
 * such as one whose place was closed. A lease does not expire while the engine build is frozen.
 */
export async function leaseEndOf(tx: Tx, { setup, runningUs }: LoadedGame, nowUs: number): Promise<number> {
  if (setup.purpose !== 'certification') return neverUs;
  const places = (await listPlacesOfSession(tx, setup.n)).filter(({ state }) => state === 'leased');
  const leaseEnds = places.map(({ leased_us, lease_us }) =>
    leaseEndUs({ startUs: leased_us ?? 0, latestEndUs: lease_us ?? neverUs }, runningUs),
  );
  const endUs = Math.min(neverUs, ...leaseEnds);
  if (endUs > nowUs) return endUs;
  return (await isFrozen(tx, setup.header.engine_build)) ? nowUs + frozenCheckUs : endUs;
}
