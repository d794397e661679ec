import type { Refusal } from '../base/refusal.ts';
import type { Database } from '../db/transaction.ts';
import { lockCredentials, markUsed, revokeReplaced } from './accounts.ts';
import { confirmCaller } from './credentials.ts';
import type { Caller } from './operation.ts';

/**
 * Makes durable that an issued credential is in use, which ends those that it was to replace: all others of its
 * account without a restriction. One with a restriction replaces none. Done before the call that uses it has any effect. Refuses when the credential was
 * replaced itself meanwhile. Credentials that callers draw themselves are never unused.
 */
export function beginUse(database: Database, caller: Caller, nowMs: number): Promise<Caller | Refusal> {
  return database.write(async (tx) => {
    // Before the account, as every write of the account takes them.
    await lockCredentials(tx, caller.accountId);
    const refused = await confirmCaller(tx, caller, nowMs, 'change');
    if (refused !== null) return refused;
    await markUsed(tx, caller.credentialId);
    if (caller.restriction === null) await revokeReplaced(tx, caller.accountId, caller.credentialId, nowMs);
    return { ...caller, isUnused: false };
  });
}
