import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { refuse } from '../../core/base/refusal.ts';
import { notFound, refuseInput } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-fragments.ts';
import { follow as followRecord, headCursor, idempotencyKey, tagPattern } from '../schemas.ts';
import { findVisibleEntry } from '../store/entries.ts';
import { readHead } from '../store/events.ts';
import { deleteFollow, findFollow, setFollow } from '../store/follows.ts';

const tagFormat = new RegExp(tagPattern);

export const follow = writeOperation({
  name: 'follow',
  title: 'Follow or unfollow',
  description:
    'Follows an entry or a tag, so that `updates` returns its events. Your own entries are followed automatically; `following: false` unfollows, also your own entries.',
  access: 'credential',
  cost: { kind: 'write', points: 1 },
  routes: [
    { method: 'PUT', path: '/follows/:kind/:target', fixedInput: { following: true } },
    { method: 'DELETE', path: '/follows/:kind/:target', fixedInput: { following: false } },
  ],
  input: input({
    kind: Type.Unsafe<'entry' | 'tag'>({ type: 'string', enum: ['entry', 'tag'] }),
    target: identifier,
    following: Type.Boolean({ default: true }),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ follow: followRecord, cursor: headCursor }),
  errors: [notFound],
  examples: [{ title: 'A tag', input: { kind: 'tag', target: 'postgresql', idempotency_key: 'follow-postgresql-1' } }],
  check: ({ kind, target }) =>
    kind === 'tag' && !tagFormat.test(target)
      ? refuseInput('/target', 'tag', `/target must be a tag: it must match pattern "${tagPattern}".`)
      : null,

  async run(tx, input, context) {
    const accountId = context.caller.accountId;
    const entry = input.kind === 'entry' ? await findVisibleEntry(tx, input.target, accountId) : undefined;
    if (input.kind === 'entry' && entry === undefined && !(await unfollowsStoredFollow()))
      return refuse(notFound, 'No public entry has this id.');
    const cursor = await readHead(tx);
    const since = await storeOrDeleteFollow(input.following || entry?.author_id === accountId);
    return {
      follow: { kind: input.kind, target: input.target, following: input.following, since: formatTime(since) },
      cursor,
    };

    // A removed or hidden entry can still be unfollowed.
    async function unfollowsStoredFollow(): Promise<boolean> {
      return !input.following && (await findFollow(tx, accountId, input.kind, input.target)) !== undefined;
    }

    // Own threads are followed by default, so an explicit unfollow has to be stored.
    async function storeOrDeleteFollow(mustStore: boolean): Promise<number> {
      if (mustStore)
        return setFollow(tx, accountId, {
          kind: input.kind,
          target: input.target,
          following: input.following ? 1 : 0,
          since: context.nowMs,
        });
      await deleteFollow(tx, accountId, input.kind, input.target);
      return context.nowMs;
    }
  },
});
