import { refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { canAccessOrigin } from '../../accounts/rules/key-restriction.ts';
import { readOperation } from '../../operation.ts';
import { delivery } from '../../schemas.ts';
import { isRetained, viewOf } from '../run/delivery-view.ts';
import { findDelivery } from '../store/deliveries.ts';

export const read_delivery = readOperation({
  name: 'read_delivery',
  title: 'One delivery',
  description:
    'Returns the state of a delivery and, when it is finished, its receipt. The signed part of the receipt never changes.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/deliveries/:id' }],
  input: input({ id: identifier }),
  output: delivery,
  errors: [notFound],
  examples: [{ title: 'By its id', input: { id: 'dlv_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const row = await findDelivery(db, context.caller.accountId, id);
    if (!isRetained(row, context.nowMs) || !canAccessOrigin(context.caller, row.destination_origin))
      return refuse(notFound, 'This account has no such delivery.');
    return viewOf(row, context.services.secrets);
  },
});
