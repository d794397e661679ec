import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { alreadySettled, deliveryInProgress, keyNotAllowed, notAmbiguous } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { settled } from '../../schemas.ts';
import { settle } from '../run/settle.ts';

const { outcome, evidence_sha256 } = settled.properties;

export const settle_delivery = writeOperation({
  name: 'settle_delivery',
  title: 'Settle an ambiguous delivery',
  description:
    "Records what you found at the destination after an ambiguous delivery. The relay issues a new receipt in the account's chain with the signed member `settled`; `state` and `effect` do not change. Read the delivery to get that receipt. Repeating the same statement changes nothing, a different one is refused.",
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'write', points: 1 },
  routes: [{ method: 'POST', path: '/deliveries/:id/settle' }],
  input: input({ id: identifier, outcome, evidence_sha256 }),
  output: Type.Object({ id: Type.String(), settled }),
  errors: [keyNotAllowed, notFound, deliveryInProgress, notAmbiguous, alreadySettled],
  examples: [{ title: 'The lead is in the CRM', input: { id: 'dlv_01jd3k5v7w9x1y3z5a7b9c1d3e', outcome: 'arrived' } }],

  async run(tx, { id, ...statement }, context) {
    const { caller, nowMs } = context;
    const result = await settle(tx, context.services, { caller, id, nowMs }, statement);
    return isRefusal(result) ? result : { id, settled: result };
  },
});
