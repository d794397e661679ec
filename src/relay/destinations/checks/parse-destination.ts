import type { Refusal } from '../../../core/base/refusal.ts';
import { refuseInput } from '../../../core/operation/errors.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { RelayEgress } from '../echo/echo-transport.ts';
import { explainDestinationFault } from './reasons.ts';

/** Parses a destination; refuses a text that the egress policy does not allow with invalid_input at `pointer`. */
export function parseDestination(
  egress: Pick<RelayEgress, 'parse'>,
  text: string,
  pointer: string,
): Destination | Refusal {
  const destination = egress.parse(text);
  if (!('refused' in destination)) return destination;
  return refuseInput(pointer, destination.refused, explainDestinationFault(destination.refused).message);
}
