import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../core/base/clock.ts';
import { destinationLookMs, destinationResponseMs } from '../../limits.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { RelayEgress } from '../echo/echo-transport.ts';

/**
 * Whether a delivery would find a secure connection to this destination; nothing is sent over it.
 * Whatever was in the way (no such name, an address inside of a network, a port that is closed or
 * filtered, a bad certificate) is told after the same time and in no other word, so that nobody maps
 * a network by what is answered here and when. `onLooked` is called before that wait.
 */
export async function isReachable(
  egress: Pick<RelayEgress, 'probe'>,
  clock: Clock,
  destination: Destination,
  onChecked: () => void,
): Promise<boolean> {
  const startMs = clock.monotonicMs();
  const failure = await egress.probe(destination, destinationLookMs).finally(onChecked);
  if (failure === null) return true;
  await sleep(destinationResponseMs - (clock.monotonicMs() - startMs));
  return false;
}
