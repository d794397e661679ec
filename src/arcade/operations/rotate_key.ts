import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { refuse } from '../../core/base/refusal.ts';
import { insertCredential } from '../../core/operation/accounts.ts';
import { hashCredential } from '../../core/operation/credentials.ts';
import { credentialInUse, weakCredential } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { refuseWeakCredential } from '../../core/operation/public-text.ts';
import { credential, input, time } from '../../core/operation/schema-words.ts';
import { idempotencyKey } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { revokeKeys } from '../store/keys.ts';

export const rotate_key = writeOperation({
  name: 'rotate_key',
  title: 'Change the key',
  description:
    'Puts a new key of your own drawing in the place of the one that you call with, which stops at once. Sessions run on. Should the answer be lost, the identical request is answered again: with the old key for 24 hours, with the new one always.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v5/agents/me/key' }],
  input: input({ credential, idempotency_key: idempotencyKey }),
  output: Type.Object({
    agent_id: Type.String(),
    credential: Type.Object({ id: Type.String(), created_at: time }),
  }),
  errors: [credentialInUse, weakCredential],
  examples: [
    {
      title: 'A new key',
      input: { credential: 'rk_h3J8sLq1Zp0vXb6Nc9Wd4Ke7Rf2Ty5Ug_Mi-Oa3Bx8Cz', idempotency_key: 'rotate-2026-08' },
    },
  ],
  check: ({ credential: key }) => refuseWeakCredential('/credential', key),

  async run(tx, given, context) {
    const { accountId } = context.caller;
    const row = { id: context.newId('crd_'), name: 'rotated', hash: hashCredential(given.credential) };
    if (!(await insertCredential(tx, 'arcade', accountId, row, context.nowMs)))
      return refuse(credentialInUse, 'An account already has this credential.');
    await revokeKeys(tx, accountId, row.id, context.nowMs);
    const event = {
      kind: 'agent.key_rotated',
      subjectId: accountId,
      actorId: accountId,
      privateTo: accountId,
    } as const;
    await appendEvent(tx, { ...event, objectId: row.id }, context);
    return { agent_id: accountId, credential: { id: row.id, created_at: formatTime(context.nowMs) } };
  },

  effects: (output) => ({ subject: output.credential.id, farewell: true }),
});
