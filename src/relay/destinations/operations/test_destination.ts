import { isRefusal } from '../../../core/base/refusal.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { testLeadsPerDay } from '../../accounts/rules/trial.ts';
import { deliver as deliverLead } from '../../deliveries/run/deliver.ts';
import { parseDelivery } from '../../deliveries/run/parse-delivery.ts';
import { deliveryRefusals } from '../../deliveries/run/refusals.ts';
import type { Lead } from '../../lead-schema.ts';
import { externalOperation } from '../../operation.ts';
import { deliverInput, receipt } from '../../schemas.ts';

/** The sample lead must not change, because replays compare its fingerprint. */
const sampleLead: Lead = {
  name: 'Test Lead',
  email: 'test-lead@example.com',
  source: 'destination test',
  message: 'This is a test of your destination. No form was filled in.',
  test: true,
};

const { idempotency_key, replay, destination, headers } = deliverInput.properties;

export const test_destination = externalOperation({
  name: 'test_destination',
  title: 'Send a sample lead to a destination',
  description: `Delivers a signed sample lead with \`test: true\`, like any other lead and with the same responses; it is not counted as a live delivery. At most ${testLeadsPerDay} test leads a day. The idempotency key works as for any other delivery.`,
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'set_by_operation' },
  routes: [{ method: 'POST', path: '/destinations/test', headers: { replay: 'X-Rialto-Replay' } }],
  input: input({ idempotency_key, replay, destination, headers }),
  output: receipt,
  errors: deliveryRefusals,
  examples: [
    {
      title: 'Try a new endpoint',
      input: { idempotency_key: 'try-crm-1', destination: 'https://crm.example.com/hooks/leads' },
    },
  ],

  async run(context, input) {
    const { services } = context;
    const params = parseDelivery(services, context, { ...input, lead: sampleLead });
    return isRefusal(params) ? params : deliverLead(services, params);
  },
});
