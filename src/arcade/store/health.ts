import type { Db } from '../../core/db/transaction.ts';

export interface Count {
  readonly name: string;
  readonly count: number;
}

/** Active agents by traffic class. */
export function countAgents(db: Db): Promise<Count[]> {
  return counted(
    db.all(
      db.query
        .selectFrom('arcade_agent')
        .select((of) => ['traffic_class as name', of.fn.countAll<number>().as('count')])
        .where('revoked_at', 'is', null)
        .groupBy('traffic_class')
        .orderBy('traffic_class'),
    ),
  );
}

export function countSessions(db: Db): Promise<Count[]> {
  return counted(
    db.all(
      db.query
        .selectFrom('arcade_session')
        .select((of) => ['status as name', of.fn.countAll<number>().as('count')])
        .groupBy('status')
        .orderBy('status'),
    ),
  );
}

export function countReplays(db: Db): Promise<Count[]> {
  return counted(
    db.all(
      db.query
        .selectFrom('arcade_replay')
        .select((of) => ['verified as name', of.fn.countAll<number>().as('count')])
        .groupBy('verified')
        .orderBy('verified'),
    ),
  );
}

export function countVersions(db: Db): Promise<Count[]> {
  return counted(
    db.all(
      db.query
        .selectFrom('arcade_version')
        .select((of) => ['state as name', of.fn.countAll<number>().as('count')])
        .groupBy('state')
        .orderBy('state'),
    ),
  );
}

// PostgreSQL counts in a type that may come as text.
async function counted(rows: Promise<readonly { name: string; count: number }[]>): Promise<Count[]> {
  return (await rows).map(({ name, count }) => ({ name, count: Number(count) }));
}
