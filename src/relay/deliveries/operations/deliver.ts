import { isRefusal } from '../../../core/base/refusal.ts';
import { externalOperation } from '../../operation.ts';
import { bodyBytesMax, deliverInput, receipt } from '../../schemas.ts';
import { deliver as deliverLead } from '../run/deliver.ts';
import { parseDelivery } from '../run/parse-delivery.ts';
import { deliveryRefusals } from '../run/refusals.ts';

export const deliver = externalOperation({
  name: 'deliver',
  title: 'Deliver a lead',
  description:
    'Sends the lead to the destination and returns a signed receipt: 200 when it was delivered, 424 with the receipt when it was not. The lead is not stored: keep it. The same request with the same key returns the same receipt and sends nothing. With `X-Rialto-Replay: true` it repeats a delivery that did not succeed, if lead and destination are the same. Set a timeout of 35 seconds.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  // Cost is charged by the delivery itself: stored receipts are returned regardless of limits.
  cost: { kind: 'set_by_operation' },
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

  async run(context, input) {
    const { services } = context;
    const params = parseDelivery(services, context, input);
    return isRefusal(params) ? params : deliverLead(services, params);
  },
});
