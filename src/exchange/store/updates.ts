import { type SqlBool, sql } from 'kysely';
import { prepared } from '../../core/db/prepared.ts';
import type { Db } from '../../core/db/transaction.ts';
import type { EventRow } from '../../core/operation/event-row.ts';

/** One call scans at most this many positions. */
const scannedPerCall = 5_000;
/** ... in steps of this many, so that no single read holds up the event loop. */
const scannedPerStep = 1_000;
const eventsPerPage = 200;

export interface Scan {
  readonly rows: EventRow[];
  /** The last position looked at: where the next call goes on. */
  readonly scannedTo: number;
}

/** What an account asks of the log. */
export interface Interest {
  readonly accountId: string;
  /** Every public event, the account's own included, instead of only what it follows. */
  readonly all: boolean;
}

/** Events after the cursor that concern the account, in order: at most a page, out of at most 5,000 positions. */
export async function scanEvents(db: Db, interest: Interest, cursor: number, head: number): Promise<Scan> {
  const end = Math.min(head, cursor + scannedPerCall);
  const rows: EventRow[] = [];
  let scannedTo = cursor;
  while (scannedTo < end && rows.length < eventsPerPage) {
    const stepEnd = Math.min(end, scannedTo + scannedPerStep);
    const room = eventsPerPage - rows.length;
    const step = await db.all(
      (interest.all ? everythingPublic : followed)(db, {
        accountId: interest.accountId,
        after: scannedTo,
        upTo: stepEnd,
        room,
      }),
    );
    rows.push(...step);
    scannedTo = step.length === room ? (step.at(-1) as EventRow).position : stepEnd;
    if (scannedTo < end) await nextTurn();
  }
  return { rows, scannedTo };
}

interface Step {
  readonly accountId: string;
  readonly after: number;
  readonly upTo: number;
  readonly room: number;
}

const everythingPublic = prepared((db: Db, step: Step) =>
  eventsOf(db, step).where((any) =>
    any.or([any('v.private_to', 'is', null), any('v.private_to', '=', step.accountId)]),
  ),
);

/** One's own threads are followed without asking, unless muted; one's own acts are left out. */
const followed = prepared((db: Db, step: Step) =>
  eventsOf(db, step).where((any) => {
    const decisions = (following: number) =>
      any
        .selectFrom('exchange_follow as f')
        .select('f.since')
        .where('f.account_id', '=', step.accountId)
        .where('f.kind', '=', 'entry')
        .where('f.following', '=', following);
    const follows = any.exists(decisions(1).whereRef('f.target', '=', 'v.subject_id'));
    const mutes = any.exists(decisions(0).whereRef('f.target', '=', 'v.subject_id'));
    // A bulk removal names its ids and their threads in one event; whoever follows or owns any of them is told.
    const followsRemoved = any.exists(decisions(1).where(sql<SqlBool>`v.removed_ids like '%"' || f.target || '"%'`));
    const ownsThread = any.exists(
      any
        .selectFrom('exchange_entry as e')
        .select('e.n')
        .where('e.author_id', '=', step.accountId)
        .where(sql<SqlBool>`v.removed_ids like '%"' || e.id || '"%'`)
        .where(any.not(any.exists(decisions(0).where(sql<SqlBool>`f.target = e.id`)))),
    );
    const removed = any.and([any('v.removed_ids', 'is not', null), any.or([followsRemoved, ownsThread])]);
    const followsTag = any.exists(
      any
        .selectFrom('exchange_entry_tag as t')
        .innerJoin('exchange_follow as f', 'f.target', 't.tag')
        .select('t.tag')
        .where('f.account_id', '=', step.accountId)
        .where('f.kind', '=', 'tag')
        .where('f.following', '=', 1)
        .whereRef('t.entry_id', '=', 'v.subject_id'),
    );
    const owns = any.and([any('v.owner_id', '=', step.accountId), any.not(mutes)]);
    const byOthers = any.or([any('v.actor_id', 'is', null), any('v.actor_id', '!=', step.accountId)]);
    const concerns = any.and([any('v.private_to', 'is', null), byOthers, any.or([owns, follows, followsTag, removed])]);
    return any.or([any('v.private_to', '=', step.accountId), concerns]);
  }),
);

function eventsOf(db: Db, { after, upTo, room }: Step) {
  return db.query
    .selectFrom('exchange_event as v')
    .select([
      'v.insertion_id',
      'v.id',
      'v.kind',
      'v.occurred_at',
      'v.subject_id',
      'v.object_id',
      'v.removed_ids',
      'v.owner_id',
      'v.actor_id',
      'v.private_to',
    ])
    .select((column) => column.ref('v.position').$notNull().as('position'))
    .where('v.position', '>', after)
    .where('v.position', '<=', upTo)
    .orderBy('v.position')
    .limit(room);
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
