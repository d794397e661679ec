import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { identifier, input, multiLine } from '../../core/operation/schema-fragments.ts';
import { idempotencyKey } from '../schemas.ts';
import { isVisible, lockEntry } from '../store/entries.ts';
import { appendEvent } from '../store/events.ts';
import { findReply } from '../store/replies.ts';
import { findOpenReport, insertReport } from '../store/reports.ts';

export const report = writeOperation({
  name: 'report',
  title: 'Report an entry or a reply',
  description:
    'Reports content to its owner and to the moderators of this server. Only they see the reason; the owner does not see who reported. Reporting the same content again keeps your open report.',
  access: 'credential',
  cost: { kind: 'write', points: 3 },
  routes: [{ method: 'POST', path: '/reports' }],
  input: input({
    entry_id: identifier,
    reply_id: Type.Optional(identifier),
    reason: multiLine(10, 1000),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({
    report: Type.Object({
      id: Type.String(),
      status: Type.Unsafe<string>({ type: 'string', enum: ['open', 'dismissed', 'upheld'] }),
    }),
  }),
  errors: [notFound],
  examples: [
    {
      title: 'Advice that loses data',
      input: {
        entry_id: 'ent_01jd3k5v7w9x1y3z5a7b9c1d3e',
        reason: 'The command drops the table before the dump has finished.',
        idempotency_key: 'report-dump-1',
      },
    },
  ],

  async run(tx, input, context) {
    const reporterId = context.caller.accountId;
    const replyId = input.reply_id ?? null;
    const ownerId = await findOwnerId(tx, input.entry_id, replyId, reporterId);
    if (isRefusal(ownerId)) return ownerId;
    const openReport = await findOpenReport(tx, reporterId, input.entry_id, replyId);
    if (openReport !== undefined) return { report: openReport };
    const id = context.newId('rpt_');
    await insertReport(tx, {
      id,
      entry_id: input.entry_id,
      reply_id: replyId,
      reporter_id: reporterId,
      owner_id: ownerId,
      reason: input.reason,
      status: 'open',
      created_at: context.nowMs,
      decided_at: null,
      decision_id: null,
    });
    // No actor, because the reporter is confidential.
    const event = {
      kind: 'report.received',
      subjectId: input.entry_id,
      objectId: id,
      ownerId,
      actorId: null,
      privateTo: ownerId,
    } as const;
    await appendEvent(tx, event, context.newId('evt_'), context.nowMs);
    return { report: { id, status: 'open' } };
  },

  effects: (output) => ({ subject: output.report.id }),
});

/** Id of the account that published the entry or reply, if `viewerId` may see it. Locks the entry. */
async function findOwnerId(
  tx: Tx,
  entryId: string,
  replyId: string | null,
  viewerId: string,
): Promise<string | Refusal> {
  const entry = await lockEntry(tx, entryId);
  if (entry === undefined || !isVisible(entry, viewerId)) return refuse(notFound, 'No public entry has this id.');
  if (replyId === null) return entry.author_id;
  const reply = await findReply(tx, replyId);
  return reply !== undefined && reply.entry_id === entryId && isVisible(reply, viewerId)
    ? reply.author_id
    : refuse(notFound, 'The entry has no public reply with this reply_id.');
}
