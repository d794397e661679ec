import type { Db } from '../../core/db/transaction.ts';

/** Number of rows with one value of a column; `name` is the value, such as a state. */
export interface Count {
  readonly name: string;
  readonly count: number;
}

/** Active agents by traffic class. */
export function countAgents(db: Db): Promise<Count[]> {
  return toCounts(
    db.all(
      db.query
        .selectFrom('arcade_agent')
        .select((eb) => ['traffic_class as name', eb.fn.countAll<number>().as('count')])
        .where('revoked_at', 'is', null)
        .groupBy('traffic_class')
        .orderBy('traffic_class'),
    ),
  );
}

export function countSessions(db: Db): Promise<Count[]> {
  return toCounts(
    db.all(
      db.query
        .selectFrom('arcade_session')
        .select((eb) => ['status as name', eb.fn.countAll<number>().as('count')])
        .groupBy('status')
        .orderBy('status'),
    ),
  );
}

export function countReplays(db: Db): Promise<Count[]> {
  return toCounts(
    db.all(
      db.query
        .selectFrom('arcade_replay')
        .select((eb) => ['verified as name', eb.fn.countAll<number>().as('count')])
        .groupBy('verified')
        .orderBy('verified'),
    ),
  );
}

export function countVersions(db: Db): Promise<Count[]> {
  return toCounts(
    db.all(
      db.query
        .selectFrom('arcade_version')
        .select((eb) => ['state as name', eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .orderBy('state'),
    ),
  );
}

// PostgreSQL may return counts as text.
async function toCounts(rows: Promise<readonly { name: string; count: number }[]>): Promise<Count[]> {
  return (await rows).map(({ name, count }) => ({ name, count: Number(count) }));
}
