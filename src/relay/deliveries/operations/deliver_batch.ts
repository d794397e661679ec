import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { batchMax } from '../../limits.ts';
import { externalOperation } from '../../operation.ts';
import { batchBodyBytesMax, batchItem, deliverInput } from '../../schemas.ts';
import { deliverBatch } from '../run/deliver-batch.ts';

export const deliver_batch = externalOperation({
  name: 'deliver_batch',
  title: 'Deliver several leads',
  description: `Up to ${batchMax} deliveries in one request of at most ${batchBodyBytesMax / 1024} KiB, each with its own key and receipt, processed as by \`deliver\`, with as much concurrency as the plan allows. The response is 200 with one item for each delivery, in the order of the request: \`status\` and \`receipt\`, or \`problem\`. A request with an item that does not fit the schema is refused as a whole before anything is sent; the pointer of the error names the item. Send the same request again after a lost response or for items with 429: delivered leads are not sent again.`,
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'set_by_operation' },
  routes: [{ method: 'POST', path: '/deliveries/batch' }],
  bodyBytesMax: batchBodyBytesMax,
  input: input({ deliveries: Type.Array(deliverInput, { minItems: 1, maxItems: batchMax }) }),
  output: Type.Object({ deliveries: Type.Array(batchItem) }),
  errors: [keyNotAllowed],
  examples: [
    {
      title: 'Two leads',
      input: {
        deliveries: [
          {
            idempotency_key: 'form-43',
            destination: 'https://crm.example.com/hooks/leads',
            lead: { email: 'ada@mail.example', source: 'contact form' },
          },
          {
            idempotency_key: 'form-44',
            destination: 'https://crm.example.com/hooks/leads',
            lead: { phone: '+442071234567', source: 'contact form' },
          },
        ],
      },
    },
  ],

  async run(context, { deliveries }) {
    const items = await deliverBatch(context.services, context, deliveries);
    return isRefusal(items) ? items : { output: { deliveries: items }, isReplayed: false };
  },
});
