import { isRefusal } from '../../core/base/refusal.ts';
import { externalOperation } from '../../core/operation/operation.ts';
import { deliver as deliverOrder } from '../delivery/deliver.ts';
import { readOrder } from '../delivery/read-order.ts';
import { deliveryRefusals } from '../delivery/refusals.ts';
import { relayOf } from '../running-relay.ts';
import { bodyBytesMax, deliverInput, receipt } from '../schemas.ts';

export const deliver = externalOperation({
  name: 'deliver',
  title: 'Deliver a lead',
  description:
    'Sends the lead to the destination now and answers with a signed receipt: 200 when it was delivered, 424 with the receipt when it was not. The lead is stored nowhere: keep it. The same request with the same key gets the same receipt and sends nothing; with `X-Rialto-Replay: true` it repeats a delivery that did not succeed, if lead and destination are the same. Wait 35 seconds for the answer.',
  access: 'credential',
  doors: 'resource_and_tool',
  // What stands already is told whatever the limits say.
  cost: { kind: 'own' },
  routes: [{ method: 'POST', path: '/deliveries', headers: { replay: 'X-Rialto-Replay' } }],
  bodyBytesMax,
  input: deliverInput,
  output: receipt,
  errors: deliveryRefusals,
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
    const order = readOrder(services, context, given);
    return isRefusal(order) ? order : deliverOrder(services, order);
  },
});
