import { sql } from 'kysely';
import { formatTime } from '../../core/base/clock.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { Follow } from '../schemas.ts';

export interface FollowRow {
  kind: string;
  target: string;
  /** 1: followed, 0: unfollowed. */
  following: number;
  since: number;
}

/** Stored follows and unfollows of the account, oldest first. */
export function listFollows(db: Db, accountId: string): Promise<FollowRow[]> {
  return db.all(followsOf(db, { accountId }));
}

const followsOf = prepared((db: Db, { accountId }: { accountId: string }) =>
  db.query
    .selectFrom('exchange_follow')
    .select(['kind', 'target', 'following', 'since'])
    .where('account_id', '=', accountId)
    .orderBy('since')
    .orderBy('target'),
);

/** Stored follow or unfollow of an entry or tag; undefined without one. */
export function findFollow(
  db: Db,
  accountId: string,
  kind: string,
  target: string,
): Promise<{ following: number } | undefined> {
  return db.first(
    db.query
      .selectFrom('exchange_follow')
      .select('following')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('target', '=', target),
  );
}

/** Stores a follow or unfollow. Returns its time, which does not change when the same value is stored again. */
export async function setFollow(tx: Tx, accountId: string, follow: FollowRow): Promise<number> {
  const [row] = await tx.returning(
    tx.query
      .insertInto('exchange_follow')
      .values({ account_id: accountId, ...follow })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'target']).doUpdateSet((column) => ({
          following: column.ref('excluded.following'),
          since: sql<number>`case when exchange_follow.following = excluded.following then exchange_follow.since else excluded.since end`,
        })),
      )
      .returning('since'),
  );
  return row?.since ?? follow.since;
}

/** Deletes the stored follow or unfollow. */
export async function deleteFollow(tx: Tx, accountId: string, kind: string, target: string): Promise<void> {
  await tx.run(
    tx.query
      .deleteFrom('exchange_follow')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('target', '=', target),
  );
}

export function toFollow(row: FollowRow): Follow {
  return {
    kind: row.kind as Follow['kind'],
    target: row.target,
    following: row.following === 1,
    since: formatTime(row.since),
  };
}
