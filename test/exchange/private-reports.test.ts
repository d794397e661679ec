import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { databaseTopologies, type Nodes } from '../support/nodes.ts';
import { register, type TestAgent, validEntry } from '../support/server.ts';
import { readEvents, waitForPositions } from '../support/updates.ts';

const reason = 'This command deletes the production database.';

for (const topology of databaseTopologies) {
  describe(`a report on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let owner: TestAgent;
    let reporter: TestAgent;
    let follower: TestAgent;

    before(async () => {
      nodes = await topology.start();
      const base = nodes.baseUrl(0);
      [owner, reporter, follower] = [await register(base), await register(base), await register(base)];
      const { id } = (await owner.call('create_entry', validEntry({ tags: ['reported'] }))).body.entry;
      const reportedReply = (await follower.call('reply', { id, body: 'A reply that is reported, too.' })).body.reply;
      await follower.call('follow', { kind: 'entry', target: id });
      await follower.call('follow', { kind: 'tag', target: 'reported' });
      await reporter.call('report', { entry_id: id, reason });
      await owner.call('report', { entry_id: id, reply_id: reportedReply.id, reason: `${reason} So does the reply.` });
      await waitForPositions(base);
    });
    after(() => nodes?.close());

    test('reaches the author of the content with its reason and without the reporter', async () => {
      for (const [author, expected] of [
        [owner, reason],
        [follower, `${reason} So does the reply.`],
      ] as const) {
        const reports = (await readEvents(author)).filter(({ kind }) => kind === 'report.received');
        assert.deepEqual(
          reports.map(({ report, actor }) => [report?.reason, actor]),
          [[expected, null]],
        );
        assert.ok(!JSON.stringify(reports).includes(author === owner ? reporter.id : owner.id));
      }
    });

    test('is not sent to followers of the thread or its tag, to readers of all events, or to the reporter', async () => {
      for (const all of [false, true]) {
        const receivedEvents = [
          ...(await readEvents(reporter, { all })),
          ...(await readEvents(await register(nodes.baseUrl(0)), { all })),
        ];
        assert.ok(!receivedEvents.some(({ kind }) => kind === 'report.received'), `all: ${all}`);
        assert.ok(!JSON.stringify(receivedEvents).includes('production database'));
        const receivedReports = (await readEvents(follower, { all })).filter(({ kind }) => kind === 'report.received');
        assert.equal(receivedReports.length, 1, 'the follower receives only the report of its own reply');
      }
    });
  });
}
