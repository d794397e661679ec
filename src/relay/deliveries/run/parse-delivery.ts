import { Buffer } from 'node:buffer';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { bodyTooLarge, invalidInput } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import { refuseOrigin } from '../../accounts/keys/refuse-key.ts';
import { parseDestination } from '../../destinations/checks/parse-destination.ts';
import type { AllowList } from '../../outbound/allow-list.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import { bodyBytesMax, type DeliveryRequest } from '../../schemas.ts';
import { destinationText, sentHeaders } from '../rules/destination-headers.ts';
import { plainHashes } from '../rules/fingerprints.ts';
import { deliveryFaults, leadBytes } from '../rules/lead.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import type { DeliveryParams } from './delivery-params.ts';

/** Input of a delivery request, valid by its schema. */
export interface DeliveryInput extends DeliveryRequest {
  readonly idempotency_key: string;
  readonly replay?: boolean;
}

/**
 * Validates a delivery request: size, destination policy, restrictions of the key, and headers. Refuses with
 * invalid_input, body_too_large or key_not_allowed.
 */
export function parseDelivery(
  { egress, allowList, echo }: Pick<DeliveryDeps, 'egress' | 'allowList' | 'echo'>,
  { caller }: Pick<CallerContext, 'caller'>,
  { idempotency_key: idempotencyKey, replay = false, destination: text, headers, lead }: DeliveryInput,
): DeliveryParams | Refusal {
  const request = { destination: text, ...(headers === undefined ? {} : { headers }), lead };
  if (Buffer.byteLength(JSON.stringify(request)) > bodyBytesMax)
    return refuse(bodyTooLarge, `The body is larger than ${bodyBytesMax} bytes.`, { limit_bytes: bodyBytesMax });
  // Checked before the restrictions of the key, because the egress policy counts refused destinations.
  const destination = parseDestination(egress, text, '/destination');
  if (isRefusal(destination)) return destination;
  const originRefusal = refuseOrigin(caller, destination.origin);
  if (originRefusal !== null) return originRefusal;
  const errors = deliveryFaults(request);
  if (errors[0] !== undefined) return refuse(invalidInput, errors[0].message, { errors });
  const payload = leadBytes(lead);
  const isTestLead = lead.test === true || echo.idOf(destination) !== null;
  return {
    caller,
    idempotencyKey,
    replay,
    isTestLead,
    isTest: isTestLead || isForDevelopment(destination, allowList),
    payload,
    hashes: plainHashes({ payload, destination: destinationText(text, headers) }),
    headers: sentHeaders(headers),
    destination,
  };
}

/** Whether the destination is accepted only because the operator allowed its address, name or port for development. */
function isForDevelopment({ literal, host, port }: Destination, allowList: AllowList): boolean {
  return literal !== null || allowList.hasName(host, port) || allowList.hasPort(port);
}
