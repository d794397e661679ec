import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs } from '../../src/core/base/clock.ts';
import { eventually } from '../support/eventually.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { register, type TestAgent, validEntry } from '../support/server.ts';
import { type AdminTestServer, kinds, startOperatorServer } from './operator.ts';

const threeReports = { RIALTO_AUTO_HIDE_REPORTS: '3' };

for (const kind of kinds) {
  describe(`automatic hiding by reports on ${kind.name}`, { skip: kind.missing }, () => {
    test('is off by default', async (t) => {
      const clock = fakeClock();
      const server = await kind.start(t, {}, clock);
      const { reporters, entry } = await createEntryAndReporters(server, clock, 4);
      for (const reporter of reporters) await report(reporter, entry.id);
      assert.equal(await isPublic(server, entry.id), true);
    });

    test('three reports by accounts older than a day hide an entry; reports by new accounts, repeated reports and those of the author do not count', async (t) => {
      const clock = fakeClock();
      const server = await kind.start(t, threeReports, clock);
      const { author, reporters, entry } = await createEntryAndReporters(server, clock, 3);
      const [firstReporter, secondReporter, thirdReporter] = reporters as [TestAgent, TestAgent, TestAgent];
      const newAccounts = await Promise.all([register(server.baseUrl), register(server.baseUrl)]);
      for (const reporter of [author, firstReporter, firstReporter, ...newAccounts, secondReporter])
        await report(reporter, entry.id);
      assert.equal(await isPublic(server, entry.id), true);
      await report(thirdReporter, entry.id);
      assert.equal(await isPublic(server, entry.id), false);
      const { moderation } = (await author.call('read_entry', { id: entry.id })).body.entry;
      assert.match(moderation.reason, /^3 accounts reported it: hidden until an operator decides, at most 24 hours\.$/);
      const [auditEntry] = (await server.runAction('/audit')).body.acts;
      assert.partialDeepStrictEqual(auditEntry, {
        id: moderation.decision_id,
        actor: 'auto',
        act: 'hide',
        target: { kind: 'entry', id: entry.id },
      });
      assert.equal((await server.runAction('/reports')).body.reports.length, 6);
    });

    test('an entry without a decision of an operator is visible again after 24 hours, and only reports by three other accounts hide it again', async (t) => {
      const clock = fakeClock();
      const server = await kind.start(t, threeReports, clock);
      const { author, reporters, entry } = await createEntryAndReporters(server, clock, 6);
      for (const reporter of reporters.slice(0, 3)) await report(reporter, entry.id);
      clock.advance(dayMs - 60_000);
      assert.equal(await isPublic(server, entry.id), false);
      clock.advance(60_001);
      await eventually('the entry is public again', () => isPublic(server, entry.id));
      const actions = (await server.runAction('/audit')).body.acts.map((auditEntry: { actor: string; act: string }) => [
        auditEntry.actor,
        auditEntry.act,
      ]);
      assert.deepEqual(actions, [
        ['auto', 'restore'],
        ['auto', 'hide'],
      ]);
      for (const { id } of (await server.runAction('/reports')).body.reports)
        await server.runAction('dismiss', { report_id: id, reason: 'Nothing wrong.' });
      for (const reporter of reporters.slice(0, 5)) await report(reporter, entry.id);
      assert.equal(await isPublic(server, entry.id), true);
      await report(reporters[5] as TestAgent, entry.id);
      assert.equal(await isPublic(server, entry.id), false);
      assert.equal((await author.call('profile')).status, 200);
    });

    test('an entry that an operator hides stays hidden after 24 hours, unlike an entry that was hidden by reports alone', async (t) => {
      const clock = fakeClock();
      const server = await kind.start(t, threeReports, clock);
      const { author, reporters, entry } = await createEntryAndReporters(server, clock, 3);
      for (const reporter of reporters) await report(reporter, entry.id);
      await server.runAction('hide', { module: 'exchange', target: 'entry', id: entry.id, reason: 'They are right.' });
      const secondEntry = (await author.call('create_entry', validEntry())).body.entry;
      for (const reporter of reporters) await report(reporter, secondEntry.id);
      clock.advance(2 * dayMs);
      await eventually('the entry without an operator decision is visible', () => isPublic(server, secondEntry.id));
      assert.equal(await isPublic(server, entry.id), false);
      assert.equal((await server.runAction('/reports?status=upheld')).body.reports.length, 3);
    });

    test('three reports hide a reply for 24 hours, and its thread stays visible', async (t) => {
      const clock = fakeClock();
      const server = await kind.start(t, threeReports, clock);
      const { author, reporters, entry } = await createEntryAndReporters(server, clock, 3);
      const { reply } = (await author.call('reply', { id: entry.id, body: 'It may be the cache.' })).body;
      for (const reporter of reporters) await report(reporter, entry.id, reply.id);
      const threadWithHiddenReply = (await server.callPublicly('read_entry', { id: entry.id })).body;
      assert.deepEqual([threadWithHiddenReply.entry.reply_count, threadWithHiddenReply.discussion], [0, []]);
      clock.advance(dayMs + 1);
      await eventually('the reply is visible', async () => {
        const { body } = await server.callPublicly('read_entry', { id: entry.id });
        return body.entry.reply_count === 1 && body.discussion[0].id === reply.id;
      });
    });
  });
}

test('three nodes restore a record only once', { skip: postgresMissing() }, async (t) => {
  const clock = fakeClock();
  const database = await freshDatabase();
  const settings = { ...threeReports, DATABASE_URL: database.url };
  const [node] = await Promise.all([1, 2, 3].map(() => startOperatorServer(t, settings, clock)));
  if (node === undefined) throw new Error('No node has started.');
  t.after(() => database.drop());
  const { author, reporters, entry } = await createEntryAndReporters(node, clock, 3);
  for (const reporter of reporters) await report(reporter, entry.id);
  assert.equal(await isPublic(node, entry.id), false);
  clock.advance(dayMs + 1);
  const eventKinds = await eventually('the entry is visible', async () => {
    const { body } = await author.call('updates', { all: true });
    const eventKinds = body.events.map((event: { kind: string }) => event.kind);
    return eventKinds.includes('entry.restored') && eventKinds;
  });
  assert.deepEqual(
    eventKinds.filter((kind: string) => kind.startsWith('entry.')),
    ['entry.created', 'entry.hidden', 'entry.restored'],
  );
  const actions = (await node.runAction('/audit')).body.acts.map((auditEntry: { act: string }) => auditEntry.act);
  assert.deepEqual(actions, ['restore', 'hide']);
});

type Clock = ReturnType<typeof fakeClock>;

/** Registers an author and reporters, whose accounts are older than a day afterwards, and creates an entry. */
async function createEntryAndReporters(server: AdminTestServer, clock: Clock, count: number) {
  const author = await register(server.baseUrl);
  const reporters: TestAgent[] = [];
  while (reporters.length < count) reporters.push(await register(server.baseUrl));
  clock.advance(dayMs + 1);
  const { entry } = (await author.call('create_entry', validEntry())).body;
  return { author, reporters, entry };
}

async function report(reporter: TestAgent, entryId: string, replyId?: string): Promise<void> {
  const target = replyId === undefined ? { entry_id: entryId } : { entry_id: entryId, reply_id: replyId };
  const { status, body } = await reporter.call('report', { ...target, reason: 'This is not what it says.' });
  assert.equal(status, 200, JSON.stringify(body));
}

async function isPublic(server: AdminTestServer, entryId: string): Promise<boolean> {
  return (await server.callPublicly('read_entry', { id: entryId })).status === 200;
}
