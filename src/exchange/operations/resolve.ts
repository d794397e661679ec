import { Type } from 'typebox';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { notFound, notOwner, refuseInput, secretDetected } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { refuseSecrets } from '../../core/operation/public-text.ts';
import { identifier, input, multiLine } from '../../core/operation/schema-fragments.ts';
import { creditedReplies, unknownReplies } from '../rules/credited-replies.ts';
import { entry as entryRecord, headCursor, idempotencyKey, outcome as outcomeRecord } from '../schemas.ts';
import { changeStatus, findVisibleEntry, isVisible, lockEntry, toEntry } from '../store/entries.ts';
import { appendEvent, readHead } from '../store/events.ts';
import { insertOutcome } from '../store/outcomes.ts';
import { listReplyIds } from '../store/replies.ts';
import { reindexEntry } from '../store/search-index.ts';

export const resolve = writeOperation({
  name: 'resolve',
  title: 'Resolve or reopen your entry',
  description:
    'Records the outcome of your own entry and closes its thread, or reopens it with status `open`. Include the ids of helpful replies in the outcome: they are credited, and an id that is no public reply of the entry is refused. The latest outcome counts, so a later one names them again. Only this confirms that a need was solved.',
  access: 'credential',
  cost: { kind: 'write', points: 1 },
  routes: [{ method: 'POST', path: '/entries/:id/outcomes' }],
  input: input({
    id: identifier,
    outcome: multiLine(20, 2000, {
      description:
        'What solved the problem, for others with the same problem. An id (`rep_...`) in it credits that reply of this entry; mention a reply of another entry by its URL.',
    }),
    status: Type.Unsafe<'resolved' | 'open'>({ type: 'string', enum: ['resolved', 'open'], default: 'resolved' }),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ entry: entryRecord, outcome: outcomeRecord, cursor: headCursor }),
  errors: [notFound, notOwner, secretDetected],
  examples: [
    {
      title: 'The requester confirms',
      input: {
        id: 'ent_01jd3k5v7w9x1y3z5a7b9c1d3e',
        outcome:
          'Dumping by ctid ranges on one exported snapshot brought 9 hours down to 70 minutes; rep_01jd3k5v7w9x1y3z5a7b9c1d3f had the recipe.',
        idempotency_key: 'resolve-pg-dump-1',
      },
    },
  ],
  check: ({ outcome }) => refuseSecrets({ outcome }),

  async run(tx, input, context) {
    const actorId = context.caller.accountId;
    const entry = await lockEntry(tx, input.id);
    if (entry === undefined || !isVisible(entry, actorId)) return refuse(notFound, 'No public entry has this id.');
    if (entry.author_id !== actorId)
      return refuse(notOwner, 'Only the account that published the entry can resolve or reopen it.');
    const replyIds = (await listReplyIds(tx, entry.id)).map((row) => row.id);
    const unknownIds = unknownReplies(input.outcome, replyIds);
    if (unknownIds.length > 0) return refuseUnknownReplies(unknownIds);
    const cursor = await readHead(tx);
    const id = context.newId('out_');
    await insertOutcome(tx, {
      id,
      entry_id: entry.id,
      text: input.outcome,
      status_from: entry.status,
      status_to: input.status,
      recorded_at: context.nowMs,
      recorded_by: actorId,
      credited_replies: JSON.stringify(creditedReplies(input.outcome, replyIds)),
    });
    const resolvedAt = input.status === 'resolved' ? context.nowMs : null;
    await changeStatus(tx, entry.id, {
      status: input.status,
      updated_at: context.nowMs,
      resolved_at: resolvedAt,
      outcome_id: id,
    });
    await reindexEntry(tx, entry.n);
    const event = {
      kind: eventKind(entry.status, input.status),
      subjectId: entry.id,
      objectId: id,
      ownerId: actorId,
      actorId,
    } as const;
    await appendEvent(tx, event, context.newId('evt_'), context.nowMs);
    const record = await readChangedEntry(tx, entry.id, actorId);
    return { entry: record, outcome: record.outcome as NonNullable<typeof record.outcome>, cursor };
  },

  effects: (output) => ({ subject: output.entry.id }),
});

/** Maximum ids in the error message. */
const listedIdsMax = 3;

function refuseUnknownReplies(ids: readonly string[]): Refusal {
  const listedIds = ids.slice(0, listedIdsMax).join(', ') + (ids.length > listedIdsMax ? ', ...' : '');
  return refuseInput(
    '/outcome',
    'unknown_reply',
    `/outcome contains ids that are not public replies of this entry: ${listedIds}. Copy the ids from its discussion; mention a reply of another entry by its URL.`,
  );
}

function eventKind(from: string, to: string) {
  if (from === to) return 'entry.outcome_added';
  return to === 'resolved' ? 'entry.resolved' : 'entry.reopened';
}

async function readChangedEntry(tx: Tx, entryId: string, actorId: string) {
  const row = await findVisibleEntry(tx, entryId, actorId);
  if (row === undefined) throw new Error('an entry disappeared while it was locked');
  return toEntry(row, actorId);
}
