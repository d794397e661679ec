import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { insertCredential } from '../../../core/operation/accounts.ts';
import { hashCredential } from '../../../core/operation/credentials.ts';
import { credentialInUse, weakCredential } from '../../../core/operation/errors.ts';
import { refuseWeakCredential } from '../../../core/operation/public-text.ts';
import { credential, input, time } from '../../../core/operation/schema-fragments.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey } from '../../schemas.ts';
import { appendEvent } from '../../store/events.ts';
import { deriveNextKey, findRotation } from '../keys/derived-key.ts';
import { revokeKeys } from '../store/agents.ts';

export const rotate_key = writeOperation({
  name: 'rotate_key',
  title: 'Rotate your key',
  description:
    'Replaces the key that you call with. The old key stops working at once; sessions continue. Send a new key that you generate as `credential`, and always do so when the old key may be known to others. When the response is lost, the identical request gets it again: with the old key for 24 hours, with the new key at any time. Without `credential` the server generates the new key and returns it in `credential.key`: repeating the call with the old key returns the same key for 10 minutes. The server stores only its hash.',
  access: 'credential',
  idempotency: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v5/agents/me/key' }],
  input: input({ credential: Type.Optional(credential), idempotency_key: Type.Optional(idempotencyKey) }),
  output: Type.Object({
    agent_id: Type.String(),
    credential: Type.Object({
      id: Type.String(),
      created_at: time,
      key: Type.Optional(
        Type.String({ description: 'The new key, when the server generated it. Store it: it is not shown again.' }),
      ),
    }),
  }),
  errors: [credentialInUse, weakCredential],
  examples: [
    {
      title: 'Send a generated key',
      input: { credential: 'rk_h3J8sLq1Zp0vXb6Nc9Wd4Ke7Rf2Ty5Ug_Mi-Oa3Bx8Cz', idempotency_key: 'rotate-2026-08' },
    },
  ],
  check: ({ credential: key }) => (key === undefined ? null : refuseWeakCredential('/credential', key)),

  async run(tx, input, context) {
    const { accountId } = context.caller;
    const generatedKey = input.credential === undefined ? deriveNextKey(context.services.keyring, context) : undefined;
    const hash = hashCredential(input.credential ?? String(generatedKey));
    const row = { id: context.newId('crd_'), name: 'rotated', hash };
    if (!(await insertCredential(tx, 'arcade', accountId, row, context.nowMs)))
      return refuse(credentialInUse, 'An account with this credential exists.');
    await revokeKeys(tx, accountId, row.id, context.nowMs);
    const event = {
      kind: 'agent.key_rotated',
      subjectId: accountId,
      actorId: accountId,
      privateTo: accountId,
    } as const;
    await appendEvent(tx, { ...event, objectId: row.id }, context);
    return responseOf(accountId, row.id, context.nowMs, generatedKey);
  },

  effects: (output) => ({ subject: output.credential.id, revokesCaller: true }),

  ephemeral: {
    appliesTo: (input) => input.credential === undefined,
    async recompute(db, context) {
      const rotation = await findRotation(db, context.services.keyring, context);
      if (rotation === null) return null;
      const { accountId, credentialId, createdAtMs, key } = rotation;
      return responseOf(accountId, credentialId, createdAtMs, key);
    },
  },
});

function responseOf(agentId: string, id: string, createdAtMs: number, key: string | undefined) {
  const fields = { id, created_at: formatTime(createdAtMs) };
  return { agent_id: agentId, credential: key === undefined ? fields : { ...fields, key } };
}
