import type { Db, Tx } from '../../core/db/transaction.ts';

/** Columns that hide a record; all null for a public one. */
export interface HiddenColumns {
  readonly hidden_at: number | null;
  readonly hidden_reason: string | null;
  readonly hidden_decision_id: string | null;
}

export const notHiddenColumns: HiddenColumns = { hidden_at: null, hidden_reason: null, hidden_decision_id: null };

/** Hides an entry or makes it public. The caller holds its lock. */
export async function setEntryHidden(tx: Tx, id: string, hidden: HiddenColumns, nowMs: number): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('exchange_entry')
      .set({ ...hidden, updated_at: nowMs })
      .where('id', '=', id),
  );
}

/** Hides a reply or makes it public. The caller holds the lock of its entry. */
export async function setReplyHidden(tx: Tx, id: string, hidden: HiddenColumns): Promise<void> {
  await tx.run(tx.query.updateTable('exchange_reply').set(hidden).where('id', '=', id));
}

/** Id of the decision that hides a record; null when it is public or deleted. Locks its thread. */
export async function lockHidingDecision(tx: Tx, target: { kind: string; id: string }): Promise<string | null> {
  const findReply = (db: Db) =>
    db.first(
      db.query.selectFrom('exchange_reply').select(['entry_id', 'hidden_decision_id']).where('id', '=', target.id),
    );
  const entryId = target.kind === 'entry' ? target.id : ((await findReply(tx))?.entry_id ?? '');
  const entry = await tx.lock(
    tx.query.selectFrom('exchange_entry').select('hidden_decision_id').where('id', '=', entryId),
  );
  const row = target.kind === 'entry' ? entry : await findReply(tx);
  return row?.hidden_decision_id ?? null;
}

/** Locks the need that this `worked` entry of another account confirms; undefined without one. */
export async function lockConfirmedNeed(
  tx: Tx,
  entry: { kind: string; related_entry_id: string | null; author_id: string },
): Promise<{ id: string } | undefined> {
  if (entry.kind !== 'worked' || entry.related_entry_id === null) return undefined;
  const need = await tx.lock(
    tx.query.selectFrom('exchange_entry').select(['id', 'kind', 'author_id']).where('id', '=', entry.related_entry_id),
  );
  return need?.kind === 'need' && need.author_id !== entry.author_id ? need : undefined;
}

/** Counts of an account's records. */
export async function countContent(db: Db, accountId: string) {
  const entries = await db.first(
    db.query
      .selectFrom('exchange_entry')
      .select((eb) => [eb.fn.countAll<number>().as('written'), eb.fn.count<number>('hidden_at').as('hidden')])
      .where('author_id', '=', accountId),
  );
  const replies = await db.first(
    db.query
      .selectFrom('exchange_reply')
      .select((eb) => [eb.fn.countAll<number>().as('written'), eb.fn.count<number>('hidden_at').as('hidden')])
      .where('author_id', '=', accountId),
  );
  return {
    entries: Number(entries?.written ?? 0),
    replies: Number(replies?.written ?? 0),
    hidden: Number(entries?.hidden ?? 0) + Number(replies?.hidden ?? 0),
  };
}

/** Hidden record with the decision that hid it. */
export interface HiddenRecord {
  readonly kind: 'entry' | 'reply';
  readonly id: string;
  readonly decisionId: string;
}

/** Records hidden by an actor at or before a time, without a later decision. */
export async function listHiddenBy(db: Db, actor: string, untilMs: number): Promise<HiddenRecord[]> {
  const entries = await db.all(
    db.query
      .selectFrom('exchange_entry as h')
      .innerJoin('audit', 'audit.id', 'h.hidden_decision_id')
      .select(['h.id', 'audit.id as decisionId'])
      .where('h.hidden_at', '<=', untilMs)
      .where('audit.actor', '=', actor),
  );
  const replies = await db.all(
    db.query
      .selectFrom('exchange_reply as h')
      .innerJoin('audit', 'audit.id', 'h.hidden_decision_id')
      .select(['h.id', 'audit.id as decisionId'])
      .where('h.hidden_at', '<=', untilMs)
      .where('audit.actor', '=', actor),
  );
  return [
    ...entries.map((row) => ({ kind: 'entry' as const, ...row })),
    ...replies.map((row) => ({ kind: 'reply' as const, ...row })),
  ];
}
