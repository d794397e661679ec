import type { Static } from 'typebox';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { bodyTooLarge, invalidInput, notFound, refuseInput } from '../../core/operation/errors.ts';
import { type CallerContext, externalOperation } from '../../core/operation/operation.ts';
import type { AllowList } from '../../core/outbound/allow-list.ts';
import type { Destination } from '../../core/outbound/destination-url.ts';
import { deliver as deliverOrder } from '../delivery/deliver.ts';
import type { Order } from '../delivery/order.ts';
import * as errors from '../errors.ts';
import { plainHashes } from '../rules/fingerprints.ts';
import { deliveryFaults, leadBytes } from '../rules/lead.ts';
import { relayOf } from '../running-relay.ts';
import { bodyBytesMax, type DeliveryRequest, deliverInput, receipt } from '../schemas.ts';

export const deliver = externalOperation({
  name: 'deliver',
  title: 'Deliver a lead',
  description:
    'Sends the lead to the destination now and answers with a signed receipt: 200 when it was delivered, 424 with the receipt when it was not. The lead is stored nowhere: keep it. The same request with the same key gets the same receipt and sends nothing; with `X-Rialto-Replay: true` it repeats a delivery that did not succeed, if lead and destination are the same. Wait 35 seconds for the answer.',
  access: 'credential',
  doors: 'resource',
  // What stands already is told whatever the limits say.
  cost: { kind: 'own' },
  routes: [{ method: 'POST', path: '/deliveries', headers: { replay: 'X-Rialto-Replay' } }],
  input: deliverInput,
  output: receipt,
  errors: [
    notFound,
    errors.deliveryFailed,
    errors.deliveryAmbiguous,
    errors.deliveryInProgress,
    errors.alreadyDelivered,
    errors.replayMismatch,
    errors.replaysExhausted,
    errors.idempotencyKeyExpired,
    errors.destinationBusy,
    errors.trialLimitReached,
    errors.trialExpired,
  ],
  examples: [
    {
      title: 'A lead from a form',
      input: {
        idempotency_key: 'form-2026-01-31-0042',
        destination: 'https://crm.example.com/hooks/leads',
        lead: { name: 'Ada Lovelace', email: 'ada@mail.example', source: 'contact form' },
      },
    },
  ],

  async run(context, given) {
    const services = relayOf(context);
    const fault = faultOf({ destination: given.destination, lead: given.lead });
    if (fault !== null) return fault;
    const destination = services.egress.parse(given.destination);
    if ('refused' in destination) {
      const message = 'The destination is no address in a public network that leads may be delivered to.';
      return refuseInput('/destination', destination.refused, message);
    }
    return deliverOrder(services, orderOf(context, given, destination, services.allow));
  },
});

function faultOf(request: DeliveryRequest): Refusal | null {
  const faults = deliveryFaults(request);
  const [first] = faults;
  if (first === undefined) return null;
  if (faults.some(({ code }) => code === bodyTooLarge.code))
    return refuse(bodyTooLarge, `The body is larger than ${bodyBytesMax} bytes.`, { limit_bytes: bodyBytesMax });
  return refuse(invalidInput, first.message, { errors: faults });
}

function orderOf(
  { caller }: CallerContext,
  { idempotency_key: idempotencyKey, replay, destination: text, lead }: Static<typeof deliverInput>,
  destination: Destination,
  allow: AllowList,
): Order {
  const payload = leadBytes(lead);
  const isTestLead = lead.test === true;
  return {
    caller,
    idempotencyKey,
    replay: replay === true,
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
