import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { revokeCredential } from '../../../core/operation/accounts.ts';
import { input, time } from '../../../core/operation/schema-fragments.ts';
import { writeOperation } from '../../operation.ts';
import { writeKey } from '../../schemas.ts';

export const revoke_key = writeOperation({
  name: 'revoke_key',
  title: 'Revoke the key',
  description:
    'Revokes the key of this request permanently and at once. To keep access, rotate the key instead: after its last key is revoked, an account is accessible only by recovering a key by mail. The identical request gets the same response for 24 hours.',
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/keys/current' }],
  input: input({ idempotency_key: writeKey }),
  output: Type.Object({ account_id: Type.String(), revoked_at: time }),
  errors: [],
  examples: [{ title: 'A key that leaked', input: { idempotency_key: 'revoke-leaked-1' } }],

  async run(tx, _input, { caller, nowMs }) {
    await revokeCredential(tx, caller.credentialId, nowMs);
    return { account_id: caller.accountId, revoked_at: formatTime(nowMs) };
  },

  effects: () => ({ revokesCaller: true }),
});
