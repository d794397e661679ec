import type { Tx } from '../../../core/db/transaction.ts';
import { listCredentials, revokeCredential } from '../../../core/operation/accounts.ts';

/** Revokes all keys of the agent, except for `keptId` unless it is null. The caller holds the account's lock. */
export async function revokeKeys(tx: Tx, agentId: string, keptId: string | null, nowMs: number): Promise<void> {
  for (const { id, revoked_at } of await listCredentials(tx, agentId))
    if (revoked_at === null && id !== keptId) await revokeCredential(tx, id, nowMs);
}
