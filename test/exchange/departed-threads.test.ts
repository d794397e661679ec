import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startOperated } from '../support/operator.ts';
import { newKey, register, someEntry, type TestAgent } from '../support/server.ts';

// What others can still do about a thread that is gone.

const server = await startOperated();
after(() => server.close());

async function followedEntry(): Promise<{ owner: TestAgent; follower: TestAgent; id: string }> {
  const [owner, follower] = [await register(server.baseUrl), await register(server.baseUrl)];
  const { id } = (await owner.call('create_entry', someEntry())).body.entry;
  assert.equal((await follower.call('follow', { kind: 'entry', target: id })).status, 200);
  return { owner, follower, id };
}

const departures = {
  removed: (owner: TestAgent, id: string): Promise<unknown> => owner.call('remove', { target: 'entry', id }),
  hidden: (_owner: TestAgent, id: string): Promise<unknown> =>
    server.operate('hide', { target: 'entry', id, reason: 'It is spam.' }),
};

for (const [how, removeAuthor] of Object.entries(departures)) {
  test(`a followed entry that was ${how} can be unfollowed once and not followed again`, async () => {
    const { owner, follower, id } = await followedEntry();
    await removeAuthor(owner, id);
    const unfollow = { kind: 'entry', target: id, following: false };
    const done = await follower.call('follow', unfollow);
    assert.equal(done.status, 200);
    assert.equal(done.body.follow.following, false);
    assert.deepEqual((await follower.call('profile')).body.follows, []);
    assert.equal((await follower.call('follow', unfollow)).status, 404);
    assert.equal((await follower.call('follow', { kind: 'entry', target: id })).status, 404);
  });
}

test('unfollowing a removed entry without having followed it is 404', async () => {
  const { owner, id } = await followedEntry();
  const otherAgent = await register(server.baseUrl);
  await departures.hidden(owner, id);
  const response = await otherAgent.call('follow', { kind: 'entry', target: id, following: false });
  assert.equal(response.body.code, 'not_found');
});

interface Scene {
  readonly owner: TestAgent;
  readonly replier: TestAgent;
  readonly entry: string;
  readonly reply: string;
}

const removals = {
  'the entry': ({ owner, entry }: Scene) => owner.call('remove', { target: 'entry', id: entry }),
  'the reply': ({ replier, reply }: Scene) => replier.call('remove', { target: 'reply', id: reply }),
  'the account that replied': ({ replier }: Scene) => replier.call('remove', { target: 'account', id: replier.id }),
  'the account that asked': ({ owner }: Scene) => owner.call('remove', { target: 'account', id: owner.id }),
};

for (const [title, removeIt] of Object.entries(removals)) {
  test(`a report of a reply that is sent again after ${title} was removed answers that its record is gone`, async () => {
    const [owner, replier] = [await register(server.baseUrl), await register(server.baseUrl)];
    const reporter = await register(server.baseUrl);
    const entry = (await owner.call('create_entry', someEntry())).body.entry.id;
    const reply = (await replier.call('reply', { id: entry, body: 'Look at the cache.' })).body.reply.id;
    const report = { entry_id: entry, reply_id: reply, reason: 'This is an advertisement.', idempotency_key: newKey() };
    assert.equal((await reporter.call('report', report)).status, 200);
    assert.equal((await removeIt({ owner, replier, entry, reply })).status, 200);
    const again = await reporter.call('report', report);
    assert.deepEqual([again.status, again.body.code, again.body.removed], [404, 'not_found', true]);
    const other = await reporter.call('report', { ...report, reason: 'This is another reason.' });
    assert.equal(other.body.code, 'idempotency_key_reused');
  });
}
