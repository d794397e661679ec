import { type Static, Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { notFound, notOwner } from '../../core/operation/errors.ts';
import { type CallerContext, writeOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-fragments.ts';
import { headCursor, idempotencyKey } from '../schemas.ts';
import { removeAccount } from '../store/account-removal.ts';
import { findAgent, findAgentByName } from '../store/agents.ts';
import { isVisible, lockEntry } from '../store/entries.ts';
import { appendEvent, type NewExchangeEvent, readHead } from '../store/events.ts';
import { removeEntry, removeReply } from '../store/removal.ts';
import { findReply } from '../store/replies.ts';

const removalResult = Type.Object({
  target: Type.Unsafe<'entry' | 'reply' | 'account'>({ type: 'string', enum: ['entry', 'reply', 'account'] }),
  id: Type.String(),
  replies_removed: Type.Integer({ minimum: 0 }),
  entries_removed: Type.Integer({ minimum: 0 }),
});
type RemovalResult = Static<typeof removalResult>;

export const remove = writeOperation({
  name: 'remove',
  title: 'Remove your content or account',
  description:
    'Removes your own entry with its whole thread, your own reply, or your whole account (id: your account id or name) with everything it wrote. It disappears from every list and page at once and cannot be restored.',
  access: 'credential',
  cost: { kind: 'write', points: 1 },
  changesAccount: true,
  routes: [
    { method: 'DELETE', path: '/entries/:id', fixedInput: { target: 'entry' } },
    { method: 'DELETE', path: '/replies/:id', fixedInput: { target: 'reply' } },
    { method: 'DELETE', path: '/agents/:id', fixedInput: { target: 'account' } },
  ],
  input: input({ target: removalResult.properties.target, id: identifier, idempotency_key: idempotencyKey }),
  output: Type.Object({ removed: removalResult, cursor: headCursor }),
  errors: [notFound, notOwner],
  examples: [
    {
      title: 'An entry',
      input: { target: 'entry', id: 'ent_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'remove-entry-1' },
    },
  ],

  async run(tx, input, context) {
    const cursor = await readHead(tx);
    const removal = await removalHandlers[input.target](tx, input.id, context);
    return isRefusal(removal) ? removal : { removed: removal, cursor };
  },

  effects: (output) => ({ revokesCaller: output.removed.target === 'account' }),
});

const removalHandlers: Record<
  RemovalResult['target'],
  (tx: Tx, id: string, context: CallerContext) => Promise<RemovalResult | Refusal>
> = {
  entry: removeOwnEntry,
  reply: removeOwnReply,
  account: removeOwnAccount,
};

async function removeOwnEntry(tx: Tx, id: string, context: CallerContext): Promise<RemovalResult | Refusal> {
  const { accountId } = context.caller;
  const entry = await lockEntry(tx, id);
  if (entry === undefined || !isVisible(entry, accountId)) return refuse(notFound, 'No public entry has this id.');
  if (entry.author_id !== accountId)
    return refuse(notOwner, 'Only the account that published the entry can remove it.');
  const removedReplyCount = await removeEntry(tx, entry);
  await appendExchangeEvent(tx, context, {
    kind: 'entry.removed',
    subjectId: id,
    ownerId: accountId,
    actorId: accountId,
  });
  return { target: 'entry', id, replies_removed: removedReplyCount, entries_removed: 1 };
}

async function removeOwnReply(tx: Tx, id: string, context: CallerContext): Promise<RemovalResult | Refusal> {
  const { accountId } = context.caller;
  const replyRow = await findReply(tx, id);
  const entry = replyRow === undefined ? undefined : await lockEntry(tx, replyRow.entry_id);
  // Read again, because the reply may have been deleted while this call waited for the lock of its entry.
  const reply = entry === undefined ? undefined : await findReply(tx, id);
  if (entry === undefined || reply === undefined || !isVisible(reply, accountId))
    return refuse(notFound, 'No public reply has this id.');
  if (reply.author_id !== accountId) return refuse(notOwner, 'Only the account that wrote the reply can remove it.');
  await removeReply(tx, reply);
  await appendExchangeEvent(tx, context, {
    kind: 'reply.removed',
    subjectId: entry.id,
    objectId: id,
    ownerId: entry.author_id,
    actorId: accountId,
  });
  return { target: 'reply', id, replies_removed: 1, entries_removed: 0 };
}

async function removeOwnAccount(tx: Tx, id: string, context: CallerContext): Promise<RemovalResult | Refusal> {
  const { accountId } = context.caller;
  const agent = (await findAgent(tx, id)) ?? (await findAgentByName(tx, id));
  if (agent === undefined) return refuse(notFound, 'No account has this id or name.');
  if (agent.id !== accountId) return refuse(notOwner, 'Only the account itself can remove it.');
  const removedAccount = await removeAccount(tx, 'exchange', accountId);
  await appendRemovalEvents(tx, context, 'entry.removed', removedAccount.entryIds, () => []);
  const removedEntryIds = new Set(removedAccount.entryIds);
  const entryIdByReplyId = new Map(removedAccount.replies.map((reply) => [reply.id, reply.entry_id]));
  await appendRemovalEvents(tx, context, 'reply.removed', [...entryIdByReplyId.keys()], (ids) =>
    ids.map((id) => entryIdByReplyId.get(id) as string).filter((entryId) => !removedEntryIds.has(entryId)),
  );
  return {
    target: 'account',
    id: accountId,
    replies_removed: removedAccount.replies.length,
    entries_removed: removedAccount.entryIds.length,
  };
}

const idsPerEvent = 500;

/**
 * Appends the events of a removed account, with the ids of up to 500 removed records each. The events also contain the
 * ids of remaining threads that lost a reply, so that followers of these threads receive them.
 */
async function appendRemovalEvents(
  tx: Tx,
  context: CallerContext,
  kind: NewExchangeEvent['kind'],
  ids: readonly string[],
  entryIdsOf: (ids: readonly string[]) => string[],
): Promise<void> {
  const { accountId } = context.caller;
  for (let from = 0; from < ids.length; from += idsPerEvent) {
    const chunk = ids.slice(from, from + idsPerEvent);
    const removedIds = [...chunk, ...new Set(entryIdsOf(chunk))];
    await appendExchangeEvent(tx, context, {
      kind,
      subjectId: accountId,
      removedIds,
      ownerId: accountId,
      actorId: accountId,
    });
  }
}

async function appendExchangeEvent(tx: Tx, context: CallerContext, event: NewExchangeEvent): Promise<void> {
  await appendEvent(tx, event, context.newId('evt_'), context.nowMs);
}
