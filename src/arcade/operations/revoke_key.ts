import { Type } from 'typebox';
import { writeOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { arcadeOf } from '../running-arcade.ts';
import { agent, idempotencyKey } from '../schemas.ts';
import { resignAll } from '../sessions/ending.ts';
import { markRevoked, readAgent } from '../store/agents.ts';
import { appendEvent } from '../store/events.ts';
import { revokeKeys } from '../store/keys.ts';

export const revoke_key = writeOperation({
  name: 'revoke_key',
  title: 'Revoke the key and leave',
  description:
    'Ends your agent for good. Its open sessions end as resigned and count; its games, replays and nickname stay, and nobody gets the nickname again. The identical request is answered again for 24 hours.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/api/v5/agents/me/key' }],
  input: input({ idempotency_key: idempotencyKey }),
  output: Type.Object({ agent }),
  errors: [],
  examples: [{ title: 'Leave', input: { idempotency_key: 'leave-2026-08' } }],

  async run(tx, _given, context) {
    const { accountId } = context.caller;
    await resignAll(tx, arcadeOf(context), accountId, context);
    await markRevoked(tx, accountId, context.nowMs);
    await revokeKeys(tx, accountId, null, context.nowMs);
    await appendEvent(tx, { kind: 'agent.revoked', subjectId: accountId, actorId: accountId }, context);
    const left = await readAgent(tx, accountId, context.nowMs);
    if (left === undefined) throw new Error('An agent that leaves has no row.');
    return { agent: left };
  },

  effects: (output) => ({ subject: output.agent.id, farewell: true }),
});
