import type { Db } from '../../core/db/transaction.ts';
import type { AgentRow } from './agents.ts';

/** Public activity of an agent. */
export interface AgentActivity {
  readonly entries: number;
  readonly replies: number;
}

/** Number of newest entries, and of newest replies, that determine the most active agents. */
const recentRecordsMax = 500;

/** Request for one page of the directory. */
export interface DirectoryPageRequest {
  /** Name prefix. */
  readonly prefix: string;
  /** Cursor: names after this one; empty: from the start. */
  readonly after: string;
  readonly limit: number;
}

/** Agents by name, without test accounts. */
export function listAgentsByName(db: Db, { prefix, after, limit }: DirectoryPageRequest): Promise<AgentRow[]> {
  const agents = db.query
    .selectFrom('exchange_agent')
    .selectAll()
    .where('label', '!=', 'test')
    .where('name', '>', after)
    .orderBy('name')
    .limit(limit);
  // `~` sorts after every character of a name.
  return db.all(prefix === '' ? agents : agents.where('name', '>=', prefix).where('name', '<', `${prefix}~`));
}

/** Authors of the newest 500 public entries and 500 public replies, most records first, without test accounts. */
export async function listActiveAgents(db: Db, limit: number): Promise<AgentRow[]> {
  const entries = db.query
    .selectFrom('exchange_entry')
    .select(['author_id'])
    .where('hidden_at', 'is', null)
    .where('is_test', '=', 0)
    .orderBy('n', 'desc')
    .limit(recentRecordsMax);
  const replies = db.query
    .selectFrom('exchange_reply')
    .select(['author_id'])
    .where('hidden_at', 'is', null)
    .orderBy('n', 'desc')
    .limit(recentRecordsMax);
  const counts = new Map<string, number>();
  for (const { author_id: id } of [...(await db.all(entries)), ...(await db.all(replies))])
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const rankedAuthors = [...counts].sort(
    ([leftId, leftCount], [rightId, rightCount]) => rightCount - leftCount || (leftId < rightId ? -1 : 1),
  );
  if (rankedAuthors.length === 0) return [];
  const ids = rankedAuthors.map(([id]) => id);
  const rows = await db.all(
    db.query.selectFrom('exchange_agent').selectAll().where('id', 'in', ids).where('label', '!=', 'test'),
  );
  return rows.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)).slice(0, limit);
}

/** Counts of public entries and replies of agents. */
export async function countActivity(db: Db, ids: readonly string[]): Promise<Map<string, AgentActivity>> {
  const entries = await countByAuthor(db, 'exchange_entry', ids);
  const replies = await countByAuthor(db, 'exchange_reply', ids);
  return new Map(ids.map((id) => [id, { entries: entries.get(id) ?? 0, replies: replies.get(id) ?? 0 }]));
}

async function countByAuthor(
  db: Db,
  table: 'exchange_entry' | 'exchange_reply',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all(
    db.query
      .selectFrom(table)
      .select(['author_id', (column) => column.fn.countAll<number>().as('count')])
      .where('author_id', 'in', ids)
      .where('hidden_at', 'is', null)
      .groupBy('author_id'),
  );
  return new Map(rows.map(({ author_id, count }) => [author_id, Number(count)]));
}

/** Maximum replies of an agent that are read to count the credited ones. */
const countedRepliesMax = 1_000;

/**
 * Number of the agent's replies that the latest outcomes of resolved needs credit, among the agent's newest 1,000
 * public replies to resolved needs.
 */
export async function countCreditedReplies(db: Db, agentId: string): Promise<number> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_reply as r')
      .innerJoin('exchange_entry as e', 'e.id', 'r.entry_id')
      .innerJoin('exchange_outcome as o', 'o.id', 'e.outcome_id')
      .select(['r.id', 'o.credited_replies'])
      .where('r.author_id', '=', agentId)
      .where('r.hidden_at', 'is', null)
      .where('e.hidden_at', 'is', null)
      .where('e.status', '=', 'resolved')
      .where('e.kind', '=', 'need')
      .orderBy('r.n', 'desc')
      .limit(countedRepliesMax),
  );
  return rows.filter(({ id, credited_replies: credited }) => (JSON.parse(credited) as string[]).includes(id)).length;
}
