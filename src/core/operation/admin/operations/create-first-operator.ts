import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { refuse } from '../../../base/refusal.ts';
import { isWeakCredential } from '../../../base/weak-credential.ts';
import { hashCredential } from '../../credentials.ts';
import { credentialUnknown, notFound, weakCredential } from '../../errors.ts';
import { credential, input, time } from '../../schema-fragments.ts';
import { adminWrite } from '../admin-operation.ts';
import { insertAuditEntry } from '../audit.ts';
import { insertOperator } from '../operators.ts';
import { operatorName } from '../schemas.ts';
import { consumeSetupToken } from '../setup-link.ts';

export const createFirstOperator = adminWrite({
  name: 'create-first-operator',
  title: 'Create the first operator with the one-time link that the server printed',
  route: { method: 'POST', path: '/first-operator' },
  input: input({ name: operatorName, credential }),
  output: Type.Object({ operator: Type.Object({ name: Type.String(), created_at: time }) }),
  errors: [notFound, credentialUnknown, weakCredential],
  examples: [
    {
      title: 'An operator with a new key',
      input: { name: 'ann', credential: 'rk_admin_R7m2kQ0vTz5Yx1bN8cW3pL6dJ9fH4gS2aE0uI7oX5yM' },
    },
  ],

  async run(tx, { name, credential: secret }, context) {
    if (isWeakCredential(secret)) return refuse(weakCredential, 'The key is not random: generate 32 random bytes.');
    const refusal = await consumeSetupToken(tx, context.digestCredential, context.nowMs);
    if (refusal !== null) return refusal;
    const { nowMs } = context;
    await insertOperator(tx, { name, hash: hashCredential(secret), created_at: nowMs });
    await insertAuditEntry(tx, {
      id: context.newId('aud_'),
      at: nowMs,
      actor: name,
      act: 'create_operator',
      module: null,
      target: { kind: 'operator', id: name },
      reason: 'First operator, made with the one-time link.',
      detail: {},
    });
    return { operator: { name, created_at: formatTime(nowMs) } };
  },
});
