import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import {
  alreadySettled,
  deliveryInProgress,
  destinationBusy,
  keyNotAllowed,
  notAmbiguous,
  receiverAsked,
  receiverNoResponse,
} from '../../errors.ts';
import { receiptQueryMs } from '../../limits.ts';
import { externalOperation } from '../../operation.ts';
import { settled } from '../../schemas.ts';
import { askReceiver } from '../run/ask-receiver.ts';

export const ask_receiver = externalOperation({
  name: 'ask_receiver',
  title: 'Ask the receiver of an ambiguous delivery',
  description: `Sends one signed GET with \`webhook-id\` to the receipt URL that the receiver gave you, at the origin of the destination. 200: the lead arrived; 404: it did not. The result becomes the next receipt of the chain, as \`settled\` with \`stated_by: receiver\`; \`state\` and \`effect\` do not change. The receipt URL is queried at most once per delivery, within ${receiptQueryMs / 1_000} seconds. The receipt URL is not stored.`,
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'write', points: 5 },
  routes: [{ method: 'POST', path: '/deliveries/:id/ask' }],
  input: input({
    id: identifier,
    receipt_url: Type.String({
      minLength: 1,
      maxLength: 2_048,
      description: 'HTTPS URL at the origin of the destination; checked like a destination.',
    }),
  }),
  output: Type.Object({ id: Type.String(), settled }),
  errors: [
    ...[keyNotAllowed, notFound, deliveryInProgress, notAmbiguous, alreadySettled],
    ...[receiverAsked, receiverNoResponse, destinationBusy],
  ],
  examples: [
    {
      title: 'The CRM offers a receipt URL',
      input: { id: 'dlv_01jd3k5v7w9x1y3z5a7b9c1d3e', receipt_url: 'https://crm.example.com/hooks/leads' },
    },
  ],

  async run({ services, caller }, { id, receipt_url: receiptUrl }) {
    const result = await askReceiver(services, { caller, id, receiptUrl });
    return isRefusal(result) ? result : { output: { id, settled: result }, isReplayed: false };
  },
});
