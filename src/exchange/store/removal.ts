import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../core/db/tables.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { eraseStoredResponses } from '../../core/operation/idempotency.ts';
import { addToConfirmationCount, addToReplyCount, type lockEntry } from './entries.ts';
import type { ReplyRow } from './replies.ts';
import { unindexEntries } from './search-index.ts';

type LockedEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** Deletes an entry and its thread; returns the number of deleted replies. */
export async function removeEntry(tx: Tx, entry: LockedEntry): Promise<number> {
  await withdrawConfirmation(tx, entry);
  const replies = await tx.all(tx.query.selectFrom('exchange_reply').select('id').where('entry_id', '=', entry.id));
  await deleteThreads(tx, [entry]);
  await eraseStoredResponses(tx, [entry.id, ...replies.map((reply) => reply.id)]);
  return replies.length;
}

/** Deletes a reply. The caller holds the lock of its entry. */
export async function removeReply(tx: Tx, reply: ReplyRow): Promise<void> {
  await tx.run(tx.query.deleteFrom('exchange_reply').where('id', '=', reply.id));
  // With the entry, because reports have no index by reply.
  const isAboutReply = { entry_id: reply.entry_id, reply_id: reply.id };
  const reports = tx.query.selectFrom('exchange_report').select('id');
  await eraseReportResponses(
    tx,
    reports.where((eb) => eb.and(isAboutReply)),
  );
  await tx.run(tx.query.deleteFrom('exchange_report').where((eb) => eb.and(isAboutReply)));
  if (reply.hidden_at === null) await addToReplyCount(tx, reply.entry_id, -1, reply.kind === 'provider_claim');
  await eraseStoredResponses(tx, [reply.id]);
}

/** Erases the stored responses to these reports of a removed record. */
export async function eraseReportResponses(
  tx: Tx,
  reports: SelectQueryBuilder<Tables, 'exchange_report', { id: string }>,
): Promise<void> {
  await eraseStoredResponses(
    tx,
    (await tx.all(reports)).map((report) => report.id),
  );
}

const entriesPerStatement = 500;

/** Deletes entries and dependent rows; the caller updates the counts of other entries. */
export async function deleteThreads(tx: Tx, entries: readonly { id: string; n: number }[]): Promise<void> {
  for (let from = 0; from < entries.length; from += entriesPerStatement) {
    const chunk = entries.slice(from, from + entriesPerStatement);
    const ids = chunk.map((entry) => entry.id);
    await eraseReportResponses(tx, tx.query.selectFrom('exchange_report').select('id').where('entry_id', 'in', ids));
    await tx.run(tx.query.deleteFrom('exchange_reply').where('entry_id', 'in', ids));
    await tx.run(tx.query.deleteFrom('exchange_outcome').where('entry_id', 'in', ids));
    await tx.run(tx.query.deleteFrom('exchange_report').where('entry_id', 'in', ids));
    await tx.run(tx.query.deleteFrom('exchange_entry_tag').where('entry_id', 'in', ids));
    await unindexEntries(
      tx,
      chunk.map((entry) => entry.n),
    );
    await tx.run(tx.query.deleteFrom('exchange_entry').where('id', 'in', ids));
  }
}

/** A removed `worked` entry no longer confirms the need it relates to. */
async function withdrawConfirmation(tx: Tx, entry: LockedEntry): Promise<void> {
  if (entry.kind !== 'worked' || entry.related_entry_id === null || entry.hidden_at !== null) return;
  const need = await tx.lock(
    tx.query.selectFrom('exchange_entry').select(['id', 'kind', 'author_id']).where('id', '=', entry.related_entry_id),
  );
  if (need !== undefined && need.kind === 'need' && need.author_id !== entry.author_id)
    await addToConfirmationCount(tx, need.id, -1);
}
