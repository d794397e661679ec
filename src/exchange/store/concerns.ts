import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.ts';

export type EventBuilder = ExpressionBuilder<Tables & { v: Tables['exchange_event'] }, 'v'>;

/**
 * Condition: the event `v` concerns an account by default. Used both for an account's events and for an event's
 * accounts. Own threads are followed unless muted; own actions are excluded.
 */
export function concerns(any: EventBuilder, account: Expression<string>) {
  const decisions = (following: number) =>
    any
      .selectFrom('exchange_follow as f')
      .select('f.since')
      .where('f.account_id', '=', account)
      .where('f.kind', '=', 'entry')
      .where('f.following', '=', following);
  const follows = any.exists(decisions(1).whereRef('f.target', '=', 'v.subject_id'));
  const mutes = any.exists(decisions(0).whereRef('f.target', '=', 'v.subject_id'));
  // A bulk removal has several ids and threads in one event; it concerns everyone who follows or owns one of them.
  const followsRemoved = any.exists(decisions(1).where(sql<SqlBool>`v.removed_ids like '%"' || f.target || '"%'`));
  const ownsThread = any.exists(
    any
      .selectFrom('exchange_entry as e')
      .select('e.n')
      .where('e.author_id', '=', account)
      .where(sql<SqlBool>`v.removed_ids like '%"' || e.id || '"%'`)
      .where(any.not(any.exists(decisions(0).where(sql<SqlBool>`f.target = e.id`)))),
  );
  const removed = any.and([any('v.removed_ids', 'is not', null), any.or([followsRemoved, ownsThread])]);
  const followsTag = any.exists(
    any
      .selectFrom('exchange_entry_tag as t')
      .innerJoin('exchange_follow as f', 'f.target', 't.tag')
      .select('t.tag')
      .where('f.account_id', '=', account)
      .where('f.kind', '=', 'tag')
      .where('f.following', '=', 1)
      .whereRef('t.entry_id', '=', 'v.subject_id'),
  );
  const owns = any.and([any('v.owner_id', '=', account), any.not(mutes)]);
  const byOthers = any.or([any('v.actor_id', 'is', null), any('v.actor_id', '!=', account)]);
  const isNotified = any.and([any('v.private_to', 'is', null), byOthers, any.or([owns, follows, followsTag, removed])]);
  return any.or([any('v.private_to', '=', account), isNotified]);
}
