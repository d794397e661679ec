import type { Tx } from '../../../core/db/transaction.ts';
import { leaseEndUs } from '../../games/rules/lease.ts';
import { placesOfSession } from '../../games/store/places.ts';
import { isFrozen } from '../../games/store/playable-versions.ts';
import { type LoadedGame, neverUs } from './game.ts';

const frozenCheckUs = 60_000_000;

/**
 * Running time at which the session's lease expires without further records; `neverUs` for a session without a lease,
 * such as one whose place was closed. A lease does not expire while the engine build is frozen.
 */
export async function leaseEndOf(tx: Tx, { facts, wallUs }: LoadedGame, nowUs: number): Promise<number> {
  if (facts.purpose !== 'certification') return neverUs;
  const places = (await placesOfSession(tx, facts.n)).filter(({ state }) => state === 'leased');
  const leaseEnds = places.map(({ leased_us, lease_us }) =>
    leaseEndUs({ leasedUs: leased_us ?? 0, leaseUs: lease_us ?? neverUs }, wallUs),
  );
  const endUs = Math.min(neverUs, ...leaseEnds);
  if (endUs > nowUs) return endUs;
  return (await isFrozen(tx, facts.header.engine_build)) ? nowUs + frozenCheckUs : endUs;
}
