import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { lockAccount } from '../../core/operation/accounts.ts';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import type { Decision } from '../../core/operation/admin/moderation.ts';
import { auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { setSuspension } from '../../core/operation/admin/suspension.ts';
import { isSuspended } from '../../core/operation/credentials.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { choice, identifier, input } from '../../core/operation/schema-fragments.ts';
import { findAgent, setTrafficClass } from '../agents/store/agents.ts';
import { arcadeModeration } from '../moderation.ts';
import { arcadeBasePath } from './base-path.ts';

export const trafficClass = adminWrite({
  name: 'traffic-class',
  title: 'Set the traffic class of an agent',
  details: 'The class `suspended` suspends the agent, any other class ends the suspension.',
  route: { method: 'POST', path: '/api/v1/admin/agents/:id/traffic-class', basePath: arcadeBasePath },
  input: input({ id: identifier, traffic_class: choice(['external', 'internal', 'load_test', 'suspended']), reason }),
  output: Type.Object({ agent_id: Type.String(), traffic_class: Type.String(), decision: auditEntrySchema }),
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'Our load generator',
      input: { id: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e', traffic_class: 'load_test', reason: 'It is our load generator.' },
    },
  ],

  async run(tx, input, context) {
    const account = await lockAccount(tx, input.id);
    const agent = account === undefined ? undefined : await findAgent(tx, input.id);
    if (account === undefined || agent === undefined) return refuse(notFound, 'No agent with this id exists.');
    const wasSuspended = isSuspended(account, context.nowMs);
    const currentClass = wasSuspended ? 'suspended' : agent.traffic_class;
    if (currentClass === input.traffic_class) return refuse(nothingToChange, 'The agent already has this class.');
    const decision = createDecision(context, input.reason);
    const auditEntry = await recordDecision(tx, context, decision, {
      act: 'traffic-class',
      module: 'arcade',
      target: { kind: 'account', id: input.id },
      detail: { traffic_class: input.traffic_class },
    });
    if (input.traffic_class === 'suspended') await suspend(tx, input.id, decision);
    else await setTrafficClass(tx, input.id, input.traffic_class);
    if (wasSuspended) await setSuspension(tx, input.id, null);
    await arcadeModeration.appendStatusEvent(tx, input.id, decision);
    return { agent_id: input.id, traffic_class: input.traffic_class, decision: auditEntry };
  },
});

/** Suspends without an end date, unlike the operation `suspend`, which requires one. */
function suspend(tx: Tx, accountId: string, { id, reason, nowMs }: Decision): Promise<void> {
  return setSuspension(tx, accountId, { atMs: nowMs, untilMs: null, reason, decisionId: id });
}
