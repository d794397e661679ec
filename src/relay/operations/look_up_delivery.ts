import { refuse } from '../../core/base/refusal.ts';
import { idempotencyKeyInvalid, idempotencyKeyMissing, notFound } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { isShown, viewOf } from '../delivery/delivery-view.ts';
import { keyHashes } from '../delivery/order.ts';
import { relayOf } from '../running-relay.ts';
import { delivery, idempotencyKey } from '../schemas.ts';
import { findByKey } from '../store/deliveries.ts';

export const look_up_delivery = readOperation({
  name: 'look_up_delivery',
  title: 'The delivery under an idempotency key',
  description: 'Finds a delivery by the key that it was asked for with, which goes into its header. Sends nothing.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/deliveries/lookup' }],
  input: input({ idempotency_key: idempotencyKey }),
  output: delivery,
  errors: [notFound, idempotencyKeyMissing, idempotencyKeyInvalid],
  examples: [{ title: 'By the key of a form', input: { idempotency_key: 'form-2026-01-31-0042' } }],

  async run(db, { idempotency_key: idempotencyKey }, context) {
    const { caller, nowMs } = context;
    const { secrets } = relayOf(context);
    const row = await findByKey(db, caller.accountId, keyHashes({ caller, idempotencyKey }, secrets));
    if (!isShown(row, nowMs)) return refuse(notFound, 'This account has no delivery under this key.');
    return viewOf(row, secrets);
  },
});
