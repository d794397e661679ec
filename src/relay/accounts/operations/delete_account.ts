import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { writeKey } from '../../schemas.ts';
import { removeAccount } from '../retention/remove-account.ts';

export const delete_account = writeOperation({
  name: 'delete_account',
  title: 'Remove the account',
  description:
    'Removes the account permanently and at once: its keys stop working, its email address and all records and receipts are erased, its subscription is cancelled. Leads already delivered stay with their destinations. Keyed hashes of the address and the idempotency keys remain, so that neither can be used again. The identical request gets the same response for 24 hours.',
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/account' }],
  input: input({ idempotency_key: writeKey }),
  output: Type.Object({ account_id: Type.String(), records_erased: Type.Integer({ minimum: 0 }) }),
  errors: [keyNotAllowed],
  examples: [{ title: 'Remove the account', input: { idempotency_key: 'leave-2026-08' } }],

  async run(tx, _input, context) {
    const { accountId } = context.caller;
    const erasedCount = await removeAccount(tx, context.services.secrets, accountId, context.nowMs);
    return { account_id: accountId, records_erased: erasedCount };
  },

  effects: () => ({ revokesCaller: true }),
});
