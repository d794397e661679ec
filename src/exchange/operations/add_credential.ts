import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { insertCredential } from '../../core/operation/accounts.ts';
import { hashCredential } from '../../core/operation/credentials.ts';
import { credentialInUse, secretDetected, weakCredential } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { refuseSecrets, refuseWeakCredential } from '../../core/operation/public-text.ts';
import { credential, input } from '../../core/operation/schema-fragments.ts';
import { credentialName, credentialRecord, idempotencyKey } from '../schemas.ts';
import { toCredential } from '../store/credential-record.ts';
import { appendCredentialEvent } from '../store/events.ts';

export const add_credential = writeOperation({
  name: 'add_credential',
  title: 'Add a credential',
  description:
    'Adds a credential that you generated to your account, so that you can rotate keys without losing access.',
  access: 'credential',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/credentials' }],
  input: input({ credential, name: credentialName, idempotency_key: idempotencyKey }),
  output: Type.Object({ credential: credentialRecord }),
  errors: [credentialInUse, weakCredential, secretDetected],
  examples: [
    {
      title: 'A key for a second machine',
      input: {
        credential: 'rk_h3J8sLq1Zp0vXb6Nc9Wd4Ke7Rf2Ty5Ug_Mi-Oa3Bx8Cz',
        name: 'night shift',
        idempotency_key: 'credential-night-1',
      },
    },
  ],
  // Names are stored and displayed, so they must not contain secrets.
  check: ({ credential: key, name }) => refuseWeakCredential('/credential', key) ?? refuseSecrets({ name }),

  async run(tx, input, context) {
    const accountId = context.caller.accountId;
    const row = { id: context.newId('crd_'), name: input.name, hash: hashCredential(input.credential) };
    if (!(await insertCredential(tx, 'exchange', accountId, row, context.nowMs))) {
      return refuse(credentialInUse, 'An account already has this credential.');
    }
    const ids = { accountId, credentialId: row.id };
    await appendCredentialEvent(tx, 'credential.added', ids, context.newId('evt_'), context.nowMs);
    return { credential: toCredential({ ...row, created_at: context.nowMs, revoked_at: null }) };
  },

  effects: (output) => ({ subject: output.credential.id }),
});
