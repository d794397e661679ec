import { Type } from 'typebox';
import { writeOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { removeAccount } from '../retention/remove-account.ts';
import { relayOf } from '../running-relay.ts';
import { actKey } from '../schemas.ts';

export const delete_account = writeOperation({
  name: 'delete_account',
  title: 'Remove the account',
  description:
    'Takes the account away for good, at once: its keys stop, its mail address and all records and receipts are erased, its subscription is ended. What has been delivered is not called back. Of the address and of idempotency keys hashes stay that only this server can make, so that neither is taken for new. The identical request is answered again for 24 hours.',
  access: 'credential',
  doors: 'resource',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/account' }],
  input: input({ idempotency_key: actKey }),
  output: Type.Object({ account_id: Type.String(), records_erased: Type.Integer({ minimum: 0 }) }),
  errors: [],
  examples: [{ title: 'Leave', input: { idempotency_key: 'leave-2026-08' } }],

  async run(tx, _given, context) {
    const { accountId } = context.caller;
    const erased = await removeAccount(tx, relayOf(context).secrets, accountId, context.nowMs);
    return { account_id: accountId, records_erased: erased };
  },

  effects: () => ({ farewell: true }),
});
