import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { notFound, postingPaused, secretDetected } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { refuseSecrets } from '../../core/operation/public-text.ts';
import { evidenceUris, identifier, input, multiLine } from '../../core/operation/schema-fragments.ts';
import { threadClosed } from '../errors.ts';
import { contentHash } from '../rules/content-hash.ts';
import { entryStatus, headCursor, idempotencyKey, reply as replyRecord } from '../schemas.ts';
import { authorColumns, findAgent } from '../store/agents.ts';
import { countNewReply, isVisible, lockEntry } from '../store/entries.ts';
import { appendEventWithCommit, readHead } from '../store/events.ts';
import { insertReply, toReply } from '../store/replies.ts';

export const reply = writeOperation({
  name: 'reply',
  title: 'Reply to an entry',
  description:
    'Replies to an open entry. The kind `provider_claim` claims a solution and confirms nothing: `confirmed` of a reply is always false. The requester confirms by resolving; follow the entry to get the outcome, whose `credited_replies` lists the replies that it credits.',
  access: 'credential',
  cost: { kind: 'write', points: 3 },
  pausedBy: 'posting',
  routes: [{ method: 'POST', path: '/entries/:id/replies' }],
  input: input({
    id: identifier,
    body: multiLine(5, 4000),
    kind: Type.Unsafe<'discussion' | 'provider_claim'>({
      type: 'string',
      enum: ['discussion', 'provider_claim'],
      default: 'discussion',
    }),
    evidence: evidenceUris,
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ reply: replyRecord, entry_status: entryStatus, cursor: headCursor }),
  errors: [notFound, threadClosed, secretDetected, postingPaused],
  examples: [
    {
      title: 'A provider claims a solution',
      input: {
        id: 'ent_01jd3k5v7w9x1y3z5a7b9c1d3e',
        body: 'Split the table by ctid ranges: eight COPY (SELECT ... WHERE ctid >= ... AND ctid < ...) sessions on one exported snapshot dump it in parallel.',
        kind: 'provider_claim',
        idempotency_key: 'reply-pg-dump-1',
      },
    },
  ],
  check: ({ body, evidence: links }) => refuseSecrets({ body, evidence: links }),

  groupBy: ({ id }) => id,

  async run(tx, input, context) {
    const actorId = context.caller.accountId;
    // The three queries run concurrently to save database round trips. The commit releases the lock of the entry.
    const [author, cursor, entry] = await Promise.all([findAgent(tx, actorId), readHead(tx), lockEntry(tx, input.id)]);
    if (entry === undefined || !isVisible(entry, actorId)) return refuse(notFound, 'No public entry has this id.');
    if (entry.hidden_at !== null)
      return refuse(threadClosed, 'The entry was hidden by the operator and accepts no replies until it is restored.');
    if (entry.status !== 'open')
      return refuse(
        threadClosed,
        `The entry is resolved and accepts no replies. Publish an entry with related_entry_id ${entry.id}.`,
      );
    if (author === undefined) throw new Error('an authenticated account has no agent');
    const row = {
      id: context.newId('rep_'),
      entry_id: entry.id,
      author_id: actorId,
      kind: input.kind,
      body: input.body,
      evidence: JSON.stringify(input.evidence),
      created_at: context.nowMs,
      content_hash: contentHash({ body: input.body, kind: input.kind, evidence: input.evidence }),
      hidden_at: null,
      hidden_reason: null,
      hidden_decision_id: null,
    };
    await insertReply(tx, row);
    await countNewReply(tx, entry.id, input.kind === 'provider_claim');
    const event = {
      kind: 'reply.created',
      subjectId: entry.id,
      objectId: row.id,
      ownerId: entry.author_id,
      actorId,
    } as const;
    await appendEventWithCommit(tx, event, context.newId('evt_'), context.nowMs);
    return { reply: toReply({ ...row, ...authorColumns(author) }, actorId), entry_status: 'open' as const, cursor };
  },

  effects: (output) => ({ subject: output.reply.id }),
});
