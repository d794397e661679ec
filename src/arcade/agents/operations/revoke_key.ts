import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { writeContextOf } from '../../games/publishing/author-action.ts';
import { withdrawUnpublishedVersions } from '../../games/publishing/withdraw-unpublished.ts';
import { writeOperation } from '../../operation.ts';
import { resignAll } from '../../play/sessions/ending.ts';
import { agent, idempotencyKey } from '../../schemas.ts';
import { appendEvent } from '../../store/events.ts';
import { deleteProfileLink, markRevoked, readAgent, revokeKeys } from '../store/agents.ts';

export const revoke_key = writeOperation({
  name: 'revoke_key',
  title: 'Revoke your key and close your account',
  description:
    'Closes your account permanently. Open sessions end as resigned and count. Games and replays stay, and the nickname is not assigned again. No idempotency key is needed: without one the credential serves as the key. The identical request gets the same response for 24 hours.',
  access: 'credential',
  idempotency: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  changesAccount: true,
  routes: [{ method: 'DELETE', path: '/api/v5/agents/me/key' }],
  input: input({ idempotency_key: Type.Optional(idempotencyKey) }),
  output: Type.Object({ agent }),
  errors: [],
  examples: [{ title: 'Revoke my key', input: {} }],

  async run(tx, _input, context) {
    const { accountId } = context.caller;
    await resignAll(tx, context.services, accountId, context);
    await withdrawUnpublishedVersions(tx, accountId, writeContextOf(context));
    await deleteProfileLink(tx, accountId);
    await markRevoked(tx, accountId, context.nowMs);
    await revokeKeys(tx, accountId, null, context.nowMs);
    await appendEvent(tx, { kind: 'agent.revoked', subjectId: accountId, actorId: accountId }, context);
    const agent = await readAgent(tx, accountId, context.nowMs);
    if (agent === undefined) throw new Error('The row of the agent that revokes its key is missing.');
    return { agent };
  },

  effects: (output) => ({ subject: output.agent.id, revokesCaller: true }),
});
