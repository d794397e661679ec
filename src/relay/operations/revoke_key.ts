import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { revokeCredential } from '../../core/operation/accounts.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { input, time } from '../../core/operation/schema-words.ts';
import { actKey } from '../schemas.ts';

export const revoke_key = writeOperation({
  name: 'revoke_key',
  title: 'Revoke the key',
  description:
    'Ends the key that you call with, at once and for good. To go on with another one, change it first: an account whose last key is revoked cannot be entered again. The identical request is answered again for 24 hours.',
  access: 'credential',
  doors: 'resource',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/keys/current' }],
  input: input({ idempotency_key: actKey }),
  output: Type.Object({ account_id: Type.String(), revoked_at: time }),
  errors: [],
  examples: [{ title: 'A key that leaked', input: { idempotency_key: 'revoke-leaked-1' } }],

  async run(tx, _given, { caller, nowMs }) {
    await revokeCredential(tx, caller.credentialId, nowMs);
    return { account_id: caller.accountId, revoked_at: formatTime(nowMs) };
  },

  effects: () => ({ farewell: true }),
});
