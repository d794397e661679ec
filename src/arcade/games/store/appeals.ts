import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { AppealTable } from '../tables.ts';

/** Inserts an appeal; false when there is one against this decision already. */
export async function insertAppeal(tx: Tx, appeal: AppealTable): Promise<boolean> {
  const insert = tx.query.insertInto('arcade_appeal').values(appeal);
  return (await tx.run(insert.onConflict((conflict) => conflict.doNothing()))) === 1;
}

export function findAppeal(db: Db | Tx, id: string): Promise<AppealTable | undefined> {
  return db.first(db.query.selectFrom('arcade_appeal').selectAll().where('id', '=', id));
}

export type AppealStatus = 'open' | 'closed' | 'upheld' | 'overturned';

/** Appeal as the author of the version reads it in the history. */
export interface Appeal {
  readonly id: string;
  readonly status: AppealStatus;
  /** Reason of the operator; null without an answer. */
  readonly reason: string | null;
}

/**
 * Query of the appeals that wait for an answer: the version still has the state that the decision gave it, and no later
 * decision of this kind replaced it. An appeal of a version that was withdrawn, restored or purged is closed.
 */
export function selectOpenAppeals(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('arcade_appeal as p')
    .innerJoin('arcade_transition as t', 't.id', 'p.decision_id')
    .innerJoin('arcade_version as d', 'd.n', 'p.version_n')
    .select(['p.id', 'p.version_n', 'p.text'])
    .where('p.outcome', 'is', null)
    .whereRef('d.state', '=', 't.to_state')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('arcade_transition as later')
            .select('later.seq')
            .whereRef('later.version_n', '=', 't.version_n')
            .whereRef('later.action', '=', 't.action')
            .whereRef('later.seq', '>', 't.seq'),
        ),
      ),
    );
}

export async function isOpenAppeal(db: Db | Tx, id: string): Promise<boolean> {
  return (await db.first(selectOpenAppeals(db).where('p.id', '=', id))) !== undefined;
}

/** The appeals of a version, by the id of the decision. */
export async function readAppeals(db: Db, versionN: number): Promise<ReadonlyMap<string, Appeal>> {
  const appeals = await db.all(
    db.query
      .selectFrom('arcade_appeal')
      .select(['id', 'decision_id', 'outcome', 'reason'])
      .where('version_n', '=', versionN),
  );
  if (appeals.length === 0) return new Map();
  const openIds = new Set(
    (await db.all(selectOpenAppeals(db).where('p.version_n', '=', versionN))).map(({ id }) => id),
  );
  return new Map(
    appeals.map(({ id, decision_id: decisionId, outcome, reason }) => {
      const unansweredStatus = openIds.has(id) ? 'open' : 'closed';
      const status = outcome === null ? unansweredStatus : answeredStatus[outcome];
      return [decisionId, { id, status, reason }];
    }),
  );
}

const answeredStatus = { uphold: 'upheld', overturn: 'overturned' } as const;

export async function decideAppeal(
  tx: Tx,
  id: string,
  { outcome, reason }: { readonly outcome: 'uphold' | 'overturn'; readonly reason: string },
): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_appeal').set({ outcome, reason }).where('id', '=', id));
}

/** Deletes the texts of the appeals of a version; returns their ids. */
export async function eraseAppeals(tx: Tx, versionN: number): Promise<string[]> {
  const appeals = await tx.all(tx.query.selectFrom('arcade_appeal').select('id').where('version_n', '=', versionN));
  await tx.run(tx.query.updateTable('arcade_appeal').set({ text: '', reason: null }).where('version_n', '=', versionN));
  return appeals.map(({ id }) => id);
}
