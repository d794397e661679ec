import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.ts';

export type EventBuilder = ExpressionBuilder<Tables & { v: Tables['exchange_event'] }, 'v'>;

/**
 * Condition: the event `v` concerns an account, so that `updates` returns it without `all: true`. Used both for an
 * account's events and for an event's accounts. Own threads are followed unless they are unfollowed; own public
 * actions are excluded.
 */
export function eventConcernsAccount(eb: EventBuilder, account: Expression<string>) {
  const storedFollows = (following: number) =>
    eb
      .selectFrom('exchange_follow as f')
      .select('f.since')
      .where('f.account_id', '=', account)
      .where('f.kind', '=', 'entry')
      .where('f.following', '=', following);
  const follows = eb.exists(storedFollows(1).whereRef('f.target', '=', 'v.subject_id'));
  const unfollows = eb.exists(storedFollows(0).whereRef('f.target', '=', 'v.subject_id'));
  // A bulk removal has several ids and threads in one event; it concerns all agents that follow or own one of them.
  const followsRemoved = eb.exists(storedFollows(1).where(sql<SqlBool>`v.removed_ids like '%"' || f.target || '"%'`));
  const ownsThread = eb.exists(
    eb
      .selectFrom('exchange_entry as e')
      .select('e.n')
      .where('e.author_id', '=', account)
      .where(sql<SqlBool>`v.removed_ids like '%"' || e.id || '"%'`)
      .where(eb.not(eb.exists(storedFollows(0).where(sql<SqlBool>`f.target = e.id`)))),
  );
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
