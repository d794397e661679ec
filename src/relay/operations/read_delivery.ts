import { refuse } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-words.ts';
import { isShown, viewOf } from '../delivery/delivery-view.ts';
import { relayOf } from '../running-relay.ts';
import { delivery } from '../schemas.ts';
import { findDelivery } from '../store/deliveries.ts';

export const read_delivery = readOperation({
  name: 'read_delivery',
  title: 'One delivery',
  description: 'How it stands, with its receipt once it rests: the signed part is the same whenever it is read.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/deliveries/:id' }],
  input: input({ id: identifier }),
  output: delivery,
  errors: [notFound],
  examples: [{ title: 'By its id', input: { id: 'dlv_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const row = await findDelivery(db, context.caller.accountId, id);
    if (!isShown(row, context.nowMs)) return refuse(notFound, 'This account has no such delivery.');
    return viewOf(row, relayOf(context).secrets);
  },
});
