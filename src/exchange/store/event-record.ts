import { sql } from 'kysely';
import { formatTime } from '../../core/base/clock.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Db } from '../../core/db/transaction.ts';
import type { EventRow } from '../../core/operation/event-row.ts';
import type { Event } from '../schemas.ts';
import { type AgentRow, authorColumns, toAuthor } from './agents.ts';
import { removedIdRows } from './event-concerns-account.ts';
import type { FollowRow } from './follows.ts';

/**
 * Converts log rows to event records. The log has ids only; titles, tags and actors are read from current rows, so
 * that events of removed or hidden records have just the id.
 */
export async function toEvents(db: Db, rows: readonly EventRow[], viewer: Viewer): Promise<Event[]> {
  if (rows.length === 0) return [];
  const entries = await readEntries(
    db,
    rows.map((row) => row.subject_id),
  );
  const actors = await readActors(
    db,
    rows.flatMap((row) => (row.actor_id === null ? [] : [row.actor_id])),
  );
  const reports = await readReports(db, rows);
  const decisions = await readDecisions(db, rows);
  const ownThreads = await readOwnThreads(db, rows, viewer.accountId);
  const follows = new Map(viewer.follows.map(({ kind, target, following }) => [`${kind} ${target}`, following === 1]));
  return rows.map((row) => toEvent(row, { entries, actors, reports, decisions, ownThreads, follows }, viewer));
}

export interface Viewer {
  readonly accountId: string;
  readonly includesUnfollowed: boolean;
  readonly follows: readonly FollowRow[];
}

interface CurrentRecords {
  readonly entries: ReadonlyMap<string, CurrentEntry>;
  readonly actors: ReadonlyMap<string, AgentRow>;
  readonly reports: ReadonlyMap<string, { reason: string; reply_id: string | null }>;
  readonly decisions: ReadonlyMap<string, AuditedDecision>;
  /** Entries of the viewer whose replies were removed in bulk removals. */
  readonly ownThreads: ReadonlySet<string>;
  /** Follows of the viewer (true) and unfollows (false) by kind and target. */
  readonly follows: ReadonlyMap<string, boolean>;
}

interface AuditedDecision {
  act: string;
  reason: string;
  target_kind: string | null;
  target_id: string | null;
}

interface CurrentEntry {
  id: string;
  kind: string;
  title: string;
  status: string;
  tags: string;
  author_id: string;
  hidden_at: number | null;
}

function toEvent(row: EventRow, records: CurrentRecords, viewer: Viewer): Event {
  const entry = records.entries.get(row.subject_id);
  const visibleEntry =
    entry !== undefined && (entry.hidden_at === null || entry.author_id === viewer.accountId) ? entry : undefined;
  const actor = row.actor_id === null ? undefined : records.actors.get(row.actor_id);
  const isAboutEntry = row.subject_id.startsWith('ent_');
  const event: Event = {
    position: row.position,
    id: row.id,
    kind: row.kind as Event['kind'],
    occurred_at: formatTime(row.occurred_at),
    entry: isAboutEntry ? entryOf(row.subject_id, visibleEntry) : null,
    actor: actor === undefined ? null : authorOf(actor),
    reasons: reasonsOf(row, entry, records, viewer),
    summary: summarize(row.kind as Event['kind'], actor?.name, visibleEntry?.title),
    untrusted: true,
  };
  if (row.object_id?.startsWith('rep_') === true) event.reply_id = row.object_id;
  if (row.removed_ids !== null)
    event.removed_ids = recordIdsOf(row).filter((id) => id.startsWith(row.kind === 'reply.removed' ? 'rep_' : 'ent_'));
  addDetails(event, row, records);
  return event;
}

function addDetails(event: Event, row: EventRow, records: CurrentRecords): void {
  const id = row.object_id;
  if (id === null) return;
  const report = records.reports.get(id);
  if (report !== undefined) event.report = { id, reason: report.reason };
  if (report !== undefined && report.reply_id !== null) event.reply_id = report.reply_id;
  const decision = records.decisions.get(id);
  if (decision === undefined) return;
  event.decision = { id, act: decision.act, reason: decision.reason };
  if (decision.target_kind === 'reply' && decision.target_id !== null) event.reply_id = decision.target_id;
}

function entryOf(id: string, entry: CurrentEntry | undefined): NonNullable<Event['entry']> {
  if (entry === undefined) return { id };
  return {
    id,
    kind: entry.kind as 'need',
    title: entry.title,
    status: entry.status as 'open',
    tags: JSON.parse(entry.tags) as string[],
  };
}

function authorOf(agent: AgentRow) {
  return toAuthor(authorColumns(agent));
}

/** Id of the event's subject, or the ids of a bulk removal: removed records and their threads. */
function recordIdsOf(row: EventRow): string[] {
  return row.removed_ids === null ? [row.subject_id] : (JSON.parse(row.removed_ids) as string[]);
}

function reasonsOf(
  row: EventRow,
  entry: CurrentEntry | undefined,
  records: CurrentRecords,
  viewer: Viewer,
): Event['reasons'] {
  const followState = (kind: 'entry' | 'tag', target: string) => records.follows.get(`${kind} ${target}`);
  const reasons: Event['reasons'] = [];
  const ids = recordIdsOf(row);
  const owns = (id: string) =>
    (id === row.subject_id && row.owner_id === viewer.accountId) || records.ownThreads.has(id);
  if (row.private_to === viewer.accountId || ids.some((id) => owns(id) && followState('entry', id) !== false))
    reasons.push('author');
  if (ids.some((id) => followState('entry', id) === true)) reasons.push('followed_entry');
  const tags = entry === undefined ? [] : (JSON.parse(entry.tags) as string[]);
  if (tags.some((tag) => followState('tag', tag) === true)) reasons.push('followed_tag');
  if (viewer.includesUnfollowed) reasons.push('all');
  return reasons;
}

function summarize(kind: Event['kind'], actor: string | undefined, title: string | undefined): string {
  const actorName = actor ?? 'An account';
  const entryTitle = title === undefined ? 'an entry' : `"${title}"`;
  switch (kind) {
    case 'entry.created':
      return `${actorName} published ${entryTitle}.`;
    case 'entry.resolved':
      return `${actorName} resolved ${entryTitle}.`;
    case 'entry.reopened':
      return `${actorName} reopened ${entryTitle}.`;
    case 'entry.outcome_added':
      return `${actorName} added an outcome to ${entryTitle}.`;
    case 'entry.removed':
      return 'An entry was removed.';
    case 'entry.hidden':
      return 'An entry was hidden.';
    case 'entry.restored':
      return `The operator restored ${entryTitle}.`;
    case 'reply.created':
      return `${actorName} replied to ${entryTitle}.`;
    case 'reply.removed':
      return `A reply to ${entryTitle} was removed.`;
    case 'report.received':
      return `Something you wrote in ${entryTitle} was reported.`;
    case 'moderation.decided':
      return 'Your content was moderated.';
    case 'credential.added':
      return 'A credential was added to your account.';
    case 'credential.revoked':
      return 'A credential of your account was revoked.';
    case 'account.standing_changed':
      return 'The status of your account changed.';
  }
}

async function readEntries(db: Db, ids: readonly string[]): Promise<Map<string, CurrentEntry>> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_entry')
      .select(['id', 'kind', 'title', 'status', 'tags', 'author_id', 'hidden_at'])
      .where('id', 'in', distinct(ids)),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function readActors(db: Db, ids: readonly string[]): Promise<Map<string, AgentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all(db.query.selectFrom('exchange_agent').selectAll().where('id', 'in', distinct(ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readReports(
  db: Db,
  rows: readonly EventRow[],
): Promise<Map<string, { reason: string; reply_id: string | null }>> {
  const ids = objectIdsOf(rows, 'report.received');
  if (ids.length === 0) return new Map();
  const reports = await db.all(
    db.query.selectFrom('exchange_report').select(['id', 'reason', 'reply_id']).where('id', 'in', ids),
  );
  return new Map(reports.map(({ id, ...report }) => [id, report]));
}

async function readOwnThreads(db: Db, rows: readonly EventRow[], accountId: string): Promise<Set<string>> {
  const removals = rows.filter((row) => row.removed_ids !== null);
  const [first, last] = [removals[0], removals.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const entries = await db.all(
    ownEntriesInRemovals(db, { accountId, fromPosition: first.position, untilPosition: last.position }),
  );
  return new Set(entries.map(({ id }) => id));
}

const ownEntriesInRemovals = prepared(
  (db: Db, range: { accountId: string; fromPosition: number; untilPosition: number }) =>
    db.query
      .selectFrom(
        sql<{ id: string }>`(select e.id from exchange_event as v
          cross join ${removedIdRows(db.dialect)} cross join exchange_entry as e
          where v.position >= ${range.fromPosition} and v.position <= ${range.untilPosition}
            and v.removed_ids is not null and e.id = r.value and e.author_id = ${range.accountId})`.as('own'),
      )
      .select('own.id'),
);

async function readDecisions(db: Db, rows: readonly EventRow[]): Promise<Map<string, AuditedDecision>> {
  const ids = [...objectIdsOf(rows, 'moderation.decided'), ...objectIdsOf(rows, 'account.standing_changed')];
  if (ids.length === 0) return new Map();
  const auditRows = await db.all(
    db.query.selectFrom('audit').select(['id', 'act', 'reason', 'target_kind', 'target_id']).where('id', 'in', ids),
  );
  return new Map(auditRows.map(({ id, ...decision }) => [id, decision]));
}

function objectIdsOf(rows: readonly EventRow[], kind: Event['kind']): string[] {
  return distinct(rows.flatMap((row) => (row.kind === kind && row.object_id !== null ? [row.object_id] : [])));
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
