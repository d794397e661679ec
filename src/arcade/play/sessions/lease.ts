import type { Tx } from '../../../core/db/transaction.ts';
import { leaseEndUs } from '../../games/rules/lease.ts';
import { placesOfSession } from '../../games/store/places.ts';
import { isFrozen } from '../../games/store/playable-versions.ts';
import type { LoadedGame } from './game.ts';

const frozenCheckUs = 60_000_000;

/**
 * When the lease ends under which a session is played, if nothing more is recorded; never for a session without one, be
 * it that its place was closed. While the engine build is frozen a lease does not end.
 */
export async function leaseEndOf(tx: Tx, { facts, wallUs }: LoadedGame, nowUs: number): Promise<number> {
  if (facts.purpose !== 'certification') return Number.MAX_SAFE_INTEGER;
  const places = (await placesOfSession(tx, facts.n)).filter(({ state }) => state === 'leased');
  const ends = places.map(({ leased_us, lease_us }) =>
    leaseEndUs({ leasedUs: leased_us ?? 0, leaseUs: lease_us ?? Number.MAX_SAFE_INTEGER }, wallUs),
  );
  const endUs = Math.min(Number.MAX_SAFE_INTEGER, ...ends);
  if (endUs > nowUs) return endUs;
  return (await isFrozen(tx, facts.header.engine_build)) ? nowUs + frozenCheckUs : endUs;
}
