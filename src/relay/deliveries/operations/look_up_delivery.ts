import { refuse } from '../../../core/base/refusal.ts';
import { idempotencyKeyInvalid, idempotencyKeyMissing, notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { canAccessOrigin } from '../../accounts/rules/key-restriction.ts';
import { readOperation } from '../../operation.ts';
import { delivery, idempotencyKey } from '../../schemas.ts';
import { keyHashes } from '../run/delivery-params.ts';
import { isRetained, viewOf } from '../run/delivery-view.ts';
import { findByKey } from '../store/deliveries.ts';

export const look_up_delivery = readOperation({
  name: 'look_up_delivery',
  title: 'The delivery under an idempotency key',
  description: 'Returns a delivery by its idempotency key, given in the header. Sends nothing.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/deliveries/lookup' }],
  input: input({ idempotency_key: idempotencyKey }),
  output: delivery,
  errors: [notFound, idempotencyKeyMissing, idempotencyKeyInvalid],
  examples: [{ title: 'By the key of a form', input: { idempotency_key: 'form-2026-01-31-0042' } }],

  async run(db, { idempotency_key: idempotencyKey }, context) {
    const { caller, nowMs } = context;
    const { secrets } = context.services;
    const row = await findByKey(db, caller.accountId, keyHashes({ caller, idempotencyKey }, secrets));
    if (!isRetained(row, nowMs) || !canAccessOrigin(caller, row.destination_origin))
      return refuse(notFound, 'This account has no delivery under this key.');
    return viewOf(row, secrets);
  },
});
