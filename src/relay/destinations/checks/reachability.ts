import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../core/base/clock.ts';
import { destinationCheckMs, destinationResponseMs } from '../../limits.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { RelayEgress } from '../echo/echo-transport.ts';

/**
 * Whether a TLS connection to the destination can be opened; sends no request. Every failure (missing name, private
 * address, closed port, bad certificate) takes the same time and has the same result, so that the check cannot be used
 * to scan networks. `onChecked` is called when the connection attempt has ended, before the delay of a failure.
 */
export async function isReachable(
  egress: Pick<RelayEgress, 'probe'>,
  clock: Clock,
  destination: Destination,
  onChecked: () => void,
): Promise<boolean> {
  const startMs = clock.monotonicMs();
  const failure = await egress.probe(destination, destinationCheckMs).finally(onChecked);
  if (failure === null) return true;
  await sleep(destinationResponseMs - (clock.monotonicMs() - startMs));
  return false;
}
