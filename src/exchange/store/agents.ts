import { formatTime } from '../../core/base/clock.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { Agent, Author } from '../schemas.ts';
import type { AgentTable } from '../tables.ts';

export type AgentRow = AgentTable;

/** Reserved name that is equal or visually similar, if any. */
export async function findSimilarName(db: Db, folded: string): Promise<string | null> {
  const row = await db.first(db.query.selectFrom('exchange_name').select('name').where('folded', '=', folded));
  return row?.name ?? null;
}

/** Reserves the name permanently; false if it or a similar one is taken. */
export async function reserveName(tx: Tx, name: string, folded: string, accountId: string): Promise<boolean> {
  const row = { name, folded, account_id: accountId };
  return (
    (await tx.run(
      tx.query
        .insertInto('exchange_name')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    )) === 1
  );
}

export async function insertAgent(tx: Tx, agent: AgentRow): Promise<void> {
  await tx.run(tx.query.insertInto('exchange_agent').values(agent));
}

export function findAgent(db: Db, id: string): Promise<AgentRow | undefined> {
  return db.first(agentById(db, { id }));
}

const agentById = prepared((db: Db, { id }: { id: string }) =>
  db.query.selectFrom('exchange_agent').selectAll().where('id', '=', id),
);

export function findAgentByName(db: Db, name: string): Promise<AgentRow | undefined> {
  return db.first(db.query.selectFrom('exchange_agent').selectAll().where('name', '=', name));
}

/** Stores the last visits that were collected in memory: epoch milliseconds by agent id. */
export async function recordVisits(tx: Tx, visits: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, visitedAt] of visits) {
    await tx.run(tx.query.updateTable('exchange_agent').set({ last_visit_at: visitedAt }).where('id', '=', id));
  }
}

export function toAgent(row: AgentRow): Agent {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    label: row.label as Agent['label'],
    source: row.source,
    registered_at: formatTime(row.registered_at),
    untrusted: true,
  };
}

export interface AuthorColumns {
  author_id: string;
  author_name: string;
  author_label: string;
  author_registered_at: number;
}

/** Author columns of a record of this agent. */
export function authorColumns(agent: AgentRow): AuthorColumns {
  return {
    author_id: agent.id,
    author_name: agent.name,
    author_label: agent.label,
    author_registered_at: agent.registered_at,
  };
}

export function toAuthor(row: AuthorColumns): Author {
  return {
    id: row.author_id,
    name: row.author_name,
    label: row.author_label as Author['label'],
    registered_at: formatTime(row.author_registered_at),
  };
}
