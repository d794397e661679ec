import { isRefusal } from '../../core/base/refusal.ts';
import { externalOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { deliver as deliverOrder } from '../delivery/deliver.ts';
import { readOrder } from '../delivery/read-order.ts';
import { deliveryRefusals } from '../delivery/refusals.ts';
import { testLeadsPerDay } from '../rules/trial.ts';
import { relayOf } from '../running-relay.ts';
import { deliverInput, type Lead, receipt } from '../schemas.ts';

/** Never changed: a replay repeats it by its fingerprint. */
const sampleLead: Lead = {
  name: 'Test Lead',
  email: 'test-lead@example.com',
  source: 'destination test',
  message: 'This is a test of your destination. Nobody filled in a form.',
  test: true,
};

const { idempotency_key, replay, destination } = deliverInput.properties;

export const test_destination = externalOperation({
  name: 'test_destination',
  title: 'Send a sample lead to a destination',
  description: `Delivers a signed sample lead with \`test: true\`, in every way as any lead is delivered and with the same answers; it is not counted as a live delivery. ${testLeadsPerDay} test leads a day. The key stands for this delivery as that of any other does.`,
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'own' },
  routes: [{ method: 'POST', path: '/destinations/test', headers: { replay: 'X-Rialto-Replay' } }],
  input: input({ idempotency_key, replay, destination }),
  output: receipt,
  errors: deliveryRefusals,
  examples: [
    {
      title: 'Try a new endpoint',
      input: { idempotency_key: 'try-crm-1', destination: 'https://crm.example.com/hooks/leads' },
    },
  ],

  async run(context, given) {
    const services = relayOf(context);
    const order = readOrder(services, context, { ...given, lead: sampleLead });
    return isRefusal(order) ? order : deliverOrder(services, order);
  },
});
