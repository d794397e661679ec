import { Buffer } from 'node:buffer';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { bodyTooLarge, invalidInput, refuseInput } from '../../core/operation/errors.ts';
import type { CallerContext } from '../../core/operation/operation.ts';
import type { AllowList } from '../../core/outbound/allow-list.ts';
import type { Destination } from '../../core/outbound/destination-url.ts';
import { explainWritten } from '../destinations/reasons.ts';
import { plainHashes } from '../rules/fingerprints.ts';
import { deliveryFaults, leadBytes } from '../rules/lead.ts';
import { bodyBytesMax, type DeliveryRequest } from '../schemas.ts';
import type { DeliveryDesk } from './desk.ts';
import type { Order } from './order.ts';

/** What a delivery is asked for with, valid by its schema. */
export interface GivenOrder extends DeliveryRequest {
  readonly idempotency_key: string;
  readonly replay?: boolean;
}

/** Reads a request for a delivery: the whole is not too large, and its destination may be one. */
export function readOrder(
  { egress, allow }: Pick<DeliveryDesk, 'egress' | 'allow'>,
  { caller }: Pick<CallerContext, 'caller'>,
  { idempotency_key: idempotencyKey, replay = false, destination: text, lead }: GivenOrder,
): Order | Refusal {
  const request = { destination: text, lead };
  if (Buffer.byteLength(JSON.stringify(request)) > bodyBytesMax)
    return refuse(bodyTooLarge, `The body is larger than ${bodyBytesMax} bytes.`, { limit_bytes: bodyBytesMax });
  // The policy is asked first, since it counts what it refuses.
  const destination = egress.parse(text);
  if ('refused' in destination)
    return refuseInput('/destination', destination.refused, explainWritten(destination.refused).message);
  const errors = deliveryFaults(request);
  if (errors[0] !== undefined) return refuse(invalidInput, errors[0].message, { errors });
  const payload = leadBytes(lead);
  const isTestLead = lead.test === true;
  return {
    caller,
    idempotencyKey,
    replay,
    isTestLead,
    isTest: isTestLead || isForDevelopment(destination, allow),
    payload,
    hashes: plainHashes({ payload, destination: text }),
    destination,
  };
}

/** An operator's own ports and names prove nothing about a public destination. */
function isForDevelopment({ literal, host, port }: Destination, allow: AllowList): boolean {
  return literal !== null || allow.hasName(host, port) || allow.hasPort(port);
}
