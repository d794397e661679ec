import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { lockAccount } from '../../core/operation/accounts.ts';
import { adminWrite, decide, record } from '../../core/operation/admin/admin-operation.ts';
import type { Decision } from '../../core/operation/admin/moderation.ts';
import { act, identifier, input, reason } from '../../core/operation/admin/schemas.ts';
import { setSuspension } from '../../core/operation/admin/suspension.ts';
import { isSuspended } from '../../core/operation/credentials.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { choice } from '../../core/operation/schema-words.ts';
import { arcadeModeration } from '../moderation.ts';
import { findAgent, setTrafficClass } from '../store/agents.ts';
import { arcadeBelow } from './below.ts';

export const trafficClass = adminWrite({
  name: 'traffic-class',
  title: 'Say what kind of traffic an agent of the arcade is; suspended suspends it, any other lifts that',
  route: { method: 'POST', path: '/api/v1/admin/agents/:id/traffic-class', below: arcadeBelow },
  input: input({ id: identifier, traffic_class: choice(['external', 'internal', 'load_test', 'suspended']), reason }),
  output: Type.Object({ agent_id: Type.String(), traffic_class: Type.String(), decision: act }),
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'A probe of our own',
      input: { id: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e', traffic_class: 'load_test', reason: 'It is our load generator.' },
    },
  ],

  async run(tx, given, context) {
    const account = await lockAccount(tx, given.id);
    const agent = account === undefined ? undefined : await findAgent(tx, given.id);
    if (account === undefined || agent === undefined) return refuse(notFound, 'No agent has this id.');
    const wasSuspended = isSuspended(account, context.nowMs);
    const before = wasSuspended ? 'suspended' : agent.traffic_class;
    if (before === given.traffic_class) return refuse(nothingToChange, 'The agent is of this class already.');
    const decision = decide(context, given.reason);
    const recorded = await record(tx, context, decision, {
      act: 'traffic-class',
      module: 'arcade',
      target: { kind: 'account', id: given.id },
      detail: { traffic_class: given.traffic_class },
    });
    if (given.traffic_class === 'suspended') await suspend(tx, given.id, decision);
    else await setTrafficClass(tx, given.id, given.traffic_class);
    if (wasSuspended) await setSuspension(tx, given.id, null);
    await arcadeModeration.tellStanding(tx, given.id, decision);
    return { agent_id: given.id, traffic_class: given.traffic_class, decision: recorded };
  },
});

/** Until it is lifted: an end is for `suspend`, the act that every module knows. */
function suspend(tx: Tx, accountId: string, { id, reason: why, nowMs }: Decision): Promise<void> {
  return setSuspension(tx, accountId, { at: nowMs, until: null, reason: why, decisionId: id });
}
