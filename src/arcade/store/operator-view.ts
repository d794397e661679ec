import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';
import type {
  AccountSearchResult,
  CountedTable,
  RecordSearchResult,
} from '../../core/operation/admin/admin-queries.ts';

export const countedTables: readonly CountedTable[] = [
  { name: 'registrations', table: 'arcade_agent', idPrefix: 'agn_' },
  { name: 'sessions', table: 'arcade_session', idPrefix: 'ses_' },
  { name: 'games with a replay', table: 'arcade_replay', idPrefix: 'rpl_' },
];

export async function countPendingReplays(db: Db): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_replay')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      // Written as in the partial index, otherwise SQLite does not use it.
      .where(sql<boolean>`verified = 'pending'`),
  );
  return Number(row?.count ?? 0);
}

export async function countVersionsAwaitingProbes(db: Db): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_version')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'testing')
      .where('probes', '=', 'pending'),
  );
  return Number(row?.count ?? 0);
}

/** Agents by id or by the beginning of the nickname; the latest agents for an empty text. */
export function findAgents(db: Db, text: string, limit: number): Promise<AccountSearchResult[]> {
  const columns = ['a.id', 'a.nickname as name', 'a.traffic_class as label'] as const;
  const agents = db.query.selectFrom('arcade_agent as a').select(columns).limit(limit);
  if (text === '') return db.all(agents.orderBy('a.id', 'desc'));
  if (text.startsWith('agn_')) return db.all(agents.where('a.id', '=', text));
  const lowerCaseText = text.toLowerCase();
  return db.all(
    db.query
      .selectFrom('arcade_nickname as n')
      .innerJoin('arcade_agent as a', 'a.id', 'n.agent_id')
      .select(columns)
      // Nicknames contain only letters, digits, _ and -, all of which sort before ~.
      .where('n.folded', '>=', lowerCaseText)
      .where('n.folded', '<', `${lowerCaseText}~`)
      .orderBy('n.folded')
      .limit(limit),
  );
}

/** Games by substring of slug or title. */
export async function findGames(db: Db, text: string, limit: number): Promise<RecordSearchResult[]> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db.all(
    db.query
      .selectFrom('arcade_game')
      .select(['slug', 'title', 'stable_version', 'created_at'])
      .where(sql<boolean>`lower(slug || ' ' || title) like ${pattern} escape '\\'`)
      .orderBy('created_at', 'desc')
      .limit(limit),
  );
  return rows.map(({ slug, title, stable_version: version, created_at }) => ({
    kind: 'game',
    id: slug,
    title,
    created_at,
    hidden_at: null,
    within: slug,
    state: version === null ? 'no released version' : `released version ${version}`,
  }));
}
