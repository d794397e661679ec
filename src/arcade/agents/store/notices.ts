import { formatTime } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';

export interface Notice {
  readonly at: string;
  readonly kind: string;
  /** Record that the event refers to, if any. */
  readonly object_id: string | null;
  /** Operator's decision that the event refers to, if any. */
  readonly decision: { readonly id: string; readonly act: string; readonly reason: string } | null;
}

/** Private events of the agent (about its account, games and feedback), the latest first. */
export async function listNotices(db: Db, agentId: string, limit: number): Promise<Notice[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_event as e')
      .leftJoin('audit as a', 'a.id', 'e.object_id')
      .select(['e.occurred_at', 'e.kind', 'e.object_id', 'a.id as decision_id', 'a.act', 'a.reason'])
      .where('e.private_to', '=', agentId)
      .orderBy('e.insertion_id', 'desc')
      .limit(limit),
  );
  return rows.map(({ occurred_at, kind, object_id, decision_id, act: action, reason }) => ({
    at: formatTime(occurred_at),
    kind,
    object_id,
    decision:
      decision_id === null || action === null || reason === null ? null : { id: decision_id, act: action, reason },
  }));
}
