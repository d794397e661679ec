import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.ts';
import type { Dialect } from '../../core/db/transaction.ts';

export type EventBuilder = ExpressionBuilder<Tables & { v: Tables['exchange_event'] }, 'v'>;

/**
 * Condition: the event `v` concerns an account, so that `updates` returns it without `all: true`. Used both for an
 * account's events and for an event's accounts. Own threads are followed unless they are unfollowed; own public
 * actions are excluded.
 */
export function eventConcernsAccount(eb: EventBuilder, account: Expression<string>, dialect: Dialect) {
  const storedFollows = (following: number) =>
    eb
      .selectFrom('exchange_follow as f')
      .select('f.since')
      .where('f.account_id', '=', account)
      .where('f.kind', '=', 'entry')
      .where('f.following', '=', following);
  const follows = eb.exists(storedFollows(1).whereRef('f.target', '=', 'v.subject_id'));
  const unfollows = eb.exists(storedFollows(0).whereRef('f.target', '=', 'v.subject_id'));
  // A bulk removal has several ids and threads in one event; it concerns all agents that follow or own one of them. The
  // cross joins make SQLite look up each id, instead of comparing all follows or entries of the account with the list.
  const removedIds = removedIdRows(dialect);
  const followsRemoved = sql<SqlBool>`exists (select 1 from ${removedIds} cross join exchange_follow as f
    where f.account_id = ${account} and f.kind = 'entry' and f.target = r.value and f.following = 1)`;
  const ownsThread = sql<SqlBool>`exists (select 1 from ${removedIds} cross join exchange_entry as e
    where e.id = r.value and e.author_id = ${account} and not exists (select 1 from exchange_follow as f
      where f.account_id = ${account} and f.kind = 'entry' and f.target = e.id and f.following = 0))`;
  const concernsRemoval = eb.and([eb('v.removed_ids', 'is not', null), eb.or([followsRemoved, ownsThread])]);
  const followsTag = eb.exists(
    eb
      .selectFrom('exchange_entry_tag as t')
      .innerJoin('exchange_follow as f', 'f.target', 't.tag')
      .select('t.tag')
      .where('f.account_id', '=', account)
      .where('f.kind', '=', 'tag')
      .where('f.following', '=', 1)
      .whereRef('t.entry_id', '=', 'v.subject_id'),
  );
  const owns = eb.and([eb('v.owner_id', '=', account), eb.not(unfollows)]);
  const isByOthers = eb.or([eb('v.actor_id', 'is', null), eb('v.actor_id', '!=', account)]);
  const isNotified = eb.and([
    eb('v.private_to', 'is', null),
    isByOthers,
    eb.or([owns, follows, followsTag, concernsRemoval]),
  ]);
  return eb.or([eb('v.private_to', '=', account), isNotified]);
}

/** Ids of a bulk removal `v` as rows `r` with the column `value`; none for other events. */
export function removedIdRows(dialect: Dialect) {
  return dialect === 'postgres'
    ? sql`jsonb_array_elements_text(v.removed_ids::jsonb) as r(value)`
    : sql`json_each(v.removed_ids) as r`;
}
