import type { Insertable } from 'kysely';
import { formatTime } from '../../../core/base/clock.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { Feedback } from '../../schemas.ts';
import type { FeedbackTable } from '../../tables.ts';
import type { FeedbackCount } from '../rules/feedback-summary.ts';

export type NewFeedback = Omit<Insertable<FeedbackTable>, 'n'>;

export async function insertFeedback(tx: Tx, feedback: NewFeedback): Promise<void> {
  await tx.run(tx.query.insertInto('arcade_feedback').values(feedback));
}

export function toFeedback(row: NewFeedback): Feedback {
  return {
    id: row.id,
    kind: row.kind as Feedback['kind'],
    target: row.target,
    severity: row.severity,
    text: row.text,
    evidence: JSON.parse(row.evidence) as string[],
    visibility: row.visibility as Feedback['visibility'],
    created_at: formatTime(row.created_at),
    untrusted: true,
  };
}

/** Counts of feedback with visibility `aggregate` by kind and severity. */
export async function countFeedback(db: Db): Promise<FeedbackCount[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_feedback')
      .select((eb) => ['kind', 'severity', eb.fn.countAll<number>().as('count')])
      .where('visibility', '=', 'aggregate')
      .groupBy(['kind', 'severity']),
  );
  return rows.map(({ kind, severity, count }) => ({
    kind: kind as FeedbackCount['kind'],
    severity,
    count: Number(count),
  }));
}

/** Feedback visible to the operator, newest first. `beforeN`: only rows with a lower number; 0 means no limit. */
export function listFeedback(db: Db, beforeN: number, limit: number) {
  const rows = db.query
    .selectFrom('arcade_feedback as f')
    .innerJoin('arcade_agent as a', 'a.id', 'f.agent_id')
    .selectAll('f')
    .select('a.nickname')
    .where('f.visibility', '<>', 'private')
    .orderBy('f.n', 'desc')
    .limit(limit);
  return db.all(beforeN === 0 ? rows : rows.where('f.n', '<', beforeN));
}

/**
 * Closes the open reports (feedback of the kinds `safety` and `game` that is not private) about a game: with all its
 * versions if `version` is null, otherwise with this version. Returns their number.
 */
export function closeFeedback(
  tx: Tx,
  slug: string,
  version: string | null,
  decision: { readonly id: string; readonly nowMs: number },
): Promise<number> {
  const openFeedback = tx.query
    .updateTable('arcade_feedback')
    .set({ decided_at: decision.nowMs, decision_id: decision.id })
    .where('kind', 'in', ['safety', 'game'])
    .where('visibility', '<>', 'private')
    .where('decided_at', 'is', null);
  const target = `game:${slug}`;
  return tx.run(
    version === null
      ? openFeedback.where((eb) => eb.or([eb('target', '=', target), eb('target', 'like', `${target}@%`)]))
      : openFeedback.where('target', 'in', [target, `${target}@${version}`]),
  );
}
