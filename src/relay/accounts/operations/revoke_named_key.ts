import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { listCredentials, revokeCredential } from '../../../core/operation/accounts.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input, time } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { writeKey } from '../../schemas.ts';

export const revoke_named_key = writeOperation({
  name: 'revoke_named_key',
  title: 'Revoke a named key',
  description:
    'Revokes one named key of the account permanently and at once; all other keys keep working. Revoking it again returns the same response.',
  access: 'credential',
  idempotency: 'optional',
  interfaces: 'http',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/keys/:id' }],
  input: input({ id: identifier, idempotency_key: Type.Optional(writeKey) }),
  output: Type.Object({ id: Type.String(), revoked_at: time }),
  errors: [keyNotAllowed, notFound],
  examples: [{ title: 'The key of a website that was closed', input: { id: 'crd_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(tx, { id }, { caller, nowMs }) {
    const rows = await listCredentials(tx, caller.accountId);
    const key = rows.find((row) => row.id === id && row.restriction !== null);
    if (key === undefined) return refuse(notFound, 'This account has no such named key.');
    if (key.revoked_at === null) await revokeCredential(tx, id, nowMs);
    return { id, revoked_at: formatTime(key.revoked_at ?? nowMs) };
  },
});
