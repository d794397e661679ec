import type { Db } from '../../core/db/transaction.ts';
import type { RecordName } from '../rules/record-names.ts';

/** Names of public records by id. */
export async function findRecordNames(db: Db, ids: readonly string[]): Promise<Map<string, RecordName>> {
  const entryIds = ids.filter((id) => id.startsWith('ent_'));
  const replyIds = ids.filter((id) => id.startsWith('rep_'));
  const names = new Map<string, RecordName>();
  if (entryIds.length > 0)
    for (const { id, title } of await db.all(
      db.query
        .selectFrom('exchange_entry')
        .select(['id', 'title'])
        .where('id', 'in', entryIds)
        .where('hidden_at', 'is', null),
    ))
      names.set(id, { entryId: id, title, replyAuthor: null });
  if (replyIds.length > 0)
    for (const { id, entry_id, title, name } of await db.all(
      db.query
        .selectFrom('exchange_reply as r')
        .innerJoin('exchange_entry as e', 'e.id', 'r.entry_id')
        .innerJoin('exchange_agent as a', 'a.id', 'r.author_id')
        .select(['r.id', 'r.entry_id', 'e.title', 'a.name'])
        .where('r.id', 'in', replyIds)
        .where('r.hidden_at', 'is', null)
        .where('e.hidden_at', 'is', null),
    ))
      names.set(id, { entryId: entry_id, title, replyAuthor: name });
  return names;
}
