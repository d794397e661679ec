import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { register, validEntry } from '../support/server.ts';
import { type AdminTestServer, kinds, privateEvents } from './operator.ts';

for (const kind of kinds) {
  describe(`reports on ${kind.name}`, { skip: kind.missing }, () => {
    test('the list contains content, reason, reporter and history, oldest first', async (t) => {
      const server = await kind.start(t);
      const { author, reporter, entry, reply } = await createReportedThread(server);
      await server.runAction('hide', { module: 'exchange', target: 'reply', id: reply.id, reason: 'For a moment.' });
      await server.runAction('restore', { module: 'exchange', target: 'reply', id: reply.id, reason: 'Over again.' });
      await reporter.call('report', { entry_id: entry.id, reply_id: reply.id, reason: 'It is wrong again.' });
      const { body } = await server.runAction('/reports');
      assert.equal(body.untrusted, true);
      assert.deepEqual(
        body.reports.map((report: { reason: string }) => report.reason),
        ['The title misleads.', 'It is wrong again.'],
      );
      const [entryReport, replyReport] = body.reports;
      assert.partialDeepStrictEqual(entryReport, {
        module: 'exchange',
        status: 'open',
        reporter: { id: reporter.id, name: reporter.name },
        target: {
          kind: 'entry',
          id: entry.id,
          title: entry.title,
          text: entry.body,
          author: { id: author.id },
          hidden_at: null,
        },
        history: [],
      });
      assert.partialDeepStrictEqual(replyReport.target, {
        kind: 'reply',
        id: reply.id,
        entry_id: entry.id,
        text: reply.body,
        author: { id: author.id },
      });
      assert.deepEqual(
        replyReport.history.map((historyEntry: { act: string }) => historyEntry.act),
        ['restore', 'hide'],
      );
    });

    test('dismissing closes one report; the author can read the decision but not the reporter', async (t) => {
      const server = await kind.start(t);
      const { author, reporter } = await createReportedThread(server);
      const [report] = (await server.runAction('/reports')).body.reports;
      const dismissal = await server.runAction('dismiss', { report_id: report.id, reason: 'The title is fine.' });
      assert.partialDeepStrictEqual(dismissal.body.decision, {
        act: 'dismiss',
        target: { kind: 'entry', id: report.target.id },
        detail: { reports: 1 },
      });
      const secondResponse = await server.runAction('dismiss', { report_id: report.id, reason: 'The title is fine.' });
      assert.deepEqual([secondResponse.status, secondResponse.body.code], [409, 'nothing_to_change']);
      assert.equal((await server.runAction('/reports')).body.reports.length, 1);
      const dismissedReports = (await server.runAction('/reports?status=dismissed')).body.reports;
      assert.partialDeepStrictEqual(dismissedReports[0], { id: report.id, decision_id: dismissal.body.decision.id });
      const events = await eventually('reports and decision', async () => {
        const results = await privateEvents(author);
        return results.length === 3 && results;
      });
      assert.deepEqual(
        events.map((event) => event.kind),
        ['report.received', 'report.received', 'moderation.decided'],
      );
      assert.doesNotMatch(JSON.stringify(events), new RegExp(`${reporter.id}|${reporter.name}`));
      const missingReportResponse = await server.runAction('dismiss', {
        report_id: 'rpt_nothing',
        reason: 'Not there.',
      });
      assert.equal(missingReportResponse.status, 404);
    });

    test('hiding upholds the open reports on the record and on no other record', async (t) => {
      const server = await kind.start(t);
      const { entry, reply } = await createReportedThread(server);
      const hideResponse = await server.runAction('hide', {
        module: 'exchange',
        target: 'entry',
        id: entry.id,
        reason: 'It misleads.',
      });
      assert.deepEqual(hideResponse.body.decision.detail, { reports: 1 });
      assert.deepEqual(await reportedIds(server, 'upheld'), [entry.id]);
      assert.deepEqual(await reportedIds(server, 'open'), [reply.id]);
      await server.runAction('restore', {
        module: 'exchange',
        target: 'entry',
        id: entry.id,
        reason: 'It was edited.',
      });
      assert.deepEqual(await reportedIds(server, 'upheld'), [entry.id]);
    });

    test('a page of reports contains the cursor of the next page', async (t) => {
      const server = await kind.start(t);
      const author = await register(server.baseUrl);
      const reporter = await register(server.baseUrl);
      const reportIds: string[] = [];
      for (let number = 0; number < 5; number += 1) {
        const { entry } = (await author.call('create_entry', validEntry())).body;
        const { report } = (await reporter.call('report', { entry_id: entry.id, reason: `Report number ${number}.` }))
          .body;
        reportIds.push(report.id);
      }
      const pagedIds: string[] = [];
      let cursor: number | null = 0;
      while (cursor !== null) {
        const { body } = await server.runAction(`/reports?limit=2&cursor=${cursor}`);
        pagedIds.push(...body.reports.map((report: { id: string }) => report.id));
        cursor = body.next_cursor;
        assert.ok(pagedIds.length <= 5);
      }
      assert.deepEqual(pagedIds, reportIds);
    });

    test('deleting an entry deletes its reports and those of its reply', async (t) => {
      const server = await kind.start(t);
      const { author, entry } = await createReportedThread(server);
      await author.call('remove', { target: 'entry', id: entry.id });
      assert.deepEqual((await server.runAction('/reports')).body.reports, []);
    });
  });
}

/** Creates an entry and a reply of one author, both reported by another account. */
async function createReportedThread(server: AdminTestServer) {
  const author = await register(server.baseUrl);
  const reporter = await register(server.baseUrl);
  const { entry } = (await author.call('create_entry', validEntry())).body;
  const { reply } = (await author.call('reply', { id: entry.id, body: 'It may be the cache.' })).body;
  await reporter.call('report', { entry_id: entry.id, reason: 'The title misleads.' });
  await reporter.call('report', { entry_id: entry.id, reply_id: reply.id, reason: 'It is not the cache.' });
  return { author, reporter, entry, reply };
}

/** Ids of the entries and replies whose reports have this status. */
async function reportedIds(server: AdminTestServer, status: string): Promise<string[]> {
  const { body } = await server.runAction(`/reports?status=${status}`);
  return body.reports.map((report: { target: { id: string } }) => report.target.id);
}
