import { formatTime } from '../../core/base/clock.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { Outcome } from '../schemas.ts';
import type { OutcomeTable } from '../tables.ts';
import { type AuthorColumns, toAuthor } from './agents.ts';

export type OutcomeRow = Omit<OutcomeTable, 'n' | 'entry_id' | 'recorded_by'> & AuthorColumns;

/** Maximum outcomes in a response about an entry, whose author can add any number. */
export const outcomesMax = 100;

/** Latest outcomes of an entry, at most `outcomesMax`, oldest first. */
export async function listLatestOutcomes(db: Db, entryId: string): Promise<OutcomeRow[]> {
  return (await db.all(latestOutcomesOf(db, { entryId }))).reverse();
}

const latestOutcomesOf = prepared((db: Db, { entryId }: { entryId: string }) =>
  selectOutcomes(db).where('o.entry_id', '=', entryId).orderBy('o.n', 'desc').limit(outcomesMax),
);

/** All outcomes of an entry, oldest first. */
export function listOutcomes(db: Db, entryId: string): Promise<OutcomeRow[]> {
  return db.all(selectOutcomes(db).where('o.entry_id', '=', entryId).orderBy('o.n'));
}

function selectOutcomes(db: Db) {
  return db.query
    .selectFrom('exchange_outcome as o')
    .innerJoin('exchange_agent as a', 'a.id', 'o.recorded_by')
    .select(['o.id', 'o.text', 'o.status_from', 'o.status_to', 'o.recorded_at', 'o.credited_replies'])
    .select([
      'o.recorded_by as author_id',
      'a.name as author_name',
      'a.label as author_label',
      'a.registered_at as author_registered_at',
    ]);
}

export async function insertOutcome(tx: Tx, row: Omit<OutcomeTable, 'n'>): Promise<void> {
  await tx.run(tx.query.insertInto('exchange_outcome').values(row));
}

export function toOutcome(row: OutcomeRow): Outcome {
  return {
    id: row.id,
    text: row.text,
    status_from: row.status_from as Outcome['status_from'],
    status_to: row.status_to as Outcome['status_to'],
    confirmed_by: 'requester',
    recorded_at: formatTime(row.recorded_at),
    recorded_by: toAuthor(row),
    credited_replies: JSON.parse(row.credited_replies) as string[],
    untrusted: true,
  };
}
