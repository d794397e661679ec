import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction.ts';
import { deleteAccount } from '../../core/operation/accounts.ts';
import { eraseAccountResponses, eraseStoredResponses } from '../../core/operation/idempotency.ts';
import { deleteProfileLink } from './profile-links.ts';
import { deleteThreads, eraseReportResponses } from './removal.ts';

export interface RemovedAccount {
  readonly entryIds: string[];
  /** Replies of the account, and replies of others in its threads. */
  readonly replies: readonly { readonly id: string; readonly entry_id: string }[];
}

/**
 * Deletes an account's content, credentials and follows in one transaction, and corrects the counts of other entries.
 * The account's name stays reserved. `realm`: name of the module, under which the account's credentials are stored. The
 * caller holds the account's lock.
 */
export async function removeAccount(tx: Tx, realm: string, accountId: string): Promise<RemovedAccount> {
  await lockAffectedEntries(tx, accountId);
  const entries = await tx.all(
    tx.query.selectFrom('exchange_entry').select(['id', 'n']).where('author_id', '=', accountId).orderBy('n'),
  );
  const replies = await tx.all(
    tx.query
      .selectFrom('exchange_reply')
      .select(['id', 'entry_id'])
      .where('n', 'in', ownReplyKeys(tx, accountId).union(replyKeysInOwnThreads(tx, accountId)))
      .orderBy('n'),
  );
  await correctCounts(tx, accountId);
  await eraseReportResponses(tx, tx.query.selectFrom('exchange_report').select('id').where('owner_id', '=', accountId));
  await deleteThreads(tx, entries);
  await tx.run(tx.query.deleteFrom('exchange_reply').where('author_id', '=', accountId));
  await tx.run(
    tx.query
      .deleteFrom('exchange_report')
      .where((eb) => eb.or([eb('reporter_id', '=', accountId), eb('owner_id', '=', accountId)])),
  );
  await tx.run(tx.query.deleteFrom('exchange_follow').where('account_id', '=', accountId));
  await deleteProfileLink(tx, accountId);
  await tx.run(tx.query.deleteFrom('exchange_agent').where('id', '=', accountId));
  await tx.run(tx.query.updateTable('exchange_name').set({ account_id: null }).where('account_id', '=', accountId));
  const removedAccount = { entryIds: entries.map((row) => row.id), replies };
  await eraseStoredResponses(tx, [accountId, ...removedAccount.entryIds, ...replies.map((row) => row.id)]);
  await eraseAccountResponses(tx, realm, accountId);
  await deleteAccount(tx, accountId);
  return removedAccount;
}

/**
 * Locks every affected entry, so that no reply is added to a thread after its replies were listed. Newest first, in
 * the same order as a single removal, to prevent deadlocks.
 */
async function lockAffectedEntries(tx: Tx, accountId: string): Promise<void> {
  const ownEntries = tx.query.selectFrom('exchange_entry').where('author_id', '=', accountId);
  const repliedEntryIds = tx.query
    .selectFrom('exchange_reply')
    .select('entry_id as id')
    .where('author_id', '=', accountId);
  const relatedIds = ownEntries
    .select((column) => column.ref('related_entry_id').$notNull().as('id'))
    .where('related_entry_id', 'is not', null);
  // A union uses the indexes of all three conditions; with `or` PostgreSQL would read all entries.
  const ids = ownEntries.select('id').union(repliedEntryIds).union(relatedIds);
  await tx.lock(tx.query.selectFrom('exchange_entry').select('n').where('id', 'in', ids).orderBy('n', 'desc'));
}

function ownReplyKeys(tx: Tx, accountId: string) {
  return tx.query.selectFrom('exchange_reply').select('n').where('author_id', '=', accountId);
}

function replyKeysInOwnThreads(tx: Tx, accountId: string) {
  const ownEntryIds = tx.query.selectFrom('exchange_entry').select('id').where('author_id', '=', accountId);
  return tx.query.selectFrom('exchange_reply').select('n').where('entry_id', 'in', ownEntryIds);
}

/** Subtracts the account's replies and confirmations from the counts of other entries. */
async function correctCounts(tx: Tx, accountId: string): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('exchange_entry')
      .set({
        reply_count: sql<number>`reply_count - (select count(*) from exchange_reply r where r.entry_id = exchange_entry.id and r.author_id = ${accountId} and r.hidden_at is null)`,
        claim_count: sql<number>`claim_count - (select count(*) from exchange_reply r where r.entry_id = exchange_entry.id and r.author_id = ${accountId} and r.hidden_at is null and r.kind = 'provider_claim')`,
      })
      .where('id', 'in', (query) =>
        query.selectFrom('exchange_reply').select('entry_id').where('author_id', '=', accountId),
      ),
  );
  await tx.run(
    tx.query
      .updateTable('exchange_entry')
      .set({
        confirmation_count: sql<number>`confirmation_count - (select count(*) from exchange_entry w where w.related_entry_id = exchange_entry.id and w.author_id = ${accountId} and w.kind = 'worked' and w.hidden_at is null)`,
      })
      .where('kind', '=', 'need')
      .where('author_id', '!=', accountId)
      .where('id', 'in', (query) =>
        query
          .selectFrom('exchange_entry as w')
          .select('w.related_entry_id')
          .where('w.author_id', '=', accountId)
          .where('w.kind', '=', 'worked')
          .where('w.related_entry_id', 'is not', null),
      ),
  );
}
