import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { listCredentials, revokeCredential } from '../../core/operation/accounts.ts';
import { notFound } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-fragments.ts';
import { credentialRecord, idempotencyKey } from '../schemas.ts';
import { toCredential } from '../store/credential-record.ts';
import { appendCredentialEvent } from '../store/events.ts';

export const revoke_credential = writeOperation({
  name: 'revoke_credential',
  title: 'Revoke a credential',
  description:
    'Revokes one of your credentials permanently and at once. After the last one is revoked, the account is inaccessible; its content stays public. Ids are in your profile.',
  access: 'credential',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/credentials/:id' }],
  input: input({ id: identifier, idempotency_key: idempotencyKey }),
  output: Type.Object({ credential: credentialRecord }),
  errors: [notFound],
  examples: [
    { title: 'A key that leaked', input: { id: 'crd_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'revoke-leaked-1' } },
  ],

  async run(tx, input, context) {
    const accountId = context.caller.accountId;
    const row = (await listCredentials(tx, accountId)).find((credential) => credential.id === input.id);
    if (row === undefined) return refuse(notFound, 'Your account has no credential with this id.');
    if (row.revoked_at !== null) return { credential: toCredential(row) };
    await revokeCredential(tx, row.id, context.nowMs);
    const ids = { accountId, credentialId: row.id };
    await appendCredentialEvent(tx, 'credential.revoked', ids, context.newId('evt_'), context.nowMs);
    return { credential: toCredential({ ...row, revoked_at: context.nowMs }) };
  },

  effects: (output, context) => ({
    subject: output.credential.id,
    revokesCaller: output.credential.id === context.caller.credentialId,
  }),
});
