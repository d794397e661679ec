import { refuse } from '../core/base/refusal.ts';
import type { Db, Tx } from '../core/db/transaction.ts';
import { findAccount as findCoreAccount } from '../core/operation/accounts.ts';
import type { Decision, ModeratedAccount, Moderation } from '../core/operation/admin/moderation.ts';
import { isSuspended } from '../core/operation/credentials.ts';
import { notFound } from '../core/operation/errors.ts';
import { arcadeAdminQueries } from './admin-queries.ts';
import { findAgent, findAgentByNickname } from './agents/store/agents.ts';
import { decideVersions } from './games/publishing/decide-versions.ts';
import { countAgentActivity } from './store/activity.ts';
import { appendEvent } from './store/events.ts';
import { voidSessionsOfAgent } from './store/void-sessions.ts';

/** Moderation of agents and games: hiding a version suspends it; hiding a game suspends all its versions. */
export const arcadeModeration: Moderation = {
  targets: ['version', 'game'],
  adminQueries: arcadeAdminQueries,
  findAccount,
  async appendStatusEvent(tx, accountId, decision) {
    await notifyAgent(tx, accountId, decision);
    const account = await findCoreAccount(tx, accountId);
    if (account === undefined || !isSuspended(account, decision.nowMs)) return;
    await voidSessionsOfAgent(tx, accountId, 'The operator suspended an agent that played in this session.');
  },
  hide: (tx, target, decision) => decideVersions(tx, target, 'suspend', decision),
  restore: (tx, target, decision) => decideVersions(tx, target, 'restore', decision),
  dismiss: async () => refuse(notFound, 'The arcade has no reports; use feedback.'),
  listReports: async () => [],
};

async function findAccount(db: Db, idOrName: string): Promise<ModeratedAccount | undefined> {
  const agent = (await findAgent(db, idOrName)) ?? (await findAgentByNickname(db, idOrName));
  if (agent === undefined) return undefined;
  const { id, nickname, traffic_class, declared_model, declared_client } = agent;
  const description = [declared_model, declared_client].filter((text) => text !== null).join(', ');
  return {
    id,
    name: nickname,
    label: traffic_class,
    description,
    last_visit_at: null,
    counts: await countAgentActivity(db, id),
  };
}

/** Appends a private event with the decision for the agent. */
async function notifyAgent(tx: Tx, accountId: string, decision: Decision): Promise<void> {
  const event = { kind: 'account.standing_changed', subjectId: accountId, objectId: decision.id } as const;
  await appendEvent(tx, { ...event, actorId: null, privateTo: accountId }, decision);
}
