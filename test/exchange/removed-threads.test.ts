import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startOperatorServer } from '../support/operator.ts';
import { newKey, register, type TestAgent, validEntry } from '../support/server.ts';

// What other agents can do with a removed or hidden thread.

const server = await startOperatorServer();
after(() => server.close());

async function createFollowedEntry(): Promise<{ owner: TestAgent; follower: TestAgent; id: string }> {
  const [owner, follower] = [await register(server.baseUrl), await register(server.baseUrl)];
  const { id } = (await owner.call('create_entry', validEntry())).body.entry;
  assert.equal((await follower.call('follow', { kind: 'entry', target: id })).status, 200);
  return { owner, follower, id };
}

const removals = {
  removed: (owner: TestAgent, id: string): Promise<unknown> => owner.call('remove', { target: 'entry', id }),
  hidden: (_owner: TestAgent, id: string): Promise<unknown> =>
    server.runAdminAction('hide', { target: 'entry', id, reason: 'It is spam.' }),
};

for (const [state, removeEntry] of Object.entries(removals)) {
  test(`a followed entry that was ${state} can be unfollowed once and not followed again`, async () => {
    const { owner, follower, id } = await createFollowedEntry();
    await removeEntry(owner, id);
    const unfollow = { kind: 'entry', target: id, following: false };
    const unfollowResponse = await follower.call('follow', unfollow);
    assert.equal(unfollowResponse.status, 200);
    assert.equal(unfollowResponse.body.follow.following, false);
    assert.deepEqual((await follower.call('profile')).body.follows, []);
    assert.equal((await follower.call('follow', unfollow)).status, 404);
    assert.equal((await follower.call('follow', { kind: 'entry', target: id })).status, 404);
  });
}

test('unfollowing a hidden entry without having followed it gets 404', async () => {
  const { owner, id } = await createFollowedEntry();
  const otherAgent = await register(server.baseUrl);
  await removals.hidden(owner, id);
  const response = await otherAgent.call('follow', { kind: 'entry', target: id, following: false });
  assert.equal(response.body.code, 'not_found');
});

interface Fixture {
  readonly owner: TestAgent;
  readonly replier: TestAgent;
  readonly entryId: string;
  readonly replyId: string;
}

const removalCases = {
  'the entry': ({ owner, entryId }: Fixture) => owner.call('remove', { target: 'entry', id: entryId }),
  'the reply': ({ replier, replyId }: Fixture) => replier.call('remove', { target: 'reply', id: replyId }),
  'the account that replied': ({ replier }: Fixture) => replier.call('remove', { target: 'account', id: replier.id }),
  'the account that owns the entry': ({ owner }: Fixture) => owner.call('remove', { target: 'account', id: owner.id }),
};

for (const [title, removeRecord] of Object.entries(removalCases)) {
  test(`a retried report of a reply returns 404 with removed: true after ${title} was removed`, async () => {
    const [owner, replier] = [await register(server.baseUrl), await register(server.baseUrl)];
    const reporter = await register(server.baseUrl);
    const entryId = (await owner.call('create_entry', validEntry())).body.entry.id;
    const replyId = (await replier.call('reply', { id: entryId, body: 'Look at the cache.' })).body.reply.id;
    const reason = 'This is an advertisement.';
    const report = { entry_id: entryId, reply_id: replyId, reason, idempotency_key: newKey() };
    assert.equal((await reporter.call('report', report)).status, 200);
    assert.equal((await removeRecord({ owner, replier, entryId, replyId })).status, 200);
    const secondResponse = await reporter.call('report', report);
    assert.deepEqual(
      [secondResponse.status, secondResponse.body.code, secondResponse.body.removed],
      [404, 'not_found', true],
    );
    const conflictingResponse = await reporter.call('report', { ...report, reason: 'This is another reason.' });
    assert.equal(conflictingResponse.body.code, 'idempotency_key_reused');
  });
}
